import { getEntidadId } from '@marco/entidades/testing';
import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDatosMesa } from '../../testing/datos-mesa.ts';

let test: TestApp;
let consultant: string;
let coordinator: string;
let cancilleria: number;
let mintic: number;
let consultor: number;
let servicio: number;
let idMesa: number;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  consultant = await openTestSession(kysely, '1000000002');
  coordinator = await openTestSession(kysely, '1000000013');
  cancilleria = await getEntidadId(kysely, 'CANCILLERIA');
  mintic = await getEntidadId(kysely, 'MINTIC');
  consultor = await getUsuarioId(kysely, '1000000002');
  servicio = (await kysely.selectFrom('servicios').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  idMesa = (
    await call('POST', 'mesaInteroperabilidad/crear', {
      ...sampleDatosMesa,
      admEntidadLider: cancilleria,
      admUsuarioId: consultor,
    })
  ).json().id;
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
function call(method: Method, path: string, payload?: object, token = consultant, headers: object = {}) {
  return test.app.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
}
const participante = (idEntidad: number) => `mdi-minteroperabilidad-entidads-mesa/${idMesa}/${idEntidad}`;
const vinculo = (idServicio: number) => `mesaInteroperabilidad/servicio-mesa/${idMesa}/${idServicio}`;
const link = (idServicio: number) =>
  call('POST', 'mesaInteroperabilidad/servicio-mesa', { idMesa, idServicio });
const setEstado = (activa: boolean, motivo: string, token = coordinator, headers: object = {}) =>
  call('POST', 'mesaInteroperabilidad/estado', { id: idMesa, activa, motivo }, token, headers);
const readPublic = async (path: string) => (await test.app.inject({ url: `/api-public/${path}` })).json();
const read = async () => (await call('GET', `mesaInteroperabilidad/gestion/${idMesa}`)).json();

const findAudit = (action: string) => findLastAudit(test.database.kysely, action, idMesa);

describe('participating entities', () => {
  it.each([
    ['a rol that does not exist', () => mintic, { rol: 'jefa' }, 400],
    ['leading, which is told in the data of the mesa', () => mintic, { rol: 'lider' }, 400],
    ['an entity that does not exist', () => 99_999, { rol: 'invitada' }, 400],
    ['another rol for the lead', () => cancilleria, { rol: 'invitada' }, 409],
  ])('[MESA-11] %s is refused', async (_name, entidad, body, status) => {
    const answer = await call('PUT', participante(entidad()), body);
    expect(answer.statusCode).toBe(status);
    expect((await read()).entidades).toHaveLength(1);
  });

  it('[MESA-11] the lead is not taken out, nor one that does not take part', async () => {
    expect((await call('DELETE', participante(cancilleria))).json()).toMatchObject({
      code: 'PARTICIPANTE_LIDER',
    });
    expect((await call('DELETE', participante(mintic))).json()).toMatchObject({
      code: 'PARTICIPANTE_NO_ENCONTRADO',
    });
  });

  it('[MESA-11] one is added with its rol, gets another and is taken out; visitors see it at once', async () => {
    const added = await call('PUT', participante(mintic), { rol: 'proveedora' });
    expect(added.json().entidades).toEqual([
      { id: cancilleria, nombre: expect.any(String), rol: 'lider' },
      { id: mintic, nombre: expect.any(String), rol: 'proveedora' },
    ]);
    expect(await readPublic(`mdi-minteroperabilidad-entidads-mesa/${idMesa}`)).toHaveLength(2);
    expect((await findAudit('cambiar-participante-mesa'))?.detail).toEqual({
      antes: null,
      despues: { entidadId: mintic, rol: 'proveedora' },
    });
    await call('PUT', participante(mintic), { rol: 'consumidora' });
    expect((await findAudit('cambiar-participante-mesa'))?.detail).toEqual({
      antes: { entidadId: mintic, rol: 'proveedora' },
      despues: { entidadId: mintic, rol: 'consumidora' },
    });
    expect((await call('DELETE', participante(mintic))).json().entidades).toHaveLength(1);
    expect(await readPublic(`mdi-minteroperabilidad-entidads-mesa/${idMesa}`)).toHaveLength(1);
    expect((await findAudit('retirar-participante-mesa'))?.detail).toEqual({
      antes: { entidadId: mintic, rol: 'consumidora' },
      despues: null,
    });
  });
});

describe('services of the mesa', () => {
  it('[MESA-11] one that does not exist, and one that is not linked, are refused', async () => {
    expect((await link(99_999)).json()).toMatchObject({ status: 400, detalles: [{ campo: 'idServicio' }] });
    expect((await call('DELETE', vinculo(servicio))).json()).toMatchObject({ code: 'SERVICIO_NO_VINCULADO' });
  });

  it('[MESA-11] [AREA-16] [API-25] servicio-mesa links one once, counted by the search, and unlinks it', async () => {
    const answers = await Promise.all([link(servicio), link(servicio)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await read()).servicios).toEqual([
      { id: servicio, nombre: expect.any(String), estado: expect.any(String) },
    ]);
    expect(await readPublic(`mesaInteroperabilidad/servicios-mesa/mesa/${idMesa}`)).toHaveLength(1);
    const found = await test.app.inject({
      method: 'POST',
      url: '/api-public/mesaInteroperabilidad/listar',
      payload: { nombre: sampleDatosMesa.nombre },
    });
    expect(found.json().mesasInteroperabilidad).toMatchObject([{ id: idMesa, cantidadServicios: 1 }]);
    expect((await findAudit('vincular-servicio-mesa'))?.detail).toEqual({
      antes: null,
      despues: { servicioId: servicio },
    });
    expect((await call('DELETE', vinculo(servicio))).json().servicios).toEqual([]);
    expect((await findAudit('desvincular-servicio-mesa'))?.detail).toEqual({
      antes: { servicioId: servicio },
      despues: null,
    });
  });
});

describe('closing and reopening', () => {
  it('[MESA-11] asks for a reason and for the version that was seen', async () => {
    expect((await setEstado(false, ' ')).statusCode).toBe(400);
    expect((await setEstado(false, 'Terminó.', consultant, { 'if-match': '"99"' })).statusCode).toBe(412);
    expect((await setEstado(true, 'Porque sí.')).json()).toMatchObject({
      status: 403,
      detalles: [{ mensaje: 'La mesa ya está abierta.' }],
    });
  });

  it('[MESA-11] closed, it shows so to visitors, tells its lead and is read-only for every write', async () => {
    const motivo = 'Cumplió su objetivo.';
    const closed = await setEstado(false, motivo, consultant, { 'if-match': '"1"' });
    expect(closed.json()).toMatchObject({
      estado: false,
      version: 2,
      motivoCierre: motivo,
      fechaCierre: expect.any(String),
      permisos: { editar: { allowed: false }, cerrar: { allowed: false } },
    });
    const listar = { id: idMesa };
    const visible = await test.app.inject({
      method: 'POST',
      url: '/api-public/mesaInteroperabilidad/listarMesaId',
      payload: listar,
    });
    expect(visible.json()).toMatchObject({ estado: false });
    expect(await findAudit('cerrar-mesa')).toMatchObject({
      result: 'exito',
      detail: { antes: { activa: true }, despues: { activa: false }, motivo },
    });
    const datos = { ...sampleDatosMesa, admEntidadLider: cancilleria, admUsuarioId: consultor, id: idMesa };
    const writes = [
      await call('PUT', 'mesaInteroperabilidad/editar', datos),
      await call('PUT', participante(mintic), { rol: 'invitada' }),
      await call('DELETE', participante(cancilleria)),
      await link(servicio),
      await call('DELETE', vinculo(servicio)),
      await setEstado(false, 'Otra vez.', consultant),
    ];
    for (const answer of writes) expect(answer.json()).toMatchObject({ status: 409, code: 'MESA_CERRADA' });
    expect((await read()).version).toBe(2);
  });

  it('[MESA-11] the people of its lead get a mail and a notice in the product, with the reason', async () => {
    const { kysely } = test.database;
    const people = await kysely
      .selectFrom('membresias as m')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select(['u.id', 'u.correo_electronico'])
      .where('m.entidad_id', '=', cancilleria)
      .where('m.estado', '=', 'activa')
      .where('u.activo', '=', true)
      .execute();
    expect(people.length).toBeGreaterThan(0);
    const notices = await kysely
      .selectFrom('notificaciones')
      .select(['usuario_id', 'texto', 'enlace'])
      .where('evento', '=', 'mesa-cerrada')
      .execute();
    expect(new Set(notices.map(({ usuario_id }) => usuario_id))).toEqual(new Set(people.map(({ id }) => id)));
    expect(notices[0]).toMatchObject({
      texto: expect.stringContaining('Cumplió su objetivo.'),
      enlace: `/mesas-interoperabilidad/consult/${idMesa}?pestana=1`,
    });
    const mails = await kysely
      .selectFrom('outbox_messages')
      .select('recipient')
      .where('event', '=', 'mesa-cerrada')
      .execute();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      people.map(({ correo_electronico }) => correo_electronico).sort(),
    );
  });

  it('[MESA-11] a consultant does not reopen it; a coordinator does, and it is edited again', async () => {
    expect((await setEstado(true, 'Falta un servicio.', consultant)).json()).toMatchObject({
      status: 403,
      code: 'MESA_ACCION_NO_PERMITIDA',
      detalles: [
        { mensaje: 'Su rol «Consultor MinTIC» no permite aprobar mesas.' },
        { mensaje: 'Puede cambiarlo: Administrador MinTIC.' },
      ],
    });
    expect((await setEstado(true, 'Falta un servicio.')).json()).toMatchObject({
      estado: true,
      fechaCierre: null,
      motivoCierre: null,
    });
    expect((await findAudit('reabrir-mesa'))?.detail).toMatchObject({ motivo: 'Falta un servicio.' });
    expect((await link(servicio)).statusCode).toBe(200);
    const notices = test.database.kysely.selectFrom('notificaciones').select('id');
    expect((await notices.where('evento', '=', 'mesa-reabierta').execute()).length).toBeGreaterThan(0);
  });
});
