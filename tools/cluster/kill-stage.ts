import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestSession } from '@marco/test-kit';
import type { Stage, StageContext, StageOutcome } from '../stages/stage.ts';
import { type Diary, openDiary, uploadUntilOver, writeUntilOver } from './callers.ts';
import { addRows, beginTable, createCaller, endClaims, isWhole } from './interrupted-table.ts';
import { onTwoProducts, type TwoProducts } from './two-products.ts';

const KILLS = 4;
const PEACE_MS = 2000;
const WRITERS = 3;
const PEOPLE = ['1000000001', '1000000002', '1000000011'] as const;

interface Finding {
  readonly ok: boolean;
  readonly text: string;
}

/** One of two processes is killed under writes, uploads and a table, again and again. */
export const killStage: Stage = {
  id: 'kill',
  title: 'A process killed in the middle',
  run: (context) =>
    onTwoProducts(async (installed) => {
      const sessions = await Promise.all(
        PEOPLE.map((number) => openTestSession(installed.database.kysely, number)),
      );
      const [token = '', other = '', auditor = ''] = sessions;
      await addRows(installed);
      const diary = openDiary();
      const working = [
        ...Array.from({ length: WRITERS }, () => writeUntilOver(installed.url, token, diary)),
        ...[token, other].map((person) => uploadUntilOver(installed.url, person, diary)),
      ];
      const tables: boolean[] = [];
      try {
        for (let kill = 0; kill < KILLS; kill += 1)
          tables.push(await killAtTable(installed, { place: kill % 2, token: auditor }));
      } finally {
        diary.isOver = true;
        await Promise.all(working);
      }
      return present(context, [
        judgeCalls(diary),
        await judgeWrites(installed, diary),
        await judgeUploads(installed, { diary, tokens: [token, other] }),
        {
          ok: tables.every(Boolean),
          text: `${tables.length} tables under way, ${tables.filter(Boolean).length} finished by the other process`,
        },
        await judgeSessions(installed, sessions),
      ]);
    }),
};

/** Kills a process that writes a table; the other one finishes it, and the killed one comes back with nothing. */
async function killAtTable(
  installed: TwoProducts,
  { place, token }: { readonly place: number; readonly token: string },
): Promise<boolean> {
  await wait(PEACE_MS);
  const id = await beginTable(installed, place, token);
  await installed.products[place]?.kill();
  await endClaims(installed);
  const whole = await isWhole(installed.products[1 - place]?.url ?? '', token, id);
  await installed.revive(place);
  return whole;
}

function judgeCalls({ unanswered, wrong }: Diary): Finding {
  return {
    ok: unanswered > 0 && wrong.length === 0,
    text: `${unanswered} calls not answered and sent again, ${wrong.length} refused ${wrong.slice(0, 3).join('; ')}`,
  };
}

async function judgeWrites({ database }: TwoProducts, { writes }: Diary): Promise<Finding> {
  const rows = await database.kysely.selectFrom('outbox_messages').select('subject').execute();
  const countOf = (key: string) => rows.filter(({ subject }) => subject === `Prueba: ${key}`).length;
  const lost = writes.filter((key) => countOf(key) === 0).length;
  const twice = writes.filter((key) => countOf(key) > 1).length;
  return {
    ok: writes.length > 0 && lost + twice === 0,
    text: `${writes.length} writes acknowledged, ${lost} lost, ${twice} done twice`,
  };
}

async function judgeUploads(
  { products }: TwoProducts,
  { diary, tokens }: { readonly diary: Diary; readonly tokens: readonly string[] },
): Promise<Finding> {
  let missing = 0;
  for (const { url } of products)
    for (const { id, sha256 } of diary.uploads)
      if (!(await isServed(url, tokens, { id, sha256 }))) missing += 1;
  return {
    ok: diary.uploads.length > 0 && missing === 0,
    text: `${diary.uploads.length} uploads acknowledged, ${missing} not given by one of the processes`,
  };
}

async function isServed(
  url: string,
  tokens: readonly string[],
  { id, sha256 }: { readonly id: string; readonly sha256: string },
): Promise<boolean> {
  for (const token of tokens) {
    const answer = await createCaller(url, token)(`/downloadFileOpt/${id}`);
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.ok && createHash('sha256').update(content).digest('hex') === sha256) return true;
  }
  return false;
}

async function judgeSessions({ products }: TwoProducts, sessions: readonly string[]): Promise<Finding> {
  const answers = await Promise.all(
    products.flatMap(({ url }) =>
      sessions.map((token) => createCaller(url, token)('/servicioLogin/usuario')),
    ),
  );
  const ended = answers.filter(({ ok }) => !ok).length;
  return { ok: ended === 0, text: `${sessions.length} people signed in, ${ended} signed out by the kills` };
}

function present({ show, recordDatabase }: StageContext, findings: readonly Finding[]): StageOutcome {
  recordDatabase('PostgreSQL and S3, shared');
  for (const { ok, text } of findings) show(`  ${ok ? 'ok  ' : 'FAIL'} ${text}\n`);
  const passed = findings.filter(({ ok }) => ok).length;
  return { ok: passed === findings.length, passed, failed: findings.length - passed };
}
