const { readdirSync } = require('node:fs');
const path = require('node:path');

const NAME = 'DemoLibrariesPlugin';

/** Share of a library's demos that need a module for it to be in the library's chunk. */
const SHARE = 1 / 2;

/** By the name of the chunk: the folders of `data/` whose demos use the library, and what else of the site does. */
const LIBRARIES = {
  'material-library': {
    folders: ['material-ui', 'system', 'x', 'docs-infra'],
    others: /[\\/]src[\\/](theme[\\/]MaterialDemoTheme|theme-tools[\\/]\w+)\.tsx$/,
  },
  'joy-library': { folders: ['joy-ui'], others: /[\\/]src[\\/]theme[\\/]JoyDemoTheme\.tsx$/ },
};

/**
 * Puts what many demos of a library need into one chunk of it. Webpack alone would split it by who shares what: six or seven files
 * that every first demo waits for, too small to be compiled while they load.
 */
module.exports = class DemoLibrariesPlugin {
  apply(compiler) {
    let chunkGraph;
    const { splitChunks } = compiler.options.optimization;
    for (const [name, library] of Object.entries(LIBRARIES)) {
      const isUser = userTest(library);
      splitChunks.cacheGroups[name] = {
        name,
        test: /[\\/]node_modules[\\/]/,
        chunks: (chunk) =>
          !chunk.canBeInitial() &&
          [...chunkGraph.getChunkModulesIterable(chunk)].some(({ resource }) => isUser(resource)),
        minChunks: Math.max(2, Math.ceil(countDemos(compiler.context, library) * SHARE)),
        // Below what Next.js has for React, which every page loads.
        priority: 30,
        enforce: true,
      };
    }
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: NAME, stage: -100 }, () => {
        ({ chunkGraph } = compilation);
      });
    });
  }
};

function userTest({ folders, others }) {
  const demo = new RegExp(`[\\\\/]data[\\\\/](${folders.join('|')})[\\\\/].+\\.tsx$`);
  return (resource = '') => demo.test(resource) || others.test(resource);
}

function countDemos(root, { folders }) {
  return folders
    .flatMap((folder) => readdirSync(path.join(root, 'data', folder), { recursive: true }))
    .filter((file) => file.endsWith('.tsx')).length;
}
