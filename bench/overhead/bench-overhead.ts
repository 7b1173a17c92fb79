// The public list of mesas of the product beside a bare Node server with the same SQL. `npm run bench:overhead`.
// Both answer in turns from the same database, with the same statements and as many connections to it: what counts is
// the ratio of their throughputs.
// The limit is a figure to compare with, never asserted: it depends on the machine.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseSchema } from '@marco/database';
import { REQUEST_CONNECTIONS } from '@marco/server-kit/database';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { searchMesas } from '../../contexts/mesas/server/busqueda/search-mesas.queries.ts';
import { runProduct } from '../../tools/product/run-product.ts';
import { findFreePort } from '../../tools/system/free-port.ts';
import { startPostgresCluster } from '../../tools/system/postgres-cluster.ts';
import type { BareSettings, Statement } from './bare-settings.ts';
import { sendLoad } from './send-load.ts';

const CONNECTIONS = 16;
const ROUNDS = 12;
const ROUND_MS = 1500;
const LIMIT = 0.5;
const PAGE = { pagina: 1, tamano: 10 };

/** The statements of the list, as the product sends them. */
async function listStatements(databaseUrl: string): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const kysely = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  });
  await searchMesas(kysely, {}, PAGE);
  await kysely.destroy();
  return statements;
}

async function startBare(settings: BareSettings) {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  const ready = once(child, 'message');
  child.send(settings);
  await ready;
  return { url: `http://127.0.0.1:${settings.port}`, stop: () => child.disconnect() };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const cluster = await startPostgresCluster({ settings: { jit: 'off' } });
const directory = await mkdtemp(join(tmpdir(), 'bench-overhead-'));
const product = await runProduct({
  DATABASE_URL: cluster.url,
  DATA_DIR: directory,
  DEMO_DATA: 'on',
  SECRETS_KEY: randomBytes(32).toString('base64'),
});
const [rows, count, ...others] = await listStatements(cluster.url);
if (!rows || !count || others.length > 0) throw new Error('The list sends two statements.');
const bare = await startBare({
  port: await findFreePort(),
  databaseUrl: cluster.url,
  connections: REQUEST_CONNECTIONS,
  statements: [rows, count],
});
const load = { body: JSON.stringify(PAGE), connections: CONNECTIONS, milliseconds: ROUND_MS };
const targets = {
  bare: `${bare.url}/`,
  product: `${product.url}/api-public/mesaInteroperabilidad/listar`,
};
try {
  for (const url of Object.values(targets)) await sendLoad({ ...load, url });
  const ratios: number[] = [];
  const rates = { bare: [] as number[], product: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // The server that begins changes in each round, so that other work of the machine affects both.
    const order = round % 2 === 0 ? (['bare', 'product'] as const) : (['product', 'bare'] as const);
    const measured = { bare: 0, product: 0 };
    for (const name of order) measured[name] = await sendLoad({ ...load, url: targets[name] });
    rates.bare.push(measured.bare);
    rates.product.push(measured.product);
    ratios.push(measured.product / measured.bare);
  }
  console.log(
    `PostgreSQL ${cluster.version}; ${ROUNDS} rounds of ${ROUND_MS} ms in turns, ${CONNECTIONS} connections`,
  );
  console.log(
    `both send the same two statements, unnamed (prepared by neither), over ${REQUEST_CONNECTIONS} connections to the database each`,
  );
  console.log(`bare server: ${median(rates.bare).toFixed(0)} answers/s (median)`);
  console.log(`product: ${median(rates.product).toFixed(0)} answers/s (median)`);
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`ratio: ${median(ratios).toFixed(2)} (${range}); to compare with: ${LIMIT}`);
} finally {
  bare.stop();
  await product.stop();
  await cluster.stop();
  await rm(directory, { recursive: true });
}
