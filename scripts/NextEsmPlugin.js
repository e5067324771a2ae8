const { existsSync } = require('node:fs');
const path = require('node:path');

const NAME = 'NextEsmPlugin';

const DIST = path.join(path.dirname(require.resolve('next/package.json')), 'dist');

/** What the browser runs of Next.js. */
const CLIENT = /^(api|client|lib|pages|shared)[\\/]/;

/**
 * Gives the browser the client of Next.js as the ES modules that the package carries beside its CommonJS ones (`next/dist/esm`).
 * Of those webpack leaves out what is not used, which is almost half: 23 kB instead of 37 on every page.
 */
module.exports = class NextEsmPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.afterResolve.tap(NAME, ({ createData }) => {
        const from = createData.resource ?? '';
        const inDist = path.relative(DIST, from);
        const to = path.join(DIST, 'esm', inDist);
        if (CLIENT.test(inDist) && existsSync(to)) replaceResource(createData, from, to);
      });
    });
  }
};

/** The request also names the loaders, so the file is replaced within it. */
function replaceResource(createData, from, to) {
  createData.resource = to;
  createData.userRequest = createData.userRequest.replace(from, to);
  createData.request = createData.request.replace(from, to);
  createData.context = path.dirname(to);
}
