import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the first machine code of a WebAssembly program beside the faster one that follows it; the database has a few
 * megabytes of it. The engine would free it when several threads have run the program, and it takes the whole process
 * down now and then when it does (`jit_page_->allocations_.erase(addr) == 1`, nodejs/node issue 64500).
 */
export function keepMachineCode(): void {
  setFlagsFromString('--no-wasm-code-gc');
}
