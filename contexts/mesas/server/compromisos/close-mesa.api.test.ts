import { getEntidadId } from '@marco/entidades/testing';
import { getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDatosCompromiso } from '../../testing/datos-compromiso.ts';
import { sampleDatosMesa } from '../../testing/datos-mesa.ts';

let test: TestApp;
const tokens = { consultor: '', coordinador: '', cancilleria: '' };
let entidad: number;
let idMesa: number;
let idCompromiso: number;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  tokens.consultor = await openTestSession(kysely, '1000000002');
  tokens.coordinador = await openTestSession(kysely, '1000000013');
  tokens.cancilleria = await openTestSession(kysely, '1000000003');
  entidad = await getEntidadId(kysely, 'CANCILLERIA');
  const consultor = await getUsuarioId(kysely, '1000000002');
  const mesa = { ...sampleDatosMesa, admEntidadLider: entidad, admUsuarioId: consultor };
  idMesa = (await post('crear', mesa)).json().id;
  idCompromiso = (await add()).json().id;
});
afterAll(() => test.close());

function post(path: string, payload: object, who: keyof typeof tokens = 'consultor') {
  return test.app.inject({
    method: 'POST',
    url: `/api/mesaInteroperabilidad/${path}`,
    headers: { authorization: `Bearer ${tokens[who]}` },
    payload,
  });
}
const add = () =>
  post('compromisos', { ...sampleDatosCompromiso, idMesa, idReunion: null, idEntidad: entidad });
const close = (who: keyof typeof tokens, part: object = {}) =>
  post('estado', { id: idMesa, activa: false, motivo: 'Terminó.', ...part }, who);
const setCompromiso = (estado: string, who: keyof typeof tokens = 'consultor') =>
  post(`compromisos/${idCompromiso}/estado`, { estado, motivo: 'Ya no.' }, who);
const readGestion = async (who: keyof typeof tokens) =>
  (
    await test.app.inject({
      url: `/api/mesaInteroperabilidad/gestion/${idMesa}`,
      headers: { authorization: `Bearer ${tokens[who]}` },
    })
  ).json();

describe('closing a mesa with open commitments', () => {
  it('[MESA-11] is refused with how many they are and which, also when asked for by who may not', async () => {
    for (const part of [{}, { deTodosModos: true }]) {
      expect((await close('consultor', part)).json()).toMatchObject({
        status: 409,
        code: 'MESA_CON_COMPROMISOS',
        detalles: [
          { mensaje: 'La mesa tiene 1 compromiso abierto. Ciérrelo antes de cerrar la mesa.' },
          { mensaje: 'Puede cambiarlo: Coordinador MinTIC, Administrador MinTIC.' },
          { mensaje: 'Entregar el diccionario de datos.' },
        ],
      });
    }
    expect((await close('coordinador')).json()).toMatchObject({
      code: 'MESA_CON_COMPROMISOS',
      detalles: [{ mensaje: 'Entregar el diccionario de datos.' }],
    });
    expect(await readGestion('consultor')).toMatchObject({
      estado: true,
      compromisosAbiertos: 1,
      permisos: { cerrar: { allowed: true }, cerrarDeTodosModos: { allowed: false } },
    });
  });

  it('[MESA-11] who approves in the mesas closes it anyway, and the audit trail tells over what', async () => {
    const { permisos } = await readGestion('coordinador');
    expect(permisos.cerrarDeTodosModos.allowed).toBe(true);
    expect((await close('coordinador', { deTodosModos: true })).json()).toMatchObject({ estado: false });
    const event = await test.database.kysely
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'cerrar-mesa')
      .where('result', '=', 'exito')
      .where('object_id', '=', String(idMesa))
      .executeTakeFirstOrThrow();
    expect(event.detail).toEqual({
      antes: { activa: true },
      despues: { activa: false },
      motivo: 'Terminó.',
      compromisosAbiertos: [idCompromiso],
    });
  });

  it('[MESA-11] closed, its commitments are read-only for everybody', async () => {
    expect((await add()).json()).toMatchObject({ status: 409, code: 'MESA_CERRADA' });
    for (const who of ['consultor', 'coordinador', 'cancilleria'] as const) {
      expect((await setCompromiso('cumplido', who)).json()).toMatchObject({
        status: 403,
        code: 'COMPROMISO_BLOQUEADO',
        detalles: [
          { mensaje: 'La mesa está cerrada: es de solo lectura.' },
          { mensaje: 'Puede cambiarlo: Coordinador MinTIC, Administrador MinTIC.' },
        ],
      });
    }
  });

  it('[MESA-11] once they are fulfilled or called off, whoever edits the mesa closes it', async () => {
    await post('estado', { id: idMesa, activa: true, motivo: 'Falta.' }, 'coordinador');
    expect((await setCompromiso('cancelado')).json()).toMatchObject({ estado: 'cancelado' });
    expect((await close('consultor')).json()).toMatchObject({ estado: false, compromisosAbiertos: 0 });
  });
});
