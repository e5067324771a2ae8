import { trackingState } from '@/analytics/trackingState';

describe('trackingState', () => {
  it.each([
    [null, true, 'ask'],
    [null, false, 'on'],
    ['granted', true, 'on'],
    ['granted', false, 'on'],
    ['denied', true, 'off'],
    ['denied', false, 'off'],
  ] as const)('is for the answer %s, consent required %s: %s', (consent, required, state) => {
    expect(trackingState(consent, required)).toBe(state);
  });
});
