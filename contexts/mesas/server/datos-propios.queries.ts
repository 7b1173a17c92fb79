import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';
import { sql } from 'kysely';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'mesas',
      title: 'Mesas de las que es consultor',
      order: 100,
      fields: { mesa: 'Mesa', activa: 'Activa', desde: 'Desde' },
      columns: ['mesas.consultor_principal_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('mesas')
          .select(['nombre as mesa', 'activa', 'created_at as desde'])
          .where('consultor_principal_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'reuniones',
      title: 'Reuniones de mesas',
      order: 110,
      fields: {
        fecha: 'Fecha',
        mesa: 'Mesa',
        tematica: 'Temática',
        calidad: 'Participación',
        asistio: 'Asistió',
      },
      columns: ['reuniones.consultor_principal_id', 'reuniones_consultores.usuario_id'],
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
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'compromisos',
      title: 'Compromisos',
      order: 120,
      fields: { descripcion: 'Compromiso', mesa: 'Mesa', vence: 'Vence', estado: 'Estado' },
      columns: ['compromisos.responsable_usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('compromisos as c')
          .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
          .select(['c.descripcion', 'm.nombre as mesa', 'c.fecha_vencimiento as vence', 'c.estado'])
          .where('c.responsable_usuario_id', '=', usuarioId)
          .orderBy('c.id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'comentarios-mesas',
      title: 'Comentarios en mesas',
      order: 125,
      fields: { mesa: 'Mesa', texto: 'Comentario', fecha: 'Fecha' },
      columns: ['mesas_comentarios.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('mesas_comentarios as c')
          .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
          .select(['m.nombre as mesa', 'c.texto', 'c.created_at as fecha'])
          .where('c.usuario_id', '=', usuarioId)
          .orderBy('c.id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'mesasSeguidas',
      title: 'Mesas que sigue',
      order: 136,
      fields: { fecha: 'Desde', mesa: 'Mesa' },
      columns: ['mesas_seguidores.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('mesas_seguidores as s')
          .innerJoin('mesas as m', 'm.id', 's.mesa_id')
          .select(['s.created_at as fecha', 'm.nombre as mesa'])
          .where('s.usuario_id', '=', usuarioId)
          .orderBy('s.created_at', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'busquedas',
      title: 'Búsquedas guardadas',
      order: 140,
      fields: { nombre: 'Nombre', consulta: 'Búsqueda', fecha: 'Fecha' },
      columns: ['busquedas_guardadas.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('busquedas_guardadas')
          .select(['nombre', 'consulta', 'created_at as fecha'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
  inTrail: [
    'actas.emitida_por',
    'actas.sellada_por',
    'actas_enmiendas.decidida_por',
    'actas_enmiendas.propuesta_por',
  ],
};
