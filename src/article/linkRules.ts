interface LinkProblem {
  reason: string;
  fix: string;
}

/** What is wrong with a link as it is written, or null. Whether its target exists is not asked here. */
export function linkProblem(url: string): LinkProblem | null {
  if (url.startsWith('#')) {
    return url === '#' ? { reason: 'A link to "#".', fix: 'Name an anchor.' } : null;
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    return /^(https:|mailto:)/.test(url)
      ? null
      : { reason: `The link ${url} has an unsafe protocol.`, fix: 'Use https: or mailto:.' };
  }
  const path = url.replace(/[?#].*$/, '');
  if (!path.startsWith('/')) {
    return {
      reason: `The link ${url} has no leading slash.`,
      fix: `Write the whole path: /product/…/`,
    };
  }
  if (path.includes('//')) {
    return { reason: `The link ${url} has a double slash.`, fix: 'Write one slash.' };
  }
  if (!path.endsWith('/') && !/\.\w+$/.test(path)) {
    return {
      reason: `The link ${url} has no trailing slash.`,
      fix: `Write ${url.replace(path, `${path}/`)}`,
    };
  }
  return null;
}

const REPOSITORY = 'https://github.com/mui/material-ui';

/** Makes `…/blob/-/path` of the documented repository a permalink to the tag of the documented version. */
export function permalink(url: string, version: string): string {
  return url.replace(`${REPOSITORY}/blob/-/`, `${REPOSITORY}/blob/v${version}/`);
}

/** Whether a link leaves the site. */
export function isExternalLink(url: string): boolean {
  return /^https?:/.test(url);
}
