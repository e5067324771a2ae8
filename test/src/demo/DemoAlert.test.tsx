import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { DemoAlert } from '@/demo/DemoAlert';
import { demoOf, productOf } from '../../fixtures/demo';
import { expectErrors } from '../../fixtures/expectErrors';
import { loadCounter, press, showDemo } from '../../fixtures/showDemo';

const onReset = jest.fn();
const alert = () => screen.getByRole('alert');
const issueLink = () => screen.queryByRole('link', { name: 'Report the problem' });

function setRepository(repository: string | undefined) {
  const env = { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: repository };
  jest.replaceProperty(process, 'env', env);
}

const show = (props: Partial<ComponentProps<typeof DemoAlert>>) =>
  render(
    <DemoAlert
      demo={demoOf()}
      product={productOf(loadCounter)}
      error={{ message: 'Oops' }}
      onReset={onReset}
      {...props}
    />,
  );

beforeEach(() => {
  onReset.mockReset();
  setRepository('https://git.example.com/docs');
});

describe('DemoAlert', () => {
  it('says what is wrong, where, and resets the demo', async () => {
    show({ error: { message: 'Oops', line: 4 } });
    expect(alert().querySelector('pre')).toHaveTextContent(/^Line 4: Oops$/);
    await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('can be read with the keyboard when it is long', () => {
    show({});
    expect(alert().querySelector('pre')).toHaveAttribute('tabindex', '0');
  });

  it('lets a fault of the site be reported, with page, version and error', () => {
    window.history.replaceState(null, '', '/joy-ui/react-button/');
    show({ fault: 'built' });
    window.history.replaceState(null, '', '/');
    expect(alert()).toHaveTextContent('This demo had a runtime error!');
    const url = new URL(issueLink()?.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe('https://git.example.com/docs/issues/new');
    for (const part of ['Basic', '/joy-ui/react-button/', '5.0.0-beta.19', 'Oops'])
      expect(url.searchParams.get('body')).toContain(part);
  });

  it('leads nowhere without a repository', () => {
    setRepository(undefined);
    show({ fault: 'built' });
    expect(issueLink()).toBeNull();
  });

  it('has no report for code that the reader has edited', () => {
    show({});
    expect(issueLink()).toBeNull();
    expect(alert()).not.toHaveTextContent('This demo had a runtime error!');
  });
});

/** Loads a demo that fails when it is pressed, each time anew. */
const loadFragile = () => {
  function Fragile() {
    const [fails, setFails] = useState(false);
    if (fails) throw new Error('The demo broke');
    return <button onClick={() => setFails(true)}>Break</button>;
  }
  return Promise.resolve({ default: Fragile });
};

describe('a demo that fails as it was built', () => {
  it('keeps its error to itself, and is revived by a reset', async () => {
    expectErrors();
    await showDemo(demoOf(), { loadDemo: loadFragile });
    await press('Break');
    expect(alert()).toHaveTextContent('The demo broke');
    expect(issueLink()).toBeInTheDocument();
    expect(screen.getByRole('toolbar')).toBeInTheDocument();

    await userEvent.click(alert().querySelector('button') as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Break' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is revived from the toolbar, too', async () => {
    expectErrors();
    await showDemo(demoOf(), { loadDemo: loadFragile });
    await press('Break');
    const toolbar = screen.getByRole('toolbar');
    await userEvent.click(toolbar.querySelector('[aria-label="Reset demo"]') as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Break' })).toBeInTheDocument();
  });

  it('may be one whose code did not come: that is no fault of the demo, and the next try loads it', async () => {
    expectErrors();
    const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    const loadDemo = jest.fn(loadFragile).mockRejectedValueOnce(missing);
    await showDemo(demoOf(), { loadDemo });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The code could not be loaded. Check the connection and try again.Try again$/,
    );
    expect(issueLink()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Break' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(loadDemo).toHaveBeenCalledTimes(2);
  });
});
