import { apiDisplayProperties } from '@/analytics/apiDisplayProperties';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';

const NONE = {
  apiPage_default: 'none',
  apiPage_slots: 'none',
  apiPage_props: 'none',
  apiPage_css: 'none',
  apiPage_classes: 'none',
};

afterEach(forgetEverythingKept);

describe('apiDisplayProperties', () => {
  it('says what is stored, and none where nothing is', () => {
    window.localStorage.setItem('apiPage_default', 'collapsed');
    window.localStorage.setItem('apiPage_props', 'table');
    expect(apiDisplayProperties()).toEqual({
      ...NONE,
      apiPage_default: 'collapsed',
      apiPage_props: 'table',
    });
  });

  it('tells nobody of a text that is no display', () => {
    window.localStorage.setItem('apiPage_slots', 'somebody@example.com');
    expect(apiDisplayProperties()).toEqual(NONE);
  });

  it('says none where storage is blocked', () => {
    blockCookiesAndStorage();
    expect(apiDisplayProperties()).toEqual(NONE);
  });
});
