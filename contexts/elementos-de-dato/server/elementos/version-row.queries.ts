import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, type Selectable, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The type is written by hand, because the linter takes too long with the inferred type of the long query. */
export interface VersionRow extends Selectable<DatabaseSchema['elementos_versiones']> {
  readonly identificador: string;
  readonly tipo: string;
  readonly clase: string;
  readonly capa_id: number;
  readonly dominio_id: number;
  readonly oid_elemento: string;
  readonly reemplazado_por_id: number | null;
  readonly dominio_codigo: string;
  readonly dominio_nombre: string;
  readonly capa_codigo: string;
  readonly capa_tipo: string;
  readonly capa_carpeta: string;
  readonly capa_entidad_id: number | null;
  readonly capa_nombre: string | null;
  readonly capa_prefijo: string | null;
  readonly capa_espacio: string | null;
  readonly responsable: string | null;
  readonly responsable_sigla: string | null;
  readonly autor: string;
  readonly revisor: string;
  readonly aprobador: string;
  readonly incorporador: string;
}

/** A version with its element, its layer and domain, and the names of those who answer for it. */
function selectVersion(database: Database) {
  return (
    database
      .selectFrom('elementos_versiones as v')
      .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
      .innerJoin('dominios as d', 'd.id', 'e.dominio_id')
      .innerJoin('capas_de_uso as c', 'c.id', 'e.capa_id')
      // The name of a layer is that of its version in force; if it has none yet, that of its draft.
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('capas_de_uso_versiones as w')
            .select(['w.nombre', 'w.prefijo', 'w.espacio_nombres'])
            .whereRef('w.capa_id', '=', 'c.id')
            .orderBy(sql`w.estado = 'vigente'`, 'desc')
            .orderBy('w.id', 'desc')
            .limit(1)
            .as('cv'),
        (join) => join.onTrue(),
      )
      .leftJoin('entidades as r', 'r.id', 'v.entidad_responsable_id')
      .leftJoin('usuarios as autor', 'autor.id', 'v.autor_id')
      .leftJoin('usuarios as revisor', 'revisor.id', 'v.revisor_id')
      .leftJoin('usuarios as aprobador', 'aprobador.id', 'v.aprobador_id')
      .leftJoin('usuarios as incorporador', 'incorporador.id', 'v.incorporado_por_id')
      .selectAll('v')
      .select([
        'e.identificador',
        'e.tipo',
        'e.clase',
        'e.capa_id',
        'e.dominio_id',
        'e.oid as oid_elemento',
        'e.reemplazado_por_id',
        'd.codigo as dominio_codigo',
        'd.nombre as dominio_nombre',
        'c.codigo as capa_codigo',
        'c.tipo as capa_tipo',
        'c.carpeta as capa_carpeta',
        'c.entidad_id as capa_entidad_id',
        'cv.nombre as capa_nombre',
        'cv.prefijo as capa_prefijo',
        'cv.espacio_nombres as capa_espacio',
        'r.nombre as responsable',
        'r.sigla as responsable_sigla',
        buildNombreCompleto('autor').as('autor'),
        buildNombreCompleto('revisor').as('revisor'),
        buildNombreCompleto('aprobador').as('aprobador'),
        buildNombreCompleto('incorporador').as('incorporador'),
      ])
  );
}

export async function findVersionRow(database: Database, versionId: number): Promise<VersionRow | undefined> {
  return selectVersion(database).where('v.id', '=', versionId).executeTakeFirst();
}

/** The same with the version and its element locked: nobody else changes either until the transaction ends. */
export async function findLockedVersionRow(
  database: Database,
  versionId: number,
): Promise<VersionRow | undefined> {
  return selectVersion(database).where('v.id', '=', versionId).forUpdate(['v', 'e']).executeTakeFirst();
}

/** The version of an element that is in force; undefined when none is. */
export async function findVigenteId(database: Database, elementoId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('elementos_versiones')
    .select('id')
    .where('elemento_id', '=', elementoId)
    .where('estado', '=', 'incorporado')
    .executeTakeFirst();
  return row?.id;
}

/** The same as a row. */
export async function findVigenteRow(
  database: Database,
  elementoId: number,
): Promise<VersionRow | undefined> {
  const id = await findVigenteId(database, elementoId);
  return id === undefined ? undefined : findVersionRow(database, id);
}

/** The version of an element that was begun last, whatever became of it. */
export async function findUltimaVersionRow(
  database: Database,
  elementoId: number,
): Promise<VersionRow | undefined> {
  const last = await database
    .selectFrom('elementos_versiones')
    .select('id')
    .where('elemento_id', '=', elementoId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && findVersionRow(database, last.id);
}

/** Whether a version of an element is or was in force. */
export async function hasRegido(database: Database, elementoId: number): Promise<boolean> {
  const rige = await database
    .selectFrom('elementos_versiones')
    .select('id')
    .where('elemento_id', '=', elementoId)
    .where('rige_desde', 'is not', null)
    .executeTakeFirst();
  return rige !== undefined;
}
