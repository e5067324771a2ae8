const path = require('node:path');

const NAME = 'AsyncChunksPlugin';

/**
 * Writes `async-chunks.json` into the build folder: for every module of this repository that is loaded by `import()`, the files
 * the browser needs for it. The document reads it to announce the chunks of the first demo in the HTML.
 */
module.exports = class AsyncChunksPlugin {
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const manifest = JSON.stringify(filesOfModules(compilation, compiler.context));
        compilation.emitAsset('async-chunks.json', new RawSource(manifest));
      });
    });
  }
};

function filesOfModules(compilation, root) {
  const manifest = {};
  for (const group of compilation.chunkGroups) {
    const files = group.chunks.flatMap((chunk) => [...chunk.files]);
    for (const resource of resourcesOf(group, compilation)) {
      manifest[path.relative(root, resource)] = files.filter((file) => /\.(js|css)$/.test(file));
    }
  }
  return manifest;
}

/** The modules that a group of chunks is asked for: usually one, all of a folder where they share a chunk. */
function resourcesOf(group, { moduleGraph }) {
  return [...group.blocksIterable]
    .flatMap(({ dependencies }) => dependencies)
    .map((dependency) => moduleGraph.getModule(dependency))
    .map((module) => module?.resource ?? module?.rootModule?.resource)
    .filter((resource) => resource && !resource.includes('node_modules'));
}
