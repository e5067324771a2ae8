import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentPreference } from '@/analytics/consentPreference';
import { consentQuestion } from '@/analytics/consentQuestion';
import { ConsentBanner } from '@/site/ConsentBanner';
import { forgetEverythingKept } from '../../fixtures/blocked';

const banner = () => screen.getByRole('region', { name: 'May this site count how it is used?' });
const answers = () => within(banner()).getAllByRole('button');

function show(isAskedFor = false) {
  return render(
    <>
      <a href="#a">First link</a>
      <ConsentBanner isAskedFor={isAskedFor} />
    </>,
  );
}

afterEach(() => {
  act(() => {
    consentQuestion.close();
    consentPreference.set(null);
  });
  forgetEverythingKept();
});

describe('ConsentBanner', () => {
  it('is a region with a name, a reason and two answers of the same look', () => {
    show();
    expect(banner()).toHaveTextContent('Google Analytics');
    expect(answers().map(({ textContent }) => textContent)).toEqual(['Refuse', 'Accept']);
    const [refuse, accept] = answers();
    expect(refuse?.className).toBe(accept?.className);
    expect(refuse?.parentElement).toBe(accept?.parentElement);
  });

  it.each([
    ['Refuse', 'denied'],
    ['Accept', 'granted'],
  ])('keeps the answer %s', async (name, consent) => {
    show();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(window.localStorage.getItem('analyticsConsent')).toBe(consent);
  });

  it('leaves the focus where it is when the page opens it', () => {
    show();
    expect(document.body).toHaveFocus();
  });

  it('takes the focus when the reader has opened it, and gives it back', async () => {
    const { rerender } = render(<button onClick={consentQuestion.open}>Open</button>);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    rerender(
      <>
        <button>Open</button>
        <ConsentBanner isAskedFor />
      </>,
    );
    expect(banner()).toHaveFocus();
    await userEvent.tab();
    expect(answers()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(consentQuestion.isOpen()).toBe(false);
  });

  it.each([
    ['granted', 'You have accepted.'],
    ['denied', 'You have refused.'],
  ] as const)('says what counts so far: %s', (consent, text) => {
    show(true);
    expect(banner()).not.toHaveTextContent('You have');
    act(() => consentPreference.set(consent));
    expect(banner()).toHaveTextContent(text);
  });

  it('keeps room for itself as long as it is there', () => {
    const { unmount } = show();
    expect(document.body.style.paddingBottom).toBe('0px');
    unmount();
    expect(document.body.style.paddingBottom).toBe('');
  });
});
