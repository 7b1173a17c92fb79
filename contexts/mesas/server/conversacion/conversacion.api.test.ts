import { getUsuarioId, openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComentarioMesa, PaginaComentarios } from '../../contract/index.ts';
import { type ReunionesCalls, startReunionesCalls } from '../../testing/reuniones-calls.ts';

let calls: ReunionesCalls;
/** Of an entidad that takes part in no mesa of the test, and of the ministry without running mesas. */
let ajeno: string;
let auditor: string;
let idAjeno: number;
let idLider: number;
let idConsultor: number;
/** A mesa in which the entidad of the leader takes part. */
let idMesa: number;

const db = () => calls.test.database.kysely;

beforeAll(async () => {
  calls = await startReunionesCalls();
  ajeno = await openTestSession(db(), '1000000009');
  auditor = await openTestSession(db(), '1000000011');
  idAjeno = await getUsuarioId(db(), '1000000009');
  idLider = await getUsuarioId(db(), '1000000003');
  idConsultor = await getUsuarioId(db(), '1000000002');
  idMesa = calls.mesa.id;
  await sql`delete from mesas_entidades e using membresias m where m.usuario_id = ${idAjeno}
    and e.entidad_id = m.entidad_id and e.mesa_id = ${idMesa}`.execute(db());
  await sql`insert into mesas_entidades (mesa_id, entidad_id, rol) select ${idMesa}, m.entidad_id, 'invitada'
    from membresias m where m.usuario_id = ${idLider} and m.estado = 'activa' on conflict do nothing`.execute(
    db(),
  );
});
afterAll(() => calls.test.close());

const read = async (query = '', token = calls.tokens.lider): Promise<PaginaComentarios> =>
  (await calls.call('GET', `conversacion/${idMesa}${query}`, undefined, { token })).json();
const write = (texto: string, token = calls.tokens.lider, headers = {}) =>
  calls.call('POST', `conversacion/${idMesa}`, { texto }, { token, headers });
const add = async (texto: string, token?: string): Promise<ComentarioMesa> =>
  (await write(texto, token)).json();
const change = (id: number, texto: string, token = calls.tokens.lider) =>
  calls.call('PUT', `conversacion/comentario/${id}`, { texto }, { token });
const remove = (id: number, token = calls.tokens.lider) =>
  calls.call('DELETE', `conversacion/comentario/${id}`, undefined, { token });

async function listAvisados(): Promise<number[]> {
  const rows = await db()
    .selectFrom('notificaciones')
    .select('usuario_id')
    .where('evento', '=', 'mesa-mencion')
    .orderBy('id')
    .execute();
  return rows.map(({ usuario_id }) => usuario_id);
}

