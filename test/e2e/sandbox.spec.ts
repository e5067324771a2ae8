import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type FrameLocator, type Page, type Request } from '@playwright/test';
import { collectComplaints, test } from './site';

const HOST = '/material-ui/react-button/';

const THEME = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  paletteMode: 'light',
  spacing: 8,
};

interface Message {
  type: string;
  message?: string;
  line?: number;
  height?: number;
}

interface SandboxWindow extends Window {
  sandboxPort: MessagePort;
  sandboxMessages: Message[];
}

/** Opens the document for edited code in a page of the site, as the page's own code does. */
async function openSandbox(page: Page): Promise<FrameLocator> {
  await page.goto(HOST);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts allow-forms');
        Object.assign(frame, { src: '/sandbox/', title: 'Edited', width: '600', height: '200' });
        const host = window as unknown as SandboxWindow;
        host.sandboxMessages = [];
        window.addEventListener('message', ({ source, data }: MessageEvent<{ type: string }>) => {
          if (source !== frame.contentWindow || data.type !== 'demo-sandbox-ready') return;
          const { port1, port2 } = new MessageChannel();
          host.sandboxPort = port1;
          port1.onmessage = (event: MessageEvent<Message>) => host.sandboxMessages.push(event.data);
          frame.contentWindow?.postMessage({ type: 'demo-sandbox-connect' }, '*', [port2]);
          resolve();
        });
        document.body.prepend(frame);
      }),
  );
  return page.frameLocator('iframe[title="Edited"]');
}

/** Has code run, and waits for how it went. */
async function run(page: Page, code: string, options: object = {}): Promise<Message> {
  const message = {
    type: 'render',
    code,
    language: 'TS',
    demoTheme: 'material',
    theme: THEME,
    styling: 'MUI System',
    userLanguage: 'en',
    ...options,
  };
  await page.evaluate((render) => {
    const host = window as unknown as SandboxWindow;
    host.sandboxMessages.length = 0;
    host.sandboxPort.postMessage(render);
  }, message);
  return outcome(page);
}

/** The first error, or that the demo has rendered. */
async function outcome(page: Page): Promise<Message> {
  const handle = await page.waitForFunction(() =>
    (window as unknown as SandboxWindow).sandboxMessages.find(({ type }) =>
      ['rendered', 'error'].includes(type),
    ),
  );
  return (await handle.jsonValue()) as Message;
}

async function bodyOf(request: Request): Promise<string> {
  return (await request.response())?.text() ?? '';
}

/** A demo that shows what an expression gives, or why it gives nothing. */
const showing = (expression: string) => `
export default function Probe() {
  let text: string;
  try {
    text = 'read ' + String(${expression});
  } catch (error) {
    text = 'refused: ' + (error as Error).name;
  }
  return <p id="probe">{text}</p>;
}`;

test('runs a demo under the theme of the site, without a complaint', async ({ page }) => {
  const complaints = collectComplaints(page);
  const frame = await openSandbox(page);
  const code = `
import * as React from 'react';
import Button from '@mui/material/Button';

export default function Counter() {
  const [count, setCount] = React.useState<number>(0);
  return <Button variant="contained" onClick={() => setCount(count + 1)}>Count {count}</Button>;
}`;
  expect(await run(page, code)).toEqual({ type: 'rendered' });
  const button = frame.getByRole('button');
  await expect(button).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await button.press('Enter');
  await expect(button).toHaveText('Count 1');

  const theme = { ...THEME, paletteMode: 'dark', paletteColors: { primary: { main: '#8bc34a' } } };
  await page.evaluate(
    (message) => (window as unknown as SandboxWindow).sandboxPort.postMessage(message),
    { type: 'theme', theme },
  );
  await expect(button).toHaveCSS('background-color', 'rgb(139, 195, 74)');
  await expect(frame.locator('body')).toHaveClass('mode-dark');
  await expect(button).toHaveText('Count 1');
  expect(complaints).toEqual([]);
});

test('carries mode, direction and density over', async ({ page }) => {
  const frame = await openSandbox(page);
  const code = `
import Button from '@mui/material/Button';
export default function Icons() {
  return <Button variant="contained" startIcon={<i>x</i>}>Send</Button>;
}`;
  const theme = { ...THEME, direction: 'rtl', dense: true, paletteMode: 'dark' };
  await run(page, code, { theme });
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const icon = frame.locator('.MuiButton-startIcon');
  // The small size has 8px beside its icon, which is its right side from right to left.
  await expect(icon).toHaveCSS('margin-left', '8px');
  await expect(icon).toHaveCSS('margin-right', '-2px');
});

