import { readFileSync } from 'node:fs';

/** How the process of the product is started, as `npm start` does it; `docs/operations.md` says why. */
export interface Runtime {
  /** Of Node. */
  readonly flags: readonly string[];
  /** Variables an operator may set otherwise. */
  readonly environment: Readonly<Record<string, string>>;
}

export function readRuntime(): Runtime {
  return JSON.parse(readFileSync(new URL('runtime.json', import.meta.url), 'utf8'));
}
