import type { DatabaseSchema } from '@marco/database';
import type { EstadoPublico, TipoDato } from '@marco/elementos-de-dato/terms';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ClaseDiccionario } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

interface Nombrada {
  readonly codigo: string;
  readonly nombre: string;
}

export interface EntradaRow {
  readonly versionId: number;
  readonly elementoId: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly definicion: string;
  readonly clase: ClaseDiccionario;
  readonly tipoDato: TipoDato | null;
  readonly capa: Nombrada;
  readonly dominio: Nombrada;
  readonly version: string;
  readonly estado: EstadoPublico;
  readonly oid: string;
  readonly rigeDesde: Date;
  readonly entidad: string | null;
  readonly esUnico: boolean;
}

/** Entries of these versions, in their order; what left the dictionary meanwhile is left out. */
export async function listEntradas(
  database: Database,
  ids: readonly number[],
): Promise<readonly EntradaRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await selectEntradas(
    sql`unnest(${ids}::int[]) with ordinality as pedida(id, lugar) join diccionario_entradas d on d.version_id = pedida.id`,
    sql`order by pedida.lugar`,
  ).execute(database);
  return rows;
}

/** Entries that satisfy a condition on `d` (the entry), `e` (the element) and `ca`, `do` (layer, domain). */
export async function listEntradasDe(
  database: Database,
  condicion: RawBuilder<boolean>,
): Promise<readonly EntradaRow[]> {
  const { rows } = await selectEntradas(
    sql`diccionario_entradas d`,
    sql`where ${condicion} order by ca.codigo, dom.codigo, v.mayor desc, v.menor desc`,
  ).execute(database);
  return rows;
}

function selectEntradas(desde: RawBuilder<unknown>, resto: RawBuilder<unknown>): RawBuilder<EntradaRow> {
  return sql<EntradaRow>`
    select d.version_id as "versionId", e.id as "elementoId", e.identificador, v.nombre, v.definicion,
      case when e.clase = 'dato' then e.tipo else e.clase end as clase, v.tipo_dato as "tipoDato",
      jsonb_build_object('codigo', ca.codigo, 'nombre', coalesce(cv.nombre, ca.codigo)) as capa,
      jsonb_build_object('codigo', dom.codigo, 'nombre', dom.nombre) as dominio,
      v.mayor || '.' || v.menor as version, v.estado, v.oid, v.rige_desde as "rigeDesde", en.nombre as entidad,
      not exists (select 1 from elementos_de_dato otro join diccionario_entradas od on od.elemento_id = otro.id
        where lower(otro.identificador) = lower(e.identificador) and otro.id <> e.id) as "esUnico"
    from ${desde}
    join elementos_versiones v on v.id = d.version_id
    join elementos_de_dato e on e.id = v.elemento_id
    join capas_de_uso ca on ca.id = e.capa_id
    left join capas_de_uso_versiones cv on cv.capa_id = ca.id and cv.estado = 'vigente'
    join dominios dom on dom.id = e.dominio_id
    left join entidades en on en.id = v.entidad_responsable_id
    ${resto}`;
}
