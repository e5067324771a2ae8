import { startGtag } from '@/analytics/gtag';
import { trackClicks } from '@/analytics/trackClicks';
import { ID, removeAnalytics, sentEvents } from '../../fixtures/dataLayer';

let stop = () => undefined as void;

/** Shows a page, follows its presses and presses one thing. */
function press(html: string, { selector = '#target', random = 0 } = {}) {
  document.body.innerHTML = html;
  stop = trackClicks(() => random);
  document.querySelector<HTMLElement>(selector)?.click();
}

beforeEach(() => startGtag(ID));

afterEach(() => {
  stop();
  removeAnalytics();
  document.body.innerHTML = '';
});

describe('trackClicks', () => {
  it('sends the category as the name, with action and label', () => {
    press(
      '<button id="target" data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="Basic">A</button>',
    );
    expect(sentEvents()).toEqual([['demo', { eventAction: 'copy', eventLabel: 'Basic' }]]);
  });

  it('says null of what is absent', () => {
    press('<button id="target" data-ga-event-category="header">A</button>');
    expect(sentEvents()).toEqual([['header', { eventAction: null, eventLabel: null }]]);
  });

  it('goes up to the first element with a category, and no higher', () => {
    press(
      '<div data-ga-event-category="far" data-ga-event-label="far"><p data-ga-event-category="near" data-ga-event-action="a"><span data-ga-event-action="inner"><svg><path id="target"/></svg></span></p></div>',
      { selector: 'span' },
    );
    document.querySelector('#target')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(sentEvents()).toEqual([
      ['near', { eventAction: 'a', eventLabel: null }],
      ['near', { eventAction: 'a', eventLabel: null }],
    ]);
  });

  it.each([
    '<button id="target">A</button>',
    '<button id="target" data-ga-event-category="">A</button>',
  ])('sends nothing of what has no category: %s', (html) => {
    press(html);
    document.dispatchEvent(new MouseEvent('click'));
    expect(sentEvents()).toEqual([]);
  });

  it.each([
    ['0.1', 0.05, true],
    ['0.1', 0.1, true],
    ['0.1', 0.11, false],
    ['1', 0.999, true],
    ['0', 0.001, false],
    ['', 0.999, true],
    ['some', 0.999, true],
  ])('with a split of "%s" and the number %d sends: %s', (split, random, isSent) => {
    press(
      `<button id="target" data-ga-event-category="a" data-ga-event-split="${split}">A</button>`,
      { random },
    );
    expect(sentEvents()).toHaveLength(isSent ? 1 : 0);
  });

  it('says what was pressed, even when the press changes it or is told to nobody else', () => {
    document.addEventListener('click', ({ target }) => (target as Element).remove(), {
      once: true,
    });
    document.body.innerHTML =
      '<button id="target" data-ga-event-category="a" data-ga-event-action="open">A</button>';
    const button = document.querySelector<HTMLElement>('#target');
    button?.addEventListener('click', (event) => {
      event.stopPropagation();
      button.dataset['gaEventAction'] = 'close';
    });
    stop = trackClicks();
    button?.click();
    expect(sentEvents()).toEqual([['a', { eventAction: 'open', eventLabel: null }]]);
  });

  it('sends nothing once it is stopped', () => {
    press('<button id="target" data-ga-event-category="a">A</button>');
    stop();
    document.querySelector<HTMLElement>('#target')?.click();
    expect(sentEvents()).toHaveLength(1);
  });
});
