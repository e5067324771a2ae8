import { consentQuestion } from '@/analytics/consentQuestion';

function addButton(): HTMLButtonElement {
  const button = document.createElement('button');
  document.body.append(button);
  return button;
}

afterEach(() => {
  consentQuestion.close();
  document.body.innerHTML = '';
});

describe('consentQuestion', () => {
  it('tells those who listen when it opens and closes, until they stop', () => {
    const states: boolean[] = [];
    const stop = consentQuestion.subscribe(() => states.push(consentQuestion.isOpen()));
    consentQuestion.open();
    consentQuestion.close();
    consentQuestion.close();
    stop();
    consentQuestion.open();
    expect(states).toEqual([true, false]);
  });

  it('gives the focus back to what opened it', () => {
    const [opener, other] = [addButton(), addButton()];
    opener.focus();
    consentQuestion.open();
    other.focus();
    consentQuestion.close();
    expect(opener).toHaveFocus();
  });

  it('leaves the focus alone when it was not open', () => {
    const [opener, other] = [addButton(), addButton()];
    opener.focus();
    consentQuestion.open();
    consentQuestion.close();
    other.focus();
    consentQuestion.close();
    expect(other).toHaveFocus();
  });
});
