// After the build: dist/engine.js with the engine inside it, wasm and all, so that a page fetches one file and bundlers
// need no loader. (From the sources, in tests and Storybook, the engine comes out of node_modules as it is.)
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { noticesOf } from '../../../scripts/notices.mjs';

const HERE = fileURLToPath(import.meta.url);
const PACKAGE = join(dirname(HERE), '..');
const ENGINE = join(dirname(fileURLToPath(import.meta.resolve('box2d3-wasm'))), 'compat');

/**
 * The two places where the engine's bindings are compiled from text, which a strict Content-Security-Policy forbids, and
 * the same as closures. Calls into the engine: arguments to its form, the call, what was made for it freed, the result back.
 */
const CALL_IN = 'return new Function(args1, invokerFnBody);';
const CALL_IN_CLOSURE = `return (name, fail, invoker, fn, runDestructors, fromRetWire, toClassParamWire, ...rest) => {
  const toWire = rest.slice(0, argCount);
  const destructorsOf = rest.slice(argCount);
  const first = isClassMethodFunc ? 1 : 2;
  return function (...args) {
    const destructors = needsDestructorStack ? [] : null;
    const wired = isClassMethodFunc ? [toClassParamWire(destructors, this)] : [];
    for (let i = 0; i < argCount; i++) wired.push(toWire[i](destructors, args[i]));
    const rv = invoker(fn, ...wired);
    if (needsDestructorStack) runDestructors(destructors);
    else {
      let next = 0;
      for (let i = first; i < argTypes.length; i++) {
        if (argTypes[i].destructorFunction !== null) destructorsOf[next++](wired[i - first]);
      }
    }
    return returns ? fromRetWire(rv) : undefined;
  };
};`;

/** Calls out of the engine: of a function (0), a method (1), a constructor (2), or only the value itself (3). */
const CALL_OUT = 'var invokerFunction = new Function(Object.keys(captures), functionBody)(...Object.values(captures));';
const CALL_OUT_CLOSURE = `var invokerFunction = (handle, methodName, destructorsRef, args) => {
  const given = argFromPtr.map((read, i) => read(args + i * GenericWireTypeSize));
  let value;
  if (kind === 0) value = Emval.toValue(handle)(...given);
  else if (kind === 1) value = Emval.toValue(handle)[getStringOrSymbol(methodName)](...given);
  else value = kind === 2 ? new (Emval.toValue(handle))(...given) : given[given.length - 1];
  return retType.isVoid ? undefined : emval_returnValue(toReturnWire, destructorsRef, value);
};`;

/** The text with the one place where another text stands replaced. */
function replaced(text, place, by) {
  const parts = text.split(place);
  if (parts.length !== 2) throw new Error('The engine binds its functions otherwise than bundle.mjs knows.');
  return parts.join(by);
}

/** How the engine asks for what Node has built in: by its own address, which a bundle has not; and the same without one. */
const NODE_REQUIRE = `const {createRequire} = await import("module");
  /** @suppress{duplicate} */ var require = createRequire(import.meta.url);`;
const NODE_REQUIRE_BUILT_IN = 'var require = globalThis.process.getBuiltinModule;';

/** For bundles of esbuild: the engine as one module that needs neither files nor code made from text. */
export const engineInside = {
  name: 'engine-inside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]wasm\.ts$/ }, () => ({
      contents: `export { default as WASM } from ${JSON.stringify(join(ENGINE, 'Box2D.compat.wasm'))};`,
      resolveDir: ENGINE,
    }));
    onLoad({ filter: /Box2D\.compat\.wasm$/ }, ({ path }) => ({ contents: readFileSync(path), loader: 'binary' }));
    onLoad({ filter: /Box2D\.compat\.mjs$/ }, ({ path }) => {
      const inwards = replaced(readFileSync(path, 'utf8'), CALL_IN, CALL_IN_CLOSURE);
      const closures = replaced(inwards, CALL_OUT, CALL_OUT_CLOSURE);
      const addressless = replaced(closures, NODE_REQUIRE, NODE_REQUIRE_BUILT_IN);
      // The binary is inside, so no address is asked for
      return { contents: addressless.replaceAll('import.meta.url', '"https://griddle.invalid/"'), loader: 'js' };
    });
  },
};

/** Writes the engine as one module that needs neither files nor code made from text, and beside it whose it is. */
export async function bundleEngine(outfile) {
  const { metafile } = await build({
    absWorkingDir: PACKAGE,
    entryPoints: ['src/engine.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    plugins: [engineInside],
    metafile: true,
    logLevel: 'warning',
  });
  writeFileSync(join(resolve(PACKAGE, outfile), '../NOTICES.txt'), noticesOf(Object.keys(metafile.inputs)));
}

if (process.argv[1] === HERE) await bundleEngine('dist/engine.js');
