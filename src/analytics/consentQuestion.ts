const listeners = new Set<() => void>();
let opener: Element | null = null;
let isOpen = false;

/** Whether the reader has asked for the question about analytics again, from the foot of a page. */
export const consentQuestion = {
  isOpen: () => isOpen,

  /** Asks again. What has the focus now gets it back after the answer. */
  open: () => {
    opener = document.activeElement;
    change(true);
  },

  /** Ends the question that was asked for; does nothing when none was. */
  close: () => {
    if (!isOpen) return;
    change(false);
    if (opener instanceof HTMLElement) opener.focus();
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function change(open: boolean): void {
  isOpen = open;
  for (const listener of [...listeners]) listener();
}
