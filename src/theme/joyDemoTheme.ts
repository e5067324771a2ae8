import { extendTheme } from '@mui/joy/styles';

/** The default Joy theme. Its variables are in the site's stylesheet. */
export const joyDemoTheme = extendTheme();
