/** Modules that are always loaded together, so that a demo asks for a few large files instead of a hundred small ones. */
interface Group {
  /** The modules that bring the group with them. */
  users: RegExp;
  members: readonly string[];
}

const material = (...names: string[]) => names.map((name) => `@mui/material/${name}`);

/** What has a popup, a field or a list in it. */
const OVERLAYS =
  /^@mui\/(x-|material$|lab$|material\/(Text|Select|NativeSelect|Input|Filled|Outlined|Form|Menu|List|Modal|Pop|Portal|Drawer|Swipeable|Dialog|Autocomplete|TablePagination|Fade|Grow|Tooltip|SpeedDial|Snackbar))/;

/** Chosen by measuring: what most demos need anyway costs the others little, and what few need stays apart. */
export const GROUPS: Readonly<Record<string, Group>> = {
  common: {
    users: /./,
    members: [
      'react/jsx-runtime',
      'clsx',
      '@emotion/react',
      '@mui/utils',
      '@mui/base/composeClasses',
      '@mui/base/utils',
      '@mui/base/useButton',
    ],
  },
  system: {
    users: /^(@emotion\/styled$|theme:(material|joy)|@mui\/(?!(base|utils)(\/|$)))/,
    members: ['@emotion/styled', '@mui/system', '@mui/private-theming'],
  },
  base: {
    users: new RegExp(`^@mui/(base|joy)(/|$)|${OVERLAYS.source}`),
    members: ['@mui/base'],
  },
  material: {
    users: /^(theme:material|@mui\/(material|lab|icons-material|x-[^/]+)(\/|$))/,
    members: material(
      'styles',
      'utils',
      'SvgIcon',
      'ButtonBase',
      'Button',
      'IconButton',
      'Paper',
      'Typography',
      'Box',
      'Stack',
    ),
  },
  overlays: {
    users: OVERLAYS,
    members: material(
      'TextField',
      'Select',
      'Menu',
      'MenuItem',
      'Dialog',
      'FormControlLabel',
      'FormGroup',
      'InputAdornment',
      'List',
      'ListItem',
      'ListItemButton',
      'ListItemIcon',
      'ListItemText',
      'Tooltip',
      'Fade',
    ),
  },
  joy: {
    users: /^(theme:joy|@mui\/joy(\/|$))/,
    members: ['styles', 'utils', 'SvgIcon', 'Box', 'Stack', 'Typography', 'Sheet', 'Button'].map(
      (name) => `@mui/joy/${name}`,
    ),
  },
  grid: { users: /^@mui\/x-data-grid/, members: ['@mui/x-data-grid'] },
  pickers: { users: /^@mui\/x-date-pickers/, members: ['@mui/x-date-pickers'] },
};

/** The groups that come with a module. */
export function groupsOf(id: string): string[] {
  return Object.keys(GROUPS).filter((name) => GROUPS[name]?.users.test(id));
}

/**
 * The code of a group. Keeping its members where they can be found is an effect, without which a bundler would leave them out.
 */
export function groupSource(name: string): string {
  const members = GROUPS[name]?.members ?? [];
  const imports = members.map((id, index) => `import * as m${index} from ${JSON.stringify(id)};`);
  const kept = members.map((_, index) => `m${index}`).join(', ');
  return `${imports.join('\n')}\n(globalThis.__groups ??= []).push(() => [${kept}]);`;
}
