import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProduct } from '../product/run-product.ts';
import type { Engine } from './engines.ts';
import { prepareProduct, type Scenario } from './scenario.ts';

const ROWS = 80_000;
const LONGEST_LIFE_MS = 2000;
const READY_LIMIT_MS = 120_000;
const POLL_MS = 200;

/**
 * Every table whose writing was cut off is whole in the end, and the store has no content without a name. Each table is
 * killed once, so that no attempt is its last.
 */
export const exports: Scenario = {
  name: 'exports',
  kills: 6,
  run: async (engine, kills) => {
    const folder = join(engine.directory, 'exportaciones');
    const environment = { ...engine.environment, STORAGE_EXPORTACIONES: folder };
    const token = await prepareProduct({ ...engine, environment }, '1000000011');
    await addRows(engine);
    let interrupted = 0;
    let wrong = 0;
    for (let table = 1; table <= kills; table += 1) {
      const { id, wasUnderWay } = await interrupt(environment, token);
      interrupted += wasUnderWay ? 1 : 0;
      await endClaims(engine);
      const product = await runProduct(environment);
      if (!(await isWhole(createCaller(product.url, token), id))) wrong += 1;
      await product.stop();
      process.stdout.write(`\r  table ${table} of ${kills}, ${interrupted} killed under way`);
    }
    process.stdout.write('\n');
    const nameless = await countNameless(engine, folder);
    return {
      ok: interrupted > 0 && wrong === 0 && nameless === 0,
      counts: `${interrupted} tables under way, ${wrong} not whole in the end, ${nameless} contents without a name`,
    };
  },
};

/** Rows to take along. */
async function addRows(engine: Engine): Promise<void> {
  const database = engine.open();
  await database.exec(`insert into audit_events (action, result, object_type, detail)
    select 'probar-caida', 'exito', 'prueba', jsonb_build_object('n', n) from generate_series(1, ${ROWS}) n`);
  await database.close();
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
async function endClaims(engine: Engine): Promise<void> {
  const database = engine.open();
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

async function countNameless(engine: Engine, folder: string): Promise<number> {
  const database = engine.open();
  const rows = await database.kysely.selectFrom('exportaciones').select('sha256').execute();
  await database.close();
  const named = new Set(rows.map(({ sha256 }) => sha256));
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    // Halves are removed by age, once an hour.
    (entry) => entry.isFile() && !entry.name.endsWith('.parcial'),
  );
  return stored.filter(({ name }) => !named.has(name)).length;
}
