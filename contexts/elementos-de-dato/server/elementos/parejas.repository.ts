import type { DatabaseSchema } from '@marco/database';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { buildParecidoDeVersiones } from './parecidos.queries.ts';

/**
 * Likeness from which two elements nearly say the same (domain reportes §3, IND-19), as a fraction: alike is c / (a + b - c), so
 * neither has fewer trigrams than 17 of each 20 of the other, and 37 c >= 17 (a + b).
 */
const PARECIDO = sql.lit(0.85);

/** Versions of an index that may be that alike to `t`, by their signatures alone (ADR 0051). */
function selectPosibles(campo: 'nombre' | 'definicion'): RawBuilder<unknown> {
  const suyos = sql.ref(`t.trigramas_de_${campo}`);
  const otros = sql.ref(`w.trigramas_de_${campo}`);
  const [firma, otra] = [sql.ref(`t.firma_de_${campo}`), sql.ref(`w.firma_de_${campo}`)];
  return sql`select t.id as suya, w.id as ajena from tanda t join elementos_versiones w
    on ${otros} between (17 * ${suyos} + 19) / 20 and 20 * ${suyos} / 17
    where w.rige_desde is not null and w.elemento_id <> t.elemento_id
      and 37 * least(${suyos}, ${otros}, bit_count(${otra} & ${firma}) + ${suyos} - bit_count(${firma})) >= 17 * (${suyos} + ${otros})`;
}

/**
 * Compares some versions that nobody compared with all that ever were in force, and keeps the pairs that nearly say the same. A pair
 * that is there stays.
 *
 * @param cuantas most versions that are compared now
 */
export async function addParejas(trx: Transaction<DatabaseSchema>, cuantas: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from elementos_por_comparar where version_id in (
      select version_id from elementos_por_comparar order by version_id limit ${cuantas} for update)
    returning version_id as id`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    with tanda as materialized (
      select v.id, v.elemento_id, v.trigramas_de_nombre, v.firma_de_nombre, v.trigramas_de_definicion, v.firma_de_definicion
      from elementos_versiones v where v.id = any(${rows.map(({ id }) => id)}::int[])
    ), posibles as materialized (
      ${selectPosibles('nombre')} union ${selectPosibles('definicion')}
    ), medidas as (
      select distinct least(p.suya, p.ajena) as una, greatest(p.suya, p.ajena) as otra, m.parecido
      from posibles p join elementos_versiones a on a.id = p.suya join elementos_versiones b on b.id = p.ajena
      cross join lateral (select ${buildParecidoDeVersiones('a', 'b')} as parecido offset 0) m
      where m.parecido >= ${PARECIDO}::real
    )
    insert into elementos_parejas (una_id, otra_id, parecido)
    select una, otra, round(parecido::numeric * 1000) from medidas order by una, otra
    on conflict (una_id, otra_id) do nothing`.execute(trx);
}
