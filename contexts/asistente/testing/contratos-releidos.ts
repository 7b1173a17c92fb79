import { buildMaterialDelContrato, getComparable, writeContratoRest } from '@marco/conformidad/port';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { CampoDetectado } from '../rules/lectura/campo-detectado.ts';
import { readFuente } from '../server/lectura/read-fuente.ts';

type Database = Kysely<DatabaseSchema>;

/** The OpenAPI the product writes of a version of a servicio, read again. */
export interface ContratoReleido {
  readonly versionId: number;
  readonly campos: readonly CampoDetectado[];
  /** Identifier of the element each field is, by its path, as the contract says it. */
  readonly etiquetas: ReadonlyMap<string, string>;
  /** Elements that the messages of the version are stored with, by their identifiers. */
  readonly elementos: readonly string[];
}

interface VersionConElementos {
  readonly servicioId: number;
  readonly versionId: number;
  readonly elementos: readonly string[];
}

/** Versions whose messages carry elements that are all in force: of another one nobody could find it. */
async function listVersiones(database: Database): Promise<VersionConElementos[]> {
  const { rows } = await sql<VersionConElementos>`
    select v.servicio_id as "servicioId", v.id as "versionId",
      array_agg(distinct e.identificador order by e.identificador) as elementos
    from servicios_versiones v join servicios s on s.id = v.servicio_id and s.activo
    join servicios_operaciones o on o.version_id = v.id
    join servicios_mensajes m on m.operacion_id = o.id
    join servicios_mensajes_campos c on c.mensaje_id = m.id
    join elementos_versiones w on w.id = c.elemento_version_id
    join elementos_de_dato e on e.id = w.elemento_id
    group by v.servicio_id, v.id
    having bool_and(exists (
      select from elementos_versiones i where i.elemento_id = e.id and i.estado = 'incorporado'))
    order by v.id`.execute(database);
  return rows;
}

/** What the fields of a contract of ours say they are. */
async function listEtiquetas(
  database: Database,
  campos: readonly CampoDetectado[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .where('v.oid', 'in', ['', ...campos.flatMap(({ oid }) => oid ?? [])])
    .select(['v.oid', 'e.identificador'])
    .execute();
  const porOid = new Map(rows.map(({ oid, identificador }) => [oid, identificador]));
  return new Map(
    campos.flatMap(({ ruta, oid }) => {
      const identificador = oid === null ? undefined : porOid.get(oid);
      return identificador === undefined ? [] : [[ruta, identificador] as const];
    }),
  );
}

/** The contracts of all versions there are, written and read again by the readers of the product. */
export async function listContratosReleidos(database: Database): Promise<ContratoReleido[]> {
  const releidos: ContratoReleido[] = [];
  for (const { servicioId, versionId, elementos } of await listVersiones(database)) {
    const { completo } = await getComparable(database, { servicioId, versionId }, toColombianDay(new Date()));
    const url = 'https://servicios.ejemplo.gov.co';
    const escrito = writeContratoRest(
      { nombre: `Servicio ${servicioId}`, version: '1.0', espacio: url, direcciones: [{ url }] },
      buildMaterialDelContrato(completo),
    );
    const leido = await readFuente({ bytes: new TextEncoder().encode(escrito), esSql: false });
    if ('rechazo' in leido)
      throw new Error(`Version ${versionId}, line ${leido.rechazo.linea}: ${leido.rechazo.mensaje}`);
    const { campos } = leido.lectura;
    releidos.push({ versionId, campos, etiquetas: await listEtiquetas(database, campos), elementos });
  }
  return releidos;
}
