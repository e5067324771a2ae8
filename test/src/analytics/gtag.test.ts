import { sendEvent, setUserProperties, startGtag, stopGtag } from '@/analytics/gtag';
import { analyticsScripts, commands, ID, removeAnalytics } from '../../fixtures/dataLayer';

afterEach(removeAnalytics);

describe('startGtag', () => {
  it('queues the configuration, without automatic page views, and then loads the script', () => {
    startGtag(ID);
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', ID, { send_page_view: false }],
    ]);
    const [script, ...others] = analyticsScripts();
    expect(others).toEqual([]);
    expect(script).toHaveAttribute('src', `https://www.googletagmanager.com/gtag/js?id=${ID}`);
    expect(script).toHaveProperty('async', true);
  });

  it('writes commands as the script knows them: as arguments, not as arrays', () => {
    startGtag(ID);
    expect((window.dataLayer ?? []).map((command) => String(command))).toEqual([
      '[object Arguments]',
      '[object Arguments]',
    ]);
  });

  it('does it once, however often it is called', () => {
    startGtag(ID);
    startGtag(ID);
    expect(analyticsScripts()).toHaveLength(1);
    expect(commands()).toHaveLength(2);
  });

  it('makes the id a part of the address and nothing else', () => {
    startGtag('G-1&l="evil');
    expect(analyticsScripts()[0]).toHaveAttribute(
      'src',
      'https://www.googletagmanager.com/gtag/js?id=G-1%26l%3D%22evil',
    );
  });

  it('uses the function that an extension has put in its place', () => {
    window.gtag = jest.fn();
    startGtag(ID);
    sendEvent('page_view', {});
    expect(window.gtag).toHaveBeenLastCalledWith('event', 'page_view', {});
    expect(commands()).toEqual([]);
  });
});

describe('sendEvent and setUserProperties', () => {
  it('queue their commands while the script has not loaded, or never will', () => {
    startGtag(ID);
    analyticsScripts()[0]?.dispatchEvent(new Event('error'));
    setUserProperties({ codeVariant: 'TS' });
    sendEvent('demo', { eventAction: 'copy' });
    expect(commands().slice(2)).toEqual([
      ['set', 'user_properties', { codeVariant: 'TS' }],
      ['event', 'demo', { eventAction: 'copy' }],
    ]);
  });

  it('do nothing before analytics are on', () => {
    sendEvent('demo', {});
    setUserProperties({ codeVariant: 'TS' });
    expect(window.dataLayer).toBeUndefined();
    expect(window.gtag).toBeUndefined();
  });

  it('do nothing once analytics are off, nor does the script, until they are on again', () => {
    startGtag(ID);
    stopGtag(ID);
    expect(window[`ga-disable-${ID}`]).toBe(true);
    sendEvent('demo', {});
    setUserProperties({ codeVariant: 'TS' });
    expect(commands()).toHaveLength(2);

    startGtag(ID);
    expect(window[`ga-disable-${ID}`]).toBe(false);
    sendEvent('demo', {});
    expect(commands()).toHaveLength(3);
  });

  it('do not throw when what stands in its place does', () => {
    startGtag(ID);
    window.gtag = () => {
      throw new Error('blocked');
    };
    expect(() => sendEvent('demo', {})).not.toThrow();
    delete window.gtag;
    expect(() => setUserProperties({ codeVariant: 'TS' })).not.toThrow();
  });
});
