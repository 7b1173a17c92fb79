import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestMailServer, type TestMailServer } from '@marco/test-kit';
import { runProduct } from '../product/run-product.ts';
import type { Engine } from './engines.ts';
import {
  callUntilKilled,
  killWhileWorking,
  prepareProduct,
  type Scenario,
  type Verdict,
} from './scenario.ts';

const WRITERS = 2;
const LONGEST_LIFE_MS = 1200;
const DRAIN_LIMIT_MS = 120_000;
const POLL_MS = 200;
const TEMPLATE = '/api/correos/plantillas/rol-asignado/prueba';

/** Every acknowledged change has its mail in the end, and no mail is without the change that asks for it. */
export const mails: Scenario = {
  name: 'mails',
  kills: 10,
  run: async (engine, kills) => {
    const mailServer = await startTestMailServer();
    try {
      const environment = { ...engine.environment, SMTP_URL: mailServer.url };
      const token = await prepareProduct({ ...engine, environment }, '1000000001');
      const acknowledged = new Set<string>();
      await killWhileWorking({
        environment,
        kills,
        workers: WRITERS,
        longestLifeMs: LONGEST_LIFE_MS,
        work: ({ url }) => callUntilKilled(async () => void acknowledged.add(await askForMail(url, token))),
        tell: () => `${acknowledged.size} changes acknowledged, ${mailServer.mails.length} mails received`,
      });
      await endClaims(engine);
      const last = await runProduct(environment);
      await drain(last.url, token);
      await last.stop();
      return await judge(engine, mailServer, acknowledged);
    } finally {
      await mailServer.stop();
    }
  },
};

/** Asks for one mail; its subject carries a key of its own, which is answered. */
async function askForMail(url: string, token: string): Promise<string> {
  const key = randomUUID();
  const answer = await fetch(`${url}${TEMPLATE}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ asunto: key, cuerpo: 'Hola, {{nombre}}.', aviso: 'Aviso' }),
  });
  if (!answer.ok) throw new Error(`The change was answered ${answer.status}: ${await answer.text()}`);
  return key;
}

/** Claims of the killed processes end now instead of in five minutes. */
async function endClaims(engine: Engine): Promise<void> {
  const database = engine.open();
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

async function judge(
  engine: Engine,
  { mails: received }: TestMailServer,
  acknowledged: ReadonlySet<string>,
): Promise<Verdict> {
  const database = engine.open();
  const rows = await database.kysely.selectFrom('outbox_messages').select('subject').execute();
  await database.close();
  const stored = new Set(rows.map(({ subject }) => subject));
  const subjects = received.map(({ headers }) => headers['subject'] ?? '');
  const arrived = new Set(subjects);
  const lost = [...acknowledged].filter((key) => !arrived.has(`Prueba: ${key}`)).length;
  const unasked = subjects.filter((subject) => !stored.has(subject)).length;
  // Received more than once: allowed, told for interest.
  const again = subjects.length - arrived.size;
  return {
    ok: acknowledged.size > 0 && lost === 0 && unasked === 0,
    counts: `${acknowledged.size} changes acknowledged, ${lost} mails lost, ${unasked} unasked, ${again} received again`,
  };
}