for (const demoTheme of ['joy', 'none']) {
  test(`runs demos under the theme ${demoTheme}`, async ({ page }) => {
    const frame = await openSandbox(page);
    const from = demoTheme === 'joy' ? '@mui/joy/Button' : '@mui/base/Button';
    const name = demoTheme === 'joy' ? 'default' : 'Button';
    const code = `import { Button } from '${from.replace('/Button', '')}';
import * as own from '${from}';
const Again = own.${name};
export default function Buttons() { return <><Button>One</Button>{Again === Button ? 'the same' : 'two copies'}</>; }`;
    expect(await run(page, code, { demoTheme })).toEqual({ type: 'rendered' });
    await expect(frame.getByRole('button')).toBeVisible();
    await expect(frame.getByText('the same')).toBeVisible();
  });
}

/** What the demos of a product's folder stand under; the Material theme where nothing is said. */
const DEMO_THEMES: Record<string, string> = { 'joy-ui': 'joy', 'base-ui': 'none' };

function stylingOf(file: string): string {
  if (file.endsWith('.tailwind.tsx')) return 'Tailwind';
  return file.endsWith('.css.tsx') ? 'CSS' : 'MUI System';
}

test('every demo of the site runs as it is', async ({ page }) => {
  test.slow();
  const data = path.resolve(__dirname, '../../data');
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .sort();
  expect(files.length).toBeGreaterThan(100);
  await openSandbox(page);
  const failures: object[] = [];
  for (const file of files) {
    const demoTheme = DEMO_THEMES[file.split(path.sep)[0] ?? ''] ?? 'material';
    const code = readFileSync(path.join(data, file), 'utf8');
    const result = await run(page, code, { demoTheme, styling: stylingOf(file) });
    if (result.type !== 'rendered') failures.push({ file, ...result });
  }
  expect(failures).toEqual([]);
});

test.describe('edited code cannot reach', () => {
  test.use({ againstPolicy: true });

  for (const [what, expression] of Object.entries({
    cookies: 'document.cookie',
    'local storage': 'localStorage.length',
    'session storage': 'sessionStorage.length',
    'the page around it': 'parent.document.title',
    'the address of the page': 'top.location.href',
  })) {
    test(what, async ({ page }) => {
      const frame = await openSandbox(page);
      await page.evaluate(() => (document.cookie = 'secret=1;path=/'));
      expect(await run(page, showing(expression))).toEqual({ type: 'rendered' });
      await expect(frame.locator('#probe')).toHaveText('refused: SecurityError');
    });
  }

  for (const [what, expression] of Object.entries({
    databases:
      "await new Promise((resolve, reject) => { const request = indexedDB.open('x'); request.onsuccess = () => resolve('opened'); request.onerror = () => reject(request.error); })",
    'the network': "await (await fetch('/favicon.svg')).text()",
    'the network of another site': "await (await fetch('https://example.com/')).text()",
    'code of other places': "await import('https://example.com/x.js')",
    workers:
      "await new Promise((resolve, reject) => { const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); worker.onmessage = resolve; worker.onerror = () => reject(new Error('refused')); })",
    eval: "eval('1 + 1')",
  })) {
    test(what, async ({ page }) => {
      const frame = await openSandbox(page);
      const code = `
let text = 'nothing';
try { text = 'read ' + String(${expression}); } catch { text = 'refused'; }
export default function Probe() { return <p id="probe">{text}</p>; }`;
      const result = await run(page, code);
      if (result.type === 'error')
        expect(result.message).toBe('Cannot find module https://example.com/x.js');
      else await expect(frame.locator('#probe')).toHaveText('refused');
    });
  }

  test('the top window, other windows, dialogs and forms of other places', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => void dialogs.push(dialog.type()));
    const opened: string[] = [];
    page.context().on('page', (other) => opened.push(other.url()));

    const frame = await openSandbox(page);
    const address = page.url();
    const code = `
import * as React from 'react';
export default function Escape() {
  const [text, setText] = React.useState('');
  const tried = () => {
    const results: string[] = [];
    const attempt = (name: string, action: () => unknown) => {
      try { results.push(name + ':' + (action() ? 'done' : 'nothing')); } catch { results.push(name + ':refused'); }
    };
    attempt('top', () => { top!.location.href = 'https://example.com/top'; return true; });
    attempt('open', () => window.open('https://example.com/open'));
    attempt('confirm', () => confirm('really?'));
    setText(results.join(' '));
  };
  return (
    <form action="https://example.com/form" method="post">
      <button type="button" onClick={tried}>Try</button>
      <button type="submit">Submit</button>
      <a href="https://example.com/link" target="_top">Leave</a>
      <p id="probe">{text}</p>
    </form>
  );
}`;
    expect(await run(page, code)).toEqual({ type: 'rendered' });
    await frame.getByRole('button', { name: 'Try' }).click();
    await expect(frame.locator('#probe')).toHaveText(/^top:\w+ open:nothing confirm:nothing$/);
    await frame.getByRole('button', { name: 'Submit' }).click();
    await frame.getByRole('link').click();
    // Still there, and by no means of its own: the policies refuse what the document does not prevent.
    await frame.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForTimeout(500);
    expect(page.url()).toBe(address);
    expect(requests.filter((url) => url.includes('example.com'))).toEqual([]);
    expect([...dialogs, ...opened]).toEqual([]);
  });
});

