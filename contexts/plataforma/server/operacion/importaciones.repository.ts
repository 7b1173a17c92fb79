import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CalculoOperacion } from '../../contract/index.ts';
import { type Ambiente, DIAS_DE_MENSAJES, type EstadoImportacion } from '../../contract/terms.ts';
import type { FormaDeArchivo } from '../../rules/operacion/lectura-de-parte.ts';
import type { CuentaDeArchivo } from '../../rules/operacion/resumen.ts';
import { toNumeroAmbiente } from './ambiente.ts';

type Running = Transaction<DatabaseSchema>;

/** Kinds of the work of an import. */
export const CALCULAR = 'calcular-operacion';
export const DESCARTAR = 'descartar-operacion';
export const REVISAR = 'revisar-operacion';

export interface ImportacionNueva {
  readonly ambiente: Ambiente;
  readonly nombre: string;
  readonly bytes: number | null;
  readonly resumen: CuentaDeArchivo;
  readonly usuarioId: number;
}

export async function addImportacion(trx: Running, nueva: ImportacionNueva): Promise<number> {
  const { ambiente, nombre, bytes, resumen, usuarioId } = nueva;
  const { rows } = await sql<{ id: number }>`
    insert into plataforma_importaciones (ambiente, nombre, bytes, estado, resumen, creada_por)
    values (${ambiente}, ${nombre}, ${bytes}::bigint, 'recibiendo', ${JSON.stringify(resumen)}::jsonb, ${usuarioId})
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** How far the reading of a file is. */
export interface AvanceDeImportacion {
  readonly forma: FormaDeArchivo | null;
  readonly recibidos: number;
  readonly resumen: CuentaDeArchivo;
  readonly horas: readonly number[];
  readonly estado: 'recibiendo' | 'calculando';
}

export async function updateAvance(trx: Running, id: number, avance: AvanceDeImportacion): Promise<void> {
  const { forma, recibidos, resumen, horas, estado } = avance;
  await sql`update plataforma_importaciones set forma = ${forma}::text, recibidos = ${recibidos}, estado = ${estado},
    resumen = ${JSON.stringify(resumen)}::jsonb, horas = ${[...horas]}::int[], rechazo = null, version = version + 1
    where id = ${id}`.execute(trx);
}

/**
 * Keeps why a piece was refused. Where nothing of its file was taken and no other piece mends it, the import is over.
 *
 * @param esDelArchivo whether the file itself is refused, so that it may not go on
 */
export async function addRechazo(
  database: Kysely<DatabaseSchema>,
  id: number,
  { code, esDelArchivo }: { readonly code: string; readonly esDelArchivo: boolean },
): Promise<void> {
  await sql`update plataforma_importaciones set rechazo = ${code}, version = version + 1,
    estado = case when ${esDelArchivo}::boolean and recibidos = 0 then 'rechazada' else estado end
    where id = ${id} and estado = 'recibiendo'`.execute(database);
}

/** The end of the computation; whoever discarded the import meanwhile has the last word. */
export async function closeCalculo(trx: Running, id: number, calculo: CalculoOperacion): Promise<void> {
  await sql`update plataforma_importaciones set estado = 'revisada', calculo = ${JSON.stringify(calculo)}::jsonb,
    version = version + 1 where id = ${id} and estado = 'calculando'`.execute(trx);
}

export async function updateEstadoImportacion(
  trx: Running,
  id: number,
  estado: EstadoImportacion,
): Promise<void> {
  await sql`update plataforma_importaciones set estado = ${estado}, version = version + 1,
    aplicada_en = case when ${estado} = 'aplicada' then now() else aplicada_en end where id = ${id}`.execute(
    trx,
  );
}

/** The sums of an import count from now on, of all its hours at once. */
export async function setVigentes(
  trx: Running,
  {
    id,
    ambiente,
    horas,
  }: { readonly id: number; readonly ambiente: Ambiente; readonly horas: readonly number[] },
): Promise<void> {
  await sql`insert into plataforma_horas_vigentes (ambiente, hora, importacion_id, abierta_hasta)
    select ${toNumeroAmbiente(ambiente)}::smallint, h.hora, ${id}::int, now() + make_interval(days => ${sql.lit(DIAS_DE_MENSAJES)})
    from unnest(${[...horas]}::int[]) as h (hora)
    -- An hour nobody called in stays as it is: it may still take its records.
    where exists (select from plataforma_pulsos p where p.importacion_id = ${id} and p.hora = h.hora)
      or exists (select from plataforma_horas_vigentes v
        where v.ambiente = ${toNumeroAmbiente(ambiente)} and v.hora = h.hora)
    on conflict (ambiente, hora) do update set importacion_id = excluded.importacion_id
    where not plataforma_horas_vigentes.cerrada`.execute(trx);
}
