import type { EstadoCertificado } from '@marco/certificados/terms';
import type { DatabaseSchema } from '@marco/database';
import { buildVersionesCertificadas } from '@marco/servicios/port';
import { type Kysely, sql } from 'kysely';
import type { NivelReafirmable } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * The newest version of a servicio that a level may be reaffirmed of, with its latest certificate of the level: of level 1 the newest
 * certified one, of level 2 the newest one that was evaluated.
 */
export async function findBase(database: Database, servicioId: number, nivel: NivelReafirmable) {
  const row = await buildVersionesCertificadas(database, servicioId)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('certificados as x')
          .select(['x.id', 'x.numero', 'x.codigo', 'x.estado', 'x.solicitud_id'])
          .whereRef('x.servicio_version_id', '=', 'v.id')
          .where('x.nivel', '=', nivel)
          .orderBy('x.id', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .$if(nivel === 2, (query) => query.where('c.id', 'is not', null))
    .leftJoin('solicitudes as s', 's.id', 'c.solicitud_id')
    .select(['v.id as versionId', 'v.mayor', 'v.menor', 's.consumo_abierto as consumoAbierto'])
    .select(['c.id as certificadoId', 'c.numero', 'c.codigo', 'c.solicitud_id as solicitudId'])
    .select(sql<EstadoCertificado | null>`c.estado`.as('estado'))
    .limit(1)
    .executeTakeFirst();
  return row;
}
export type BaseRow = NonNullable<Awaited<ReturnType<typeof findBase>>>;

/** Identificador and number of versions of elements, by their id. */
export async function listNombresDeElementos(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select(['v.id', 'e.identificador', 'v.mayor', 'v.menor'])
    .where('v.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, identificador, mayor, menor }) => [id, `${identificador} ${mayor}.${menor}`]),
  );
}

/** SHA-256 of files by their id. */
export async function listHuellasDeArchivos(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('archivos')
    .select(['id', 'sha256'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

/** What level 2 has on file of a request, to be carried over as it is. */
export async function findEvidencia(database: Database, solicitudId: number) {
  return database
    .selectFrom('solicitudes_nivel_dos')
    .select([
      'contrato_archivo_id',
      'constancia_archivo_id',
      'tecnologia',
      'url_pruebas',
      'responsable',
      'cargo',
    ])
    .select(['fecha_constancia', 'constancia_aprobador_id', 'observaciones', 'informe_aprobado_id'])
    .where('solicitud_id', '=', solicitudId)
    .executeTakeFirst();
}
