/** The mark: three layers, each offset from the one below, as a library stands on a library. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#0059b2" />
      <path d="M7 11.5 16 7l9 4.5-9 4.5z" fill="#fff" />
      <path
        d="m7 16.2 9 4.5 9-4.5"
        fill="none"
        stroke="#99ccf3"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="m7 20.7 9 4.5 9-4.5"
        fill="none"
        stroke="#66b2ff"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The site's name beside its mark. */
export function Wordmark() {
  return (
    <>
      <Mark />
      <span dir="ltr">
        MUI<b>docs</b>
      </span>
    </>
  );
}
