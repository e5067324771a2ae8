const AsyncChunksPlugin = require('./scripts/AsyncChunksPlugin');

/** @type {import('next').NextConfig} */
module.exports = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
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
  webpack(config, { dev, isServer }) {
    if (!dev && !isServer) config.plugins.push(new AsyncChunksPlugin());
    return config;
  },
};
