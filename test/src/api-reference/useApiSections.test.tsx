import { apiHtml, byId } from '../../fixtures/apiPage';
import { useApiSections } from '@/api-reference/useApiSections';
import { createApiDisplays } from '@/preferences/apiDisplay';
import { useCopyButtons } from '@/ui/useCopyButtons';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEverythingKept } from '../../fixtures/blocked';
import { lampApi, useLampApi } from '../../fixtures/componentApi';

const announce = jest.fn();
const copyTexts = { copied: 'Copied', hint: '' };
/** Elements that were scrolled to, in order. */
let scrolledTo: string[] = [];
let html = '';
let displays = createApiDisplays();

function Page({ path = '/a/', content = html }: { path?: string; content?: string }) {
  useApiSections(path, announce, displays);
  useCopyButtons(copyTexts, announce);
  return <div key={path} dangerouslySetInnerHTML={{ __html: content }} />;
}

const section = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-section="${name}"]`);
  if (!found) throw new Error(`No section ${name}.`);
  return found;
};
const shown = () => ['props', 'slots', 'classes'].map((name) => section(name).dataset['display']);
const radio = (name: string, label: string) =>
  within(section(name)).getByRole('radio', { name: label });
const openAt = (hash: string) => window.history.replaceState(null, '', `/${hash}`);

beforeAll(async () => {
  html = await apiHtml();
});

beforeEach(() => {
  document.body.innerHTML = '';
  scrolledTo = [];
  announce.mockClear();
  displays = createApiDisplays(() => 0);
  window.localStorage.setItem('apiPage_default', 'expanded');
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
});

afterEach(() => {
  openAt('');
  forgetEverythingKept();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('the display option', () => {
  it('is what is stored for each section', () => {
    window.localStorage.setItem('apiPage_slots', 'table');
    window.localStorage.setItem('apiPage_classes', 'collapsed');
    render(<Page />);
    expect(shown()).toEqual(['expanded', 'table', 'collapsed']);
    expect(radio('slots', 'Table view')).toBeChecked();
  });

  it('is drawn once for all sections of a new reader', () => {
    window.localStorage.clear();
    render(<Page />);
    expect(shown()).toEqual(['collapsed', 'collapsed', 'collapsed']);
    expect(window.localStorage.getItem('apiPage_default')).toBe('collapsed');
  });

  it('is chosen and stored for its section alone', async () => {
    render(<Page />);
    await userEvent.click(radio('classes', 'Table view'));
    expect(shown()).toEqual(['expanded', 'expanded', 'table']);
    expect(window.localStorage.getItem('apiPage_classes')).toBe('table');
    expect(window.localStorage.getItem('apiPage_props')).toBeNull();
  });

  it('is not stored when the selected one is pressed', async () => {
    render(<Page />);
    await userEvent.click(radio('props', 'Expand list view'));
    expect(window.localStorage.getItem('apiPage_props')).toBeNull();
  });

  it('is chosen for every list that follows it', async () => {
    render(<Page content={await apiHtml([lampApi, useLampApi], { layout: 'tab' })} />);
    await userEvent.click(radio('props', 'Collapse list view'));
    const lists = document.querySelectorAll<HTMLElement>('[data-section="props"]');
    expect([...lists].map(({ dataset }) => dataset['display'])).toEqual([
      'collapsed',
      'collapsed',
      'collapsed',
    ]);
  });

  it('is drawn for nobody on a page without lists', () => {
    window.localStorage.clear();
    render(<Page content="" />);
    expect(window.localStorage).toHaveLength(0);
  });

  it('counts on the next page too', async () => {
    const { rerender } = render(<Page />);
    await userEvent.click(radio('props', 'Table view'));
    rerender(<Page path="/b/" />);
    expect(shown()).toEqual(['table', 'expanded', 'expanded']);
    await userEvent.click(radio('slots', 'Table view'));
    expect(shown()).toEqual(['table', 'table', 'expanded']);
  });

  it('follows a choice made elsewhere', () => {
    render(<Page />);
    act(() => displays.props.set('table'));
    expect(shown()).toEqual(['table', 'expanded', 'expanded']);
  });

  it('is nobody’s any more when the page goes', () => {
    const { unmount } = render(<Page />);
    unmount();
    document.body.innerHTML = html;
    fireEvent.click(radio('props', 'Table view'));
    expect(window.localStorage.getItem('apiPage_props')).toBeNull();
    act(() => displays.props.set('collapsed'));
    expect(shown()).toEqual(['expanded', 'expanded', 'expanded']);
  });

  it('changes nothing with other radio buttons', async () => {
    render(<Page content={`${html}<input type="radio" value="table" aria-label="Other">`} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(shown()).toEqual(['expanded', 'expanded', 'expanded']);
  });
});

describe('an item of a collapsed list', () => {
  it('opens and closes by its header, also by keyboard', async () => {
    render(<Page />);
    await userEvent.click(radio('props', 'Collapse list view'));
    const button = within(byId('Lamp-prop-color')).getByRole('button', {
      name: 'Details of color',
    });
    await userEvent.click(button);
    expect(byId('Lamp-prop-color')).toHaveAttribute('data-open');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(byId('Lamp-prop-size')).not.toHaveAttribute('data-open');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('what the browser’s own search finds in a closed item', () => {
  const typeOf = (id: string) => {
    const type = byId(id).querySelector('.api-type code');
    if (!type) throw new Error(`${id} has no type.`);
    return type;
  };

  it('opens the item, and no other', async () => {
    render(<Page />);
    await userEvent.click(radio('props', 'Collapse list view'));
    expect(typeOf('Lamp-prop-color')).not.toBeVisible();
    fireEvent(typeOf('Lamp-prop-color'), new Event('beforematch', { bubbles: true }));
    expect(typeOf('Lamp-prop-color')).toBeVisible();
    expect(byId('Lamp-prop-color').querySelector('.api-open')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(typeOf('Lamp-prop-size')).not.toBeVisible();
  });

  it('is nobody’s any more when the page goes', () => {
    const { unmount } = render(<Page />);
    unmount();
    document.body.innerHTML = html;
    fireEvent(typeOf('Lamp-prop-color'), new Event('beforematch', { bubbles: true }));
    expect(byId('Lamp-prop-color')).not.toHaveAttribute('data-open');
  });
});

describe('the address', () => {
  it.each(['collapsed', 'table'] as const)('opens its item and is scrolled to: %s', (display) => {
    openAt('#Lamp-classes-root');
    window.localStorage.setItem('apiPage_props', display);
    render(<Page />);
    expect(byId('Lamp-classes-root')).toHaveAttribute('data-open');
    expect(scrolledTo).toEqual(['Lamp-classes-root']);
  });

  it('is not scrolled to when nothing has moved', () => {
    openAt('#Lamp-prop-color');
    render(<Page />);
    expect(byId('Lamp-prop-color')).toHaveAttribute('data-open');
    expect(scrolledTo).toEqual([]);
  });

  it('is scrolled to when a display is chosen that moves the page, and not for the other', async () => {
    openAt('#Lamp-prop-color');
    render(<Page />);
    await userEvent.click(radio('props', 'Table view'));
    expect(scrolledTo).toEqual(['Lamp-prop-color']);
    await userEvent.click(radio('props', 'Expand list view'));
    expect(scrolledTo).toEqual(['Lamp-prop-color']);
  });

  it('opens the group around its item, in every display', () => {
    openAt('#Lamp-prop-centerRipple');
    render(<Page />);
    expect(byId('Lamp-prop-centerRipple').closest('details')).toHaveAttribute('open');
    expect(scrolledTo).toEqual(['Lamp-prop-centerRipple']);
  });

  it('opens its item when it changes later, and ends a filter that hides it', async () => {
    render(<Page />);
    await userEvent.type(screen.getByRole('searchbox'), 'glows');
    openAt('#Lamp-prop-centerRipple');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(byId('Lamp-prop-centerRipple')).toHaveAttribute('data-open');
    expect(byId('Lamp-prop-centerRipple')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(scrolledTo).toEqual(['Lamp-prop-centerRipple']);
  });

  it('that names nothing changes nothing', () => {
    openAt('#nowhere');
    window.localStorage.setItem('apiPage_props', 'table');
    render(<Page />);
    expect(scrolledTo).toEqual([]);
  });

  it('is not followed when the page has gone', () => {
    const { unmount } = render(<Page />);
    unmount();
    document.body.innerHTML = html;
    openAt('#Lamp-prop-color');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(byId('Lamp-prop-color')).not.toHaveAttribute('data-open');
  });
});

describe('what can be copied', () => {
  const writeText = jest.fn<Promise<void>, [string]>();

  beforeEach(() => {
    writeText.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  });

  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

  async function press(button: HTMLElement) {
    fireEvent.click(button);
    await act(() => Promise.resolve());
  }

  it('is the address of an item, without what else the address of the page asks for', async () => {
    openAt('material-ui/api/lamp/?q=1#other');
    render(<Page />);
    await press(screen.getByRole('button', { name: 'Copy link to color' }));
    expect(writeText.mock.calls).toEqual([
      ['http://localhost/material-ui/api/lamp/#Lamp-prop-color'],
    ]);
    expect(announce).toHaveBeenLastCalledWith('Copied');
  });

  it('is the address of an item on the next page too', async () => {
    const { rerender } = render(<Page />);
    rerender(<Page path="/b/" />);
    await press(screen.getByRole('button', { name: 'Copy link to size' }));
    expect(writeText.mock.calls).toEqual([['http://localhost/#Lamp-prop-size']]);
  });

  it('is the integrity of the package', async () => {
    render(<Page />);
    await press(screen.getByRole('button', { name: 'Copy integrity' }));
    expect(writeText.mock.calls).toEqual([[lampApi.package.integrity]]);
  });
});

describe('the filter', () => {
  it('announces its count in the language of the page', async () => {
    render(<Page />);
    await userEvent.type(screen.getByRole('searchbox'), 'glows');
    expect(announce).toHaveBeenLastCalledWith('1 of 50');
  });
});
