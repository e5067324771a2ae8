/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ProductionHostMeta } from '@/offline/ProductionHostMeta';

/** The markup under these settings. */
function markup(settings: Record<string, string>): string {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  return renderToStaticMarkup(<ProductionHostMeta />);
}

describe('ProductionHostMeta', () => {
  it('names the configured host', () => {
    expect(markup({ NEXT_PUBLIC_PRODUCTION_HOST: 'docs.example' })).toBe(
      '<meta name="production-host" content="docs.example"/>',
    );
  });

  it('is not there without a host, nor with the worker switched off', () => {
    expect(markup({ NEXT_PUBLIC_PRODUCTION_HOST: '' })).toBe('');
    expect(
      markup({ NEXT_PUBLIC_PRODUCTION_HOST: 'docs.example', NEXT_PUBLIC_SERVICE_WORKER: 'off' }),
    ).toBe('');
  });
});
