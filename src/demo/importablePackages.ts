/** Packages that a demo may import, where they are installed: what a reader of these libraries has, or can be expected to install. */
export const IMPORTABLE =
  /^(react|react-dom|dayjs|clsx|stylis|stylis-plugin-rtl|@emotion\/(react|styled|cache)|@mui\/.+)$/;
