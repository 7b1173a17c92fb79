import { parseArgs } from 'node:util';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { hangingMail } from './hanging-mail.ts';
import { lockedRow } from './locked-row.ts';
import { restarts } from './restarts.ts';

const FAULTS: readonly Fault[] = [restarts, lockedRow, diskFull, hangingMail];

/** `npm run test:faults -- [restarts locked-row disk-full hanging-mail]`: what the product needs fails while it works. */
const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.find((asked) => !FAULTS.some(({ name }) => name === asked));
if (unknown !== undefined) {
  console.error(`There is no ${unknown}; there are: ${FAULTS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
let failed = 0;
for (const { name, run } of FAULTS) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const verdict = await run();
  if (!verdict) {
    console.log(`NOT RUN ${name}`);
    continue;
  }
  console.log(`${verdict.ok ? 'ok  ' : 'FAIL'} ${name}: ${verdict.figures}`);
  if (!verdict.ok) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
