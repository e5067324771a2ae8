import { findAnalyticsTag, readAnalyticsTag } from '@/analytics/analyticsTag';
import { addAnalyticsTag, ID, removeAnalytics } from '../../fixtures/dataLayer';

afterEach(() => {
  removeAnalytics();
  Reflect.deleteProperty(window.navigator, 'globalPrivacyControl');
});

describe('findAnalyticsTag', () => {
  it('finds nothing where there is no measurement id', () => {
    expect(findAnalyticsTag()).toBeNull();
  });

  it('finds the same tag every time', () => {
    const tag = addAnalyticsTag();
    expect(findAnalyticsTag()).toBe(tag);
    expect(findAnalyticsTag()).toBe(tag);
  });

  it('finds nothing for a reader whose browser sends Global Privacy Control', () => {
    addAnalyticsTag();
    Object.assign(window.navigator, { globalPrivacyControl: true });
    expect(findAnalyticsTag()).toBeNull();
    Object.assign(window.navigator, { globalPrivacyControl: false });
    expect(findAnalyticsTag()).not.toBeNull();
  });

  it('finds nothing in a frame', () => {
    addAnalyticsTag();
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    expect(findAnalyticsTag()).toBeNull();
  });
});

describe('readAnalyticsTag', () => {
  it.each([
    ['required', true],
    [undefined, false],
  ])('reads the id, and whether readers are asked first: %s', (consent, consentRequired) => {
    expect(readAnalyticsTag(addAnalyticsTag(consent))).toEqual({ id: ID, consentRequired });
  });
});
