// Every list, search, finder and filter at the size of the demo and at that of a country, over HTTP. `npm run bench:growth`.
//   --only TEXT     the calls whose name holds it (may be repeated)
//   --keep FOLDER   keeps the filled cluster there, so that the next run begins with it
//   --rounds N      how often each is asked (40: the p95 then hangs on no single pause of the machine)
// The limit is a figure to compare with, never asserted: it depends on the machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CALLS } from './calls.ts';
import { describeSize } from './fill-country.ts';
import { measureCalls } from './measure-calls.ts';
import { measureEventos } from './measure-eventos.ts';
import { openGrowthDatabases } from './open-databases.ts';
import { printTable } from './print-table.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    keep: { type: 'string' },
    rounds: { type: 'string', default: '40' },
  },
});
const { only } = values;
const calls = only ? CALLS.filter(({ name }) => only.some((text) => name.includes(text))) : CALLS;
const rounds = Number(values.rounds);

const files = await mkdtemp(join(tmpdir(), 'bench-growth-'));
const databases = await openGrowthDatabases(values.keep === undefined ? undefined : resolve(values.keep));
try {
  const { demo, country } = databases;
  console.log(`PostgreSQL ${databases.postgres}`);
  console.log(`before: ${await describeSize({ database: demo })}`);
  console.log(`after: ${await describeSize({ database: country })}`);
  const before = await measureCalls(demo, calls, { rounds, files });
  const after = await measureCalls(country, calls, { rounds, files });
  printTable(calls, before, after);
  console.log(
    `\nwriting an audit event: demo ${await measureEventos(demo)}, country ${await measureEventos(country)}`,
  );
} finally {
  await databases.close();
  await rm(files, { recursive: true });
}
