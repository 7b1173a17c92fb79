import { parseArgs } from 'node:util';
import { onEachEngine } from './engines.ts';
import { exports } from './exports.ts';
import { mails } from './mails.ts';
import type { Scenario } from './scenario.ts';
import { uploads } from './uploads.ts';
import { writes } from './writes.ts';

const SCENARIOS: readonly Scenario[] = [writes, mails, uploads, exports];

/**
 * `npm run test:crash -- [writes mails uploads exports] [--kills N]`: kills the product while it works, on both
 * engines, and checks that all confirmed work is there.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string' } },
});
const unknown = positionals.find((asked) => !SCENARIOS.some(({ name }) => name === asked));
if (unknown !== undefined) {
  console.error(`There is no ${unknown}; there are: ${SCENARIOS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const outcomes: boolean[] = [];
for (const { name, kills: usual, run } of SCENARIOS) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const kills = Number(values.kills ?? usual);
  await onEachEngine(async (engine) => {
    console.log(`${name} on ${engine.title}`);
    const { ok, counts } = await run(engine, kills);
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}, ${engine.name}: ${kills} kills, ${counts}`);
    outcomes.push(ok);
  });
}
const failed = outcomes.filter((ok) => !ok).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
