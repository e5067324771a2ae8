import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchDialog } from '@/search/SearchDialog';
import { SearchIndex } from '@/search/searchIndex';
import { installDialog } from '../../fixtures/dialog';
import { watchFollowedLinks } from '../../fixtures/followedLinks';
import { RECORDS } from '../../fixtures/searchRecords';

jest.mock('@/search/searchIndex', () => {
  const actual = jest.requireActual<{ SearchIndex: typeof SearchIndex }>('@/search/searchIndex');
  return { ...actual, loadSearchIndex: jest.fn() };
});

const onClose = jest.fn();
const onChoose = jest.fn();

beforeAll(installDialog);

beforeEach(() => {
  onClose.mockClear();
  onChoose.mockClear();
  jest
    .requireMock<{ loadSearchIndex: jest.Mock }>('@/search/searchIndex')
    .loadSearchIndex.mockResolvedValue(new SearchIndex(RECORDS));
});

async function show(initialQuery = '') {
  const view = render(
    <SearchDialog
      currentProduct={null}
      initialQuery={initialQuery}
      onClose={onClose}
      onChoose={onChoose}
    />,
  );
  await act(() => Promise.resolve());
  return view;
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Search' });

describe('SearchDialog', () => {
  it('opens over the page with the focus in its field', async () => {
    await show('b');
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveValue('b');
  });

  it('names its keys', async () => {
    await show();
    expect(dialog()).toHaveTextContent('Enter to open, Esc to close');
  });

  it('closes by its button, and when the browser closes it', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent(dialog(), new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('closes by a press beside it, and not by one in it', async () => {
    await show();
    await userEvent.click(screen.getByRole('status'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes when a result is pressed, and leaves the way to the link', async () => {
    const followed = watchFollowedLinks();
    await show('grid');
    await userEvent.click(screen.getByRole('option'));
    expect(followed).toEqual(['/x/react-data-grid/']);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('passes on what was chosen by Enter', async () => {
    await show('grid');
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['/x/react-data-grid/']]);
  });

  it('is closed for the browser too when it goes, so that the page is no longer behind it', async () => {
    const { unmount } = await show();
    const element = dialog();
    unmount();
    expect(element).not.toHaveAttribute('open');
  });
});
