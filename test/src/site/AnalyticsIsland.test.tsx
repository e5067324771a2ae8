import { act, render, screen } from '@testing-library/react';
import { consentPreference } from '@/analytics/consentPreference';
import { AnalyticsChoice } from '@/site/AnalyticsChoice';
import { AnalyticsIsland } from '@/site/AnalyticsIsland';
import { SiteProviders } from '@/site/SiteProviders';
import { forgetEverythingKept } from '../../fixtures/blocked';
import { addAnalyticsTag, analyticsScripts, ID, removeAnalytics } from '../../fixtures/dataLayer';
import '../../fixtures/router';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

const mockLoaded = jest.fn();

jest.mock('@/site/Analytics', () => {
  mockLoaded();
  return jest.requireActual<object>('@/site/Analytics');
});

async function show() {
  const { container } = render(
    <SiteProviders userLanguage="en" emotionCache={null}>
      <AnalyticsIsland />
      <AnalyticsChoice />
    </SiteProviders>,
  );
  for (let turn = 0; turn < 5; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  return container;
}

afterEach(() => {
  removeAnalytics();
  Reflect.deleteProperty(window.navigator, 'globalPrivacyControl');
  act(() => consentPreference.set(null));
  forgetEverythingKept();
});

describe('AnalyticsIsland', () => {
  // First, while nothing of it has been loaded by any other test.
  it('is nothing and loads nothing without a measurement id', async () => {
    expect(await show()).toBeEmptyDOMElement();
    expect(mockLoaded).not.toHaveBeenCalled();
    expect(window.gtag).toBeUndefined();
  });

  it('is nothing and loads nothing for a browser that sends Global Privacy Control', async () => {
    Object.assign(window.navigator, { globalPrivacyControl: true });
    act(() => consentPreference.set('granted'));
    addAnalyticsTag('required');
    expect(await show()).toBeEmptyDOMElement();
    expect(mockLoaded).not.toHaveBeenCalled();
  });

  it('asks where the page says that it must, before anything is loaded of Google', async () => {
    addAnalyticsTag('required');
    await show();
    expect(screen.getByRole('region')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Analytics choice' })).toBeInTheDocument();
    expect(analyticsScripts()).toHaveLength(0);
  });

  it('begins at once where it need not ask', async () => {
    addAnalyticsTag();
    await show();
    expect(analyticsScripts()[0]?.getAttribute('src')).toContain(ID);
  });
});
