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
    for (const block of group.blocksIterable) {
      const files = group.chunks.flatMap((chunk) => [...chunk.files]);
      // Usually one module; all of a folder where they share a chunk.
      for (const dependency of block.dependencies) {
        const module = compilation.moduleGraph.getModule(dependency);
        const resource = module?.resource ?? module?.rootModule?.resource;
        if (!resource || resource.includes('node_modules')) continue;
        manifest[path.relative(root, resource)] = files.filter((file) => /\.(js|css)$/.test(file));
      }
    }
  }
  return manifest;
}
