import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoActas } from '@marco/database/seeds';
import { addJob, createDiskFileStore, runDueJob } from '@marco/server-kit';
import { startTestApp, type TestApp, templateFilesDirectory } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acta, VerificacionActa } from '../../contract/index.ts';
import { createActasJobs, createActasWork } from './actas-jobs.ts';

let test: TestApp;
let directory: string;
let reuniones: number[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'demostracion-'));
  test = await startTestApp({ filesDirectory: directory });
  await takeDocumentos();
  await seedDemoActas(test.database.kysely);
  const jobs = await listJobs();
  reuniones = jobs.map(({ job_key }) => Number(job_key));
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});

/** The documents of the meetings, which a seal covers too. */
async function takeDocumentos(): Promise<void> {
  const prepared = createDiskFileStore(() => templateFilesDirectory());
  const rows = await test.database.kysely.selectFrom('archivos').select(['carpeta', 'sha256']).execute();
  for (const { carpeta, sha256 } of rows) {
    const content = await prepared.find({ folder: carpeta, sha256 });
    if (content) await test.files.write(carpeta, content);
  }
}

const listJobs = () =>
  test.database.kysely
    .selectFrom('jobs')
    .select(['job_key', 'finished_at'])
    .where('kind', '=', 'emitir-acta-demostracion')
    .orderBy('next_attempt_at')
    .execute();
const read = async <Body>(url: string): Promise<Body> =>
  (await test.app.inject({ url: `/api-public/mesaInteroperabilidad/acta/${url}` })).json();
const count = async (table: string) =>
  (
    await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
      test.database.kysely,
    )
  ).rows[0]?.total;

async function work(): Promise<void> {
  await sql`update jobs set next_attempt_at = next_attempt_at - interval '1 minute'
    where kind = 'emitir-acta-demostracion' and finished_at is null`.execute(test.database.kysely);
  const { files } = test;
  const failures: unknown[] = [];
  while (
    await runDueJob(test.database.kysely, [...createActasJobs(files), createActasWork(files)], (_, error) =>
      failures.push(error),
    )
  );
  expect(failures).toEqual([]);
}

describe('the actas of the demo data', () => {
  it('no transaction waits for their pages: who changes the meeting meanwhile is not held up, and no acta tells what was', async () => {
    const { kysely } = test.database;
    const id = reuniones[0] ?? 0;
    const { tematica } = await kysely
      .selectFrom('reuniones')
      .select('tematica')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rename = (next: string) =>
      kysely.updateTable('reuniones').set({ tematica: next }).where('id', '=', id).execute();
    const [handler] = createActasJobs(test.files);
    const claim = { attempts: 1, signal: new AbortController().signal, keep: async () => undefined };
    const finish = await handler?.start(kysely, { reunionId: id, sellada: true }, claim);
    if (!finish) throw new Error('The job has no end.');
    await rename('Otra temática');
    await expect(kysely.transaction().execute(finish)).rejects.toThrow('changed meanwhile');
    expect(await count('actas')).toBe(0);
    await rename(tematica);
  });

  it('[MESA-11] asked for by the seed, they are issued with their documents, some sealed, and nobody is told', async () => {
    const before = [await count('outbox_messages'), await count('notificaciones')];
    await work();
    const actas = await Promise.all(reuniones.map((id) => read<{ acta: Acta }>(`${id}`)));
    expect(actas.map(({ acta }) => [acta.numero, acta.estado, acta.preparacion])).toEqual([
      [1, 'sellada', 'lista'],
      [2, 'sellada', 'lista'],
      [3, 'emitida', 'lista'],
      [1, 'emitida', 'lista'],
    ]);
    expect([await count('outbox_messages'), await count('notificaciones')]).toEqual(before);
    const { rows } = await sql`select action, actor_user_id, count(*)::int as total from audit_events
      where action in ('emitir-acta', 'sellar-acta') group by 1, 2 order by 1`.execute(test.database.kysely);
    expect(rows).toEqual([
      { action: 'emitir-acta', actor_user_id: null, total: 4 },
      { action: 'sellar-acta', actor_user_id: null, total: 2 },
    ]);
  });

  it('[MESA-11] a visitor verifies the sealed ones, the second after the first', async () => {
    const [first, second] = await Promise.all(
      reuniones.slice(0, 2).map((id) => read<VerificacionActa>(`${id}/verificacion`)),
    );
    expect([first?.valida, second?.valida]).toEqual([true, true]);
    expect(first?.archivos.map(({ papel }) => papel)).toEqual(
      expect.arrayContaining(['acta-pdf', 'acta-docx', 'adjunto']),
    );
    const { acta } = await read<{ acta: Acta }>(`${reuniones[1]}`);
    expect(acta.selloAnterior).toBe(first?.sello);
  });

  it('[MESA-11] one of the history is of the days it is said to be, never of one to come', async () => {
    const { kysely } = test.database;
    const { rows } = await sql<{
      id: number;
    }>`select r.id from reuniones r join mesas m on m.id = r.mesa_id and m.activa
      where r.estado = 'realizada' and not exists (select from actas a where a.mesa_id = r.mesa_id) order by r.id limit 1`.execute(
      kysely,
    );
    const id = rows[0]?.id ?? 0;
    const dias = { emitidaEn: '2026-01-15T15:00:00.000Z', selladaEn: '2999-01-22T21:00:00.000Z' };
    const payload = { reunionId: id, sellada: true, ...dias };
    await addJob(kysely, { kind: 'emitir-acta-demostracion', key: String(id), payload });
    await work();
    const acta = await kysely
      .selectFrom('actas')
      .select(['estado', 'emitida_en', 'sellada_en'])
      .where('reunion_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([acta.estado, acta.emitida_en.toISOString()]).toEqual(['sellada', dias.emitidaEn]);
    expect(acta.sellada_en?.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await read<VerificacionActa>(`${id}/verificacion`)).valida).toBe(true);
    await sql`delete from jobs where job_key = ${String(id)} and kind = 'emitir-acta-demostracion'`.execute(
      kysely,
    );
  });

  it('[MESA-11] another start asks for nothing, and an acta somebody issued stays theirs', async () => {
    await seedDemoActas(test.database.kysely);
    await work();
    expect(await listJobs()).toHaveLength(4);
    expect(await count('actas')).toBe(5);
  });
});
