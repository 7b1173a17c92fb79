import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { ConjuntoPreparado } from './write-conjunto.ts';

type Running = Transaction<DatabaseSchema>;

/** Begins an edition; false where another process published that day already. */
export async function addEdicion(trx: Running, fecha: string): Promise<boolean> {
  const { rows } = await sql`
    insert into datos_abiertos_ediciones (fecha) values (${fecha}) on conflict (fecha) do nothing returning 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Adds a set to an edition. */
export async function addConjunto(trx: Running, fecha: string, preparado: ConjuntoPreparado): Promise<void> {
  const { codigo, filas, muestra, archivos } = preparado;
  await sql`
    insert into datos_abiertos_conjuntos (fecha, conjunto, filas, muestra)
    values (${fecha}, ${codigo}, ${filas}, ${JSON.stringify(muestra)}::jsonb)`.execute(trx);
  await sql`
    insert into datos_abiertos_archivos (fecha, conjunto, formato, archivo_id)
    select ${fecha}, ${codigo}, a.formato, a.id
    from jsonb_to_recordset(${JSON.stringify(archivos)}::jsonb) a (formato text, id uuid)`.execute(trx);
}

/**
 * Removes the editions beyond the newest ones, but for that of the latest dump, which the next one is compared with; answers the files
 * they had.
 */
export async function deleteEdicionesViejas(trx: Running, conservadas: number): Promise<readonly string[]> {
  const viejas = sql`select fecha from (select fecha from datos_abiertos_ediciones order by fecha desc offset ${conservadas}) e
    where fecha is distinct from (select max(fecha) from datos_abiertos_volcados)`;
  const { rows } = await sql<{ id: string }>`
    delete from datos_abiertos_archivos where fecha in (${viejas}) returning archivo_id as id`.execute(trx);
  await sql`delete from datos_abiertos_ediciones where fecha in (${viejas})`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A dump as it is published. */
export interface VolcadoNuevo {
  readonly fecha: string;
  readonly archivoId: string;
  /** What changed since the dump of another day; absent beside the first one. */
  readonly cambios: { readonly desde: string; readonly archivoId: string } | undefined;
}

/** Adds a dump; false where another process made it already. */
export async function addVolcado(
  trx: Running,
  { fecha, archivoId, cambios }: VolcadoNuevo,
): Promise<boolean> {
  const { rows } = await sql`
    insert into datos_abiertos_volcados (fecha, archivo_id, delta_desde, delta_archivo_id)
    values (${fecha}, ${archivoId}, ${cambios?.desde ?? null}, ${cambios?.archivoId ?? null})
    on conflict (fecha) do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

/** Removes the dumps beyond the newest ones; answers their files. */
export async function deleteVolcadosViejos(trx: Running, conservados: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; cambios: string | null }>`
    delete from datos_abiertos_volcados where fecha in (
      select fecha from datos_abiertos_volcados order by fecha desc offset ${conservados})
    returning archivo_id as id, delta_archivo_id as cambios`.execute(trx);
  return rows.flatMap(({ id, cambios }) => (cambios === null ? [id] : [id, cambios]));
}
