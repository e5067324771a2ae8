import type { Dispatch, RefObject } from 'react';
import type { CodeStyling } from '@/preferences/codePreferences';
import type { Product } from '@/products/types';
import type { DemoAction, DemoState, SourceKey } from './demoReducer';
import type { DemoSource, ShownDemo } from './demoTypes';

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

/** What the toolbar of a demo shows and does. */
export interface DemoToolbarProps extends SharedDemoProps {
  chosen: ChosenSource;
  /** Whether all of the code is shown. */
  isOpen: boolean;
  onToggle: () => void;
  /** Takes the reader into the code. */
  onEdit: () => void;
  /** The code as it stands, loaded when it has to be; null when it cannot be. */
  current: () => Promise<DemoSource | null>;
  /** Shows a short message. */
  say: (text: string) => void;
}

/** What the toolbar and its menu both offer. */
export interface DemoActions extends Omit<DemoToolbarProps, 'onEdit'> {
  /** Left out where the code cannot be edited. */
  onEdit: (() => void) | undefined;
  onResetFocus: () => void;
  onReset: () => void;
}
