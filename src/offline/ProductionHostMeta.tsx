import { PRODUCTION_HOST_META } from './hostAllows';

/**
 * Tells pages where they may register the service worker. Without a host, or with the worker switched off, there is no such tag
 * and no page registers one.
 */
export function ProductionHostMeta() {
  const host = process.env['NEXT_PUBLIC_PRODUCTION_HOST'];
  if (!host || process.env['NEXT_PUBLIC_SERVICE_WORKER'] === 'off') return null;
  return <meta name={PRODUCTION_HOST_META} content={host} />;
}
