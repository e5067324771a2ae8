import { createElement, type ComponentType } from 'react';
import { cleanup, render } from '@testing-library/react';
import { renderSetting } from './renderSettings';

/**
 * What the `ref` of a component receives when it is rendered; null when it receives nothing. What rendering writes as an error
 * is left to the caller. Needs a document.
 * @throws whatever the component throws
 */
export function renderedRef(packageName: string, exported: string): Element | null {
  const component = load(`${packageName}/${exported}`, exported) ?? load(packageName, exported);
  if (!component) throw new Error(`${packageName} has no ${exported}.`);
  const { props = {}, around } = renderSetting(packageName, exported);
  let received: Element | null = null;
  const ref = (element: Element | null) => {
    received = element ?? received;
  };
  const node = createElement(component, { ...props, ref } as object);
  const restore = listenInTheOldWay();
  render(<>{around ? around(node) : node}</>);
  cleanup();
  restore();
  return received;
}

/** A component as its module, or the package, exports it: with the React of the tests. */
function load(module: string, exported: string): ComponentType<object> | undefined {
  try {
    const loaded = jest.requireActual<Record<string, ComponentType<object>>>(module);
    return loaded[exported] ?? loaded['default'];
  } catch {
    return undefined;
  }
}

/** The pickers of this version listen to media queries as browsers once wanted it. Returns how to undo it. */
function listenInTheOldWay(): () => void {
  const match = window.matchMedia.bind(window);
  const nothing = () => undefined;
  const spy = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(match(query), { addListener: nothing, removeListener: nothing }),
    );
  return () => spy.mockRestore();
}
