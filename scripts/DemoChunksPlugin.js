const NAME = 'DemoChunksPlugin';

const IS_DEMO = /[\\/]data[\\/].+\.tsx$/;

/**
 * Names the chunks of demos after their release instead of their content. The loader of chunks comes with every page, and a hash of
 * its own for each of hundreds of demos was three quarters of it. What other chunks hold keeps the hash of its content.
 */
module.exports = class DemoChunksPlugin {
  apply(compiler) {
    const { getFullHash } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(NAME, (chunks) => {
        for (const chunk of chunks) {
          if (!isDemo(chunk, compilation.chunkGraph)) continue;
          // The hash of the compilation: it changes with any code of the site or of packages, and not with articles.
          chunk.filenameTemplate = 'static/chunks/demos/[id].[fullhash].js';
        }
      });
      // Webpack looks for this hash in the general name of chunks only.
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (_chunk, requirements) => {
        requirements.add(getFullHash);
      });
    });
  }
};

function isDemo(chunk, chunkGraph) {
  if (chunk.canBeInitial()) return false;
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
  return modules.some(({ resource }) => IS_DEMO.test(resource ?? ''));
}
