/** The name of the meta tag that tells a page on which host it registers the service worker. */
export const PRODUCTION_HOST_META = 'production-host';

/** Whether a host is the configured one or a subdomain of it. A host that only contains its name is another's. */
export function hostAllows(hostname: string, configured: string | null): boolean {
  if (!configured) return false;
  const host = configured.toLowerCase();
  return hostname === host || hostname.endsWith(`.${host}`);
}
