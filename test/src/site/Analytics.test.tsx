import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentPreference } from '@/analytics/consentPreference';
import { sendEvent } from '@/analytics/gtag';
import { Analytics } from '@/site/Analytics';
import { AnalyticsChoice } from '@/site/AnalyticsChoice';
import { SiteProviders } from '@/site/SiteProviders';
import { forgetEverythingKept } from '../../fixtures/blocked';
import {
  addAnalyticsTag,
  analyticsScripts,
  commands,
  ID,
  removeAnalytics,
} from '../../fixtures/dataLayer';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

async function show(consentRequired: boolean) {
  addAnalyticsTag();
  render(
    <SiteProviders userLanguage="en" emotionCache={null}>
      <Analytics id={ID} consentRequired={consentRequired} />
      <AnalyticsChoice />
    </SiteProviders>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Nothing of Google is here, and nothing was written for it. */
function expectNothing() {
  expect(analyticsScripts()).toHaveLength(0);
  expect([window.gtag, window.dataLayer]).toEqual([undefined, undefined]);
}

afterEach(() => {
  removeAnalytics();
  act(() => consentPreference.set(null));
  forgetEverythingKept();
});

describe('Analytics', () => {
  it('asks nobody where nobody must be asked', async () => {
    await show(false);
    expect(screen.queryByRole('region')).toBeNull();
    expect(analyticsScripts()).toHaveLength(1);
    expect(commands()).toContainEqual(['event', 'page_view', expect.anything()]);
  });

  it('does nothing but ask where it must', async () => {
    await show(true);
    expect(await screen.findByRole('region')).toBeInTheDocument();
    expectNothing();
  });

  it('begins when the reader accepts, and asks no more', async () => {
    await show(true);
    await press('Accept');
    expect(screen.queryByRole('region')).toBeNull();
    expect(analyticsScripts()).toHaveLength(1);
  });

  it('does nothing when the reader refuses, and asks no more', async () => {
    await show(true);
    await press('Refuse');
    expect(screen.queryByRole('region')).toBeNull();
    expectNothing();
  });

  it.each([
    ['granted', 1],
    ['denied', 0],
  ] as const)('remembers the answer %s', async (consent, scripts) => {
    act(() => consentPreference.set(consent));
    await show(true);
    expect(screen.queryByRole('region')).toBeNull();
    expect(analyticsScripts()).toHaveLength(scripts);
  });

  it.each([true, false])(
    'lets the reader take it back, and forgets: asked first %s',
    async (consentRequired) => {
      act(() => consentPreference.set('granted'));
      await show(consentRequired);
      document.cookie = '_ga=1;path=/';
      await press('Analytics choice');
      await press('Refuse');
      expect(screen.queryByRole('region')).toBeNull();
      expect(window[`ga-disable-${ID}`]).toBe(true);
      expect(document.cookie).not.toContain('_ga');

      const before = commands().length;
      sendEvent('CLS', {});
      await press('Analytics choice');
      expect(commands()).toHaveLength(before);

      await press('Accept');
      expect(window[`ga-disable-${ID}`]).toBe(false);
      expect(commands().length).toBeGreaterThan(before);
      expect(analyticsScripts()).toHaveLength(1);
    },
  );
});
