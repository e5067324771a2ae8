import { useEffect, useState } from 'react';
import { activeHeading, type HeadingPosition, type WindowPosition } from './scrollSpy';
import type { ArticleHeading } from './types';

/** Least time between two looks at the page, in milliseconds. */
const THROTTLE = 166;
/** How long a pressed entry stays active whatever the scrolling it causes, in milliseconds. */
const PAUSE = 1000;

/** The id of the heading being read, and a function that makes a pressed entry the active one at once. */
export function useActiveHeading(
  headings: readonly ArticleHeading[],
): [string | null, (id: string) => void] {
  const [active, setActive] = useState<string | null>(null);
  const [pausedUntil, setPausedUntil] = useState(0);

  useEffect(() => {
    let timer = 0;
    const look = () => {
      timer = 0;
      if (Date.now() >= pausedUntil)
        setActive(activeHeading(positions(headings), windowPosition()));
    };
    const onScroll = () => {
      timer ||= window.setTimeout(look, THROTTLE);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.clearTimeout(timer);
    };
  }, [headings, pausedUntil]);

  const press = (id: string) => {
    setActive(id);
    setPausedUntil(Date.now() + PAUSE);
  };
  return [active, press];
}

function positions(headings: readonly ArticleHeading[]): HeadingPosition[] {
  return headings.flatMap(({ id }) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const margin = pixels(getComputedStyle(element).scrollMarginTop);
    return [{ id, top: element.getBoundingClientRect().top + window.scrollY - margin }];
  });
}

function windowPosition(): WindowPosition {
  const { scrollHeight, clientHeight } = document.documentElement;
  return {
    scrollTop: window.scrollY,
    height: clientHeight,
    end: window.scrollY + clientHeight >= scrollHeight - 2,
    landing: pixels(getComputedStyle(document.documentElement).scrollPaddingTop),
  };
}

/** The number of a computed length; 0 for `auto`. */
function pixels(length: string): number {
  return parseFloat(length) || 0;
}
