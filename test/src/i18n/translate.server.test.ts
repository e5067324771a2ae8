/** @jest-environment node */
import { translate } from '@/i18n/translate';

describe('translate on the server', () => {
  it('does not report a missing translation: the browser will', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(translate('en', 'nope')).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  it('reports a missing language', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(translate('zh', 'copy')).toBe('…');
    expect(error.mock.calls).toEqual([['Missing language: zh.']]);
  });
});
