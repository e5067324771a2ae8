import { FRAME_ROOM } from './sandboxMessages';

/** The least height of the document while a popup lacks room, in CSS pixels. */
const POPUP_ROOM = 420;
/** How often popups are measured while there are any, in milliseconds: they move without a word. */
const POPUP_PACE = 120;
/** How often the content may grow by just what the document has grown until it is plain that it always will. */
const MAX_CHASES = 3;

/** Whether popups stand out of a document of a height, or are squeezed by it. */
export function lacksRoom(popups: readonly Element[], height: number): boolean {
  return popups.some((popup) => {
    const { top, bottom, width } = popup.getBoundingClientRect();
    if (width > 0 && (top < 0 || bottom > height)) return true;
    return popup.scrollHeight > popup.clientHeight + 1 && isScrolled(popup);
  });
}

function isScrolled(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowY);
}

/** Tells content that grows because the document does, as `100vh` with a margin: following it would never end. */
export function createChaseDetector(): (content: number, frame: number) => boolean {
  let last = { content: 0, frame: 0 };
  let chases = 0;
  return (content, frame) => {
    const grown = content - last.content;
    const isChase = grown > 0 && grown === frame - last.frame;
    if (isChase) chases += 1;
    else if (frame !== last.frame) chases = 0;
    last = { content, frame };
    return chases >= MAX_CHASES;
  };
}

/**
 * Reports the height of a demo, without the room around it, now and whenever it changes, in CSS pixels. Popups stand in `body`
 * beside it: while one lacks room the document is high enough for most. A demo that has failed shows nothing, and its height stays.
 */
export function reportHeight(
  demo: HTMLElement,
  report: (height: number) => void,
): { update: () => void; stop: () => void } {
  const isChasing = createChaseDetector();
  let popupRoom = 0;
  let reported = -1;
  let pace: ReturnType<typeof setInterval> | undefined;

  const update = () => {
    if (!demo.hasChildNodes()) return;
    const content = Math.ceil(demo.getBoundingClientRect().height);
    if (isChasing(content, window.innerHeight)) return;
    const height = Math.max(content, popupRoom);
    if (height === reported) return;
    reported = height;
    report(height);
  };
  const watchPopups = () => {
    const popups = popupsBeside(demo);
    if (popups.length === 0) {
      clearInterval(pace);
      pace = undefined;
      popupRoom = 0;
    } else {
      pace ??= setInterval(watchPopups, POPUP_PACE);
      if (lacksRoom(popups, window.innerHeight)) popupRoom = POPUP_ROOM - 2 * FRAME_ROOM;
    }
    update();
  };

  const sizes = new ResizeObserver(update);
  sizes.observe(demo);
  const children = new MutationObserver(watchPopups);
  children.observe(document.body, { childList: true });
  const stop = () => {
    sizes.disconnect();
    children.disconnect();
    clearInterval(pace);
  };
  return { update, stop };
}

/** All elements that a demo has put beside itself and that can be seen. */
function popupsBeside(demo: HTMLElement): Element[] {
  return [...document.body.children]
    .filter((child) => child !== demo && !child.matches('script, style, link'))
    .flatMap((child) => [child, ...child.querySelectorAll('*')])
    .filter((element) => element.checkVisibility?.() ?? true);
}
