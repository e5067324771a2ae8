/** How many pixels of the screen a CSS pixel is wide, rounded to one decimal. */
export function readDevicePixelRatio(): number {
  return Math.round(window.devicePixelRatio * 10) / 10;
}

/** Calls back when the ratio has changed, as by zooming or on another screen. Returns what stops it. */
export function followDevicePixelRatio(listener: () => void): () => void {
  let stop = () => undefined as void;
  // A query knows only one ratio: for the next change there must be another.
  const follow = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = () => {
      stop();
      follow();
      listener();
    };
    query.addEventListener('change', onChange);
    stop = () => query.removeEventListener('change', onChange);
  };
  follow();
  return () => stop();
}
