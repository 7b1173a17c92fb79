import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, type FaultVerdict, presentStatuses } from './fault.ts';
import { onProductWithServer, type ProductOnServer } from './product-on-server.ts';

const RESTARTS = 20;
const WRITERS = 8;
const BACK_LIMIT_MS = 15_000;
const RETRY_PAUSE_MS = 100;
const LONGEST_PEACE_MS = 1500;
const TEMPLATE = '/api/correos/plantillas/rol-asignado/prueba';

/** What the writers did, and when the last of them was acknowledged. */
interface Diary {
  readonly acknowledged: Set<string>;
  readonly asked: Set<string>;
  readonly refusals: number[];
  broken: number;
  isOver: boolean;
  lastAt: number;
}

/** The database server is restarted under writes: nothing acknowledged is lost, nothing is done twice, and the process lives. */
export const restarts: Fault = {
  name: 'restarts',
  run: () =>
    onProductWithServer(async (running) => {
      const diary: Diary = {
        acknowledged: new Set<string>(),
        asked: new Set<string>(),
        refusals: [],
        broken: 0,
        isOver: false,
        lastAt: 0,
      };
      const writers = Array.from({ length: WRITERS }, () => writeUntilOver(running, diary));
      const returns: number[] = [];
      for (let restart = 1; restart <= RESTARTS; restart += 1) {
        await wait(Math.random() * LONGEST_PEACE_MS);
        await running.cluster.restart();
        returns.push(await findReturn(running, diary));
        process.stdout.write(
          `\r  restart ${restart} of ${RESTARTS}, ${diary.acknowledged.size} writes acknowledged`,
        );
        if (running.product.process.exitCode !== null) break;
      }
      process.stdout.write('\n');
      diary.isOver = true;
      await Promise.all(writers);
      return judge(running, diary, returns);
    }),
};

/** Sends one write after the other; one that was not acknowledged is sent again with its key, as the screens do. */
async function writeUntilOver({ product, token }: ProductOnServer, diary: Diary): Promise<void> {
  while (!diary.isOver) {
    const key = randomUUID();
    diary.asked.add(key);
    while (!diary.isOver && product.process.exitCode === null) {
      const begun = performance.now();
      const status = await write(product.url, token, key);
      if (status === 200) {
        diary.acknowledged.add(key);
        diary.lastAt = Math.max(diary.lastAt, begun);
        break;
      }
      if (status === undefined) diary.broken += 1;
      else diary.refusals.push(status);
      await wait(RETRY_PAUSE_MS);
    }
    if (product.process.exitCode !== null) return;
  }
}

async function write(url: string, token: string, key: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}${TEMPLATE}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ asunto: key, cuerpo: 'Hola, {{nombre}}.', aviso: 'Aviso' }),
    });
    await answer.text();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** Milliseconds from the return of the database to the first write that began after it and was acknowledged. */
async function findReturn({ product }: ProductOnServer, diary: Diary): Promise<number> {
  const back = performance.now();
  while (diary.lastAt < back) {
    if (performance.now() - back > BACK_LIMIT_MS || product.process.exitCode !== null)
      return Number.POSITIVE_INFINITY;
    await wait(10);
  }
  return performance.now() - back;
}

async function judge(
  { database, product }: ProductOnServer,
  diary: Diary,
  returns: readonly number[],
): Promise<FaultVerdict> {
  const rows = await database.kysely.selectFrom('outbox_messages').select('subject').execute();
  const counts = new Map<string, number>();
  for (const { subject } of rows) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const countOf = (key: string) => counts.get(`Prueba: ${key}`) ?? 0;
  const lost = [...diary.acknowledged].filter((key) => countOf(key) === 0).length;
  const twice = [...diary.asked].filter((key) => countOf(key) > 1).length;
  const other = diary.refusals.filter((status) => status !== 503).length;
  const lives = product.process.exitCode === null;
  const slowest = Math.max(...returns);
  return {
    ok:
      lives &&
      returns.length === RESTARTS &&
      slowest <= BACK_LIMIT_MS &&
      diary.acknowledged.size > 0 &&
      lost + twice + other + diary.broken === 0,
    figures:
      `${returns.length} restarts, process ${lives ? 'lives' : 'died'}, ${diary.acknowledged.size} writes acknowledged, ` +
      `${lost} lost, ${twice} done twice, refused ${presentStatuses(diary.refusals) || 'none'}, ` +
      `${diary.broken} connections broken, answers again after ${Math.round(slowest)} ms at most`,
  };
}
