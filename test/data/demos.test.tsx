/** @jest-environment node */
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider as JoyThemeProvider } from '@mui/joy/styles';
import { ThemeProvider as MaterialThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { products } from '@data/products';
import { readdirSync } from 'node:fs';
import { joyDemoTheme } from '@/theme/joyDemoTheme';
import { materialDemoTheme } from '@/theme/materialDemoTheme';
