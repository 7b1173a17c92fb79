import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, onEachEngine } from '../crash/engines.ts';
import { type RunningProcess, runProduct } from '../product/run-product.ts';
import { watchBystanders } from './bystanders.ts';
import { INPUTS } from './inputs.ts';
import type { HostileInput } from './send.ts';
import { readTarget, type Target } from './target.ts';

/** Nobody else waits longer than this on an idle machine. */
const LIMIT_MS = 1000;
/** The jobs of a first start, and processes that are started for the first time. */
const REST_MS = 20_000;

/**
 * `npm run test:hostile -- [WORDS]`: sends what is meant to stop the product, on both engines, and measures how long others
 * wait meanwhile. With words, only the inputs whose name holds one of them.
 */
const words = process.argv.slice(2);
const chosen = INPUTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
let failed = 0;
await onEachEngine(async (engine) => {
  console.log(`\n${chosen.length} hostile inputs on ${engine.title}`);
  failed += await attack(engine);
});
console.log(
  failed === 0
    ? '\nEverybody else was answered.'
    : `\n${failed} inputs made others wait or ended the product.`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function attack(engine: Engine): Promise<number> {
  // The inputs come from many addresses, told as a proxy tells them.
  const environment = { ...engine.environment, TRUST_PROXY: 'on' };
  const read = await readTarget(engine);
  const running: { product: RunningProcess } = { product: await runProduct(environment) };
  const target: Target = { ...read, product: () => running.product };
  const outcomes: boolean[] = [];
  try {
    await wait(REST_MS);
    for (const input of chosen) {
      outcomes.push(await sendOne(target, input));
      if (isGone(running.product)) running.product = await runProduct(environment);
    }
  } finally {
    if (!isGone(running.product)) await running.product.stop();
  }
  return outcomes.filter((ok) => !ok).length;
}

function isGone({ process: child }: RunningProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function sendOne(target: Target, { name, send }: HostileInput): Promise<boolean> {
  const begun = performance.now();
  const statuses = send(target).catch((error: unknown) => [
    `broke: ${error instanceof Error ? error.message : error}`,
  ]);
  const { answers, slowestLive, slowestSearch, refused } = await watchBystanders(target, statuses);
  const restarts = isGone(target.product()) ? 1 : 0;
  const ok = restarts === 0 && refused === 0 && Math.max(slowestLive, slowestSearch) <= LIMIT_MS;
  const told = [
    `status ${summarize(await statuses)}`,
    `took ${Math.round(performance.now() - begun)} ms`,
    `slowest live ${Math.round(slowestLive)} ms, search ${Math.round(slowestSearch)} ms of ${answers}`,
    `refused ${refused}, restarts ${restarts}`,
  ];
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: ${told.join('; ')}`);
  return ok;
}

/** `200 x3, 429 x5`. */
function summarize(statuses: readonly string[]): string {
  const groups = Map.groupBy(statuses, (status) => status);
  return [...groups]
    .map(([status, all]) => (all.length > 1 ? `${status} x${all.length}` : status))
    .join(', ');
}
