import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { ESTADOS_EN_TRABAJO } from '../../contract/terms.ts';
import { buildReferencias, presentReferencia } from './referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

const VIVOS = ['incorporado', ...ESTADOS_EN_TRABAJO];
/** Likeness from which two names or definitions nearly say the same. */
const PARECIDO = 0.5;
const MAXIMO = 5;

/** Shorter texts are like no other. */
const MINIMO_DE_TEXTO = 3;

/**
 * How many are compared first. The others are compared only if they could reach the similarity of the fifth of these.
 */
const PRIMEROS = 50;
/** Likeness is a number of four bytes. */
const EXACTITUD = 0.000_01;

/**
 * What a text and the same text of a version can have in common at most, from the signatures alone: they cannot have more
 * trigrams in common than bits in both signatures, or than each of them has (ADR 0051).
 */
interface Comparacion {
  /** Whether both may be alike: in whole numbers and without a division, because it is asked of every version. */
  readonly isPosible: RawBuilder<SqlBool>;
  readonly comunes: RawBuilder<number>;
  /** The highest possible similarity; of a row that has `comunes` and the `trigramas` by the name of the text. */
  readonly cota: RawBuilder<number>;
}

const NUNCA: Comparacion = { isPosible: sql`false`, comunes: sql`0`, cota: sql`0` };

function compare(campo: 'nombre' | 'definicion', text: string): Comparacion {
  if (text.trim().length < MINIMO_DE_TEXTO) return NUNCA;
  const firma = sql`firma_de_trigramas(texto_busqueda(${text}))`;
  const suyos = sql`cardinality(show_trgm(texto_busqueda(${text})))`;
  const otros = sql.ref(`v.trigramas_de_${campo}`);
  const bits = sql`bit_count(${sql.ref(`v.firma_de_${campo}`)} & ${firma})`;
  // Alike is c / (a + b - c). `PARECIDO` is a half, so 3 c >= a + b, and neither has more than twice the trigrams of the other.
  return {
    isPosible: sql`(${otros} <= 2 * ${suyos} and 2 * ${otros} >= ${suyos}
      and 3 * ${bits} - ${otros} >= 3 * bit_count(${firma}) - 2 * ${suyos})`,
    comunes: sql`least(${suyos}, ${otros}, ${bits} + ${suyos} - bit_count(${firma}))`,
    // Two texts without any trigram have no similarity.
    cota: sql`${sql.ref(`c.comunes_de_${campo}`)}
      / nullif(${suyos} + ${sql.ref(`c.trigramas_de_${campo}`)} - ${sql.ref(`c.comunes_de_${campo}`)}, 0)::float8`,
  };
}

/** How alike two texts are, in the form they are searched in: what they have in common of all they have, from 0 to 1. */
const buildSemejanza = (uno: RawBuilder<unknown>, otro: RawBuilder<unknown>) =>
  sql<number>`similarity(${uno}, ${otro})`;

/** How alike two versions are, by their aliases: as their names or as their definitions are, whichever is more. */
export function buildParecidoDeVersiones(una: string, otra: string): RawBuilder<number> {
  const compareTextos = (campo: 'nombre' | 'definicion') => {
    const [suyo, ajeno] = [sql.ref(`${una}.${campo}_de_busqueda`), sql.ref(`${otra}.${campo}_de_busqueda`)];
    return sql`case when length(${suyo}) >= ${sql.lit(MINIMO_DE_TEXTO)} then ${buildSemejanza(suyo, ajeno)} else 0 end`;
  };
  return sql`greatest(${compareTextos('nombre')}, ${compareTextos('definicion')})`;
}

interface Comparado {
  readonly nombre: string;
  readonly definicion: string;
  readonly exceptoElementoId: number | null;
}

/**
 * Versions similar to the given texts, with their similarity. Those with the highest possible similarity are compared
 * first, then the others that could reach the last of these.
 */
function selectComparados({ nombre, definicion, exceptoElementoId }: Comparado) {
  const likeness = (column: string, text: string) =>
    text.trim().length < MINIMO_DE_TEXTO
      ? sql`0::real`
      : buildSemejanza(sql.ref(column), sql`texto_busqueda(${text})`);
  const parecido = sql`greatest(${likeness('v.nombre_de_busqueda', nombre)},
    ${likeness('v.definicion_de_busqueda', definicion)})`;
  const [porNombre, porDefinicion] = [compare('nombre', nombre), compare('definicion', definicion)];
  return sql<{ id: number; parecido: number }>`(
    with posibles as materialized (
      select c.id, greatest(${porNombre.cota}, ${porDefinicion.cota}) as cota
      from (
        select v.id, v.trigramas_de_nombre, v.trigramas_de_definicion,
          ${porNombre.comunes} as comunes_de_nombre, ${porDefinicion.comunes} as comunes_de_definicion
        from elementos_versiones v
        where v.estado in (${sql.join(VIVOS)}) and v.elemento_id <> ${exceptoElementoId ?? 0}
          and (${porNombre.isPosible} or ${porDefinicion.isPosible}) offset 0
      ) c
    ), primeros as materialized (
      select ${parecido} as parecido
      from (select id from posibles order by cota desc limit ${PRIMEROS}) p join elementos_versiones v on v.id = p.id
    ), umbral as materialized (
      select coalesce((select parecido from primeros order by parecido desc offset ${MAXIMO - 1} limit 1), 0)::float8 as minimo
    )
    select p.id, v.parecido
    from posibles p cross join lateral (
      select ${parecido} as parecido from elementos_versiones v where v.id = p.id offset 0
    ) v
    where p.cota >= (select minimo from umbral) - ${EXACTITUD}::float8 and v.parecido >= ${PARECIDO}
    order by v.parecido desc, p.id limit ${MAXIMO})`;
}

