import { apiHtml, byId } from '../../fixtures/apiPage';
import { clearFilter, filterApi, filterField, matchesQuery } from '@/api-reference/filterApi';
import { lampApi, useLampApi } from '../../fixtures/componentApi';

const group = (index: number) => {
  const found = document.querySelectorAll<HTMLDetailsElement>('.api-group')[index];
  if (!found) throw new Error(`No group ${index}.`);
  return found;
};
const shown = () => [...document.querySelectorAll('.api-item:not([hidden])')].map(({ id }) => id);

beforeEach(async () => {
  document.body.innerHTML = await apiHtml();
});

describe('matchesQuery', () => {
  it.each([
    ['onChange', 'change', true],
    ['Callback of the change', '  CALL  change ', true],
    ['change of the callback', 'call change', true],
    ['onChange', 'change call', false],
    ['a', '', true],
  ])('%j has every word of %j: %s', (text, query, expected) => {
    expect(matchesQuery(text, query)).toBe(expected);
  });
});

describe('filterApi', () => {
  it('counts what it shows, of everything', () => {
    expect(filterApi('centerRipple')).toEqual({ count: 1, total: 50 });
    expect(filterApi('nothing like it')).toEqual({ count: 0, total: 50 });
    expect(filterApi(' ')).toEqual({ count: 50, total: 50 });
  });

  it.each([
    ['name', 'FULLWIDTH', ['Lamp-classes-fullWidth']],
    ['type', 'SyntheticEvent, value', ['Lamp-prop-onChange']],
    ['the folded whole of a type', 'OverridableString', ['Lamp-prop-color']],
    ['a declaration of a type', 'interface LampClasses', ['Lamp-prop-classes']],
    ['description', 'candle', ['Lamp-prop-size']],
    ['signature', 'whether go', ['Lamp-prop-onChange']],
    ['key of a class', 'mui-focusvisible', ['Lamp-classes-focusVisible']],
    ['slot', 'glows', ['Lamp-slot-bulb']],
  ])('finds by %s', (_what, query, ids) => {
    filterApi(query);
    expect(shown()).toEqual(ids);
  });

  it.each(['Required', 'Copy link', 'Details of', 'Full type', 'Key in classes'])(
    'does not find by words of the page: %s',
    (query) => {
      expect(filterApi(query).count).toBe(0);
    },
  );

  it('hides sections, groups and notes without hits, and nothing else', () => {
    filterApi('centerRipple');
    const hidden = (element: Element | null) => element?.closest('[hidden]') !== null;
    expect(hidden(byId('Lamp-prop-centerRipple'))).toBe(false);
    expect(hidden(byId('props'))).toBe(false);
    expect(hidden(byId('inheritance'))).toBe(false);
    for (const id of ['import', 'slots', 'classes', 'theme-default-props', 'Lamp-prop-color'])
      expect([id, hidden(byId(id))]).toEqual([id, true]);
    expect(hidden(group(1))).toBe(true);
    expect(hidden(filterField())).toBe(false);
  });

  it('hides the heading over inherited props without hits', () => {
    filterApi('candle');
    expect(byId('props').closest('[hidden]')).toBeNull();
    expect(byId('inheritance').closest('[hidden]')).not.toBeNull();
  });

  it('hides entries without hits', async () => {
    document.body.innerHTML = await apiHtml([lampApi, useLampApi], { layout: 'tab' });
    filterApi('glowing');
    expect(byId('lamp').closest('[hidden]')).not.toBeNull();
    expect(byId('use-lamp').closest('[hidden]')).toBeNull();
  });

  it('shows everything again', () => {
    const before = document.body.innerHTML;
    filterApi('centerRipple');
    filterApi('');
    expect(document.querySelector('[hidden]')).toBeNull();
    expect(document.body.innerHTML).toBe(before);
  });

  it('opens folded groups with hits and folds them again', () => {
    filterApi('ripple');
    expect([group(0).open, group(1).open]).toEqual([true, false]);
    filterApi('className');
    expect(group(1).open).toBe(true);
    filterApi('');
    expect([group(0).open, group(1).open]).toEqual([false, false]);
  });

  it('finds a name among others, marks and counts it, and shows where it stands', () => {
    const marked = () =>
      [...document.querySelectorAll('[data-hit]')].map((name) => name.textContent);
    expect(filterApi('formM')).toEqual({ count: 1, total: 50 });
    expect(marked()).toEqual(['formMethod']);
    expect([group(1).hidden, group(1).open]).toEqual([false, true]);
    expect(byId('inheritance').closest('[hidden]')).toBeNull();
    expect(group(0).hidden).toBe(true);
    expect(filterApi('form').count).toBe(4);
    expect(marked()).toEqual(['form', 'formAction', 'formEncType', 'formMethod']);
    filterApi('');
    expect(marked()).toEqual([]);
  });

  it('leaves a group open that the reader has opened', () => {
    group(0).open = true;
    filterApi('ripple');
    filterApi('');
    expect(group(0).open).toBe(true);
  });
});

describe('clearFilter', () => {
  it('empties the field as if the reader did, once', () => {
    const onInput = jest.fn();
    document.addEventListener('input', onInput);
    const field = filterField();
    if (field) field.value = 'x';
    clearFilter();
    clearFilter();
    expect(field).toHaveValue('');
    expect(onInput).toHaveBeenCalledTimes(1);
    document.removeEventListener('input', onInput);
  });

  it('does nothing on a page without a field', () => {
    document.body.innerHTML = '';
    expect(clearFilter).not.toThrow();
  });
});
