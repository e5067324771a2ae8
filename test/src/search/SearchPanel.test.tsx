import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadSearchIndex, SearchIndex } from '@/search/searchIndex';
import { SearchPanel } from '@/search/SearchPanel';
import { RECORDS } from '../../fixtures/searchRecords';

jest.mock('@/search/searchIndex', () => ({
  ...jest.requireActual<object>('@/search/searchIndex'),
  loadSearchIndex: jest.fn(),
}));

const load = jest.mocked(loadSearchIndex);
const onChoose = jest.fn();

/** The elements that were scrolled into view, by their ids, and how. */
const scrolled: [string, unknown][] = [];

beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(how) {
    scrolled.push([this.id, how]);
  };
});

afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

beforeEach(() => {
  scrolled.length = 0;
  onChoose.mockClear();
  load.mockReset().mockResolvedValue(new SearchIndex(RECORDS));
});

async function show(initialQuery = '') {
  render(<SearchPanel currentProduct="Joy UI" initialQuery={initialQuery} onChoose={onChoose} />);
  await act(() => Promise.resolve());
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option');
const paths = () => options().map((option) => option.getAttribute('href'));
const status = () => screen.getByRole('status');

/** The one result that is selected, and that the field points a screen reader at. */
function selected(): string | null {
  const all = options().filter((option) => option.getAttribute('aria-selected') === 'true');
  expect(all.map(({ id }) => id)).toEqual([field().getAttribute('aria-activedescendant')]);
  return all[0]?.getAttribute('href') ?? null;
}

describe('SearchPanel', () => {
  it('says what to do before anything is typed', async () => {
    await show();
    expect(field()).toHaveAttribute('placeholder', 'What are you looking for?');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(status()).toHaveTextContent('Type to search titles, headings and text.');
    expect(options()).toEqual([]);
  });

  it('shows results as links while the reader types', async () => {
    await show();
    await userEvent.type(field(), 'grid');
    expect(paths()).toEqual(['/x/react-data-grid/']);
    expect(options()[0]).toHaveTextContent('Data Grid');
    expect(options()[0]).toHaveTextContent('MUI X');
    expect(options()[0]).toHaveTextContent('Rows and columns, sorted and filtered.');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('counts the results', async () => {
    await show();
    await userEvent.type(field(), 'grid');
    expect(status()).toHaveTextContent(/^1 result$/);
    await userEvent.clear(field());
    await userEvent.type(field(), 'button');
    expect(options().length).toBeGreaterThan(1);
    expect(status()).toHaveTextContent(`${options().length} results`);
  });

  it('names the section of a result that is one', async () => {
    await show('sizes');
    expect(options()[0]).toHaveTextContent('Button › Sizes');
  });

  it('says when there is nothing, and what was looked for', async () => {
    await show('xylophone');
    expect(status()).toHaveTextContent('Nothing found for “xylophone”');
    expect(options()).toEqual([]);
  });

  it('begins with what was typed before it stood, for the product being read', async () => {
    await show('button');
    expect(field()).toHaveValue('button');
    expect(paths()[0]).toBe('/joy-ui/react-button/');
  });

  it('takes blanks for nothing', async () => {
    await show('   ');
    expect(status()).toHaveTextContent('Type to search');
  });

  it('moves through the results by the arrow keys, and round', async () => {
    await show('button');
    const all = paths();
    expect(selected()).toBe(all[0]);
    await userEvent.type(field(), '{ArrowDown}');
    expect(selected()).toBe(all[1]);
    await userEvent.type(field(), '{ArrowUp}{ArrowUp}');
    expect(selected()).toBe(all.at(-1));
    await userEvent.type(field(), '{ArrowDown}');
    expect(selected()).toBe(all[0]);
  });

  it('brings what the arrow keys select into view', async () => {
    await show('button');
    await userEvent.type(field(), '{ArrowDown}');
    expect(scrolled).toEqual([[options()[1]?.id, { block: 'nearest' }]]);
  });

  it('chooses the selected result by Enter', async () => {
    await show('button');
    const all = paths();
    await userEvent.type(field(), '{ArrowDown}{Enter}');
    expect(onChoose.mock.calls).toEqual([[all[1]]]);
  });

  it('begins at the first result again when the query changes', async () => {
    await show('button');
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}');
    await userEvent.type(field(), '{Backspace}');
    expect(selected()).toBe(paths()[0]);
  });

  it('selects what the pointer moves over', async () => {
    await show('button');
    const [, second] = options();
    if (second) await userEvent.hover(second);
    expect(selected()).toBe(paths()[1]);
  });

  it('does nothing by Enter without results', async () => {
    await show('xylophone');
    await userEvent.type(field(), '{Enter}{ArrowDown}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('leaves the results out of the order of the Tab key', async () => {
    await show('button');
    for (const option of options()) expect(option).toHaveAttribute('tabindex', '-1');
  });

  it('says that the index is loading, and then searches by itself', async () => {
    let finish: (index: SearchIndex) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await show('grid');
    expect(status()).toHaveTextContent('Loading the search index');
    await act(async () => {
      finish(new SearchIndex(RECORDS));
      await Promise.resolve();
    });
    expect(paths()).toEqual(['/x/react-data-grid/']);
  });

  it('says when the index could not be loaded, and tries again with the next letter', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await show('gri');
    expect(status()).toHaveTextContent('could not be loaded');
    await userEvent.type(field(), 'd');
    expect(paths()).toEqual(['/x/react-data-grid/']);
    expect(status()).toHaveTextContent('1 result');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads the index once when all goes well', async () => {
    await show();
    await userEvent.type(field(), 'grid');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
