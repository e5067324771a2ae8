/** @jest-environment node */
import { createPreference } from '@/preferences/createPreference';

describe('a preference on the server', () => {
  it('is its fallback: nothing is known of the reader', () => {
    const fromHash = jest.fn();
    const preference = createPreference<string>({
      key: 'mode',
      store: 'cookie',
      parse: String,
      format: String,
      fallback: 'none',
      fromHash,
    });
    expect(preference.get()).toBe('none');
    expect(preference.getServerValue()).toBe('none');
    expect(fromHash).not.toHaveBeenCalled();
  });
});
