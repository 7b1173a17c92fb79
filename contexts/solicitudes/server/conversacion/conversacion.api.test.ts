import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MensajeDeConversacion, PaginaConversacion } from '../../contract/index.ts';
import { type Persona, type SolicitudesSite, startSolicitudesSite } from '../../testing/solicitudes-site.ts';

let site: SolicitudesSite;
beforeAll(async () => {
  site = await startSolicitudesSite();
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;

const write = (persona: Persona, id: number, texto: string, headers = {}) =>
  site.call(persona, 'POST', `solicitud/${id}/conversacion`, { texto }, headers);

const read = async (persona: Persona, id: number, query = ''): Promise<PaginaConversacion> =>
  (await site.call(persona, 'GET', `solicitud/${id}/conversacion${query}`)).json();

async function listAvisados(solicitudId: number): Promise<number[]> {
  const rows = await db()
    .selectFrom('notificaciones')
    .select('usuario_id')
    .where('evento', '=', 'solicitud-mensaje')
    .where('enlace', '=', `/app/level/process-levelconsult/${solicitudId}`)
    .orderBy('id')
    .execute();
  return rows.map(({ usuario_id }) => usuario_id);
}

describe('the conversation of a request', () => {
  it('[AREA-05] does not exist for another entity, nor for the ministry while it is a draft', async () => {
    const id = await site.createAsignada();
    for (const answer of [
      await site.call('funcionario', 'GET', `solicitud/${id}/conversacion`),
      await write('funcionario', id, 'Hola.'),
      await write('ies', id, 'Hola.'),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'SOLICITUD_NO_ENCONTRADA']);
    const draft = await site.createCompleta();
    expect((await write('coordinador', draft.id, 'Hola.')).statusCode).toBe(404);
    expect((await read('lider', id)).mensajes).toEqual([]);
  });

  it.each([0, 3, 2001])(
    '[AREA-05] refuses a message of %i characters that says nothing or too much',
    async (length) => {
      const texto = (length > 3 ? 'x' : ' ').repeat(length);
      const id = await site.createAsignada();
      const refused = await write('lider', id, texto);
      expect([refused.statusCode, refused.json().detalles[0].campo]).toEqual([400, 'texto']);
    },
  );

  it.each([
    ['a zero byte', 'Hola\u0000.'],
    ['half a letter', 'Hola \ud83d.'],
  ])('[AREA-05] refuses a text with %s, which no database keeps', async (_que, texto) => {
    const id = await site.createAsignada();
    expect((await write('lider', id, texto)).statusCode).toBe(400);
    expect((await read('lider', id)).total).toBe(0);
  });

  it('[AREA-05] is read by who may only read, and written while the request is filed and open', async () => {
    const draft = await site.createCompleta();
    expect((await read('lider', draft.id)).escribir.allowed).toBe(false);
    expect((await write('lider', draft.id, 'Hola.')).json().code).toBe('SOLICITUD_ACCION_NO_PERMITIDA');
    const id = await site.createAsignada();
    expect((await write('auditor', id, 'Hola.')).statusCode).toBe(403);
    expect((await read('auditor', id)).escribir.allowed).toBe(false);
    expect((await write('lider', id, 'Buenos días.')).statusCode).toBe(200);
    await site.take(id, ['lider', 'cancelar', { motivo: 'Se presentará otra.' }]);
    const closed = await read('consultor', id);
    expect(closed.mensajes).toHaveLength(1);
    expect(closed.escribir.reasons).toEqual([
      'La solicitud está en «Cancelada»; su conversación ya solo se lee.',
    ]);
    expect((await write('consultor', id, 'Gracias.')).json().code).toBe('SOLICITUD_ACCION_NO_PERMITIDA');
  });

  it('[AREA-05] [AREA-14] says who wrote for which side; the other side is told, and the trail keeps no text', async () => {
    const id = await site.createAsignada();
    const [lider, consultor, coordinador] = await Promise.all([
      site.findUsuarioId('lider'),
      site.findUsuarioId('consultor'),
      site.findUsuarioId('coordinador'),
    ]);
    const { version } = await site.read(id);
    await write('lider', id, '¿Sirve el acto de 2020?\n<b>Gracias</b>');
    expect(await listAvisados(id)).toEqual([consultor]);
    await write('coordinador', id, 'Sí.');
    expect((await listAvisados(id)).slice(1)).toEqual([lider]);
    await write('lider', id, 'Entendido.');
    expect((await listAvisados(id)).slice(2).toSorted()).toEqual([consultor, coordinador].toSorted());
    const page = await read('consultor', id);
    expect(page).toMatchObject({ total: 3, siguiente: null, escribir: { allowed: true } });
    expect(page.mensajes.map(({ texto, esMinisterio, esPropio }) => [texto, esMinisterio, esPropio])).toEqual(
      [
        ['¿Sirve el acto de 2020?\n<b>Gracias</b>', false, false],
        ['Sí.', true, false],
        ['Entendido.', false, false],
      ],
    );
    // It changes nothing that somebody else may be editing.
    expect((await site.read(id)).version).toBe(version);
    const mails = await db()
      .selectFrom('outbox_messages')
      .select(['text_body', 'html_body'])
      .where('event', '=', 'solicitud-mensaje')
      .execute();
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toContain('acto de 2020');
    const events = await db()
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'escribir-mensaje-solicitud')
      .where('result', '=', 'exito')
      .where('object_id', '=', String(id))
      .execute();
    expect(events).toHaveLength(3);
    expect(JSON.stringify(events)).not.toContain('Entendido');
  });

  it('[AREA-05] before it is assigned, who assigns is told', async () => {
    const { id } = await site.createCompleta();
    await site.take(id, ['lider', 'radicar']);
    await write('lider', id, 'Es urgente por la fecha de la ley.');
    expect(await listAvisados(id)).toContain(await site.findUsuarioId('coordinador'));
  });

  it('[AREA-05] comes page by page from the last message, and the same sending is one message', async () => {
    const id = await site.createAsignada();
    const key = { 'idempotency-key': 'f6d3a3e2-9a51-4f2f-8a3e-1f3f2b1c0d9e' };
    const one: MensajeDeConversacion = (await write('lider', id, 'Mensaje 1', key)).json();
    expect((await write('lider', id, 'Mensaje 1', key)).json().id).toBe(one.id);
    await db()
      .insertInto('solicitudes_conversaciones')
      .values(
        Array.from({ length: 24 }, (_, at) => ({
          solicitud_id: id,
          usuario_id: 1,
          es_ministerio: true,
          texto: `Mensaje ${at + 2}`,
        })),
      )
      .execute();
    const last = await read('lider', id);
    expect(last.total).toBe(25);
    expect(last.mensajes.map(({ texto }) => texto)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Mensaje ${at + 6}`),
    );
    const before = await read('lider', id, `?antesDe=${last.siguiente}`);
    expect(before.mensajes.map(({ texto }) => texto)).toEqual(
      Array.from({ length: 5 }, (_, at) => `Mensaje ${at + 1}`),
    );
    expect(before.siguiente).toBeNull();
    const bad = await site.call('lider', 'GET', `solicitud/${id}/conversacion?tamano=500`);
    expect(bad.statusCode).toBe(400);
  });
});
