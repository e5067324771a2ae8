/** Where `npm start` serves the site: its address while none is configured. */
const LOCAL_URL = 'http://localhost:4173';

/** Origin of the published site, without a slash at its end. What machines read names pages by their whole addresses. */
export function siteUrl(): string {
  return process.env['NEXT_PUBLIC_SITE_URL'] || LOCAL_URL;
}
