import path from 'node:path';
import { WORK } from './workFolder.mjs';

/** Folder of a built site. `{N}` is replaced by the number of pages. */
const out = (name) => path.join(WORK, 'out', `${name}-{N}`);

/** The entries of measure.mjs: where each site's pages and controls are. */
export const ENTRIES = [
  {
    name: 'ours',
    dir: out('ours'),
    pagePath: '/material-ui/button/',
    prosePath: '/material-ui/guide-01/page-004/',
    navLinkSelector: "#side-nav a[href='/material-ui/guide-01/page-003/']",
    navFarSelector: "#side-nav a[href='/material-ui/guide-02/page-050/']",
    searchOpen: { press: 'Control+k' },
    searchInput: '[role=combobox]',
    searchResult: '[role=option]',
  },
  {
    name: 'limit',
    dir: out('limit'),
    pagePath: '/button',
    prosePath: '/guide-01/page-004',
    navLinkSelector: "nav a[href='/guide-01/page-003']",
    navFarSelector: "nav a[href='/guide-02/page-050']",
  },
  {
    name: 'limit-lazy',
    dir: out('limit-lazy'),
    pagePath: '/button',
    navLinkSelector: "nav a[href='/guide-01/page-003']",
    navFarSelector: "nav a[href='/guide-02/page-050']",
  },
  {
    name: 'starlight',
    dir: out('starlight'),
    pagePath: '/button/',
    prosePath: '/guide-01/page-004/',
    navLinkSelector: "nav a[href='/guide-01/page-003/']",
    navFarSelector: "nav a[href='/guide-02/page-050/']",
    searchOpen: { press: 'Control+k' },
    searchInput: '.pagefind-ui__search-input',
    searchResult: '.pagefind-ui__result-link',
  },
];

/** The peers that are installed and built. `limit-lazy` comes with `limit`. */
export const PEERS = ['limit', 'starlight'];

/** The page that `navFarSelector` leads to must exist. */
export const FEWEST_PAGES = 50;
