/** Packages that bring no types: as much of them as the tests use. */

declare module '@marbec/web-auto-extractor' {
  export interface ExtractedData {
    /** Nodes by their type. */
    jsonld: Record<string, unknown[]>;
  }

  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): ExtractedData;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { ExtractedData } from '@marbec/web-auto-extractor';

  export default class Validator {
    validate(
      data: ExtractedData,
    ): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}
