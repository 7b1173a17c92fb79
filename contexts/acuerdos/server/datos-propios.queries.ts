import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';
import { sql } from 'kysely';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'acuerdos',
      title: 'Acuerdos de consumo que escribió o de los que responde',
      order: 252,
      fields: {
        fecha: 'Fecha',
        numero: 'Número',
        servicio: 'Servicio',
        estado: 'Estado',
        responde: 'Responde por el uso',
      },
      columns: ['acuerdos.creado_por'],
      // Who answers is written by name and e-mail; the e-mail must be the one of an approved membership.
      read: (database, usuarioId) =>
        database
          .selectFrom('acuerdos as a')
          .innerJoin('servicios as s', 's.id', 'a.servicio_id')
          .select(['a.created_at as fecha', 'a.numero', 's.nombre as servicio', 'a.estado'])
          .select(sql<boolean>`exists (${selectMembresia(usuarioId)})`.as('responde'))
          .where((eb) =>
            eb.or([eb('a.creado_por', '=', usuarioId), sql<boolean>`exists (${selectMembresia(usuarioId)})`]),
          )
          .orderBy('a.id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'pasosDeAcuerdos',
      title: 'Pasos de acuerdos de consumo',
      order: 254,
      fields: { fecha: 'Fecha', acuerdo: 'Acuerdo', accion: 'Acción', motivo: 'Motivo' },
      columns: ['acuerdos_pasos.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('acuerdos_pasos')
          .select(['created_at as fecha', 'acuerdo_id as acuerdo', 'accion', 'motivo'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'pasosDeDesacuerdos',
      title: 'Pasos de desacuerdos',
      order: 256,
      fields: { fecha: 'Fecha', desacuerdo: 'Desacuerdo', accion: 'Acción', texto: 'Texto' },
      columns: ['desacuerdos_pasos.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('desacuerdos_pasos')
          .select(['created_at as fecha', 'desacuerdo_id as desacuerdo', 'accion', 'texto'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
};

/** The approved membership of a person in the entidad that consumes, by the e-mail of who answers. */
const selectMembresia = (usuarioId: number) =>
  sql<number>`select 1 from membresias m where m.usuario_id = ${usuarioId} and m.estado = 'activa'
    and m.entidad_id = a.consumidora_id and lower(m.correo_electronico) = lower(a.responsable_correo)`;
