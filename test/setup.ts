import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { matchMedia, resetMedia } from './fixtures/mediaQueries';

if (typeof window !== 'undefined') window.matchMedia = matchMedia;

// What is awaited may be code that is loaded first, on a machine that is busy.
configure({ asyncUtilTimeout: 10_000 });

/** The site is tested without a license key, and says so beside the demos of the Pro and Premium plans. */
const MISSING_LICENSE = 'MUI: Missing license key.';

// A test that writes an error or a warning without expecting it fails: React tells of mistakes that way.
const unexpected: string[] = [];

beforeEach(() => {
  resetMedia();
  unexpected.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      const message = args.map(String).join(' ');
      if (!message.includes(MISSING_LICENSE)) unexpected.push(message);
    });
  }
});

afterEach(() => {
  const messages = [...unexpected];
  jest.restoreAllMocks();
  expect(messages).toEqual([]);
});