test('ignores messages of other shapes and of other windows', async ({ page }) => {
  const frame = await openSandbox(page);
  await run(page, 'export default function Kept() { return <p id="probe">kept</p>; }');
  const code = 'export default function Other() { return <p id="probe">other</p>; }';
  const answers = await page.evaluate(async (foreign) => {
    const host = window as unknown as SandboxWindow;
    const frameWindow =
      document.querySelector<HTMLIFrameElement>('iframe[title="Edited"]')?.contentWindow;
    host.sandboxMessages.length = 0;
    // Not over the port; over a second port; over the port, but of no known shape.
    frameWindow?.postMessage({ type: 'render', code: foreign }, '*');
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    port1.onmessage = ({ data }) => heard.push(data);
    frameWindow?.postMessage({ type: 'demo-sandbox-connect' }, '*', [port2]);
    port1.postMessage({ type: 'ping' });
    for (const message of [null, 'render', { type: 'render', code: foreign }, { type: 'eval' }])
      host.sandboxPort.postMessage(message);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [...heard, ...host.sandboxMessages];
  }, code);
  expect(answers).toEqual([]);
  await expect(frame.locator('#probe')).toHaveText('kept');
});

test('a document that is not in a frame of the site is not served to others', async ({
  request,
}) => {
  const headers = (await request.get('/sandbox/')).headers();
  expect(headers['content-security-policy']).toContain('sandbox allow-scripts allow-forms;');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test.describe('says what is wrong', () => {
  const CASES: Record<
    string,
    { code: string; message: string | RegExp; line: number | undefined }
  > = {
    'an import that may not be': {
      code: "import * as React from 'react';\n\nimport _ from 'lodash';\nexport default () => <p />;",
      message: 'Cannot find module lodash',
      line: 3,
    },
    'a name that a module does not export': {
      code: "import { useStat } from 'react';\nexport default () => <p>{useStat()}</p>;",
      message: 'react has no export named useStat',
      line: 1,
    },
    'a mistake of syntax': {
      code: 'export default function X() {\n  const a = ;\n  return <p />;\n}',
      message: /^Syntax error: Unexpected token/,
      line: 2,
    },
    'JSX that is not closed': {
      code: 'export default function X() {\n  return (\n    <p>\n  );\n}',
      message: /^Syntax error: /,
      line: 4,
    },
    'a mistake of syntax that the browser finds': {
      code: '\nconst twice = 1;\nconst twice = 2;\nexport default () => <p />;',
      message: "Syntax error: Identifier 'twice' has already been declared",
      line: 3,
    },
    'an error of syntax that the code makes itself': {
      code: "\nJSON.parse('{');\nexport default () => <p />;",
      message: /^SyntaxError: .*JSON/,
      line: 2,
    },
    'an error while it renders': {
      code: 'interface A { a: string }\n\nexport default function X() {\n  return <p>{(undefined as unknown as A).a}</p>;\n}',
      message: /^TypeError: Cannot read properties of undefined/,
      line: 4,
    },
    'an error before it renders': {
      code: '\nthrow new Error("early");\nexport default () => <p />;',
      message: 'early',
      line: 2,
    },
    'a promise that fails': {
      code: 'Promise.reject(\n  new RangeError("late"));\nexport default () => { return new Promise(() => {}) as never };',
      message: 'RangeError: late',
      line: 2,
    },
    'no component at all': {
      code: 'export const a = 1;',
      message: 'There is no component to show: export one by default.',
      line: undefined,
    },
    'what is no element': {
      code: 'export default function X() {\n  return { a: 1 } as never;\n}',
      message: 'An object cannot be rendered. Render its parts, or an array of elements.',
      line: undefined,
    },
  };
  for (const [name, { code, message, line }] of Object.entries(CASES)) {
    test(name, async ({ page }) => {
      await openSandbox(page);
      const result = await run(page, code);
      expect(result.type).toBe('error');
      expect(result.message).toMatch(message);
      if (typeof message === 'string') expect(result.message).toBe(message);
      expect(result.line).toBe(line);
    });
  }

  test('an error of an event handler', async ({ page }) => {
    const frame = await openSandbox(page);
    const code = `export default function X() {
  const fail = () => {
    throw new Error('pressed');
  };
  return <button onClick={fail}>Press</button>;
}`;
    expect(await run(page, code)).toEqual({ type: 'rendered' });
    await frame.getByRole('button').click();
    const isError = () =>
      page.evaluate(() =>
        (window as unknown as SandboxWindow).sandboxMessages.find(({ type }) => type === 'error'),
      );
    await expect.poll(isError).toMatchObject({ message: 'pressed', line: 3 });
    await expect(frame.getByRole('button')).toBeVisible();
  });
});

test('the parser comes for code with a loop, and for no plain demo', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(bodyOf(request));
  });
  // A word that the parser has, and nothing else.
  const hasParser = async () => (await Promise.all(scripts)).join('').includes('ecmaVersion');
  await openSandbox(page);
  const plain =
    "import * as React from 'react';\nexport default () => <p>{React.version} for all</p>;";
  expect(await run(page, plain)).toEqual({ type: 'rendered' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(await hasParser()).toBe(false);
  await run(page, 'export default () => { for (const x of []) x; return <p />; }');
  expect(await hasParser()).toBe(true);
});

test('an endless loop is stopped, and the page lives on', async ({ page }) => {
  const frame = await openSandbox(page);
  await run(page, 'export default function Calm() { return <p>calm</p>; }');
  await page.evaluate(() => {
    const turns: number[] = [];
    Object.assign(window, { turns });
    setInterval(() => turns.push(performance.now()), 50);
  });
  const code = `export default function Busy() {
  let count = 0;
  while (true) count += 1;
  return <p>{count}</p>;
}`;
  expect(await run(page, code)).toMatchObject({
    type: 'error',
    message: 'An endless loop was stopped: line 3',
    line: 3,
  });
  expect(await run(page, 'export default function Calm() { return <p>calm again</p>; }')).toEqual({
    type: 'rendered',
  });
  await expect(frame.getByText('calm again')).toBeVisible();
  const longest = await page.evaluate(() => {
    const { turns } = window as unknown as { turns: number[] };
    return Math.max(...turns.slice(1).map((turn, index) => turn - (turns[index] ?? turn)));
  });
  // Browsers that give the document no process of its own stand still until the loop is stopped, after two seconds.
  expect(longest).toBeLessThan(4000);
});

test('tells how high the demo is, popups included, and follows no height that follows it', async ({
  page,
}) => {
  const frame = await openSandbox(page);
  const heights = () =>
    page.evaluate(() =>
      (window as unknown as SandboxWindow).sandboxMessages
        .filter(({ type }) => type === 'height')
        .map(({ height }) => height),
    );
  await run(page, 'export default () => <div style={{ height: 123 }}>box</div>;');
  await expect.poll(heights).toEqual([123]);

  const menu = `
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
export default function Fruits() {
  return (
    <TextField select label="Fruit" defaultValue="1" sx={{ width: 200 }}>
      {['1', '2', '3', '4', '5', '6', '7', '8'].map((name) => <MenuItem key={name} value={name}>Fruit {name}</MenuItem>)}
    </TextField>
  );
}`;
  await run(page, menu);
  await frame.getByRole('combobox').click();
  await expect.poll(async () => Math.max(...(await heights()).map(Number))).toBeGreaterThan(300);
  await frame.getByRole('option', { name: 'Fruit 3' }).click();
  await expect.poll(async () => (await heights()).at(-1)).toBe(56);
});
