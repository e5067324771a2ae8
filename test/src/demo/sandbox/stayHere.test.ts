import { fireEvent } from '@testing-library/react';
import { stayHere } from '@/demo/sandbox/stayHere';

test('links and forms lead nowhere else, but do what the demo has them do', () => {
  stayHere();
  document.body.innerHTML =
    '<a id="out" href="/x"><b>out</b></a><a id="in" href="#x">in</a><form><button>send</button></form>';
  const element = (selector: string) => document.querySelector(selector) as Element;
  // What is dispatched is false when it was prevented.
  expect(fireEvent.click(element('#out b'))).toBe(false);
  expect(fireEvent.click(element('#in'))).toBe(true);
  expect(fireEvent.submit(element('form'))).toBe(false);
});
