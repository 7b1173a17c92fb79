import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, openPglite, openPostgres } from '@marco/server-kit/database';
import { openTestSession, startTestMailServer, type TestMailServer } from '@marco/test-kit';
import { runProduct } from '../product/run-product.ts';
import { startPostgresCluster } from '../system/postgres-cluster.ts';

const KILLS = 10;
const WRITERS = 2;
const LONGEST_LIFE_MS = 1200;
const DRAIN_LIMIT_MS = 120_000;
const POLL_MS = 200;
const TEMPLATE = '/api/correos/plantillas/rol-asignado/prueba';

interface MailResult {
  readonly acknowledged: number;
  /** Acknowledged changes whose mail never arrived. */
  readonly lost: number;
  /** Mails that arrived without the change that asks for them. */
  readonly unasked: number;
  /** Mails that arrived more than once: allowed, told for interest. */
  readonly again: number;
}

/** Asks for one mail after the other until the server dies; its subject carries a key of its own. */
async function askUntilKilled(url: string, token: string, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const key = randomUUID();
    try {
      const answer = await fetch(`${url}${TEMPLATE}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ asunto: key, cuerpo: 'Hola, {{nombre}}.', aviso: 'Aviso' }),
      });
      if (!answer.ok) throw new Error(`The change was answered ${answer.status}: ${await answer.text()}`);
      acknowledged.add(key);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** Claims of the killed processes end now instead of in five minutes. */
async function endClaims(database: DatabaseHandle<DatabaseSchema>): Promise<void> {
  await database.kysely
    .updateTable('outbox_messages')
    .set({ next_attempt_at: new Date() })
    .where('sent_at', 'is', null)
    .execute();
  await database.close();
}

/** Waits until the outbox says that nothing is left to send, however much that is, as long as it gets less. */
async function drain(url: string, token: string): Promise<void> {
  for (const estado of ['pendiente', 'reintentando']) {
    let limit = performance.now() + DRAIN_LIMIT_MS;
    let least = Number.POSITIVE_INFINITY;
    for (;;) {
      const answer = await fetch(`${url}/api/correos/salientes?estado=${estado}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { total } = (await answer.json()) as { total: number };
      if (total === 0) break;
      if (total < least) limit = performance.now() + DRAIN_LIMIT_MS;
      least = Math.min(least, total);
      if (performance.now() > limit) throw new Error(`${total} mails are still ${estado}.`);
      await wait(POLL_MS);
    }
  }
}

async function crash(
  environment: Readonly<Record<string, string>>,
  mailServer: TestMailServer,
  open: () => DatabaseHandle<DatabaseSchema>,
): Promise<MailResult> {
  await (await runProduct(environment)).stop();
  const prepared = open();
  const token = await openTestSession(prepared.kysely, '1000000001');
  await prepared.close();
  const acknowledged = new Set<string>();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const product = await runProduct(environment);
    const writers = Array.from({ length: WRITERS }, () => askUntilKilled(product.url, token, acknowledged));
    await wait(100 + Math.random() * LONGEST_LIFE_MS);
    await product.kill();
    await Promise.all(writers);
    process.stdout.write(
      `\r  kill ${kill} of ${KILLS}, ${acknowledged.size} changes acknowledged, ${mailServer.mails.length} mails received`,
    );
  }
  process.stdout.write('\n');
  await endClaims(open());
  const last = await runProduct(environment);
  await drain(last.url, token);
  await last.stop();
  return countMails(open(), mailServer, acknowledged);
}

async function countMails(
  database: DatabaseHandle<DatabaseSchema>,
  { mails }: TestMailServer,
  acknowledged: ReadonlySet<string>,
): Promise<MailResult> {
  const rows = await database.kysely.selectFrom('outbox_messages').select('subject').execute();
  await database.close();
  const stored = new Set(rows.map(({ subject }) => subject));
  const received = mails.map(({ headers }) => headers['subject'] ?? '');
  const arrived = new Set(received);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((key) => !arrived.has(`Prueba: ${key}`)).length,
    unasked: received.filter((subject) => !stored.has(subject)).length,
    again: received.length - arrived.size,
  };
}

function judge(name: string, { acknowledged, lost, unasked, again }: MailResult): boolean {
  const ok = acknowledged > 0 && lost === 0 && unasked === 0;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name}: ${KILLS} kills, ${acknowledged} changes acknowledged, ${lost} mails lost, ${unasked} unasked, ${again} received again`,
  );
  return ok;
}

const directory = mkdtempSync(join(tmpdir(), 'marco-mail-crash-'));
const cluster = await startPostgresCluster({ durable: true });
try {
  console.log('Mails on the embedded database');
  const first = await startTestMailServer();
  const embedded = await crash({ DATA_DIR: directory, SMTP_URL: first.url }, first, () =>
    openPglite<DatabaseSchema>({ directory }),
  );
  await first.stop();
  console.log(`Mails on PostgreSQL ${cluster.version}`);
  const second = await startTestMailServer();
  const server = await crash(
    {
      DATA_DIR: join(directory, 'servidor'),
      DATABASE_URL: cluster.url,
      DEMO_DATA: 'on',
      SMTP_URL: second.url,
    },
    second,
    () => openPostgres<DatabaseSchema>({ url: cluster.url, maxConnections: 1 }),
  );
  await second.stop();
  const outcomes = [judge('PGlite', embedded), judge('PostgreSQL', server)];
  const failed = outcomes.filter((ok) => !ok).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await cluster.stop();
  rmSync(directory, { recursive: true, force: true });
}