describe('the conversation of a mesa', () => {
  it('[MESA-11] does not exist for who takes no part, and has no public address', async () => {
    const { id } = await add('Para nosotros.');
    for (const token of [ajeno, auditor]) {
      for (const answer of [
        await calls.call('GET', `conversacion/${idMesa}`, undefined, { token }),
        await calls.call('GET', `conversacion/${idMesa}/personas`, undefined, { token }),
        await write('Hola.', token),
      ])
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'CONVERSACION_RESERVADA']);
      for (const answer of [await change(id, 'Otra cosa.', token), await remove(id, token)])
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'COMENTARIO_NO_ENCONTRADO']);
    }
    const visitor = await calls.test.app.inject({
      url: `/api-public/mesaInteroperabilidad/conversacion/${idMesa}`,
    });
    expect(visitor.statusCode).toBe(404);
    const unknown = await calls.call('GET', 'conversacion/999999');
    expect(unknown.json().code).toBe('MESA_NO_ENCONTRADA');
  });

  it.each([
    ['nothing', '  '],
    ['too much', 'x'.repeat(2001)],
    ['a zero byte', 'Hola\u0000.'],
    ['half a letter', 'Hola \ud83d.'],
  ])('[MESA-11] refuses a text with %s', async (_what, texto) => {
    const { total } = await read();
    expect((await write(texto)).statusCode).toBe(400);
    expect((await read()).total).toBe(total);
  });

  it('[MESA-11] mentions those who take part alone, and tells each of them once', async () => {
    const personas = (
      await calls.call('GET', `conversacion/${idMesa}/personas`, undefined, { token: calls.tokens.lider })
    ).json() as { id: number }[];
    const ids = personas.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([idLider, idConsultor]));
    expect(ids).not.toContain(idAjeno);
    expect(ids).not.toContain(await getUsuarioId(db(), '1000000011'));
    const before = await listAvisados();
    for (const texto of [
      `Mire esto @[${idAjeno}].`,
      'Mire esto @[999999].',
      Array.from({ length: 11 }, (_, at) => `@[${at + 1}]`).join(' '),
    ]) {
      const refused = await write(texto);
      expect([refused.statusCode, refused.json().detalles?.[0]?.campo]).toEqual([400, 'texto']);
    }
    const texto = `<img src=x onerror=alert(1)> @[${idConsultor}] y @[${idLider}], gracias @[${idConsultor}]`;
    const saved = await add(texto);
    expect(saved).toMatchObject({ texto, esPropio: true, editado: false, cambiar: { allowed: true } });
    expect(saved.menciones.map(({ id }) => id).toSorted()).toEqual([idConsultor, idLider].toSorted());
    // Nobody is told of what they wrote.
    expect((await listAvisados()).slice(before.length)).toEqual([idConsultor]);
    const mails = await db()
      .selectFrom('outbox_messages')
      .select(['text_body', 'html_body'])
      .where('event', '=', 'mesa-mencion')
      .execute();
    expect(JSON.stringify(mails)).not.toContain('onerror');
    const events = await db()
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'comentar-mesa')
      .where('result', '=', 'exito')
      .execute();
    expect(JSON.stringify(events)).not.toContain('onerror');
  });

  it('[MESA-11] a comment is changed and taken away by its author for a quarter of an hour', async () => {
    const { id } = await add(`Hola @[${idConsultor}].`);
    for (const answer of [
      await change(id, 'No.', calls.tokens.consultor),
      await remove(id, calls.tokens.consultor),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'COMENTARIO_BLOQUEADO']);
    const before = await listAvisados();
    const changed: ComentarioMesa = (await change(id, `Buenos días @[${idConsultor}].`)).json();
    expect(changed).toMatchObject({ id, editado: true, texto: `Buenos días @[${idConsultor}].` });
    expect(await listAvisados()).toEqual(before);
    expect((await change(id, `Y a @[${idAjeno}].`)).statusCode).toBe(400);
    await sql`update mesas_comentarios set created_at = now() - interval '16 minutes' where id = ${id}`.execute(
      db(),
    );
    expect((await change(id, 'Tarde.')).json().code).toBe('COMENTARIO_BLOQUEADO');
    expect((await remove(id)).json().code).toBe('COMENTARIO_BLOQUEADO');
    const other = await add('Sobra.');
    expect((await remove(other.id)).json()).toEqual({ id: other.id });
    expect((await remove(other.id)).statusCode).toBe(404);
  });

  it('[MESA-11] comes page by page from the last comment; the same sending is one; of a closed mesa it is read', async () => {
    await sql`delete from mesas_comentarios where mesa_id = ${idMesa}`.execute(db());
    const key = { 'idempotency-key': 'f6d3a3e2-9a51-4f2f-8a3e-1f3f2b1c0d9f' };
    const one: ComentarioMesa = (await write('Comentario 1', undefined, key)).json();
    expect((await write('Comentario 1', undefined, key)).json().id).toBe(one.id);
    for (let number = 2; number <= 4; number += 1) await add(`Comentario ${number}`, calls.tokens.consultor);
    const last = await read('?tamano=3');
    expect(last.total).toBe(4);
    expect(last.comentarios.map(({ texto, esPropio }) => [texto, esPropio])).toEqual([
      ['Comentario 2', false],
      ['Comentario 3', false],
      ['Comentario 4', false],
    ]);
    const first = await read(`?tamano=3&antesDe=${last.siguiente}`);
    expect(first).toMatchObject({ siguiente: null, comentarios: [{ texto: 'Comentario 1' }] });
    await sql`update mesas set activa = false, cerrada_en = now() - interval '1 second', motivo_cierre = 'Prueba' where id = ${idMesa}`.execute(
      db(),
    );
    expect((await read()).escribir.allowed).toBe(false);
    expect((await write('Tarde.')).json().code).toBe('MESA_CERRADA');
    expect((await change(one.id, 'Tarde.')).json().code).toBe('COMENTARIO_BLOQUEADO');
  });
});
