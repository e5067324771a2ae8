import { render } from '@testing-library/react';
import { AnalyticsMeta } from '@/analytics/AnalyticsMeta';
import { readAnalyticsTag } from '@/analytics/analyticsTag';

function show(id: string | undefined, consentRequired?: string) {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_GA_MEASUREMENT_ID: id,
    NEXT_PUBLIC_CONSENT_REQUIRED: consentRequired,
  });
  return render(<AnalyticsMeta />).container.querySelector('meta');
}

describe('AnalyticsMeta', () => {
  it.each([undefined, ''])('is absent without a measurement id: %j', (id) => {
    expect(show(id, 'true')).toBeNull();
  });

  it.each([
    ['true', true],
    ['false', false],
    [undefined, false],
  ])('says what a page reads, with consent required: %s', (consent, consentRequired) => {
    const tag = show('G-1', consent);
    expect(tag).toHaveAttribute('name', 'analytics');
    expect(tag && readAnalyticsTag(tag)).toEqual({ id: 'G-1', consentRequired });
  });
});
