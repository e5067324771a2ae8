import { readingMinutes } from '@/blog/readingMinutes';

it.each([
  ['', 1],
  ['a few words', 1],
  ['word '.repeat(440), 2],
  ['word\n\n'.repeat(1100), 5],
])('takes whole minutes, at least one (%#)', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
