import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { getNovedad, getUsuarioId, openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../notify.ts';
import { createParametrosJobs } from './resumen-jobs.ts';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;

let database: Database;
let usuarioId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  usuarioId = await getUsuarioId(database.kysely, '1000000001');
  await database.kysely
    .insertInto('preferencias_notificacion')
    .values({ usuario_id: usuarioId, evento: 'usuario-por-aprobar', correo: 'resumen', producto: true })
    .execute();
});
afterAll(() => database.close());

const handlers = createParametrosJobs();
const failures: unknown[] = [];
const runAll = async () => {
  while (await runDueJob(database.kysely, handlers, (_, error) => failures.push(error)));
};
const schedule = (now: string) => addScheduledJobs(database.kysely, handlers, new Date(now));
const tell = (persona: string) =>
  database.kysely.transaction().execute((transaction) =>
    notify(transaction, {
      evento: getNovedad('usuario-por-aprobar'),
      usuarioId,
      enlace: '/app/admin/users',
      variables: { persona, entidad: 'Alcaldía' },
    }),
  );
const listMails = () =>
  database.kysely
    .selectFrom('outbox_messages')
    .select(['event', 'subject', 'text_body'])
    .orderBy('id')
    .execute();
const setHora = (hora: number) =>
  database.kysely
    .updateTable('parametros')
    .set({ valor: JSON.stringify(hora) })
    .where('clave', '=', 'notificaciones.horaResumen')
    .execute();

describe('the daily summary', () => {
  it('is one mail with everything of the day, from the hour on, however often anybody looks', async () => {
    await tell('Ana Uno');
    await tell('Ana Dos');
    await schedule('2026-11-21T11:59:00Z');
    await runAll();
    expect(await listMails()).toEqual([]);
    await Promise.all([schedule('2026-11-21T12:00:00Z'), schedule('2026-11-21T12:00:01Z')]);
    await Promise.all([runAll(), runAll()]);
    await schedule('2026-11-21T18:00:00Z');
    await runAll();
    const [mail, ...others] = await listMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ event: 'resumen-diario', subject: 'Su resumen del día: 2 avisos' });
    expect(mail?.text_body).toMatch(/• Usuario por aprobar: Ana Uno: .*\n• Usuario por aprobar: Ana Dos: /);
    expect(mail?.text_body).toContain('/app/notifications');
    expect(failures).toEqual([]);
  });

  it('[AREA-10] the changed hour of the parameter acts at the next look', async () => {
    await tell('Ana Tres');
    await setHora(20);
    await schedule('2026-11-22T13:00:00Z');
    await runAll();
    expect(await listMails()).toHaveLength(1);
    await setHora(8);
    await schedule('2026-11-22T13:00:00Z');
    await runAll();
    expect((await listMails()).at(-1)).toMatchObject({ subject: 'Su resumen del día: 1 aviso' });
  });

  it('a job that fails changes nothing, keeps the reason and is tried again', async () => {
    await tell('Ana Cuatro');
    const before = await listMails();
    await database.kysely
      .updateTable('plantillas_correo')
      .set({ evento: 'otro' })
      .where('evento', '=', 'resumen-diario')
      .execute();
    await schedule('2026-11-23T13:00:00Z');
    await runAll();
    expect(await listMails()).toEqual(before);
    expect(failures).toHaveLength(1);
    const job = database.kysely.selectFrom('jobs').selectAll().where('job_key', 'like', '2026-11-23:%');
    expect(await job.executeTakeFirst()).toMatchObject({
      attempts: 1,
      finished_at: null,
      last_error: 'The event resumen-diario has no template.',
    });
    await database.kysely
      .updateTable('plantillas_correo')
      .set({ evento: 'resumen-diario' })
      .where('evento', '=', 'otro')
      .execute();
    await database.kysely
      .updateTable('jobs')
      .set({ next_attempt_at: sql`now()` })
      .where('finished_at', 'is', null)
      .execute();
    await runAll();
    expect(await job.executeTakeFirst()).toMatchObject({
      attempts: 2,
      last_error: null,
      finished_at: expect.any(Date),
    });
    expect(await listMails()).toHaveLength(before.length + 1);
  });
});
