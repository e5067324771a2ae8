/// <reference types="next" />
/// <reference types="next/image-types/global" />

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** The part of each axis that is kept. */
    variationAxes: Record<string, { min: number; max: number }>;
  }
  /** Leaves out of a font what the text does not need. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
