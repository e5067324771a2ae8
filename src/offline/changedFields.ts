let changed = false;

/** Remembers from now on whether the reader has changed a field of the page. Returns how to stop. */
export function watchFields(): () => void {
  const onInput = () => {
    changed = true;
  };
  document.addEventListener('input', onInput);
  return () => {
    document.removeEventListener('input', onInput);
    changed = false;
  };
}

/** Another page has other fields. */
export function forgetFields(): void {
  changed = false;
}

/** Whether the reader has changed a field since the page was opened. */
export function hasChangedFields(): boolean {
  return changed;
}
