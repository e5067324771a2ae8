const NAME = 'CompileHintsPlugin';

/** Read by V8 in the first line of a script: https://v8.dev/blog/explicit-compile-hints. A comment everywhere else. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Of these, most functions run as soon as they are there. */
const EAGER = /\/(framework|main|pages\/_app|material-library|joy-library)[-.]\w+\.js$/;

/** Has the browser compile the scripts of every page while they load, beside the page, and not when they are first called. */
module.exports = class CompileHintsPlugin {
  apply(compiler) {
    const { ConcatSource } = compiler.webpack.sources;
    // Once the scripts are minified, which would take the comment away.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => EAGER.test(name))) {
          compilation.updateAsset(file, (source) => new ConcatSource(HINT, source));
        }
      });
    });
  }
};
