import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoCasiDuplicado } from '../../rules/hechos/hechos.ts';
import { HECHOS_POR_PAGINA, type Pagina } from './momento.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The pairs that nearly say the same, both in force at a moment; what a version in force says is never rewritten. */
export async function listHechosDeCasiDuplicados(
  database: Database,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoCasiDuplicado[]> {
  const { rows } = await sql<HechoCasiDuplicado>`
    select p.id, p.parecido, case when e.dominio_id = o.dominio_id then e.dominio_id end as dominio
    from elementos_parejas p join elementos_versiones v on v.id = p.una_id join elementos_versiones w on w.id = p.otra_id
    join elementos_de_dato e on e.id = v.elemento_id join elementos_de_dato o on o.id = w.elemento_id
    where v.rige_desde < ${hasta} and (v.rige_hasta is null or v.rige_hasta >= ${hasta})
      and w.rige_desde < ${hasta} and (w.rige_hasta is null or w.rige_hasta >= ${hasta}) and p.id > ${despuesDe}
    order by p.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows;
}

/** Versions in force before a moment that nobody compared yet. */
export async function countPorComparar(database: Database, hasta: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from elementos_por_comparar x join elementos_versiones v on v.id = x.version_id
    where v.rige_desde < ${hasta}`.execute(database);
  return rows[0]?.n ?? 0;
}
