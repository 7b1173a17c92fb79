import { addJob, addOutboxMessage } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearOldMensajes } from './clear-old-mensajes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['outbox_messages', 'jobs', 'notificaciones'])
    await sql`delete from ${sql.table(table)}`.execute(test.database.kysely);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function addMail(subject: string, state: object): Promise<void> {
  const { kysely } = test.database;
  const mail = { event: 'rol-asignado', recipient: 'ana@ejemplo.gov.co', subject, text: '', html: '' };
  const id = await addOutboxMessage(kysely, mail);
  await kysely.updateTable('outbox_messages').set(state).where('id', '=', id).execute();
}
async function addJobIn(key: string, state: object): Promise<void> {
  const { kysely } = test.database;
  await addJob(kysely, { kind: 'prueba', key });
  await kysely.updateTable('jobs').set(state).where('job_key', '=', key).execute();
}
async function addNotice(titulo: string, state: object): Promise<void> {
  const values = { usuario_id: 1, evento: 'rol-asignado', titulo, texto: '', ...state };
  await test.database.kysely.insertInto('notificaciones').values(values).execute();
}
async function listLeft(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select subject as name from outbox_messages
    union all select job_key from jobs union all select titulo from notificaciones order by name`.execute(
    test.database.kysely,
  );
  return rows.map(({ name }) => name);
}

describe('retention', () => {
  it('takes what was sent, finished or read longer ago than 90 days, and leaves the rest', async () => {
    const [old, recent] = [daysAgo(91), daysAgo(89)];
    await addMail('correo enviado hace mucho', { created_at: old, sent_at: old });
    await addMail('correo enviado hace poco', { created_at: old, sent_at: recent });
    await addMail('correo por enviar', { created_at: old, next_attempt_at: old });
    await addMail('correo abandonado', { created_at: old, abandoned_at: old, last_error: 'No.' });
    await addJobIn('trabajo terminado hace mucho', { created_at: old, finished_at: old });
    await addJobIn('trabajo terminado hace poco', { created_at: old, finished_at: recent });
    await addJobIn('trabajo por hacer', { created_at: old, next_attempt_at: old });
    await addJobIn('trabajo abandonado', { created_at: old, abandoned_at: old, last_error: 'No.' });
    await addNotice('aviso leído hace mucho', { created_at: old, leida_en: old });
    await addNotice('aviso leído hace poco', { created_at: old, leida_en: recent });
    await addNotice('aviso sin leer', { created_at: old });
    await addNotice('aviso leído por resumir', { created_at: old, leida_en: old, resumen_pendiente: true });
    await addNotice('aviso resumido hace mucho', { created_at: old, visible: false });
    await addNotice('aviso por resumir', { created_at: old, visible: false, resumen_pendiente: true });
    await clearOldMensajes(test.database.kysely);
    expect(await listLeft()).toEqual(
      expect.arrayContaining([
        'correo enviado hace poco',
        'correo por enviar',
        'correo abandonado',
        'trabajo terminado hace poco',
        'trabajo por hacer',
        'trabajo abandonado',
        'aviso leído hace poco',
        'aviso sin leer',
        'aviso leído por resumir',
        'aviso por resumir',
      ]),
    );
    expect(await listLeft()).toHaveLength(10);
  });

  it('a mail that was given up is forgotten once it was tried again and sent', async () => {
    await addMail('abandonado', { abandoned_at: daysAgo(200), last_error: 'No.' });
    await clearOldMensajes(test.database.kysely);
    expect(await listLeft()).toEqual(['abandonado']);
    await test.database.kysely
      .updateTable('outbox_messages')
      .set({ abandoned_at: null, sent_at: daysAgo(91) })
      .execute();
    await clearOldMensajes(test.database.kysely);
    expect(await listLeft()).toEqual([]);
  });

  it('[AREA-10] the changed days of the parameter act at the next look, and have limits', async () => {
    const token = await openTestSession(test.database.kysely, '1000000001');
    const setDays = (valor: number) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/parametros/correo.retencionDias',
        headers: { authorization: `Bearer ${token}` },
        payload: { valor },
      });
    expect((await setDays(29)).json().detalles).toEqual([
      { campo: 'valor', mensaje: 'Debe estar entre 30 y 3650.' },
    ]);
    expect((await setDays(3651)).statusCode).toBe(400);
    await addMail('enviado', { sent_at: daysAgo(31) });
    await clearOldMensajes(test.database.kysely);
    expect(await listLeft()).toEqual(['enviado']);
    expect((await setDays(30)).statusCode).toBe(200);
    await clearOldMensajes(test.database.kysely);
    expect(await listLeft()).toEqual([]);
  });
});
