import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Time the process has to answer what it began before it ends anyway. */
const STOP_LIMIT_MS = 10_000;

// Modules compiled at an earlier start are taken as they are: it halves the time to the first answer.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/marco/compile'));
const { describeStart, StartError, start } = await import('./start.ts');

/** A process without its database can only answer errors, so it ends; the service manager must start another one. */
function stopAfterCrash(reason: string, error: Error): void {
  console.error(`\n${reason}\n`, error);
  process.exit(1);
}

try {
  const running = await start(process.env, (line) => console.log(line), stopAfterCrash);
  for (const line of describeStart(running)) console.log(line);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      void running.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
