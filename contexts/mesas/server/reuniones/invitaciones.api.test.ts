import { openTestSession, readInvitation } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReunionesCalls, startReunionesCalls } from '../../testing/reuniones-calls.ts';

let calls: ReunionesCalls;
beforeAll(async () => {
  calls = await startReunionesCalls();
});
afterAll(() => calls.test.close());

/** What waits to be sent, each mail with the event its calendar file tells, as an independent parser reads it. */
async function takeInvitations() {
  const mails = await calls.takeMails();
  return mails.map(({ event, recipient, calendar_method, calendar_body, subject, text_body }) => ({
    event,
    recipient,
    method: calendar_method,
    subject,
    text: text_body,
    calendar: readInvitation(calendar_body ?? ''),
  }));
}
const sent = (mails: Awaited<ReturnType<typeof takeInvitations>>) =>
  mails.map(({ event, recipient, method, calendar }) => ({
    event,
    recipient,
    method,
    sequence: calendar.sequence,
  }));

const maria = 'maria@ejemplo.gov.co';
const jose = 'jose@ejemplo.gov.co';

describe('invitations to a meeting', () => {
  it('[MESA-11] a refused meeting invites nobody', async () => {
    await calls.takeMails();
    await calls.create({ tematica: '' });
    expect(await calls.takeMails()).toEqual([]);
  });

  it('[MESA-11] [AREA-10] the outbox shows the event of an invitation, as its reader gets it', async () => {
    await calls.takeMails();
    await calls.add();
    const { kysely } = calls.test.database;
    const administrador = await openTestSession(kysely, '1000000001');
    const read = async (id: number | string) => {
      const answer = await calls.test.app.inject({
        url: `/api/correos/salientes/${id}`,
        headers: { authorization: `Bearer ${administrador}` },
      });
      return answer.json().calendario;
    };
    const [mail] = await kysely.selectFrom('outbox_messages').selectAll().orderBy('id').execute();
    const { nombre, contenido } = await read(mail?.id ?? 0);
    expect(nombre).toMatch(/\.ics$/);
    expect(readInvitation(contenido)).toMatchObject({ method: 'REQUEST', location: 'Sala 3; piso 2' });
    await kysely.updateTable('outbox_messages').set({ calendar_body: null, calendar_method: null }).execute();
    expect(await read(mail?.id ?? 0)).toBeNull();
  });

  it('[MESA-11] participants and consultants get a mail with the event for their calendar', async () => {
    const { consultorCorreo } = await findConsultor();
    await calls.takeMails();
    const id = await calls.add();
    const mails = await takeInvitations();
    const programada = { event: 'reunion-programada', method: 'REQUEST', sequence: 0 };
    expect(sent(mails)).toEqual([
      { ...programada, recipient: consultorCorreo },
      { ...programada, recipient: jose },
      { ...programada, recipient: maria },
    ]);
    const [mail] = mails;
    expect(mail?.calendar).toMatchObject({
      method: 'REQUEST',
      start: '2099-03-16T14:30:00.000Z',
      end: '2099-03-16T16:00:00.000Z',
      location: 'Sala 3; piso 2',
      url: 'https://reuniones.ejemplo.gov.co/mesa',
      organizer: 'no-responder@ejemplo.gov.co',
      attendees: [consultorCorreo, jose, maria].toSorted(),
    });
    expect(mail?.calendar.summary).toBe(`Validación del esquema, segunda parte (mesa ${calls.mesa.nombre})`);
    expect(mail?.calendar.description).toContain('1. Compromisos de la reunión anterior\n2. Varios');
    expect(mail?.text).toContain('16 de marzo de 2099');
    const { puntos } = await calls.read(id);
    expect(puntos).toHaveLength(2);
  });

  it('[MESA-11] a change reaches who stays, who comes and who leaves, under one uid and a later sequence', async () => {
    const id = await calls.add();
    const [before] = await takeInvitations();
    const { participantes } = await calls.read(id);
    const [stays] = participantes.filter(({ correo }: { correo: string }) => correo === jose);
    const { entidad: _, asistio: __, ...row } = stays;
    const nueva = { id: null, idEntidad: row.idEntidad, nombre: 'Ana Gil', correo: 'ana@ejemplo.gov.co' };
    await calls.edit(id, { hora: '15:00', participantes: [row, nueva] });
    const mails = await takeInvitations();
    const toOne = (recipient: string) => sent(mails).find((mail) => mail.recipient === recipient);
    expect(mails).toHaveLength(4);
    expect(toOne(jose)).toMatchObject({ event: 'reunion-cambiada', method: 'REQUEST', sequence: 1 });
    expect(toOne('ana@ejemplo.gov.co')).toMatchObject({ event: 'reunion-programada', sequence: 1 });
    expect(toOne(maria)).toMatchObject({ event: 'reunion-retirada', method: 'CANCEL', sequence: 1 });
    expect(new Set(mails.map(({ calendar }) => calendar.uid))).toEqual(new Set([before?.calendar.uid]));
    // A save without a change sends no mail; a change of the participants sends mails only to those affected.
    await calls.edit(id);
    expect(await calls.takeMails()).toEqual([]);
    await calls.edit(id, { participantes: (await readRows(id)).slice(0, 1) });
    expect(sent(await takeInvitations())).toMatchObject([{ event: 'reunion-retirada', sequence: 2 }]);
  });

  it('[MESA-11] a cancellation takes the event from every calendar, with the reason in the mail', async () => {
    const id = await calls.add();
    const [before] = await takeInvitations();
    await calls.move(id, 'cancelar', 'No hay quórum');
    const mails = await takeInvitations();
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail).toMatchObject({ event: 'reunion-cancelada', method: 'CANCEL' });
      expect(mail.calendar).toMatchObject({ uid: before?.calendar.uid, sequence: 1, status: 'CANCELLED' });
      expect(mail.text).toContain('No hay quórum');
    }
  });

  it('[MESA-11] a meeting that runs or was held sends nothing more', async () => {
    const id = await calls.add();
    await calls.move(id, 'iniciar');
    await calls.takeMails();
    await calls.edit(id, { tematica: 'Otra' });
    expect(await calls.takeMails()).toEqual([]);
  });

  it('[MESA-11] the file can be downloaded until the meeting was held', async () => {
    const id = await calls.add();
    const download = () => calls.call('GET', `reunion/${id}/calendario`);
    const { nombre, contenido } = (await download()).json();
    expect(nombre).toBe(`reunion-${id}.ics`);
    expect(readInvitation(contenido)).toMatchObject({ method: 'PUBLISH', sequence: 0 });
    await calls.move(id, 'cancelar', 'Motivo');
    expect((await download()).json()).toMatchObject({ code: 'REUNION_ACCION_NO_PERMITIDA' });
    expect((await calls.call('GET', 'reunion/999999/calendario')).statusCode).toBe(404);
  });
});

async function readRows(id: number) {
  const { participantes } = await calls.read(id);
  return participantes.map(
    ({ entidad: _, asistio: __, ...row }: { entidad: string; asistio: unknown }) => row,
  );
}

async function findConsultor() {
  const { correo_electronico } = await calls.test.database.kysely
    .selectFrom('usuarios')
    .select('correo_electronico')
    .where('id', '=', calls.usuario)
    .executeTakeFirstOrThrow();
  return { consultorCorreo: correo_electronico };
}
