import copyToClipboard from 'clipboard-copy';

/**
 * Copies the text at an address. The clipboard is asked at once and given the text when it is there: some browsers let a page copy
 * only while a press is being handled. Others cannot wait for a text: they are given it once it is loaded.
 * @throws Error when the text cannot be loaded or the clipboard refuses.
 */
export async function copyMarkdown(address: string): Promise<void> {
  const text = load(address);
  await copyWhenLoaded(text).catch(async () => copyToClipboard(await text));
}

async function copyWhenLoaded(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Who waits for the text itself hears of its failure: nobody else needs to.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
