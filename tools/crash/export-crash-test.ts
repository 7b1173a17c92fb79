import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, openPglite, openPostgres } from '@marco/server-kit/database';
import { openTestSession } from '@marco/test-kit';
import { runProduct } from '../product/run-product.ts';
import { startPostgresCluster } from '../system/postgres-cluster.ts';

/** Each table is killed once, so that no attempt is its last. */
const TABLES = 6;
const ROWS = 80_000;
const LONGEST_LIFE_MS = 2000;
const READY_LIMIT_MS = 120_000;
const POLL_MS = 200;

interface ExportCrashResult {
  /** Tables whose writing was under way when the process was killed. */
  readonly interrupted: number;
  /** Tables that were not ready in the end, or whose file has not every row. */
  readonly wrong: number;
  /** Contents of the store that no row names. */
  readonly nameless: number;
}

type Opener = () => DatabaseHandle<DatabaseSchema>;

/** Rows to take along, and a session. */
async function prepare(database: DatabaseHandle<DatabaseSchema>): Promise<string> {
  await database.exec(`insert into audit_events (action, result, object_type, detail)
    select 'probar-caida', 'exito', 'prueba', jsonb_build_object('n', n) from generate_series(1, ${ROWS}) n`);
  const token = await openTestSession(database.kysely, '1000000011');
  await database.close();
  return token;
}

function createCaller(url: string, token: string) {
  return (path: string, body?: object) =>
    fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
}

/** Asks for a table and kills the product while it writes it. */
async function interrupt(environment: Readonly<Record<string, string>>, token: string) {
  const product = await runProduct(environment);
  const call = createCaller(product.url, token);
  const formato = Math.random() < 0.5 ? 'csv' : 'xlsx';
  const asked = await call('/servicioauditoria/exportar', { accion: 'probar-caida', formato });
  if (!asked.ok) throw new Error(`The table was answered ${asked.status}: ${await asked.text()}`);
  const { id } = (await asked.json()) as { id: string };
  await wait(700 + Math.random() * LONGEST_LIFE_MS);
  const { estado } = (await (await call(`/exportaciones/${id}`)).json()) as { estado: string };
  await product.kill();
  return { id, wasUnderWay: estado === 'en-curso' || estado === 'en-cola' };
}

/** Claims of the killed processes end now instead of in five minutes. */
async function endClaims(database: DatabaseHandle<DatabaseSchema>): Promise<void> {
  await database.exec(
    `update jobs set next_attempt_at = now() where kind = 'preparar-exportacion' and finished_at is null`,
  );
  await database.close();
}

/** Waits for a table; whether its file has every row. */
async function isWhole(call: ReturnType<typeof createCaller>, id: string): Promise<boolean> {
  const limit = performance.now() + READY_LIMIT_MS;
  for (;;) {
    const row = (await (await call(`/exportaciones/${id}`)).json()) as {
      estado: string;
      formato: string;
      bytes: number;
    };
    if (row.estado === 'lista') {
      const bytes = Buffer.from(await (await call(`/exportaciones/${id}/archivo`)).arrayBuffer());
      if (bytes.length !== row.bytes) return false;
      if (row.formato === 'csv') return bytes.toString().split('\r\n').length === ROWS + 2;
      // The directory at the end of a package names its parts.
      return bytes.readUInt32LE(bytes.length - 22) === 0x06054b50;
    }
    if (row.estado === 'fallida' || performance.now() > limit) return false;
    await wait(POLL_MS);
  }
}

async function crash(
  environment: Readonly<Record<string, string>>,
  folder: string,
  open: Opener,
): Promise<ExportCrashResult> {
  await (await runProduct(environment)).stop();
  const token = await prepare(open());
  const ids: string[] = [];
  let interrupted = 0;
  let wrong = 0;
  for (let table = 1; table <= TABLES; table += 1) {
    const { id, wasUnderWay } = await interrupt(environment, token);
    ids.push(id);
    interrupted += wasUnderWay ? 1 : 0;
    await endClaims(open());
    const product = await runProduct(environment);
    if (!(await isWhole(createCaller(product.url, token), id))) wrong += 1;
    await product.stop();
    process.stdout.write(`\r  table ${table} of ${TABLES}, ${interrupted} killed under way`);
  }
  process.stdout.write('\n');
  return { interrupted, wrong, nameless: await countNameless(open(), folder) };
}

async function countNameless(database: DatabaseHandle<DatabaseSchema>, folder: string): Promise<number> {
  const rows = await database.kysely.selectFrom('exportaciones').select('sha256').execute();
  await database.close();
  const named = new Set(rows.map(({ sha256 }) => sha256));
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    // Halves are removed by age, once an hour.
    (entry) => entry.isFile() && !entry.name.endsWith('.parcial'),
  );
  return stored.filter(({ name }) => !named.has(name)).length;
}

function judge(name: string, { interrupted, wrong, nameless }: ExportCrashResult): boolean {
  const ok = interrupted > 0 && wrong === 0 && nameless === 0;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name}: ${TABLES} kills, ${interrupted} tables under way, ${wrong} not whole in the end, ${nameless} contents without a name`,
  );
  return ok;
}

const directory = mkdtempSync(join(tmpdir(), 'marco-export-crash-'));
const cluster = await startPostgresCluster({ durable: true });
try {
  const folders = { embedded: join(directory, 'archivos-a'), server: join(directory, 'archivos-b') };
  console.log('Tables on the embedded database');
  const data = join(directory, 'datos');
  const embedded = await crash(
    { DATA_DIR: data, STORAGE_EXPORTACIONES: folders.embedded },
    folders.embedded,
    () => openPglite<DatabaseSchema>({ directory: data }),
  );
  console.log(`Tables on PostgreSQL ${cluster.version}`);
  const server = await crash(
    {
      DATA_DIR: join(directory, 'servidor'),
      DATABASE_URL: cluster.url,
      DEMO_DATA: 'on',
      STORAGE_EXPORTACIONES: folders.server,
    },
    folders.server,
    () => openPostgres<DatabaseSchema>({ url: cluster.url, maxConnections: 1 }),
  );
  const outcomes = [judge('PGlite', embedded), judge('PostgreSQL', server)];
  const failed = outcomes.filter((ok) => !ok).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await cluster.stop();
  rmSync(directory, { recursive: true, force: true });
}
