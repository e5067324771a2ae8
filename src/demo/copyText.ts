import copyToClipboard from 'clipboard-copy';

/** Copies a text. Resolves to what to tell the reader: `done`, or why it could not be copied. */
export async function copyText(text: string, done: string): Promise<string> {
  try {
    await copyToClipboard(text);
    return done;
  } catch (error) {
    return (error as Error).message;
  }
}
