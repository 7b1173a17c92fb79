import { sql } from 'kysely';
import { MOST_FILAS, type SeccionPropia } from './seccion.ts';

const LIMITE = MOST_FILAS + 1;

/** Sections about the requests of the levels a person began, worked on, wrote about or follows, and about their certificates. */
export const SECCIONES_SOLICITUDES: readonly SeccionPropia[] = [
  {
    clave: 'solicitudesPropias',
    titulo: 'Solicitudes que hizo o que tramita',
    campos: {
      fecha: 'Fecha',
      radicado: 'Radicado',
      servicio: 'Servicio',
      nivel: 'Nivel',
      estado: 'Estado',
      laHizo: 'La hizo',
      laTramita: 'La tramita',
    },
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
        .where((eb) => eb.or([eb('s.solicitante_id', '=', usuarioId), eb('s.consultor_id', '=', usuarioId)]))
        .orderBy('s.id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'solicitudes',
    titulo: 'Pasos de solicitudes',
    campos: { fecha: 'Fecha', solicitud: 'Solicitud', accion: 'Acción', motivo: 'Motivo' },
    read: (database, usuarioId) =>
      database
        .selectFrom('solicitudes_pasos')
        .select(['created_at as fecha', 'solicitud_id as solicitud', 'accion', 'motivo'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'suspensionesDeSolicitudes',
    titulo: 'Plazos de solicitudes que suspendió',
    campos: { fecha: 'Fecha', solicitud: 'Solicitud', causa: 'Causa', motivo: 'Motivo' },
    read: (database, usuarioId) =>
      database
        .selectFrom('solicitudes_suspensiones')
        .select(['created_at as fecha', 'solicitud_id as solicitud', 'causa', 'motivo'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'observacionesDeSolicitudes',
    titulo: 'Observaciones que hizo al devolver solicitudes',
    campos: { fecha: 'Fecha', solicitud: 'Solicitud', lugar: 'Lugar', texto: 'Observación' },
    // A mark is of whoever returned the request.
    read: (database, usuarioId) =>
      database
        .selectFrom('solicitudes_marcas as m')
        .innerJoin('solicitudes_pasos as p', 'p.id', 'm.paso_id')
        .select(['m.created_at as fecha', 'm.solicitud_id as solicitud', 'm.lugar_nombre as lugar'])
        .select('m.texto')
        .where('p.usuario_id', '=', usuarioId)
        .orderBy('m.id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'mensajesDeSolicitudes',
    titulo: 'Mensajes sobre solicitudes',
    campos: { fecha: 'Fecha', solicitud: 'Solicitud', texto: 'Mensaje' },
    read: (database, usuarioId) =>
      database
        .selectFrom('solicitudes_conversaciones')
        .select(['created_at as fecha', 'solicitud_id as solicitud', 'texto'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'respuestasDeSolicitudes',
    titulo: 'Respuestas a observaciones de solicitudes',
    campos: {
      fecha: 'Fecha',
      solicitud: 'Solicitud',
      lugar: 'Lugar',
      respuesta: 'Respuesta',
      texto: 'Texto',
    },
    read: (database, usuarioId) =>
      database
        .selectFrom('solicitudes_marcas')
        .select(['respondida_en as fecha', 'solicitud_id as solicitud', 'lugar_nombre as lugar'])
        .select(['respuesta', 'respuesta_texto as texto'])
        .where('respondida_por', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'solicitudesSeguidas',
    titulo: 'Solicitudes que sigue',
    campos: { fecha: 'Desde', solicitud: 'Solicitud' },
    read: (database, usuarioId) =>
      database
        .selectFrom('solicitudes_seguidores')
        .select(['created_at as fecha', 'solicitud_id as solicitud'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('created_at', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'constanciasDeNivelDos',
    titulo: 'Constancias de solicitudes de nivel 2',
    campos: { solicitud: 'Solicitud', responsable: 'Responsable', cargo: 'Cargo', fecha: 'Fecha' },
    read: (database, usuarioId) =>
      database
        .selectFrom('solicitudes_nivel_dos')
        .select(['solicitud_id as solicitud', 'responsable', 'cargo', 'fecha_constancia as fecha'])
        .where('constancia_aprobador_id', '=', usuarioId)
        .orderBy('solicitud_id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'certificados',
    titulo: 'Certificados en que intervino',
    campos: {
      fecha: 'Fecha',
      certificado: 'Certificado',
      papel: 'Papel',
      nombre: 'Nombre',
      cargo: 'Cargo',
      entidad: 'Entidad',
    },
    // Whoever stands in the private record of a certificate took a step of its request, by which it is found.
    read: async (database, usuarioId) => {
      const { rows } = await sql<{
        fecha: Date;
        certificado: string;
        papel: string;
        nombre: string;
        cargo: string;
        entidad: string;
      }>`select c.expedido_en as fecha, c.numero as certificado, p.papel, p.nombre, p.cargo, p.entidad
        from certificados c
        cross join lateral jsonb_to_recordset(c.registro -> 'personas')
          as p("usuarioId" integer, papel text, nombre text, cargo text, entidad text)
        where c.solicitud_id in (select solicitud_id from solicitudes_pasos where usuario_id = ${usuarioId})
          and p."usuarioId" = ${usuarioId}
        order by c.id desc limit ${LIMITE}`.execute(database);
      return rows;
    },
  },
  {
    clave: 'pasosDeCertificados',
    titulo: 'Pasos de certificados',
    campos: {
      fecha: 'Fecha',
      certificado: 'Certificado',
      accion: 'Acción',
      causa: 'Causa',
      motivo: 'Motivo',
    },
    read: (database, usuarioId) =>
      database
        .selectFrom('certificados_pasos as p')
        .innerJoin('certificados as c', 'c.id', 'p.certificado_id')
        .select(['p.created_at as fecha', 'c.numero as certificado', 'p.accion', 'p.causa', 'p.motivo'])
        .where('p.usuario_id', '=', usuarioId)
        .orderBy('p.id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
];
