import { enUS, ptBR, zhCN, type Localization } from '@mui/material/locale';

/** The texts that Material UI's own components bring along, by language of the site. Loaded for other languages than English alone. */
export const coreLocales: Record<string, Localization> = { en: enUS, pt: ptBR, zh: zhCN };
