interface CopyButtonProps {
  label: string;
  /** What is copied; the code of the block around the button when left out. */
  text?: string;
  className?: string;
}

/** Copies code or a text: see useCopyButtons, which gives every such button of a page its behavior. */
export function CopyButton({ label, text = '', className = 'copy' }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={className}
      data-copy={text}
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
    >
      {label}
    </button>
  );
}
