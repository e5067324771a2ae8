/** A fault of edited code that needs no more words than its message. Lines and columns count from 1. */
export class DemoProblem extends Error {
  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(message);
  }
}
