import '../../fixtures/serverGlobals';
import {
  classRow,
  memberRow,
  renderRow,
  slotRow,
  type RowContext,
  type RowParts,
} from '@/api-reference/renderRow.server';
import { translator } from '@/i18n/translator.server';
import { apiMember, apiType } from '../../fixtures/componentApi';

const translate = translator('en');
const CONTEXT: RowContext = { table: 'props', translate, resolveLink: (href) => href };
const LABELS = ['Type', 'Default', 'Description'];

/** The row in a document. */
function show(row: RowParts): HTMLElement {
  document.body.innerHTML = renderRow({ id: 'Lamp-prop-x', labels: LABELS }, row, translate);
  const item = document.body.firstElementChild;
  if (!(item instanceof HTMLElement)) throw new Error('No row.');
  return item;
}

const showMember = async (
  more: Parameters<typeof apiMember>[1],
  table: RowContext['table'] = 'props',
) => show(await memberRow(apiMember('x', more), { ...CONTEXT, table }));
const textOf = (item: HTMLElement, part: string) =>
  item.querySelector(`.api-${part}`)?.textContent?.replace(/\s+/g, ' ').trim();
const marksOf = (item: HTMLElement) =>
  [...item.querySelectorAll('.api-mark')].map((mark) => mark.textContent);

describe('the row of a prop', () => {
  it('has anchor, name, type, default and description', async () => {
    const item = await showMember({ defaultValue: "'a'", description: 'What `x` is.' });
    expect(item).toHaveAttribute('id', 'Lamp-prop-x');
    expect(item.querySelector('.api-name > code')).toHaveTextContent(/^x$/);
    expect(textOf(item, 'type')).toBe('Type boolean');
    expect(textOf(item, 'default')).toBe("Default 'a'");
    expect(item.querySelector('.api-text')?.innerHTML).toBe('What <code>x</code> is.');
  });

  it('says whether it is required', async () => {
    expect(marksOf(await showMember({ required: true }))).toEqual(['Required']);
    expect(marksOf(await showMember({}))).toEqual(['Optional']);
  });

  it('has an empty place where there is no default, which no script fills', async () => {
    const item = await showMember({ defaultValue: null, description: '' });
    expect(item.querySelector('.api-default')).toBeEmptyDOMElement();
    expect(item.querySelector('.api-text')).toBeEmptyDOMElement();
  });

  it('has no place in a column that is not shown', async () => {
    const row = await memberRow(apiMember('x'), CONTEXT);
    const place = { id: 'x', labels: ['Type', null, null] };
    document.body.innerHTML = renderRow(place, row, translate);
    const [item] = document.body.children;
    expect([...(item?.children ?? [])].map(({ className }) => className)).toEqual([
      'api-name',
      'api-type',
    ]);
  });

  it('marks what is deprecated and says why', async () => {
    const item = await showMember({ deprecated: 'Use `y` instead.', description: 'Old.' });
    expect(marksOf(item)).toEqual(['Optional', 'Deprecated']);
    expect(item.querySelector('.api-reason')?.innerHTML).toBe(
      'Deprecated: Use <code>y</code> instead.',
    );
    expect(item.querySelector('.api-text')).toHaveTextContent(/Old\.$/);
  });

  it('marks what is deprecated without a reason', async () => {
    const item = await showMember({ deprecated: '' });
    expect(marksOf(item)).toEqual(['Optional', 'Deprecated']);
    expect(item.querySelector('.api-reason')).toBeNull();
  });

  it('names the plan it needs and the owner it differs from', async () => {
    expect(marksOf(await showMember({ plan: 'pro' }))).toEqual(['Optional', 'Pro plan']);
    const item = await showMember({ plan: 'premium', differsFrom: 'ButtonBase' });
    expect(marksOf(item)).toEqual(['Optional', 'Premium plan', 'Differs from ButtonBase']);
  });

  it('lists the parameters of a function and what it returns', async () => {
    const item = await showMember({
      signature: {
        parameters: [
          { name: 'event', type: 'Event<T>', description: 'See `it`.' },
          { name: 'value', type: '', description: '' },
        ],
        returns: { name: '', type: 'boolean', description: 'Goes on.' },
      },
    });
    const points = [...item.querySelectorAll('li')].map(({ innerHTML }) => innerHTML);
    expect(points).toEqual([
      '<code>event</code> <code>Event&lt;T&gt;</code> See <code>it</code>.',
      '<code>value</code>',
      '<code>boolean</code> Goes on.',
    ]);
    expect([...item.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
      'Parameters',
      'Returns',
    ]);
  });

  it('has no heads over nothing', async () => {
    const item = await showMember({ signature: { parameters: [], returns: null } });
    expect(item.querySelectorAll('p, ul')).toHaveLength(0);
  });

  it('has a button that opens it and one that copies its address, each under a name of its own', async () => {
    const item = await showMember({});
    const [open, copy] = item.querySelectorAll('button');
    expect(open).toHaveAccessibleName('Details of x');
    expect(open).toHaveAttribute('aria-expanded', 'false');
    expect(copy).toHaveAccessibleName('Copy link to x');
    expect(copy).toHaveAttribute('data-copy', '');
    expect(copy).toHaveTextContent(/^Copy link$/);
  });

  it('takes nothing of a package for HTML', async () => {
    const evil = '<img src=x>"';
    const item = await showMember({
      name: evil,
      type: apiType(evil),
      defaultValue: evil,
      deprecated: evil,
      description: evil,
      differsFrom: evil,
      signature: { parameters: [{ name: evil, type: evil, description: evil }], returns: null },
    });
    expect(document.querySelector('img')).toBeNull();
    expect(item.querySelector('.api-name > code')).toHaveTextContent(evil);
    expect(item.querySelector('.api-link')).toHaveAccessibleName(`Copy link to ${evil}`);
    expect(item.attributes).toHaveLength(2);
  });
});

describe('other rows', () => {
  it('a part of a return value is neither required nor has a default', async () => {
    const item = await showMember({ required: true, defaultValue: '1' }, 'return-value');
    expect(marksOf(item)).toEqual([]);
    expect(item.querySelector('.api-default')).toBeNull();
    expect(textOf(item, 'type')).toBe('Type boolean');
  });

  it('a slot has a class and a default component', () => {
    const slot = {
      name: 'root',
      description: 'Outer.',
      defaultValue: "'span'",
      className: '.A-root',
    };
    const item = show(slotRow(slot, CONTEXT));
    expect(textOf(item, 'type')).toBe('Type .A-root');
    expect(textOf(item, 'default')).toBe("Default 'span'");
    expect(marksOf(item)).toEqual([]);
    const bare = show(slotRow({ ...slot, className: null, defaultValue: null }, CONTEXT));
    expect(bare.querySelectorAll('div:empty')).toHaveLength(2);
  });

  it('a class has a key, and a mark when it is that of a state', () => {
    const style = { key: 'on', className: '.Mui-on', description: 'It is `on`.', isState: true };
    const item = show(classRow(style, CONTEXT));
    expect(item.querySelector('.api-name > code')).toHaveTextContent('.Mui-on');
    expect(textOf(item, 'type')).toBe('Type on');
    expect(marksOf(item)).toEqual(['STATE']);
    expect(marksOf(show(classRow({ ...style, isState: false }, CONTEXT)))).toEqual([]);
  });
});
