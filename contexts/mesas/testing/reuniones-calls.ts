import { findLastAudit, getUsuarioId, openTestSession, startTestApp } from '@marco/test-kit';
import { sampleDatosReunion } from './datos-reunion.ts';

/** A product with an open mesa to hold meetings in, and the calls about them. */
export async function startReunionesCalls() {
  const test = await startTestApp();
  const { kysely } = test.database;
  const consultor = await openTestSession(kysely, '1000000002');
  const coordinador = await openTestSession(kysely, '1000000013');
  const lider = await openTestSession(kysely, '1000000003');
  const mesa = await kysely
    .selectFrom('mesas')
    .select(['id', 'consultor_principal_id as principal', 'entidad_lider_id as entidad', 'nombre'])
    .where('activa', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const usuario = await getUsuarioId(kysely, '1000000002');

  function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    { token = consultor, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
  ) {
    return test.app.inject({
      method,
      url: `/api/mesaInteroperabilidad/${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload ? { payload } : {}),
    });
  }

  const toBody = (change: object = {}) => ({
    ...sampleDatosReunion,
    consultorPrincipal: usuario,
    participantes: [
      { id: null, idEntidad: mesa.entidad, nombre: 'María Ñáñez', correo: 'maria@ejemplo.gov.co' },
      { id: null, idEntidad: mesa.entidad, nombre: 'José Ruiz', correo: 'jose@ejemplo.gov.co' },
    ],
    ...change,
  });
  const create = (change: object = {}, options = {}) =>
    call('POST', 'crearReunionMesa', { idMesa: mesa.id, ...toBody(change) }, options);
  /** A meeting that was programmed just now. */
  const add = async (change: object = {}) =>
    ((await create(change)).json() as { idReunion: number }).idReunion;
  const read = async (id: number, token = consultor) =>
    (await call('GET', `reunion/${id}/gestion`, undefined, { token })).json();
  const move = (idReunion: number, accion: string, motivo = '', options = {}) =>
    call('POST', 'reunion/estado', { idReunion, accion, motivo }, options);
  /** What a stored meeting sends when it is saved again, with what changes. */
  const edit = async (id: number, change: object = {}, options = {}) => {
    const { tematica, fecha, hora, duracionMinutos, lugar, enlace, ...rest } = await read(id);
    return call(
      'PUT',
      'editarReunionMesa',
      {
        idReunion: id,
        tematica,
        fecha,
        hora,
        duracionMinutos,
        lugar,
        enlace,
        consultorPrincipal: rest.consultorPrincipal.id,
        consultores: rest.consultores.map((persona: { id: number }) => persona.id),
        puntos: rest.puntos.map(({ notas: _, ...punto }: { notas: string }) => punto),
        participantes: rest.participantes.map(
          ({ entidad: _, asistio: __, ...participante }: { entidad: string; asistio: unknown }) =>
            participante,
        ),
        ...change,
      },
      options,
    );
  };
  const write = (id: number, cambios: object[], token = consultor) =>
    call('PUT', `reunion/${id}/desarrollo`, { cambios }, { token });
  const readPublic = (idReunion: number) =>
    test.app.inject({
      method: 'POST',
      url: '/api-public/mesaInteroperabilidad/listarReunionMesaId',
      payload: { idReunion },
    });
  const setMesa = (activa: boolean) =>
    kysely
      .updateTable('mesas')
      .set({ activa, ...(activa ? {} : { cerrada_en: new Date(), motivo_cierre: 'Prueba' }) })
      .where('id', '=', mesa.id)
      .execute();
  /** Mails that wait, the newest last, without those of before. */
  const takeMails = async () => {
    const mails = await kysely.selectFrom('outbox_messages').selectAll().orderBy('id').execute();
    await kysely.deleteFrom('outbox_messages').execute();
    return mails;
  };
  const findAudit = (action: string) => findLastAudit(kysely, action);

  const tokens = { consultor, coordinador, lider };
  const calls = { call, create, add, read, move, edit, write, readPublic, toBody };
  return { test, mesa, usuario, tokens, ...calls, setMesa, takeMails, findAudit };
}

export type ReunionesCalls = Awaited<ReturnType<typeof startReunionesCalls>>;
