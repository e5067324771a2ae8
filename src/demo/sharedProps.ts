import type { Dispatch, RefObject } from 'react';
import type { CodeStyling } from '@/preferences/codePreferences';
import type { Product } from '@/products/types';
import type { DemoAction, DemoState, SourceKey } from './demoReducer';
import type { ShownDemo } from './demoTypes';

/** What the stage of a demo and its panel share. Nothing of it changes before the demo is hydrated. */
export interface SharedDemoProps {
  section: RefObject<HTMLElement>;
  demo: ShownDemo;
  product: Product;
  state: DemoState;
  dispatch: Dispatch<DemoAction>;
  /** Whether its HTML stood in the document before React did. */
  isShipped: boolean;
}

/** The source that the reader's preferences choose. Each part reads it for itself: see PanelIsland. */
export interface ChosenSource {
  /** The styling the demo is shown in. */
  styling: CodeStyling;
  sourceKey: SourceKey;
}
