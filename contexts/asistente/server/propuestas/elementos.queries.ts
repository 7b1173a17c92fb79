import type { DatabaseSchema } from '@marco/database';
import type { TipoDato } from '@marco/elementos-de-dato/terms';
import { type Kysely, sql } from 'kysely';
import type { CompuestoComparado, ElementoComparado } from '../../rules/propuestas/elemento-comparado.ts';

type Database = Kysely<DatabaseSchema>;

/** Codes of a list that are compared: of longer ones none is, because some would seem to be missing. */
const VALORES = 300;

/** Versions in force, as fields are compared with them: all by one statement. */
export async function listElementos(
  database: Database,
  versionIds: readonly number[],
): Promise<ElementoComparado[]> {
  if (versionIds.length === 0) return [];
  const rows = await database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .where('v.id', '=', sql<number>`any(${[...versionIds]}::int[])`)
    .where('v.estado', '=', 'incorporado')
    .select([
      'v.id',
      'v.elemento_id',
      'e.identificador',
      'v.nombre',
      'v.mayor',
      'v.menor',
      'v.definicion',
      'v.usos',
    ])
    .select(['v.palabras_clave', 'e.dominio_id', 'e.tipo', 'e.clase', 'v.tipo_dato', 'v.longitud_minima'])
    .select(['v.longitud_maxima', 'v.total_digitos', 'v.decimales', 'v.patron', 'v.ejemplos'])
    .select(
      sql<
        string[]
      >`array(select n.nombre from elementos_nombres n where n.version_id = v.id order by n.id)`.as(
        'nombres',
      ),
    )
    .select(
      sql<string[]>`array(select x.codigo from elementos_valores x where x.version_id = v.id
        order by x.orden limit ${VALORES + 1})`.as('valores'),
    )
    .select(
      sql<number>`(select count(*)::int from servicios_elementos s where s.version_id = v.id)`.as(
        'usado_por',
      ),
    )
    .orderBy('v.id')
    .execute();
  return rows.map((row) => ({
    elementoId: row.elemento_id,
    versionId: row.id,
    identificador: row.identificador,
    nombre: row.nombre,
    numero: `${row.mayor}.${row.menor}`,
    definicion: row.definicion,
    usos: row.usos,
    otrosNombres: row.nombres,
    palabrasClave: row.palabras_clave,
    dominioId: row.dominio_id,
    esCompuesto: row.tipo === 'compuesto',
    esLista: row.clase === 'lista',
    tipoDato: row.tipo_dato as TipoDato | null,
    longitudMinima: row.longitud_minima,
    longitudMaxima: row.longitud_maxima,
    totalDigitos: row.total_digitos,
    decimales: row.decimales,
    patron: row.patron,
    valores: row.clase === 'lista' && row.valores.length <= VALORES ? row.valores : null,
    ejemplos: row.ejemplos,
    usadoPor: row.usado_por,
  }));
}

/** Versions in force of the elements that some identifiers are of, or of one of whose versions they are. */
export async function listDichos(
  database: Database,
  oids: readonly string[],
): Promise<readonly (readonly [oid: string, versionId: number])[]> {
  if (oids.length === 0) return [];
  const { rows } = await sql<{ oid: string; versionId: number }>`
    select d.oid, v.id as "versionId" from (
      select e.oid, e.id as elemento_id from elementos_de_dato e where e.oid = any(${[...oids]}::text[])
      union
      select w.oid, w.elemento_id from elementos_versiones w where w.oid = any(${[...oids]}::text[])
    ) d join elementos_versiones v on v.elemento_id = d.elemento_id and v.estado = 'incorporado'
    order by d.oid`.execute(database);
  return rows.map(({ oid, versionId }) => [oid, versionId] as const);
}

/** Composites in force with a part of some elements, and those in which these stand: all by one statement. */
export async function listCompuestos(
  database: Database,
  elementoIds: readonly number[],
): Promise<CompuestoComparado[]> {
  if (elementoIds.length === 0) return [];
  const { rows } = await sql<{
    elementoId: number;
    versionId: number;
    identificador: string;
    nombre: string;
    parteId: number;
    parte: string;
    minima: number;
  }>`
    with recursive compuestos as (
      select c.version_id, 1 as hondura
      from elementos_versiones p join elementos_componentes c on c.componente_version_id = p.id
      join elementos_versiones v on v.id = c.version_id and v.estado = 'incorporado'
      where p.elemento_id = any(${[...elementoIds]}::int[])
      union
      select c.version_id, o.hondura + 1
      from compuestos o join elementos_versiones w on w.id = o.version_id
      join elementos_versiones p on p.elemento_id = w.elemento_id
      join elementos_componentes c on c.componente_version_id = p.id
      join elementos_versiones v on v.id = c.version_id and v.estado = 'incorporado'
      where o.hondura < 3
    )
    select v.elemento_id as "elementoId", v.id as "versionId", e.identificador, v.nombre,
      p.elemento_id as "parteId", pe.identificador as parte, c.ocurrencia_minima as minima
    from (select distinct version_id from compuestos) o
    join elementos_versiones v on v.id = o.version_id
    join elementos_de_dato e on e.id = v.elemento_id
    join elementos_componentes c on c.version_id = v.id
    join elementos_versiones p on p.id = c.componente_version_id
    join elementos_de_dato pe on pe.id = p.elemento_id
    order by v.id, c.orden, c.id`.execute(database);
  return [...Map.groupBy(rows, ({ versionId }) => versionId).values()].flatMap((partes) => {
    const [primera] = partes;
    if (!primera) return [];
    const { elementoId, versionId, identificador, nombre } = primera;
    return [
      {
        elementoId,
        versionId,
        identificador,
        nombre,
        partes: partes.map(({ parteId, parte, minima }) => ({
          elementoId: parteId,
          identificador: parte,
          obligatoria: minima > 0,
        })),
      },
    ];
  });
}
