import type { DatabaseSchema } from '@marco/database';
import { buildCamposDeMensajes, listMensajes, listOperacionesEscritas } from '@marco/servicios/port';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** States of the versions of elements anybody may see. */
const PUBLICOS = ['incorporado', 'historico', 'caducado'];

/** Versions of an active servicio that are simulated, or were until they were retired, the newest one first, with whose it is. */
export async function listVersionesSimuladas(database: Database, servicioId: number) {
  const rows = await database
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .leftJoin('directorio_servicios as p', 'p.servicio_id', 's.id')
    .leftJoin('directorio_direcciones as d', (join) =>
      join.onRef('d.servicio_id', '=', 'p.servicio_id').on('d.vigente', '=', true),
    )
    .leftJoin('servicios_versiones as w', 'w.id', 'v.sucesora_id')
    .select(['v.id', 'v.mayor', 'v.menor', 'v.estado', 'v.obsoleta_desde as obsoletaDesde'])
    .select(sql<string | null>`v.fecha_retiro::text`.as('fechaRetiro'))
    .select(sql<string | null>`w.mayor || '.' || w.menor`.as('sucesora'))
    .select([
      's.nombre as servicio',
      'e.id as entidadId',
      'e.nombre as entidad',
      'e.codigo_xroad as codigoXroad',
    ])
    .select(['d.entidad as parteEntidad', 'd.servicio as parteServicio'])
    .where('v.servicio_id', '=', servicioId)
    .where('s.activo', '=', true)
    .where('v.estado', '<>', 'en-elaboracion')
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, servicioId, estado: row.estado as EstadoVersionServicio }));
}
export type VersionSimulada = Awaited<ReturnType<typeof listVersionesSimuladas>>[number];

/** The operations of a version with the fields of their messages whose elements anybody may see, brothers in their order. */
export async function findMensajesDeVersion(database: Database, versionId: number) {
  const [mensajes, operaciones, campos] = await Promise.all([
    listMensajes(database, versionId),
    listOperacionesEscritas(database, versionId),
    buildCamposDeMensajes(database, versionId)
      .select(['c.id', 'c.mensaje_id as mensajeId', 'c.padre_id as padreId', 'c.nombre_local as nombreLocal'])
      .select(['c.elemento_version_id as elementoVersionId', 'c.minimo', 'c.maximo'])
      .where(sql<boolean>`v.estado in (${sql.join(PUBLICOS)})`)
      .orderBy('c.orden')
      .orderBy('c.id')
      .execute(),
  ]);
  return { mensajes, operaciones, campos };
}

/** Services of a member that are listed. */
const MOST_SERVICIOS = 500;

/** Operations of the versions an entity has simulated, the newest version of a servicio first. */
export async function listOperacionesDeMiembro(database: Database, miembro: string) {
  const rows = await database
    .selectFrom('servicios as s')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .innerJoin('servicios_versiones as v', 'v.servicio_id', 's.id')
    .innerJoin('servicios_operaciones as o', 'o.version_id', 'v.id')
    .select(['s.id as servicioId', 'v.id as versionId', 'e.id as entidadId', 'v.mayor', 'v.menor'])
    .select(['o.codigo', 'o.tipo_intercambio as tipoIntercambio'])
    .where(sql<string>`coalesce(e.codigo_xroad, 'SIMULADA-' || lpad(e.id::text, 4, '0'))`, '=', miembro)
    .where('s.activo', '=', true)
    .where('v.estado', 'not in', ['en-elaboracion', 'retirada'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('servicios_mensajes as m')
          .innerJoin('servicios_mensajes_campos as c', 'c.mensaje_id', 'm.id')
          .whereRef('m.operacion_id', '=', 'o.id')
          .select('c.id'),
      ),
    )
    .orderBy('s.id')
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .orderBy('o.codigo')
    .limit(MOST_SERVICIOS)
    .execute();
  return rows;
}
