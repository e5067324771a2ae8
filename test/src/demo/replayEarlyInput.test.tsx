import '../../fixtures/serverGlobals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyInput } from '@/demo/replayEarlyInput';

const onChange = jest.fn();

const FIRST = { name: 'Ada', note: '', news: false };

function Form() {
  const [state, setState] = useState(FIRST);
  const set = (changed: Partial<typeof FIRST>) => {
    onChange(changed);
    setState((now) => ({ ...now, ...changed }));
  };
  return (
    <form>
      <input value={state.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea value={state.note} onChange={(event) => set({ note: event.target.value })} />
      <input
        type="checkbox"
        checked={state.news}
        onChange={(event) => set({ news: event.target.checked })}
      />
      <input type="range" min={0} max={10} defaultValue={11} onChange={onChange} />
      <output>{JSON.stringify(state)}</output>
    </form>
  );
}

/** The form as the server sent it, changed by a reader, and then taken over by React. */
function hydrate(change: (form: HTMLElement) => void): HTMLElement {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Form />);
  change(root);
  act(() => void hydrateRoot(root, <Form />));
  act(() => replayEarlyInput(root));
  return root;
}

const find = <Found extends Element>(root: Element, selector: string): Found =>
  root.querySelector<Found>(selector) ?? fail(selector);

const stateOf = (root: Element): unknown => JSON.parse(find(root, 'output').textContent ?? '');

function fail(selector: string): never {
  throw new Error(`Nothing matches ${selector}.`);
}

describe('replayEarlyInput', () => {
  beforeEach(() => onChange.mockClear());

  it('is heard by the state of what was typed and ticked', () => {
    const root = hydrate((form) => {
      find<HTMLInputElement>(form, 'input').value = 'Grace';
      find<HTMLTextAreaElement>(form, 'textarea').value = 'Hello';
    });
    expect(find<HTMLInputElement>(root, 'input').value).toBe('Grace');
    expect(onChange.mock.calls).toEqual([[{ name: 'Grace' }], [{ note: 'Hello' }]]);
  });

  it('ticks once more what was ticked', () => {
    const root = hydrate((form) => find<HTMLInputElement>(form, '[type="checkbox"]').click());
    expect(stateOf(root)).toMatchObject({ news: true });
    expect(find<HTMLInputElement>(root, '[type="checkbox"]').checked).toBe(true);
  });

  it('says nothing of fields that are as they were', () => {
    const root = hydrate(() => undefined);
    expect(onChange).not.toHaveBeenCalled();
    expect(stateOf(root)).toEqual(FIRST);
  });
});