/** Elements in force or in work whose name or definition is nearly the given one, the likest first. */
export async function searchParecidos(database: Database, comparado: Comparado) {
  const rows = await buildReferencias(database)
    .innerJoin(selectComparados(comparado).as('p'), 'p.id', 'v.id')
    .select(['v.definicion', 'p.parecido'])
    .orderBy('p.parecido', 'desc')
    .orderBy('v.id')
    .execute();
  return rows.map((row) => ({
    ...presentReferencia(row),
    definicion: row.definicion,
    parecido: Math.round(row.parecido * 100) / 100,
  }));
}

/** Likeness from which a name looks like a text. */
const PARECIDO_DE_NOMBRE = 0.3;

/**
 * Versions some name of which may be like a text or holds it: by the signatures of names, and by the searched text of
 * the version (ADR 0051). Only these are then compared by their texts.
 */
function selectCandidatos(
  { folded, pattern }: { readonly folded: RawBuilder<unknown>; readonly pattern: RawBuilder<unknown> },
  estados: readonly string[],
) {
  const vivos = sql`w.estado in (${sql.join(estados)})`;
  const holds = (nombre: RawBuilder<unknown>) => sql`${nombre} like '%' || ${pattern} || '%'`;
  // Alike is c / (a + b - c): what two texts have in common, of all they have.
  const minimo = sql.lit(PARECIDO_DE_NOMBRE / (1 + PARECIDO_DE_NOMBRE) - EXACTITUD);
  const mayBeLike = (firma: string, trigramas: string) => sql`
    least(d.suyos, ${sql.ref(trigramas)}, bit_count(${sql.ref(firma)} & d.firma) + d.suyos - d.bits)
      >= ${minimo}::float8 * (d.suyos + ${sql.ref(trigramas)})`;
  return sql`(
    with dado as materialized (
      select f.firma, bit_count(f.firma) as bits, cardinality(show_trgm(${folded})) as suyos
      from (select firma_de_trigramas(${folded}) as firma) f
    )
    select w.id from elementos_versiones w join elementos_de_dato x on x.id = w.elemento_id
    where ${vivos} and ${holds(sql`w.texto_de_busqueda`)}
      and (${holds(sql`w.nombre_de_busqueda`)} or ${holds(sql`texto_busqueda(x.identificador)`)} or exists (
        select 1 from elementos_nombres n where n.version_id = w.id and ${holds(sql`texto_busqueda(n.nombre)`)}))
    union
    select w.id from elementos_versiones w cross join dado d
    where ${vivos} and ${mayBeLike('w.firma_de_nombre', 'w.trigramas_de_nombre')}
    union
    select w.id from elementos_de_dato x join elementos_versiones w on w.elemento_id = x.id cross join dado d
    where ${vivos} and ${mayBeLike('x.firma_de_identificador', 'x.trigramas_de_identificador')}
    union
    select n.version_id from elementos_nombres n cross join dado d
    where ${mayBeLike('n.firma_de_nombre', 'n.trigramas_de_nombre')})`;
}

/** The five elements some name of which is likest to a text: those that begin with it, that hold it, that look like it. */
export async function listNombresParecidos(
  database: Database,
  { texto, soloVigentes }: { readonly texto: string; readonly soloVigentes: boolean },
) {
  const folded = sql`texto_busqueda(${texto})`;
  const pattern = sql`replace(replace(replace(${folded}, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
  const estados = soloVigentes ? ['incorporado'] : VIVOS;
  const names = database
    .selectFrom('elementos_versiones as w')
    .innerJoin('elementos_de_dato as x', 'x.id', 'w.elemento_id')
    .leftJoin('elementos_nombres as n', 'n.version_id', 'w.id')
    .select('w.id as version_id')
    .select(sql<string>`unnest(array[w.nombre, x.identificador, n.nombre])`.as('coincide'))
    .where('w.estado', 'in', estados)
    .where(sql<boolean>`w.id = any(array${selectCandidatos({ folded, pattern }, estados)})`);
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
        sql<boolean>`similarity(texto_busqueda(m.coincide), ${folded}) > ${sql.lit(PARECIDO_DE_NOMBRE)}`,
      ]),
    )
    .orderBy('m.version_id')
    .orderBy('rango', 'desc');
  // The five are known before anything is joined to them.
  const first = database
    .selectFrom(best.as('b'))
    .selectAll()
    .orderBy('b.rango', 'desc')
    .orderBy('b.version_id')
    .limit(MAXIMO);
  const rows = await buildReferencias(database)
    .innerJoin(first.as('b'), 'b.version_id', 'v.id')
    .select('b.coincide')
    .orderBy('b.rango', 'desc')
    .orderBy('v.id')
    .execute();
  return rows.map((row) => ({ ...presentReferencia(row), coincide: row.coincide }));
}
