import '../../fixtures/serverGlobals';
import {
  apiHeadings,
  renderApi,
  renderApiFilter,
  renderApiPage,
  type RenderApiOptions,
} from '@/api-reference/renderApiPage.server';
import type { ApiEntry } from '@/api-reference/apiTypes';
import { translator } from '@/i18n/translator.server';
import { apiMember, lampApi, lampDefApi, useLampApi } from '../../fixtures/componentApi';
import { untranslated } from '../../fixtures/pseudoLanguage';

const translate = translator('en');
const DEMOS = [{ text: 'Lamps & more', href: '/material-ui/react-lamp/' }];

async function show(entry: ApiEntry, options?: RenderApiOptions) {
  document.body.innerHTML = await renderApi(entry, translate, options);
}

const idsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id);
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const shownHeadings = () =>
  [...document.querySelectorAll('h2, h3')].map(({ id, textContent, tagName }) => ({
    id,
    text: textContent,
    level: Number(tagName[1]),
  }));

describe('renderApi', () => {
  it.each<[string, ApiEntry, RenderApiOptions]>([
    ['a component on its page', lampApi, { demos: DEMOS }],
    [
      'a component without much',
      { ...lampApi, inherited: [], inheritsFrom: null, themeName: null, slots: [], classes: [] },
      {},
    ],
    ['a component on a tab', lampApi, { layout: 'tab' }],
    ['a hook on a tab', useLampApi, { layout: 'tab' }],
    ['an interface', lampDefApi, {}],
  ])('has the headings that the contents list names: %s', async (_what, entry, options) => {
    await show(entry, options);
    expect(shownHeadings()).toEqual(apiHeadings(entry, translate, options));
    expect(idsOf('h2').length).toBeGreaterThan(0);
  });

  it('has the sections of a component in their order', async () => {
    await show(lampApi, { demos: DEMOS });
    expect(shownHeadings().map(({ text, level }) => `${level} ${text}`)).toEqual([
      '2 Component demos',
      '2 Import',
      '2 Props',
      '3 Inheritance',
      '3 Theme default props',
      '2 Slots',
      '2 CSS classes',
    ]);
    expect(idsOf('h2, h3')).toEqual([
      'demos',
      'import',
      'props',
      'inheritance',
      'theme-default-props',
      'slots',
      'classes',
    ]);
  });

  it('has anchors with the name of the component', async () => {
    await show(lampApi);
    expect(idsOf('[data-section="props"] > .api-scroll .api-item').slice(0, 2)).toEqual([
      'Lamp-prop-children',
      'Lamp-prop-classes',
    ]);
    expect(idsOf('[data-section="slots"] .api-item')).toEqual(['Lamp-slot-root', 'Lamp-slot-bulb']);
    expect(document.getElementById('Lamp-classes-containedPrimary')).toHaveTextContent(
      '.MuiLamp-containedPrimary',
    );
    expect(document.getElementById('Lamp-prop-centerRipple')?.closest('details')).not.toBeNull();
  });

  it('has kebab anchors on a tab, under a heading of its own', async () => {
    await show(lampApi, { layout: 'tab' });
    expect(idsOf('h2, h3, h4')).toEqual([
      'lamp',
      'lamp-import',
      'lamp-props',
      'lamp-inheritance',
      'lamp-theme-default-props',
      'lamp-slots',
      'lamp-classes',
    ]);
    expect(document.getElementById('lamp-prop-disableElevation')).not.toBeNull();
    expect(document.getElementById('lamp-classes-root')).not.toBeNull();
    await show(useLampApi, { layout: 'tab' });
    expect(idsOf('.api-item')).toEqual([
      'use-lamp-parameters-disabled',
      'use-lamp-parameters-value',
      'use-lamp-return-value-glowing',
    ]);
  });

  it('gives no id twice, whatever stands together on a page', async () => {
    document.body.innerHTML = await renderApiPage([lampApi, useLampApi], translate, {
      layout: 'tab',
    });
    const ids = idsOf('[id]');
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
    const names = new Set(
      [...document.querySelectorAll('input[type="radio"]')].map((radio) =>
        radio.getAttribute('name'),
      ),
    );
    expect(names.size).toBe(5);
  });

  it('describes the component and names the package, its version and its integrity', async () => {
    await show(lampApi);
    expect(document.querySelector('.api-description')?.innerHTML).toContain(
      '<code>ButtonBase</code>',
    );
    const line = document.querySelector('.api-package');
    expect(line).toHaveTextContent('Read from @mui/material, version 5.15.1.');
    const { integrity } = lampApi.package;
    expect(line?.querySelector('code[title]')).toHaveAttribute('title', integrity);
    expect(line?.querySelector('code[title]')).toHaveTextContent('sha512-WA5DVyva…n3xQ==');
    expect(line?.querySelector('[data-copy]')).toHaveAttribute('data-copy', integrity);
  });

  it('shows a short integrity whole', async () => {
    await show({ ...lampApi, package: { ...lampApi.package, integrity: 'sha1-abc=' } });
    expect(document.querySelector('code[title]')).toHaveTextContent(/^sha1-abc=$/);
  });

  it('marks a component that needs a plan', async () => {
    await show({ ...lampApi, plan: 'pro' });
    expect(document.querySelector('.api-package')).toHaveTextContent('Pro plan');
    await show(lampApi);
    expect(document.querySelector('.api-package')).not.toHaveTextContent('plan');
  });

  it('links to its demos', async () => {
    await show(lampApi, { demos: DEMOS });
    const link = document.querySelector('.callout-success a');
    expect(link).toHaveAttribute('href', '/material-ui/react-lamp/');
    expect(link).toHaveTextContent('Lamps & more');
    await show(lampApi);
    expect(document.querySelector('.callout')).toBeNull();
  });

  it('shows every way to import it, each to be copied', async () => {
    await show(lampApi);
    expect(textsOf('[data-language="ts"] code')).toEqual(lampApi.imports);
    expect(document.querySelectorAll('[data-language="ts"] [data-copy]')).toHaveLength(2);
    expect(textsOf('.api-or')).toEqual(['or']);
  });

  it('says what ref gives, or that it gives nothing', async () => {
    await show(lampApi);
    expect(document.body).toHaveTextContent(
      'ref is forwarded: it holds the HTMLButtonElement that Lamp renders.',
    );
    await show({ ...lampApi, ref: null });
    expect(document.body).toHaveTextContent('Lamp does not forward a ref.');
    expect(document.body).not.toHaveTextContent('ref is forwarded');
  });

  it.each([
    ['child', 'it holds the element of the child'],
    ['container', 'ref holds the element that Lamp renders into.'],
  ])('says that ref gives an element of another: %s', async (ref, sentence) => {
    await show({ ...lampApi, ref });
    expect(document.body).toHaveTextContent(sentence);
    expect(document.querySelector('[data-section="props"]')).not.toHaveTextContent(
      `the ${ref} that`,
    );
  });

  it('says where else its props come from, and folds them by owner', async () => {
    await show(lampApi);
    const inherited = document.querySelector('.api-inherited');
    expect(inherited).toHaveTextContent('Lamp also takes the props of ButtonBase');
    expect(textsOf('.api-group > summary')).toEqual([
      'Props of ButtonBase 4',
      'Attributes of the button element 12',
    ]);
    expect(document.querySelector('details[open]')).toBeNull();
    expect(
      [...document.querySelectorAll('.api-inherited a:not(.anchor)')].map((link) =>
        link.getAttribute('href'),
      ),
    ).toEqual([
      '/material-ui/api/button-base/',
      '/material-ui/api/button-base/',
      'https://developer.mozilla.org/en-US/docs/Web/HTML/Element/button',
    ]);
  });

  it('says it without links to pages that are not there', async () => {
    await show(lampApi, { resolveLink: () => null });
    expect(document.querySelector('.api-inherited')).toHaveTextContent(
      'Lamp also takes the props of ButtonBase',
    );
    expect(document.querySelector('.api-inherited a:not(.anchor)')).toBeNull();
    expect(document.body).not.toHaveTextContent('More about');
    expect(document.body).not.toHaveTextContent('on MDN');
  });

  it('tells attributes by their names alone, and leads to MDN for the rest', async () => {
    await show(lampApi);
    const [, attributes] = document.querySelectorAll('.api-group');
    expect(attributes?.querySelector('.api-aside')).toHaveTextContent(
      'Lamp passes these on to the element that it renders. The button element on MDN',
    );
    expect(attributes?.querySelector('.api-names')).toHaveTextContent(
      /^aria-activedescendant, autoFocus, className, .*, onClick, type$/,
    );
    expect(attributes?.querySelector('.api-item')).toBeNull();
  });

  it('tells what becomes of attributes that a child gets', async () => {
    const inherited = [{ owner: 'HTMLElement', href: '/mdn/', members: [apiMember('id')] }];
    await show({ ...lampApi, ref: 'child', inherited, inheritsFrom: null });
    expect(textsOf('.api-group > summary')).toEqual(['HTML attributes 1']);
    expect(document.querySelector('.api-group')).toHaveTextContent(
      'Lamp passes these on to its child.',
    );
    expect(document.querySelector('.api-group a')).toHaveTextContent('HTML attributes on MDN');
  });

  it('names groups without a page, and leaves out empty ones', async () => {
    const inherited = [
      { owner: 'system', href: null, members: [apiMember('p')] },
      { owner: 'Paper', href: '/p/', members: [] },
    ];
    await show({ ...lampApi, inherited, inheritsFrom: null });
    expect(textsOf('.api-group > summary')).toEqual(['System props 1']);
    expect(textsOf('h3')).toEqual(['Inheritance', 'Theme default props']);
    expect(textsOf('.api-names')).toEqual(['p']);
    expect(document.querySelector('.api-group')).not.toHaveTextContent('passes these on');
    expect(document.querySelector('.api-group a')).toBeNull();
    await show({ ...lampApi, inherited: inherited.slice(1), inheritsFrom: null });
    expect(textsOf('h3')).toEqual(['Theme default props']);
  });

  it('says how a theme sets its defaults, unless it has no place in one', async () => {
    await show(lampApi);
    expect(document.body).toHaveTextContent('components.MuiLamp.defaultProps');
    await show({ ...lampApi, themeName: null });
    expect(document.getElementById('theme-default-props')).toBeNull();
  });

  it('says so when it has no props of its own', async () => {
    await show({ ...lampApi, props: [] });
    expect(document.body).toHaveTextContent('Lamp has no props of its own.');
    expect(document.querySelector('[data-section="props"] > .api-scroll')).toBeNull();
    await show(lampApi);
    expect(document.body).not.toHaveTextContent('no props of its own');
  });

  it('explains state classes where there are some', async () => {
    await show(lampApi);
    expect(document.querySelector('[data-section="classes"]')).toHaveTextContent(
      'Classes marked STATE are the same for every component: write them together with a class of Lamp.',
    );
    await show({ ...lampApi, classes: lampApi.classes.filter(({ isState }) => !isState) });
    expect(document.querySelector('[data-section="classes"]')).not.toHaveTextContent(
      'Classes marked STATE',
    );
  });

  it('gives an example of a state class where the root has one', async () => {
    const classes = lampApi.classes.map((row) =>
      row.key === 'selected' ? { ...row, description: 'Applied to the root element.' } : row,
    );
    await show({ ...lampApi, classes });
    expect(document.querySelector('[data-section="classes"]')).toHaveTextContent(
      'a class of Lamp, as in .MuiLamp-root.Mui-selected.',
    );
  });

  it.each([
    ['slots', ['slots'], 'Replace a part with the slots prop.'],
    ['slots and their props', ['slots', 'slotProps'], 'and give it props with slotProps.'],
  ])(
    'says how a part is replaced, of a component that takes %s',
    async (_what, names, sentence) => {
      await show({ ...lampApi, props: names.map((name) => apiMember(name)) });
      const section = document.querySelector('[data-section="slots"]');
      expect(section?.querySelector('.api-head + .api-aside')).toHaveTextContent(sentence);
    },
  );

  it('is shipped as an expanded list, with a display option per section', async () => {
    await show(lampApi);
    const sections = [...document.querySelectorAll<HTMLElement>('section')];
    expect(sections.map(({ dataset }) => [dataset['section'], dataset['display']])).toEqual([
      ['props', 'expanded'],
      ['slots', 'expanded'],
      ['classes', 'expanded'],
    ]);
    for (const section of sections) {
      const group = section.querySelector('[role="radiogroup"]');
      expect(group).toHaveAccessibleName('API display option');
      const radios = [...section.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      expect(
        radios.map((radio) => [radio.getAttribute('aria-label'), radio.value, radio.checked]),
      ).toEqual([
        ['Collapse list view', 'collapsed', false],
        ['Expand list view', 'expanded', true],
        ['Table view', 'table', false],
      ]);
    }
    expect(document.querySelector('[role="table"], [role="row"], [tabindex]:not(pre)')).toBeNull();
  });

  it.each<[ApiEntry, string[]]>([
    [lampApi, ['Name', 'Type', 'Default', 'Description']],
    [useLampApi, ['Name', 'Type', 'Default', 'Description']],
    [{ ...useLampApi, parameters: [] }, ['Name', 'Type', 'Description']],
    [
      { ...lampApi, props: [], inherited: [] },
      ['Name', 'Class name', 'Default component', 'Description'],
    ],
    [
      { ...lampApi, props: [], inherited: [], slots: [] },
      ['Class name', 'Key in classes', 'Description'],
    ],
  ])('names its columns', async (entry, heads) => {
    await show(entry);
    const [first] = document.querySelectorAll('.api-columns');
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual(heads);
  });

  it('has no column that no row fills, and nothing to open where there is only a name', async () => {
    const slot = { description: '', defaultValue: null, className: null };
    const slots = [
      { ...slot, name: 'root', className: '.MuiLamp-root' },
      { ...slot, name: 'bulb' },
    ];
    await show({ ...lampApi, slots });
    const list = document.querySelector('[data-section="slots"] .api-rows');
    expect(list).toHaveAttribute('data-columns', '2');
    expect([...(list?.children ?? [])].map(({ children }) => children.length)).toEqual([2, 2, 2]);
    expect(list?.querySelector('.api-columns')).toHaveTextContent('NameClass name');
    expect(list?.querySelector('#Lamp-slot-root .api-open')).not.toBeNull();
    expect(list?.querySelector('#Lamp-slot-bulb .api-open')).toBeNull();
  });

  it('has one column head per cell', async () => {
    for (const entry of [lampApi, useLampApi, lampDefApi]) {
      await show(entry);
      for (const rows of document.querySelectorAll('.api-rows')) {
        const counts = [...rows.children].map(({ children }) => children.length);
        expect(new Set(counts).size).toBe(1);
        expect(rows.getAttribute('data-columns')).toBe(String(counts[0]));
      }
    }
  });

  it('says everything in the language of the page', async () => {
    const pseudo = (key: Parameters<typeof translate>[0], values = {}) =>
      `⟦${translate(key, values)}⟧`;
    const entries = [lampApi, useLampApi, lampDefApi];
    document.body.innerHTML = await renderApiPage(entries, pseudo, { demos: DEMOS });
    const packages = JSON.stringify([entries, DEMOS]).replace(/\\n/g, ' ');
    const foreign = untranslated(document.body, []).filter((found) => {
      const text = found.replace(/^[\w[\]-]+: /, '');
      return !packages.includes(JSON.stringify(text).slice(1, -1));
    });
    expect(foreign).toEqual([]);
  });
});

describe('renderApiPage', () => {
  it('has one field before all entries, to filter them', async () => {
    document.body.innerHTML = await renderApiPage([lampApi, useLampApi], translate, {
      layout: 'tab',
    });
    expect(document.body.firstElementChild).toHaveClass('api-filter');
    expect(document.querySelectorAll('input[type="search"]')).toHaveLength(1);
    expect(document.querySelectorAll('.api-entry')).toHaveLength(2);
  });
});

describe('renderApiFilter', () => {
  it('has a name and tells of its key', () => {
    document.body.innerHTML = renderApiFilter(translate);
    const field = document.querySelector('input');
    expect(field).toHaveAccessibleName('Filter by name, type or description');
    expect(field).toHaveAttribute('aria-keyshortcuts', 'f');
  });
});
