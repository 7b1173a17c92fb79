import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { FilaDeCorte, ValorDeCorte } from '../../rules/cortes/lineas.ts';
import type { CualCorte, Periodo } from '../../rules/cortes/periodo.ts';

type Running = Transaction<DatabaseSchema>;

interface CorteNuevo extends CualCorte, Periodo {
  readonly reconstruido: boolean;
  readonly emision: number;
  readonly motivo: string;
}

/** Begins a cut; undefined where another process has begun the same one. */
export async function addCorte(
  trx: Running,
  { clase, fecha, desde, hasta, reconstruido, emision, motivo }: CorteNuevo,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into cortes (clase, fecha, hasta_en, fecha_desde, reconstruido, emision, motivo)
    values (${clase}, ${fecha}, ${hasta}, ${desde}, ${reconstruido}, ${emision}, ${motivo})
    on conflict (clase, fecha, emision) do nothing returning id`.execute(trx);
  return rows[0]?.id;
}

/** Keeps a page of the records of a cut. */
export async function addFilas(trx: Running, corteId: number, filas: readonly FilaDeCorte[]): Promise<void> {
  if (filas.length === 0) return;
  await sql`
    insert into cortes_filas (corte_id, codigo, version, objeto_tipo, objeto_id, clase, aporte_num, aporte_den, medida, partes,
      dimensiones)
    select ${corteId}, f.codigo, f.version, f.objeto, f.id, f.clase, f.num, f.den, f.medida, f.partes, f.dimensiones
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      f (codigo text, version smallint, objeto text, id integer, clase text, num bigint, den bigint, medida integer, partes bigint[],
        dimensiones jsonb)`.execute(trx);
}

/** Takes the records of some indicators from another emission. */
export async function copyFilas(
  trx: Running,
  { de, a, codigos }: { readonly de: number; readonly a: number; readonly codigos: readonly string[] },
): Promise<void> {
  if (codigos.length === 0) return;
  await sql`
    insert into cortes_filas (corte_id, codigo, version, objeto_tipo, objeto_id, clase, aporte_num, aporte_den, medida, partes,
      dimensiones)
    select ${a}::int, f.codigo, f.version, f.objeto_tipo, f.objeto_id, f.clase, f.aporte_num, f.aporte_den, f.medida, f.partes, f.dimensiones
    from cortes_filas f where f.corte_id = ${de} and f.codigo = any(${[...codigos]}::text[])`.execute(trx);
}

/** Keeps the values of a cut and ends it with their digest. */
export async function closeCorte(
  trx: Running,
  corteId: number,
  {
    valores,
    huella,
    codigos,
  }: {
    readonly valores: readonly ValorDeCorte[];
    readonly huella: string;
    readonly codigos: readonly string[];
  },
): Promise<void> {
  await sql`
    insert into indicadores_valores (corte_id, codigo, version, ambito, numerador, denominador, valor, p10, p80, p90, p95,
      calidad, razon)
    select ${corteId}, v.codigo, v.version, v.ambito, v.numerador, v.denominador, v.valor, v.p10, v.p80, v.p90, v.p95, v.calidad, v.razon
    from jsonb_to_recordset(${JSON.stringify(valores)}::jsonb)
      v (codigo text, version smallint, ambito text, numerador numeric, denominador numeric, valor numeric, p10 numeric, p80 numeric,
        p90 numeric, p95 numeric, calidad text, razon text)`.execute(trx);
  await sql`update cortes set huella = ${huella}, codigos = ${[...codigos]}::text[] where id = ${corteId}`.execute(
    trx,
  );
}

/** Of the days before, the values stay; their records are those of the closures alone. */
export async function deleteFilasDeDias(trx: Running, antesDe: string): Promise<void> {
  await sql`delete from cortes_filas where corte_id in
    (select id from cortes where clase = 'dia' and fecha < ${antesDe})`.execute(trx);
}
