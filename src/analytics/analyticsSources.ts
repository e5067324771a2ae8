/** What pages may load when there is a measurement id, by directive of the content security policy. Nothing without one. */
export function analyticsSources(id: string | undefined): Record<string, readonly string[]> {
  if (!id) return {};
  return {
    // Not the whole host: elsewhere on it there is code that anybody may have written.
    'script-src': ['https://www.googletagmanager.com/gtag/'],
    // Google sends by region: https://developers.google.com/tag-platform/security/guides/csp
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  };
}
