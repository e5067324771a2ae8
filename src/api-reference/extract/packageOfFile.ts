/** The package that a file is in: `@mui/material` for `…/node_modules/@mui/material/Button/Button.d.ts`; null outside. */
export function packageOfFile(file: string): string | null {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? null;
}

/** The plan of MUI X that a package belongs to; null for what is free. */
export function planOfPackage(name: string): 'pro' | 'premium' | null {
  return (/-(pro|premium)$/.exec(name)?.[1] ?? null) as 'pro' | 'premium' | null;
}
