import type { DatabaseSchema } from '@marco/database';
import type { DatoPersonal, TipoDato } from '@marco/elementos-de-dato/terms';
import type { PapelMensaje } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** A field of a message of a public version. */
export interface CampoPublicoRow {
  readonly versionId: number;
  readonly servicio: string;
  readonly entidad: string;
  readonly numero: string;
  readonly operacion: string;
  readonly papel: PapelMensaje;
  /** Local names from the message to the field. */
  readonly ruta: string;
  readonly minimo: number;
  /** Null without a limit. */
  readonly maximo: number | null;
  readonly obligatorioDeNegocio: boolean;
  readonly identificador: string;
  readonly elemento: string;
  readonly versionElemento: string;
  readonly oid: string;
  /** Null for a composite. */
  readonly tipoDato: TipoDato | null;
  readonly datoPersonal: DatoPersonal;
}

/** Versions whose fields are in memory at a time; a request has 500 fields at most. */
const GRUPO = 10;

/** The fields of the messages of every public version, in the order of their trees, some versions at a time. */
export async function* listCamposPublicos(database: Database): AsyncGenerator<readonly CampoPublicoRow[]> {
  let despuesDe = 0;
  while (true) {
    const { rows: versiones } = await sql<{ id: number }>`
      select v.id from servicios_versiones v join directorio_servicios d on d.servicio_id = v.servicio_id
      where v.id > ${despuesDe} and v.estado <> 'en-elaboracion' order by v.id limit ${GRUPO}`.execute(
      database,
    );
    const last = versiones.at(-1);
    if (!last) return;
    despuesDe = last.id;
    yield await listCamposDe(
      database,
      versiones.map(({ id }) => id),
    );
  }
}

async function listCamposDe(database: Database, ids: readonly number[]): Promise<readonly CampoPublicoRow[]> {
  const { rows } = await sql<CampoPublicoRow>`
    with recursive arbol as (
      select f.id, f.mensaje_id, f.nombre_local as ruta, array[f.orden::int, f.id] as lugar, f.minimo, f.maximo,
        f.obligatorio_de_negocio, f.elemento_version_id
      from servicios_operaciones o
      join servicios_mensajes m on m.operacion_id = o.id
      join servicios_mensajes_campos f on f.mensaje_id = m.id and f.padre_id is null
      where o.version_id = any(${[...ids]}::int[])
      union all
      select f.id, f.mensaje_id, a.ruta || '/' || f.nombre_local, a.lugar || array[f.orden::int, f.id], f.minimo, f.maximo,
        f.obligatorio_de_negocio, f.elemento_version_id
      from arbol a join servicios_mensajes_campos f on f.padre_id = a.id
    )
    select v.id as "versionId", s.nombre as servicio, en.nombre as entidad, v.mayor || '.' || v.menor as numero,
      o.codigo as operacion, m.papel, a.ruta, a.minimo, a.maximo, a.obligatorio_de_negocio as "obligatorioDeNegocio",
      e.identificador, ev.nombre as elemento, ev.mayor || '.' || ev.menor as "versionElemento", ev.oid,
      ev.tipo_dato as "tipoDato", ev.dato_personal as "datoPersonal"
    from arbol a
    join servicios_mensajes m on m.id = a.mensaje_id
    join servicios_operaciones o on o.id = m.operacion_id
    join servicios_versiones v on v.id = o.version_id
    join servicios s on s.id = v.servicio_id
    join entidades en on en.id = s.entidad_id
    -- What is not in the common language yet is nobody's to read.
    join elementos_versiones ev on ev.id = a.elemento_version_id and ev.estado in ('incorporado', 'historico', 'caducado')
    join elementos_de_dato e on e.id = ev.elemento_id
    order by v.id, o.orden, o.id, array_position(array['peticion', 'respuesta', 'error'], m.papel), a.lugar`.execute(
    database,
  );
  return rows;
}

/** How many fields there are in all. */
export async function countCamposPublicos(database: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from servicios_mensajes_campos f
    join servicios_mensajes m on m.id = f.mensaje_id
    join servicios_operaciones o on o.id = m.operacion_id
    join servicios_versiones v on v.id = o.version_id and v.estado <> 'en-elaboracion'
    join directorio_servicios d on d.servicio_id = v.servicio_id`.execute(database);
  return rows[0]?.total ?? 0;
}
