import { readFile } from 'node:fs/promises';

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The program of the embedded database, compiled once for all databases this process opens: each would compile it
 * again, which takes longer than to open it.
 */
export function compilePglite(): Promise<WebAssembly.Module> {
  compiled ??= readProgram();
  return compiled;
}

async function readProgram(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  );
}
