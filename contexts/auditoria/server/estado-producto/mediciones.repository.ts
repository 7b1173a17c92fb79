import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { Marcha, MarchaDeIncidente, PiezaDelProducto } from '../../contract/estado-producto.terms.ts';
import { MINUTOS_SIN_MEDIR } from '../../rules/estado-producto/mediciones.ts';

type Trx = Transaction<DatabaseSchema>;

/** Any number: one process at a time writes what it measured. */
const MEDIR = 8100;

/** Days after which an incident that ended is forgotten. */
const DIAS_QUE_SE_GUARDAN = 400;

/** Whether this process may write; another one that does leaves it nothing to do. */
export async function hasTurnoDeMedicion(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(MEDIR)}) as taken`.execute(trx);
  return rows[0]?.taken === true;
}

/** Where nothing measured for some minutes, nothing ran: that time becomes an incident of the whole. */
export async function addApagon(trx: Trx): Promise<void> {
  await sql`insert into producto_incidentes (pieza, marcha, empezo_en, termino_en)
    select 'sitio', 'falla', m.ultima, now() from (select max(medida_en) as ultima from producto_mediciones) m
    where m.ultima < now() - make_interval(mins => ${sql.lit(MINUTOS_SIN_MEDIR)})`.execute(trx);
}

export async function keepMedicion(
  trx: Trx,
  {
    pieza,
    marcha,
    ultimo,
  }: { readonly pieza: PiezaDelProducto; readonly marcha: Marcha; readonly ultimo: Date | null },
): Promise<void> {
  await sql`insert into producto_mediciones (pieza, marcha, ultimo_en) values (${pieza}, ${marcha}, ${ultimo})
    on conflict (pieza) do update set marcha = excluded.marcha, ultimo_en = excluded.ultimo_en, medida_en = now()`.execute(
    trx,
  );
}

/** The parts with an open incident, with how they run. */
export async function listAbiertos(trx: Trx): Promise<ReadonlyMap<string, MarchaDeIncidente>> {
  const rows = await trx
    .selectFrom('producto_incidentes')
    .select(['pieza', 'marcha'])
    .where('termino_en', 'is', null)
    .execute();
  return new Map(rows.map(({ pieza, marcha }) => [pieza, marcha as MarchaDeIncidente]));
}

export async function closeIncidente(trx: Trx, pieza: PiezaDelProducto): Promise<void> {
  await sql`update producto_incidentes set termino_en = now() where pieza = ${pieza} and termino_en is null`.execute(
    trx,
  );
}

export async function addIncidente(
  trx: Trx,
  pieza: PiezaDelProducto,
  marcha: MarchaDeIncidente,
): Promise<void> {
  await sql`insert into producto_incidentes (pieza, marcha, empezo_en) values (${pieza}, ${marcha}, now())`.execute(
    trx,
  );
}

export async function deleteIncidentesViejos(trx: Trx): Promise<void> {
  await sql`delete from producto_incidentes
    where termino_en < now() - make_interval(days => ${sql.lit(DIAS_QUE_SE_GUARDAN)})`.execute(trx);
}
