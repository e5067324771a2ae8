import { apiHtml, byId } from '../../fixtures/apiPage';
import { sectionAround, sectionsOf, setOpen, showDisplay } from '@/api-reference/showApiDisplay';
import { screen, within } from '@testing-library/dom';
import { lampApi, useLampApi } from '../../fixtures/componentApi';

function sectionOf(name: 'props' | 'slots' | 'classes'): HTMLElement {
  const [section] = sectionsOf(name);
  if (!section) throw new Error(`No section ${name}.`);
  return section;
}

beforeEach(async () => {
  document.body.innerHTML = await apiHtml();
});

describe('showDisplay', () => {
  it('makes a table of the list, with rows, heads and cells', () => {
    showDisplay(sectionOf('slots'), 'table');
    const table = screen.getByRole('table');
    const heads = within(table).getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Class name',
      'Default component',
      'Description',
    ]);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(byId('Lamp-slot-root')).getByRole('rowheader')).toHaveTextContent('root');
    expect(within(byId('Lamp-slot-root')).getAllByRole('cell')).toHaveLength(3);
  });

  it('makes a table of every folded group of rows too', () => {
    showDisplay(sectionOf('props'), 'table');
    expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(2);
  });

  it('lets the keyboard scroll each table, under a name of its own', () => {
    showDisplay(sectionOf('props'), 'table');
    const regions = screen.getAllByRole('region', { hidden: true });
    const names = regions.map((region) => region.getAttribute('aria-label'));
    expect(names).toEqual(['Props of Lamp', 'Props of ButtonBase']);
    for (const region of regions) expect(region).toHaveAttribute('tabindex', '0');
  });

  it('leaves other sections alone', () => {
    showDisplay(sectionOf('slots'), 'table');
    expect(sectionOf('props').dataset['display']).toBe('expanded');
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('leaves nothing of a table behind', () => {
    const before = sectionOf('props').outerHTML;
    showDisplay(sectionOf('props'), 'table');
    showDisplay(sectionOf('props'), 'expanded');
    expect(sectionOf('props').outerHTML).toBe(before);
  });

  it('hides what stands under a closed header until it is found, in a collapsed list alone', () => {
    const color = byId('Lamp-prop-color');
    const hidden = () =>
      [...color.children].map((part) => [part.className, part.getAttribute('hidden')]);
    showDisplay(sectionOf('props'), 'collapsed');
    expect(hidden()).toEqual([
      ['api-name', null],
      ['api-type', 'until-found'],
      ['api-default', 'until-found'],
      ['api-text', 'until-found'],
    ]);
    expect(byId('Lamp-prop-centerRipple').querySelector('[hidden="until-found"]')).not.toBeNull();
    showDisplay(sectionOf('props'), 'table');
    expect(document.querySelector('[hidden]')).toBeNull();
  });

  it('leaves an item open that is', () => {
    setOpen(byId('Lamp-prop-color'), true);
    showDisplay(sectionOf('props'), 'collapsed');
    expect(byId('Lamp-prop-color').querySelector('[hidden]')).toBeNull();
    expect(byId('Lamp-prop-size').querySelector('[hidden]')).not.toBeNull();
  });

  it('checks the radio button of the display', () => {
    showDisplay(sectionOf('slots'), 'collapsed');
    expect(
      within(sectionOf('slots')).getByRole('radio', { name: 'Collapse list view' }),
    ).toBeChecked();
    expect(
      within(sectionOf('props')).getByRole('radio', { name: 'Expand list view' }),
    ).toBeChecked();
  });
});

describe('sections', () => {
  it('of hooks follow the choice for props', async () => {
    document.body.innerHTML = await apiHtml([lampApi, useLampApi], { layout: 'tab' });
    expect(sectionsOf('props')).toHaveLength(3);
    expect(sectionsOf('classes')).toHaveLength(1);
  });

  it('are found around what stands in them', () => {
    expect(sectionAround(byId('Lamp-classes-root'))).toBe('classes');
    expect(sectionAround(document.body)).toBeUndefined();
  });
});

describe('setOpen', () => {
  it('opens and closes an item, and says so', () => {
    const item = byId('Lamp-prop-color');
    const button = within(item).getByRole('button', { name: 'Details of color' });
    setOpen(item, true);
    expect(item).toHaveAttribute('data-open');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    setOpen(item, false);
    expect(item).not.toHaveAttribute('data-open');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(item.querySelector('[hidden]')).toBeNull();
  });

  it('shows and hides the details of an item of a collapsed list', () => {
    showDisplay(sectionOf('props'), 'collapsed');
    const item = byId('Lamp-prop-color');
    setOpen(item, true);
    expect(item.querySelector('[hidden]')).toBeNull();
    setOpen(item, false);
    expect(item.querySelectorAll('[hidden="until-found"]')).toHaveLength(3);
    expect(within(item).getByRole('button', { name: 'Details of color' })).toBeVisible();
  });
});
