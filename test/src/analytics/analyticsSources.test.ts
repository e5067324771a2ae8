import { analyticsSources } from '@/analytics/analyticsSources';
import { startGtag } from '@/analytics/gtag';
import { analyticsScripts, ID, removeAnalytics } from '../../fixtures/dataLayer';

afterEach(removeAnalytics);

describe('analyticsSources', () => {
  it.each([undefined, ''])('is nothing without a measurement id: %j', (id) => {
    expect(analyticsSources(id)).toEqual({});
  });

  it('allows the script that is loaded, and no more of its host', () => {
    startGtag(ID);
    const [source = '', ...others] = analyticsSources(ID)['script-src'] ?? [];
    expect(others).toEqual([]);
    expect(analyticsScripts()[0]?.getAttribute('src')?.startsWith(source)).toBe(true);
    expect(new URL(source).pathname).toBe('/gtag/');
  });

  it('allows nothing but encrypted hosts of Google', () => {
    const hosts =
      /^https:\/\/(?:\*|www)\.(?:google-analytics|analytics\.google|googletagmanager)\.com(?:\/|$)/;
    const sources = Object.values(analyticsSources(ID)).flat();
    expect(sources.filter((source) => !hosts.test(source))).toEqual([]);
    expect(Object.keys(analyticsSources(ID)).sort()).toEqual([
      'connect-src',
      'img-src',
      'script-src',
    ]);
  });
});
