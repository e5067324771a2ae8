import '@testing-library/jest-dom';
import { matchMedia, resetMedia } from './fixtures/mediaQueries';

if (typeof window !== 'undefined') window.matchMedia = matchMedia;

// A test that writes an error or a warning without expecting it fails: React tells of mistakes that way.
const unexpected: string[] = [];

beforeEach(() => {
  resetMedia();
  unexpected.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(args.map(String).join(' '));
    });
  }
});

afterEach(() => {
  const messages = [...unexpected];
  jest.restoreAllMocks();
  expect(messages).toEqual([]);
});
