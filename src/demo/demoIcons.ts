import { ICON_PATHS } from '@/ui/Icon';

/** Path data of the icons of demos. All but the shared ones are what only the toolbar of demos needs: 24 x 24, drawn with a line 1.75 wide. */
export const DEMO_ICONS = {
  codesandbox: 'M12 3 4 7.5v9L12 21l8-4.5v-9L12 3Zm0 0v0M4 7.5l8 4.5 8-4.5M12 12v9',
  copy: ICON_PATHS.copy,
  edit: ICON_PATHS.edit,
  focus:
    'M4 9V5a1 1 0 0 1 1-1h4m6 0h4a1 1 0 0 1 1 1v4m0 6v4a1 1 0 0 1-1 1h-4m-6 0H5a1 1 0 0 1-1-1v-4m8-1a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  reset: 'M5 12a7 7 0 1 0 2.3-5.2L5 9m0-4.5V9h4.5',
  stackblitz: 'M13 3 6 14h5l-1 7 8-11h-5l1-7Z',
} as const;

export type DemoIconName = keyof typeof DEMO_ICONS;
