import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';
import { sql } from 'kysely';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'solicitudesPropias',
      title: 'Solicitudes que hizo o que tramita',
      order: 170,
      fields: {
        fecha: 'Fecha',
        radicado: 'Radicado',
        servicio: 'Servicio',
        nivel: 'Nivel',
        estado: 'Estado',
        laHizo: 'La hizo',
        laTramita: 'La tramita',
      },
      columns: ['solicitudes.consultor_id', 'solicitudes.solicitante_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes as s')
          .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
          .select(['s.created_at as fecha', 's.radicado', 's.servicio_nombre as servicio', 's.nivel'])
          .select([
            'e.nombre as estado',
            sql<boolean>`s.solicitante_id = ${usuarioId}`.as('laHizo'),
            sql<boolean>`coalesce(s.consultor_id = ${usuarioId}, false)`.as('laTramita'),
          ])
          .where((eb) =>
            eb.or([eb('s.solicitante_id', '=', usuarioId), eb('s.consultor_id', '=', usuarioId)]),
          )
          .orderBy('s.id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'solicitudes',
      title: 'Pasos de solicitudes',
      order: 180,
      fields: { fecha: 'Fecha', solicitud: 'Solicitud', accion: 'Acción', motivo: 'Motivo' },
      columns: ['solicitudes_pasos.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes_pasos')
          .select(['created_at as fecha', 'solicitud_id as solicitud', 'accion', 'motivo'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'suspensionesDeSolicitudes',
      title: 'Plazos de solicitudes que suspendió',
      order: 190,
      fields: { fecha: 'Fecha', solicitud: 'Solicitud', causa: 'Causa', motivo: 'Motivo' },
      columns: ['solicitudes_suspensiones.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes_suspensiones')
          .select(['created_at as fecha', 'solicitud_id as solicitud', 'causa', 'motivo'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'observacionesDeSolicitudes',
      title: 'Observaciones que hizo al devolver solicitudes',
      order: 200,
      fields: { fecha: 'Fecha', solicitud: 'Solicitud', lugar: 'Lugar', texto: 'Observación' },
      // A mark is of whoever returned the request.
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes_marcas as m')
          .innerJoin('solicitudes_pasos as p', 'p.id', 'm.paso_id')
          .select(['m.created_at as fecha', 'm.solicitud_id as solicitud', 'm.lugar_nombre as lugar'])
          .select('m.texto')
          .where('p.usuario_id', '=', usuarioId)
          .orderBy('m.id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'mensajesDeSolicitudes',
      title: 'Mensajes sobre solicitudes',
      order: 210,
      fields: { fecha: 'Fecha', solicitud: 'Solicitud', texto: 'Mensaje' },
      columns: ['solicitudes_conversaciones.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes_conversaciones')
          .select(['created_at as fecha', 'solicitud_id as solicitud', 'texto'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'respuestasDeSolicitudes',
      title: 'Respuestas a observaciones de solicitudes',
      order: 220,
      fields: {
        fecha: 'Fecha',
        solicitud: 'Solicitud',
        lugar: 'Lugar',
        respuesta: 'Respuesta',
        texto: 'Texto',
      },
      columns: ['solicitudes_marcas.respondida_por'],
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes_marcas')
          .select(['respondida_en as fecha', 'solicitud_id as solicitud', 'lugar_nombre as lugar'])
          .select(['respuesta', 'respuesta_texto as texto'])
          .where('respondida_por', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'solicitudesSeguidas',
      title: 'Solicitudes que sigue',
      order: 230,
      fields: { fecha: 'Desde', solicitud: 'Solicitud' },
      columns: ['solicitudes_seguidores.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes_seguidores')
          .select(['created_at as fecha', 'solicitud_id as solicitud'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('created_at', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'itemsVerificados',
      title: 'Ítems de solicitudes de nivel 3 que verificó',
      order: 245,
      fields: {
        fecha: 'Fecha',
        solicitud: 'Solicitud',
        item: 'Ítem',
        veredicto: 'Veredicto',
        motivo: 'Motivo',
      },
      columns: ['solicitudes_verificaciones.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes_verificaciones')
          .select(['created_at as fecha', 'solicitud_id as solicitud', 'codigo as item'])
          .select(['veredicto', 'motivo'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('created_at', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'conceptosTecnicos',
      title: 'Conceptos técnicos que emitió',
      order: 246,
      fields: { fecha: 'Fecha', solicitud: 'Solicitud', veredicto: 'Veredicto', motivo: 'Motivo' },
      columns: ['solicitudes_nivel_tres.concepto_usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes_nivel_tres')
          .select(['concepto_en as fecha', 'solicitud_id as solicitud'])
          .select(['concepto_veredicto as veredicto', 'concepto_motivo as motivo'])
          .where('concepto_usuario_id', '=', usuarioId)
          .orderBy('concepto_en', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'constanciasDeNivelDos',
      title: 'Constancias de solicitudes de nivel 2',
      order: 240,
      fields: { solicitud: 'Solicitud', responsable: 'Responsable', cargo: 'Cargo', fecha: 'Fecha' },
      columns: ['solicitudes_nivel_dos.constancia_aprobador_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('solicitudes_nivel_dos')
          .select(['solicitud_id as solicitud', 'responsable', 'cargo', 'fecha_constancia as fecha'])
          .where('constancia_aprobador_id', '=', usuarioId)
          .orderBy('solicitud_id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
};
