import { sql } from 'kysely';
import { MOST_FILAS, type SeccionPropia } from './seccion.ts';

const LIMITE = MOST_FILAS + 1;

/** Sections about what the person took part in, wrote, saved and uploaded. */
export const SECCIONES_TRABAJO: readonly SeccionPropia[] = [
  {
    clave: 'mesas',
    titulo: 'Mesas de las que es consultor',
    campos: { mesa: 'Mesa', activa: 'Activa', desde: 'Desde' },
    read: (database, usuarioId) =>
      database
        .selectFrom('mesas')
        .select(['nombre as mesa', 'activa', 'created_at as desde'])
        .where('consultor_principal_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'reuniones',
    titulo: 'Reuniones de mesas',
    campos: {
      fecha: 'Fecha',
      mesa: 'Mesa',
      tematica: 'Temática',
      calidad: 'Participación',
      asistio: 'Asistió',
    },
    // The product knows a participant by entity and e-mail. The e-mail must be the one of an approved membership,
    // never one that a person only states.
    read: (database, usuarioId) =>
      database
        .selectFrom('reuniones as r')
        .innerJoin('mesas as s', 's.id', 'r.mesa_id')
        .innerJoin(
          (from) =>
            from
              .selectFrom('reuniones')
              .select(['id as reunion_id', sql<string>`'Consultor principal'`.as('calidad')])
              .select(sql<boolean | null>`null::boolean`.as('asistio'))
              .where('consultor_principal_id', '=', usuarioId)
              .unionAll(
                from
                  .selectFrom('reuniones_consultores')
                  .select(['reunion_id', sql<string>`'Consultor de apoyo'`.as('calidad')])
                  .select(sql<boolean | null>`null::boolean`.as('asistio'))
                  .where('usuario_id', '=', usuarioId),
              )
              .unionAll(
                from
                  .selectFrom('reuniones_participantes as p')
                  .innerJoin('membresias as m', 'm.entidad_id', 'p.entidad_id')
                  .select(['p.reunion_id', sql<string>`'Participante'`.as('calidad'), 'p.asistio'])
                  .where('m.usuario_id', '=', usuarioId)
                  .where('m.estado', '=', 'activa')
                  .where(sql<boolean>`lower(p.correo) = lower(m.correo_electronico)`),
              )
              .as('c'),
          (join) => join.onRef('c.reunion_id', '=', 'r.id'),
        )
        .select(['r.inicia_en as fecha', 's.nombre as mesa', 'r.tematica', 'c.calidad', 'c.asistio'])
        .orderBy('r.inicia_en', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'compromisos',
    titulo: 'Compromisos',
    campos: { descripcion: 'Compromiso', mesa: 'Mesa', vence: 'Vence', estado: 'Estado' },
    read: (database, usuarioId) =>
      database
        .selectFrom('compromisos as c')
        .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
        .select(['c.descripcion', 'm.nombre as mesa', 'c.fecha_vencimiento as vence', 'c.estado'])
        .where('c.responsable_usuario_id', '=', usuarioId)
        .orderBy('c.id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'comentarios',
    titulo: 'Comentarios sobre elementos de dato',
    campos: { fecha: 'Fecha', texto: 'Comentario', version: 'Versión del elemento' },
    read: (database, usuarioId) =>
      database
        .selectFrom('elementos_comentarios')
        .select(['created_at as fecha', 'texto', 'version_id as version'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'busquedas',
    titulo: 'Búsquedas guardadas',
    campos: { nombre: 'Nombre', consulta: 'Búsqueda', fecha: 'Fecha' },
    read: (database, usuarioId) =>
      database
        .selectFrom('busquedas_guardadas')
        .select(['nombre', 'consulta', 'created_at as fecha'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'suscripciones',
    titulo: 'Suscripciones al directorio de servicios',
    campos: {
      objeto: 'De qué',
      servicio: 'Servicio',
      elemento: 'Elemento de dato',
      busqueda: 'Búsqueda',
      frecuencia: 'Cada cuánto',
      fecha: 'Fecha',
    },
    read: (database, usuarioId) =>
      database
        .selectFrom('directorio_suscripciones')
        .select(['objeto', 'servicio_id as servicio', 'elemento_id as elemento', 'busqueda', 'frecuencia'])
        .select('created_at as fecha')
        .where('usuario_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'demandas',
    titulo: 'Datos que pidió para su entidad',
    campos: { elemento: 'Elemento de dato', dato: 'Dato', fecha: 'Fecha' },
    read: (database, usuarioId) =>
      database
        .selectFrom('directorio_demandas')
        .select(['elemento_id as elemento', 'dato', 'created_at as fecha'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'archivos',
    titulo: 'Archivos cargados',
    campos: { nombre: 'Nombre', bytes: 'Tamaño en bytes', fecha: 'Fecha' },
    read: (database, usuarioId) =>
      database
        .selectFrom('archivos')
        .select(['nombre', 'tamano_bytes as bytes', 'created_at as fecha'])
        .where('subido_por', '=', usuarioId)
        .orderBy('created_at', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'exportaciones',
    titulo: 'Exportaciones',
    campos: { archivo: 'Archivo', estado: 'Estado', fecha: 'Fecha' },
    read: (database, usuarioId) =>
      database
        .selectFrom('exportaciones')
        .select(['nombre_archivo as archivo', 'estado', 'created_at as fecha'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('created_at', 'desc')
        .limit(LIMITE)
        .execute(),
  },
];
