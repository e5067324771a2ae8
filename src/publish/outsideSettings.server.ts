import { loadEnvConfig } from '@next/env';
import { iconFontUrl } from '@/theme/iconFont';
import type { OutsideSettings } from './contentSecurityPolicy';

/** Next.js tells which files it has read; here that would be said again at every start. */
const SILENT = { info: () => undefined, error: console.error };

/** What the build is configured with: environment variables, and the `.env` files that Next.js reads while it builds. */
export function outsideSettings(): OutsideSettings {
  const { combinedEnv } = loadEnvConfig(process.cwd(), false, SILENT);
  return {
    measurementId: combinedEnv['NEXT_PUBLIC_GA_MEASUREMENT_ID'],
    iconFontUrl: iconFontUrl(combinedEnv['NEXT_PUBLIC_ICON_FONT_URL']),
    feedbackUrl: combinedEnv['NEXT_PUBLIC_FEEDBACK_URL'],
  };
}
