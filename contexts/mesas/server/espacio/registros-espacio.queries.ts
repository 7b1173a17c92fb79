import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';

type Database = Kysely<DatabaseSchema>;

interface PeticionServicios {
  readonly idMesa: number;
  readonly quien: QuienResponde;
  readonly limite: number;
}

/**
 * The first services of a mesa with the furthest state that its commitments the person may see wait for; those with a goal
 * first, then in Spanish order.
 */
export async function listServiciosConMeta(
  database: Database,
  { idMesa, quien: { esMinisterio, idUsuario, idEntidad }, limite }: PeticionServicios,
) {
  const meta = sql<string | null>`(select es.nombre from compromisos c
    join estados_servicio es on es.id = c.estado_servicio_id
    where c.mesa_id = ms.mesa_id and c.servicio_id = s.id and c.estado <> 'cancelado'
      and (${esMinisterio} or c.entidad_id = ${idEntidad}::int or c.responsable_usuario_id = ${idUsuario})
    order by es.orden desc limit 1)`;
  const own = database.selectFrom('mesas_servicios as ms').where('ms.mesa_id', '=', idMesa);
  const [servicios, { total }] = await Promise.all([
    own
      .innerJoin('servicios as s', 's.id', 'ms.servicio_id')
      .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id')
      .innerJoin('entidades as e', 'e.id', 's.entidad_id')
      .select(['s.id', 's.nombre', 'e.nombre as entidad', 'es.nombre as estado', meta.as('meta')])
      .orderBy(sql`${meta} is null`)
      .orderBy('s.clave_de_orden')
      .orderBy('s.id')
      .limit(limite)
      .execute(),
    own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { servicios, total };
}

/** The latest documents of the meetings of a mesa: of held ones for everybody, of the others for who runs them. */
export async function listDocumentosDeMesa(
  database: Database,
  idMesa: number,
  { gestiona, limite }: { readonly gestiona: boolean; readonly limite: number },
) {
  const own = database
    .selectFrom('reuniones_archivos as ra')
    .innerJoin('reuniones as r', 'r.id', 'ra.reunion_id')
    .innerJoin('archivos as a', 'a.id', 'ra.archivo_id')
    .where('r.mesa_id', '=', idMesa)
    .$if(!gestiona, (query) => query.where('r.estado', '=', 'realizada'));
  const [documentos, { total }] = await Promise.all([
    own
      .select([
        'a.id as idArchivo',
        'a.nombre',
        'a.tamano_bytes as tamano',
        'ra.reunion_id as idReunion',
        'r.inicia_en',
      ])
      .orderBy('r.inicia_en', 'desc')
      .orderBy('r.id', 'desc')
      .orderBy('ra.orden')
      .limit(limite)
      .execute(),
    own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { documentos, total };
}
