import { apiHtml, byId } from '../../fixtures/apiPage';
import { useApiFilter } from '@/api-reference/useApiFilter';
import type { FilterCount } from '@/api-reference/filterApi';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const announce = jest.fn();
const format = ({ count, total }: FilterCount) => `${count} of ${total}`;

/** A page of the API, and things beside it that letters can be typed at. */
function Page({ html, path = '/a/' }: { html: string; path?: string }) {
  useApiFilter(format, announce);
  return (
    <>
      <div key={path} dangerouslySetInnerHTML={{ __html: html }} />
      <input aria-label="Other" />
      <div role="dialog" tabIndex={0} aria-label="Dialog" />
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Own keys
      </button>
    </>
  );
}

let html = '';
const field = () => screen.getByRole('searchbox');
const shownCount = () => document.querySelector('.api-count')?.textContent;
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });

beforeAll(async () => {
  html = await apiHtml();
});

beforeEach(() => {
  document.body.innerHTML = '';
  announce.mockClear();
});

describe('the field', () => {
  it('filters while it is typed in, shows the count and announces it', async () => {
    render(<Page html={html} />);
    await userEvent.type(field(), 'ripple');
    expect(byId('slots')).not.toBeVisible();
    expect(byId('Lamp-prop-centerRipple')).toBeVisible();
    expect(shownCount()).toBe('2 of 50');
    expect(announce).toHaveBeenLastCalledWith('2 of 50');
    expect(announce).toHaveBeenCalledTimes(6);
  });

  it('is emptied by Escape, which shows everything again; once more leaves it', async () => {
    render(<Page html={html} />);
    await userEvent.type(field(), 'ripple');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(byId('slots')).toBeVisible();
    expect(shownCount()).toBe('');
    expect(announce).toHaveBeenLastCalledWith('50 of 50');
    await userEvent.keyboard('{Escape}');
    expect(field()).not.toHaveFocus();
  });

  it('takes what was typed before the page listened', () => {
    render(<Page html={html.replace('type="search"', 'type="search" value="ripple"')} />);
    expect(shownCount()).toBe('2 of 50');
    expect(byId('slots')).not.toBeVisible();
  });

  it.each([
    [-900, 1],
    [20, 0],
  ])('brings the first hits back to a reader at %d pixels, so often: %d', (top, times) => {
    render(<Page html={html} />);
    const scrolled = jest.fn();
    const list = field().parentElement?.parentElement;
    if (list) {
      list.getBoundingClientRect = () => ({ top }) as DOMRect;
      list.scrollIntoView = scrolled;
    }
    fireEvent.input(field(), { target: { value: 'ripple' } });
    expect(scrolled).toHaveBeenCalledTimes(times);
  });

  it('has no say in other fields', async () => {
    render(<Page html={html} />);
    await userEvent.type(screen.getByLabelText('Other'), 'ripple');
    expect(announce).not.toHaveBeenCalled();
    expect(byId('slots')).toBeVisible();
  });

  it('works on the next page too', async () => {
    const { rerender } = render(<Page html={html} />);
    await userEvent.type(field(), 'ripple');
    rerender(<Page html={html} path="/b/" />);
    expect(field()).toHaveValue('');
    expect(byId('slots')).toBeVisible();
    await userEvent.type(field(), 'glows');
    expect(announce).toHaveBeenLastCalledWith('1 of 50');
  });

  it('does nothing more when its owner goes', () => {
    const { unmount } = render(<Page html={html} />);
    unmount();
    document.body.innerHTML = html;
    fireEvent.input(field(), { target: { value: 'ripple' } });
    press('f');
    expect(announce).not.toHaveBeenCalled();
    expect(field()).not.toHaveFocus();
  });
});

describe('the key F', () => {
  it('goes to the field, without being typed', () => {
    render(<Page html={html} />);
    expect(press('f')).toBe(false);
    expect(field()).toHaveFocus();
    expect(press('f')).toBe(true);
  });

  it('goes to the field from a radio button too', () => {
    render(<Page html={html} />);
    screen.getAllByRole('radio')[0]?.focus();
    press('f');
    expect(field()).toHaveFocus();
  });

  it.each(['Other', 'Dialog'])('is left to who types at: %s', (label) => {
    render(<Page html={html} />);
    screen.getByLabelText(label).focus();
    expect(press('f')).toBe(true);
    expect(field()).not.toHaveFocus();
  });

  it('is left to what has used it already', () => {
    render(<Page html={html} />);
    screen.getByRole('button', { name: 'Own keys' }).focus();
    press('f');
    expect(field()).not.toHaveFocus();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('is the browser’s with %s', (modifier) => {
    render(<Page html={html} />);
    expect(press('f', { [modifier]: true })).toBe(true);
    expect(field()).not.toHaveFocus();
  });

  it('is left alone on a page without the field', () => {
    render(<Page html="" />);
    expect(press('f')).toBe(true);
  });
});
