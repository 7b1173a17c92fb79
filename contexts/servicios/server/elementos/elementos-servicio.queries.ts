import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page, spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { ConteoEstado, ServicioDeElemento } from '../../contract/index.ts';
import { toPaginaServicio } from '../../contract/servicios.paths.ts';
import { canKeepUso, type QuienVincula } from '../../rules/can-keep-uso.ts';
import { buildImportado } from '../importado.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Every use of any version of an element by an active servicio. */
function usos(database: Database) {
  return database
    .selectFrom('servicios_elementos as se')
    .innerJoin('servicios as s', (join) =>
      join.onRef('s.id', '=', 'se.servicio_id').on('s.activo', '=', true),
    )
    .innerJoin('elementos_versiones as v', 'v.id', 'se.version_id')
    .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id');
}

function presented(database: Database) {
  return usos(database)
    .innerJoin('entidades as en', 'en.id', 's.entidad_id')
    .leftJoin('directorio_direcciones as d', (join) =>
      join.onRef('d.servicio_id', '=', 's.id').on('d.vigente', '=', true),
    )
    .select(['s.id as servicioId', 's.nombre', 'en.nombre as entidad', 'es.nombre as estado'])
    .select(['v.id as idVersion', 'se.sentido', 's.entidad_id as entidadId', 'se.certificado'])
    .select(sql<string>`v.mayor || '.' || v.menor`.as('version'))
    .select(['d.entidad as parteEntidad', 'd.servicio as parteServicio'])
    .select(buildImportado().as('importado'))
    .$castTo<UsoRow>();
}

type UsoRow = Omit<ServicioDeElemento, 'editable' | 'direccion'> & {
  readonly parteEntidad: string | null;
  readonly parteServicio: string | null;
  readonly entidadId: number;
  /** Derived of the messages of a certified version. */
  readonly certificado: boolean;
};

/**
 * One page of the uses of an element by services, in the order of their names, and how many services stand in each state,
 * those furthest on their way first.
 *
 * @param quien the caller, which decides the uses they may remove
 */
export async function listDeElemento(
  database: Database,
  elementoId: number,
  page: Page,
  quien: QuienVincula,
): Promise<{ servicios: ServicioDeElemento[]; total: number; porEstado: ConteoEstado[] }> {
  const [rows, { total }, porEstado] = await Promise.all([
    presented(database)
      .where('v.elemento_id', '=', elementoId)
      .orderBy(spanishOrder('s.nombre'))
      .orderBy('v.mayor', 'desc')
      .orderBy('v.menor', 'desc')
      .$call(onPage(page))
      .execute(),
    usos(database)
      .where('v.elemento_id', '=', elementoId)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
    usos(database)
      .where('v.elemento_id', '=', elementoId)
      .select(['es.id as estadoServicioId', 'es.nombre', 'es.color'])
      .select(sql<number>`count(distinct s.id)`.as('cantidad'))
      .groupBy('es.id')
      .orderBy('es.orden', 'desc')
      .$castTo<ConteoEstado>()
      .execute(),
  ]);
  return { servicios: rows.map((row) => presentUso(row, quien)), total, porEstado };
}

function presentUso(
  { entidadId, certificado, parteEntidad, parteServicio, ...uso }: UsoRow,
  quien: QuienVincula,
): ServicioDeElemento {
  return {
    ...uso,
    editable: !certificado && canKeepUso(quien, entidadId).allowed,
    direccion:
      parteEntidad === null || parteServicio === null ? null : toPaginaServicio(parteEntidad, parteServicio),
  };
}

/** A use as it is shown; undefined when the servicio does not use that version. */
export async function findUso(
  database: Database,
  servicioId: number,
  versionId: number,
  quien: QuienVincula,
): Promise<ServicioDeElemento | undefined> {
  const row = await presented(database)
    .where('se.servicio_id', '=', servicioId)
    .where('se.version_id', '=', versionId)
    .executeTakeFirst();
  return row && presentUso(row, quien);
}

/** The version of an element in force, held until the end of the transaction; undefined when there is none. */
export async function findVigente(database: Database, elementoId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('elementos_versiones')
    .select('id')
    .where('elemento_id', '=', elementoId)
    .where('estado', '=', 'incorporado')
    .forShare()
    .executeTakeFirst();
  return row?.id;
}

/** The entity of an active servicio; undefined when there is none with that id. */
export async function findEntidadDeServicio(database: Database, id: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('servicios')
    .select('entidad_id')
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst();
  return row?.entidad_id;
}
