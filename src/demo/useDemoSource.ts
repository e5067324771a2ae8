import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { decodeAnchor } from '@/lib/decodeAnchor';
import { useCodeVariant } from '@/preferences/CodePreferencesProvider';
import { chooseSource } from './chooseSource';
import { demoOfAnchor } from './demoAnchors';
import type { DemoCode, DemoSource } from './demoTypes';
import { loadDemoCode } from './loadDemoCode';
import type { ChosenSource, SharedDemoProps } from './sharedProps';

interface DemoSourceOptions extends Pick<SharedDemoProps, 'demo' | 'state'> {
  chosen: ChosenSource;
  /** Told when the code cannot be loaded. */
  onFailure: () => void;
}

/** The code of a demo: loaded when it is first needed, shown while it is open. */
export function useDemoSource({ demo, state, chosen, onFailure }: DemoSourceOptions) {
  const { name, path, options } = demo;
  const [isOpen, setOpen] = useState(options.defaultCodeOpen);
  const [code, setCode] = useState<DemoCode | null>(null);
  const [variant] = useCodeVariant();
  const choose = (from: DemoCode | null) =>
    from ? chooseSource(from.sources, chosen.styling, variant) : undefined;

  const show = useCallback((loaded: DemoCode) => {
    // Whatever is done next with the code finds it in the page.
    flushSync(() => {
      setCode(loaded);
      setOpen(true);
    });
  }, []);

  useEffect(() => {
    // A failure shows in what is pressed next.
    const showAtOnce = () => void loadDemoCode(path).then(show, () => undefined);
    const onHashChange = () => {
      if (demoOfAnchor(decodeAnchor(window.location.hash)) === name) showAtOnce();
    };
    if (options.defaultCodeOpen) showAtOnce();
    else onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [name, path, options.defaultCodeOpen, show]);

  const load = () => loadDemoCode(path).catch(onFailure);

  return {
    isOpen,
    /** What is shown; undefined until it has come. */
    source: choose(code),
    open: async () => {
      const loaded = await load();
      if (loaded) show(loaded);
    },
    close: () => setOpen(false),
    /** The code as it stands, edited or not; null when it cannot be loaded. */
    current: async (): Promise<DemoSource | null> => {
      const original = choose((await load()) ?? null);
      return original
        ? { ...original, code: state.edits[chosen.sourceKey] ?? original.code }
        : null;
    },
  };
}
