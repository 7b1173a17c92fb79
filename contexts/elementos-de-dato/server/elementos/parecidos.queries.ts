import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { ESTADOS_EN_TRABAJO } from '../../contract/terms.ts';
import { buildReferencias, presentReferencia } from './referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

const VIVOS = ['incorporado', ...ESTADOS_EN_TRABAJO];
/** Likeness from which two names or definitions nearly say the same. */
const PARECIDO = 0.5;
const MAXIMO = 5;

/** Elements in force or in work whose name or definition is nearly the given one, the likest first. */
export async function searchParecidos(
  database: Database,
  {
    nombre,
    definicion,
    exceptoElementoId,
  }: {
    readonly nombre: string;
    readonly definicion: string;
    readonly exceptoElementoId: number | null;
  },
) {
  const likeness = (column: string, text: string) =>
    text.trim().length < 3
      ? sql<number>`0::real`
      : sql<number>`similarity(texto_busqueda(${sql.ref(column)}), texto_busqueda(${text}))`;
  const parecido = sql<number>`greatest(${likeness('v.nombre', nombre)}, ${likeness('v.definicion', definicion)})`;
  const rows = await buildReferencias(database)
    .select(['v.definicion', parecido.as('parecido')])
    .where('v.estado', 'in', VIVOS)
    .where('v.elemento_id', '<>', exceptoElementoId ?? 0)
    .where(parecido, '>=', PARECIDO)
    .orderBy(parecido, 'desc')
    .orderBy('v.id')
    .limit(MAXIMO)
    .execute();
  return rows.map((row) => ({
    ...presentReferencia(row),
    definicion: row.definicion,
    parecido: Math.round(row.parecido * 100) / 100,
  }));
}

/** The five elements some name of which is likest to a text: those that begin with it, that hold it, that look like it. */
export async function listNombresParecidos(
  database: Database,
  { texto, soloVigentes }: { readonly texto: string; readonly soloVigentes: boolean },
) {
  const folded = sql`texto_busqueda(${texto})`;
  const pattern = sql`replace(replace(replace(${folded}, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
  const names = database
    .selectFrom('elementos_versiones as w')
    .innerJoin('elementos_de_dato as x', 'x.id', 'w.elemento_id')
    .leftJoin('elementos_nombres as n', 'n.version_id', 'w.id')
    .select('w.id as version_id')
    .select(sql<string>`unnest(array[w.nombre, x.identificador, n.nombre])`.as('coincide'))
    .where('w.estado', 'in', soloVigentes ? ['incorporado'] : VIVOS);
  const rank = sql<number>`case when texto_busqueda(m.coincide) like ${pattern} || '%' then 2
    when texto_busqueda(m.coincide) like '%' || ${pattern} || '%' then 1 else 0 end
    + similarity(texto_busqueda(m.coincide), ${folded})`;
  const best = database
    .selectFrom(names.as('m'))
    .distinctOn('m.version_id')
    .select(['m.version_id', 'm.coincide', rank.as('rango')])
    .where('m.coincide', 'is not', null)
    .where((where) =>
      where.or([
        sql<boolean>`texto_busqueda(m.coincide) like '%' || ${pattern} || '%'`,
        sql<boolean>`similarity(texto_busqueda(m.coincide), ${folded}) > 0.3`,
      ]),
    )
    .orderBy('m.version_id')
    .orderBy('rango', 'desc');
  const rows = await buildReferencias(database)
    .innerJoin(best.as('b'), 'b.version_id', 'v.id')
    .select('b.coincide')
    .orderBy('b.rango', 'desc')
    .orderBy('v.id')
    .limit(MAXIMO)
    .execute();
  return rows.map((row) => ({ ...presentReferencia(row), coincide: row.coincide }));
}
