const nextPwa = require('next-pwa');
const AsyncChunksPlugin = require('./scripts/AsyncChunksPlugin');
const CompileHintsPlugin = require('./scripts/CompileHintsPlugin');
const DemoChunksPlugin = require('./scripts/DemoChunksPlugin');
const DemoLibrariesPlugin = require('./scripts/DemoLibrariesPlugin');
const NextEsmPlugin = require('./scripts/NextEsmPlugin');

const withServiceWorker = nextPwa({
  // Compiled to `.next/sw.js`; scripts/publish.ts puts it, or one that removes itself, beside the pages.
  swSrc: 'src/offline/worker.ts',
  disable:
    process.env.NODE_ENV === 'development' || process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off',
  // Kept from the start is the page for when there is no network, with what it names itself. Without a revision of its own it
  // gets the build id, by which the worker knows its release.
  exclude: [() => true],
  additionalManifestEntries: [],
  manifestTransforms: [() => ({ manifest: [{ url: '/offline/', revision: null, size: 0 }] })],
  // The page registers the worker itself, see src/offline: nothing of next-pwa runs in the browser.
  register: false,
  cacheStartUrl: false,
  dynamicStartUrl: false,
  reloadOnOnline: false,
});

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // Routes of the test pages have an ending of their own. Where readers are, there are no such routes, and nothing of them is built.
  pageExtensions: process.env.DEPLOY_ENV === 'production' ? ['tsx'] : ['tsx', 'experiment.ts'],
  productionBrowserSourceMaps: false,
  // Types and lint are steps of `npm run check`, where they report once and together.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    scrollRestoration: true,
    // There is no app router here: its list of routes would only be weight.
    clientRouterFilter: false,
    // The machine that builds has two cores; more workers only hold more memory.
    cpus: 2,
  },
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // `next dev` compiles with Turbopack what a page asks for. The export is made by webpack, for which the plugins are.
  turbopack: {},
  // Else it takes some packages twice, with two contexts for one theme.
  bundlePagesRouterDependencies: process.env.NODE_ENV === 'development',
  webpack(config, { isServer }) {
    if (!isServer) {
      config.plugins.push(
        new AsyncChunksPlugin(),
        new CompileHintsPlugin(),
        new DemoChunksPlugin(),
        new DemoLibrariesPlugin(),
        new NextEsmPlugin(),
      );
      // The ES modules name it, but it is not copied beside them.
      config.resolve.alias['../build/polyfills/polyfill-module'] =
        require.resolve('next/dist/build/polyfills/polyfill-module');
    }
    config.resolve.alias[require.resolve('next-pwa/register.js')] = false;
    return config;
  },
};

module.exports = withServiceWorker(config);
