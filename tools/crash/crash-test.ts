import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, openPglite, openPostgres } from '@marco/server-kit/database';
import { openTestSession } from '@marco/test-kit';
import { runProduct } from '../product/run-product.ts';
import { startPostgresCluster } from '../system/postgres-cluster.ts';

const KILLS = 20;
const WRITERS = 4;
const LONGEST_LIFE_MS = 900;

interface CrashResult {
  readonly acknowledged: number;
  readonly lost: number;
  /** Writes whose change is there without its audit event, or the other way round. */
  readonly halves: number;
}

/** Chooses the entity again and again until the server dies; each choice writes the session and an audit event. */
async function writeUntilKilled(
  url: string,
  token: string,
  entidadId: number,
  acknowledged: Set<string>,
): Promise<void> {
  for (;;) {
    const correlationId = randomUUID();
    try {
      const answer = await fetch(`${url}/api/usuarios/cambiarEntidad`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-correlation-id': correlationId,
        },
        body: JSON.stringify({ entidadId }),
      });
      if (!answer.ok) throw new Error(`The write was answered ${answer.status}: ${await answer.text()}`);
      acknowledged.add(correlationId);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** Kills the product while it writes, as often as asked, and looks for what it had acknowledged. */
async function crash(
  environment: Readonly<Record<string, string>>,
  open: () => DatabaseHandle<DatabaseSchema>,
): Promise<CrashResult> {
  await (await runProduct(environment)).stop();
  const session = await prepareSession(open());
  const acknowledged = new Set<string>();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const product = await runProduct(environment);
    const writers = Array.from({ length: WRITERS }, () =>
      writeUntilKilled(product.url, session.token, session.entidadId, acknowledged),
    );
    await wait(100 + Math.random() * LONGEST_LIFE_MS);
    await product.kill();
    await Promise.all(writers);
    process.stdout.write(`\r  kill ${kill} of ${KILLS}, ${acknowledged.size} writes acknowledged`);
  }
  process.stdout.write('\n');
  return countLosses(open(), acknowledged, session.membershipId);
}

async function prepareSession(database: DatabaseHandle<DatabaseSchema>) {
  const token = await openTestSession(database.kysely, '1000000001');
  const row = await database.kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select(['m.id', 'm.entidad_id'])
    .where('u.numero_identificacion', '=', '1000000001')
    .executeTakeFirstOrThrow();
  await database.close();
  return { token, entidadId: row.entidad_id, membershipId: row.id };
}

async function countLosses(
  database: DatabaseHandle<DatabaseSchema>,
  acknowledged: ReadonlySet<string>,
  membershipId: number,
): Promise<CrashResult> {
  const rows = await database.kysely.selectFrom('audit_events').select('correlation_id').execute();
  const unbound = await database.kysely
    .selectFrom('sessions')
    .select('id')
    .where((where) =>
      where.or([where('membership_id', 'is', null), where('membership_id', '<>', membershipId)]),
    )
    .execute();
  await database.close();
  const stored = new Set(rows.map(({ correlation_id }) => correlation_id));
  const lost = [...acknowledged].filter((id) => !stored.has(id)).length;
  return { acknowledged: acknowledged.size, lost, halves: unbound.length };
}

function judge(name: string, { acknowledged, lost, halves }: CrashResult): boolean {
  const ok = acknowledged > 0 && lost === 0 && halves === 0;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name}: ${KILLS} kills, ${acknowledged} writes acknowledged, ${lost} lost, ${halves} half done`,
  );
  return ok;
}

const directory = mkdtempSync(join(tmpdir(), 'marco-crash-'));
const cluster = await startPostgresCluster({ durable: true });
try {
  console.log('Embedded database');
  const embedded = await crash({ DATA_DIR: directory }, () => openPglite<DatabaseSchema>({ directory }));
  console.log(`PostgreSQL ${cluster.version}`);
  const server = await crash(
    { DATA_DIR: join(directory, 'servidor'), DATABASE_URL: cluster.url, DEMO_DATA: 'on' },
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
