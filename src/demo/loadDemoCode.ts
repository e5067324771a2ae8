import type { DemoCode } from './demoTypes';

const loaded = new Map<string, Promise<DemoCode>>();

/**
 * Loads the sources of a demo: the data of its own page, which the router knows too. A failure is forgotten, so that the next try
 * asks again.
 * @param path Address of the demo's page: `/demos/material-ui/react-button/Basic/`.
 * @throws Error when there is no network, or a deploy has replaced the file.
 */
export function loadDemoCode(path: string): Promise<DemoCode> {
  const known = loaded.get(path);
  if (known) return known;
  const request = fetchDemoCode(path);
  loaded.set(path, request);
  request.catch(() => loaded.delete(path));
  return request;
}

async function fetchDemoCode(path: string): Promise<DemoCode> {
  const data = document.getElementById('__NEXT_DATA__')?.textContent ?? '{}';
  const { buildId = '' } = JSON.parse(data) as { buildId?: string };
  const response = await fetch(`/_next/data/${buildId}${path.replace(/\/$/, '')}.json`);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  const { pageProps } = (await response.json()) as { pageProps: { code: DemoCode } };
  return pageProps.code;
}
