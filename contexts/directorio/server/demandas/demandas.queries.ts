import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DemandaDeDato } from '../../contract/index.ts';

type Database = Kysely<DatabaseSchema>;

interface DemandaRow extends Omit<DemandaDeDato, 'elemento' | 'ultima'> {
  readonly elementoId: number | null;
  readonly identificador: string | null;
  readonly ultima: Date;
}

/** The demands of each datum together. What a visitor wrote is no one's word: it is shown once an entidad needs it too. */
const GRUPOS = sql`
  select m.clave, max(m.elemento_id) as elemento_id, min(m.dato) filter (where m.entidad_id is not null) as dato,
    (count(*) filter (where m.entidad_id is not null))::int as entidades,
    coalesce(sum(m.veces) filter (where m.entidad_id is null), 0)::int as visitantes, max(m.pedido_en) as ultima
  from directorio_demandas m group by m.clave`;

function selectDemandas(where: RawBuilder<unknown>): RawBuilder<DemandaRow> {
  return sql<DemandaRow>`
    select g.elemento_id as "elementoId", e.identificador, coalesce(v.nombre, g.dato, '') as dato, g.entidades, g.visitantes,
      g.ultima, (select count(*)::int from directorio_servicios s where s.entrega @> array[g.elemento_id]) as servicios
    from (${GRUPOS}) g
    left join elementos_de_dato e on e.id = g.elemento_id
    left join lateral (
      select v.nombre from elementos_versiones v
      where v.elemento_id = e.id and v.estado in ('incorporado', 'historico', 'caducado')
      order by v.estado <> 'incorporado', v.mayor desc, v.menor desc limit 1) v on true
    ${where}`;
}

function presentDemanda({ elementoId, identificador, ultima, ...demanda }: DemandaRow): DemandaDeDato {
  return {
    ...demanda,
    elemento: elementoId === null ? null : { elementoId, identificador: identificador ?? '' },
    ultima: ultima.toISOString(),
  };
}

/** One page of the data that are needed, those most entidades asked for first. */
export async function listDemandas(
  database: Database,
  { pagina, tamano }: { readonly pagina: number; readonly tamano: number },
): Promise<{ demandas: DemandaDeDato[]; total: number }> {
  const isShown = sql`g.elemento_id is not null or g.entidades > 0`;
  const { rows } = await selectDemandas(sql`where ${isShown}
    order by g.entidades desc, g.visitantes desc, g.ultima desc, g.clave
    limit ${tamano} offset ${tamano * (pagina - 1)}`).execute(database);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${GRUPOS}) g where ${isShown}`.execute(database);
  return { demandas: rows.map(presentDemanda), total: counted.rows[0]?.total ?? 0 };
}

/** The demands of one datum. */
export async function getDemanda(database: Database, clave: string): Promise<DemandaDeDato> {
  const { rows } = await selectDemandas(sql`where g.clave = ${clave}`).execute(database);
  const [row] = rows;
  if (!row) throw new Error('A demand is gone a moment after it was stored.');
  return presentDemanda(row);
}

/** Whether a servicio that may be used delivers an element. */
export async function isEntregado(database: Database, elementoId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from directorio_servicios d
    where d.entrega @> array[${elementoId}::int] and not d.en_suspension limit 1`.execute(database);
  return rows.length > 0;
}
