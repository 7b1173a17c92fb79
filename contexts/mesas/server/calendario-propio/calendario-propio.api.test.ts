import { addDays, toColombianDay } from '@marco/country/working-days';
import { findLastAudit, openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompromisosCalls, startCompromisosCalls } from '../../testing/compromisos-calls.ts';
import { deleteDatosDeUsuario } from '../delete-datos-de-usuario.ts';

let calls: CompromisosCalls;
/** A leader of the Cancillería, and somebody of another entidad. */
const tokens = { lider: '', ajeno: '' };
const PRIVATE = '/api/mesaInteroperabilidad/calendario-propio';
const hoy = toColombianDay(new Date());

beforeAll(async () => {
  calls = await startCompromisosCalls();
  const { kysely } = calls.test.database;
  tokens.lider = await openTestSession(kysely, '1000000003');
  tokens.ajeno = await openTestSession(kysely, '1000000009');
});
afterAll(() => calls.test.close());

const send = (method: 'GET' | 'POST' | 'DELETE', token: string) =>
  calls.test.app.inject({ method, url: PRIVATE, headers: { authorization: `Bearer ${token}` } });
const read = (url: string, headers: Record<string, string> = {}) =>
  calls.test.app.inject({ method: 'GET', url, headers });
const make = async (token = tokens.lider): Promise<string> => (await send('POST', token)).json().direccion;
/** What a calendar shows, its lines whole again. */
const show = async (url: string) => (await read(url)).body.replaceAll('\r\n ', '');
const ofLider = () =>
  calls.test.database.kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select(['m.id', 'm.usuario_id', 'm.entidad_id'])
    .where('u.numero_identificacion', '=', '1000000003')
    .where('m.estado', '=', 'activa')
    .orderBy('m.id')
    .executeTakeFirstOrThrow();

describe('refusals', () => {
  it('[MESA-11] nobody without a session makes an address, and a key of nobody shows nothing', async () => {
    const answer = await calls.test.app.inject({ method: 'POST', url: PRIVATE });
    expect(answer.statusCode).toBe(401);
    const base = '/api-public/mesaInteroperabilidad/calendario';
    expect((await read(base)).statusCode).toBe(400);
    expect((await read(`${base}?clave=corta`)).statusCode).toBe(400);
    expect((await read(`${base}?clave=${'x'.repeat(43)}`)).json()).toMatchObject({
      status: 404,
      code: 'CALENDARIO_NO_ENCONTRADO',
    });
  });

  it('[MESA-11] an address that was changed or ended answers no more', async () => {
    const first = await make();
    const second = await make();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    expect((await send('DELETE', tokens.lider)).json()).toEqual({ desde: null });
    expect((await read(second)).statusCode).toBe(404);
    expect((await send('GET', tokens.lider)).json()).toEqual({ desde: null });
  });

  it('[MESA-11] it ends with the membership, the rol and the person, and answers again with them', async () => {
    const { kysely } = calls.test.database;
    const url = await make();
    const { id, usuario_id } = await ofLider();
    const setEstado = (estado: string) =>
      kysely.updateTable('membresias').set({ estado }).where('id', '=', id).execute();
    await setEstado('inactiva');
    expect((await read(url)).statusCode).toBe(404);
    await setEstado('activa');
    expect((await read(url)).statusCode).toBe(200);
    const { rol_id } = await kysely
      .selectFrom('membresias')
      .select('rol_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sinMesas = await kysely
      .insertInto('roles')
      .values({
        codigo: 'sin-mesas',
        nombre: 'Sin mesas',
        descripcion: 'No consulta mesas.',
        ambito: 'entidad',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const setRol = (rol: number | null) =>
      kysely.updateTable('membresias').set({ rol_id: rol }).where('id', '=', id).execute();
    await setRol(sinMesas.id);
    expect((await read(url)).statusCode).toBe(404);
    await setRol(rol_id);
    expect((await read(url)).statusCode).toBe(200);
    await kysely.updateTable('usuarios').set({ activo: false }).where('id', '=', usuario_id).execute();
    expect((await read(url)).statusCode).toBe(404);
    await kysely.updateTable('usuarios').set({ activo: true }).where('id', '=', usuario_id).execute();
    await kysely
      .transaction()
      .execute((transaction) =>
        deleteDatosDeUsuario(transaction, { usuarioId: usuario_id, nombre: 'Persona', vinculaciones: [] }),
      );
    expect((await read(url)).statusCode).toBe(404);
  });
});

describe('[MESA-11] the calendar of a person', () => {
  it('is kept as a hash, and the trail keeps neither', async () => {
    const { kysely } = calls.test.database;
    const url = await make();
    const clave = url.split('=')[1] ?? '';
    const { id } = await ofLider();
    const row = await kysely
      .selectFrom('calendarios_propios')
      .select('huella')
      .where('membresia_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.huella).not.toContain(clave);
    const event = JSON.stringify(await findLastAudit(kysely, 'crear-calendario-propio', id));
    for (const secret of [clave, row.huella]) expect(event).not.toContain(secret);
    expect((await send('GET', tokens.lider)).json()).toEqual({ desde: expect.any(String) });
  });

  it('has meetings and due commitments of the person and their entidad, and names nobody', async () => {
    const { kysely } = calls.test.database;
    const { entidad_id } = await ofLider();
    const url = await make();
    const ajeno = await make(tokens.ajeno);
    const { id } = await calls.create({
      descripcion: 'Enviar la lista; de códigos.',
      responsable: 'Ana Ejemplo Ruiz',
    });
    const dia = addDays(hoy, 30);
    await kysely
      .updateTable('compromisos')
      .set({ entidad_id, fecha_vencimiento: dia, fecha_acuerdo: '2025-01-02' })
      .where('id', '=', id)
      .execute();
    const reunion = await kysely
      .selectFrom('reuniones')
      .select(['id', 'tematica'])
      .where('mesa_id', '=', calls.idMesa)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await kysely.deleteFrom('reuniones_participantes').where('reunion_id', '=', reunion.id).execute();
    await sql`update reuniones set inicia_en = now() - interval '2 days' where id = ${reunion.id}`.execute(
      kysely,
    );
    await kysely
      .insertInto('reuniones_participantes')
      .values({
        reunion_id: reunion.id,
        entidad_id,
        nombre: 'Ana Ejemplo Ruiz',
        correo: 'ana@ejemplo.gov.co',
      })
      .execute();

    const answer = await read(url);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const file = await show(url);
    expect(file).toContain(String.raw`SUMMARY:Vence: Enviar la lista\; de códigos.`);
    expect(file).toContain(`DTSTART;VALUE=DATE:${dia.replaceAll('-', '')}`);
    expect(file).toMatch(new RegExp(`UID:reunion-${reunion.id}-\\d+@mesas-interoperabilidad`));
    for (const secret of ['Ana Ejemplo', 'ana@ejemplo', 'ORGANIZER', 'ATTENDEE'])
      expect(file).not.toContain(secret);
    expect(await show(ajeno)).not.toContain('Enviar la lista');

    await calls.call('POST', `/${id}/estado`, { estado: 'cumplido', motivo: 'Se entregó.' });
    expect(await show(url)).not.toContain('Enviar la lista');
  });

  it('is not sent again to a calendar that holds it, and no cache between keeps it', async () => {
    const url = await make();
    const { headers } = await read(url);
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await read(url, { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
