import { apiHtml, byId } from '../../fixtures/apiPage';
import { reveal, targetOfAddress } from '@/api-reference/revealTarget';

beforeEach(async () => {
  document.body.innerHTML = await apiHtml();
});

afterEach(() => window.history.replaceState(null, '', '/'));

describe('targetOfAddress', () => {
  it('is what the anchor names, with its escapes', () => {
    byId('Lamp-prop-color').id = 'Lamp-prop-[x]';
    window.history.replaceState(null, '', '#Lamp-prop-%5Bx%5D');
    expect(targetOfAddress()).toBe(byId('Lamp-prop-[x]'));
  });

  it.each(['', '#', '#nowhere', '#%'])('is nothing for %j', (hash) => {
    window.history.replaceState(null, '', `/${hash}`);
    expect(targetOfAddress()).toBeNull();
  });
});

describe('reveal', () => {
  it('opens an item, which moves nothing in a list that shows it anyway', () => {
    expect(reveal(byId('Lamp-prop-color'))).toBe(false);
    expect(byId('Lamp-prop-color')).toHaveAttribute('data-open');
  });

  it('opens an item of a collapsed list, which moves what stands below it, once', () => {
    const target = byId('Lamp-prop-color');
    target.closest('section')?.setAttribute('data-display', 'collapsed');
    expect(reveal(target)).toBe(true);
    expect(reveal(target)).toBe(false);
  });

  it('opens the group around an item', () => {
    const target = byId('Lamp-prop-centerRipple');
    expect(reveal(target)).toBe(true);
    expect(target.closest('details')).toHaveAttribute('open');
    expect(document.querySelectorAll('.api-group[open]')).toHaveLength(1);
    expect(reveal(target)).toBe(false);
  });

  it('opens no item for a section', () => {
    expect(reveal(byId('slots'))).toBe(false);
    expect(document.querySelector('[data-open], details[open]')).toBeNull();
  });
});
