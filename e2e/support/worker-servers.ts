import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServerName } from './addresses.ts';

/** A product asks the authenticator it trusts for its keys. */
const NEEDED: Readonly<Partial<Record<ServerName, ServerName>>> = {
  externalImplicit: 'issuer',
  externalCode: 'issuer',
};

/** The servers of one worker, each in a process of its own from the first journey that needs it to the worker's end. */
export class WorkerServers {
  readonly #running = new Map<ServerName, Promise<ChildProcess>>();

  /** Comes back when the server answers. */
  async start(name: ServerName): Promise<void> {
    const needed = NEEDED[name];
    const running = this.#running.get(name) ?? launch(name);
    this.#running.set(name, running);
    await Promise.all([running, needed && this.start(needed)]);
  }

  async stop(): Promise<void> {
    const started = await Promise.allSettled(this.#running.values());
    const children = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.all(children.map(end));
  }
}

async function launch(name: ServerName): Promise<ChildProcess> {
  const [file, ...args] = name === 'issuer' ? ['serve-issuer.ts'] : ['serve.ts', name];
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: [],
    // Only errors are printed, because the addresses are known.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]: number[]) => {
    throw new Error(`The server ${name} ended with ${code} before it answered.`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
