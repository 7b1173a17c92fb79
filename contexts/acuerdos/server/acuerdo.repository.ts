import type { DatabaseSchema } from '@marco/database';
import { type Insertable, sql, type Transaction, type Updateable } from 'kysely';
import type { EstadoAcuerdo, LadoAcuerdo, LugarAcuerdo } from '../contract/terms.ts';
import { formatNumeroAcuerdo } from '../rules/numero.ts';

type Running = Transaction<DatabaseSchema>;

/** What for an entidad wants the data, as it is written. */
export interface FinalidadPorGuardar {
  readonly titulo: string;
  readonly descripcion: string;
  readonly norma: string;
  readonly base: string | null;
  readonly volumenDiario: number | null;
  readonly personasConAcceso: number | null;
  readonly retencionDias: number | null;
  readonly campos: readonly { readonly campoId: number; readonly justificacion: string }[];
}

export async function addAcuerdo(trx: Running, row: Insertable<DatabaseSchema['acuerdos']>): Promise<number> {
  const { id } = await trx.insertInto('acuerdos').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of an acuerdo; whoever saw it before sees an older version. */
export async function updateAcuerdoRow(
  trx: Running,
  id: number,
  columns: Updateable<DatabaseSchema['acuerdos']>,
): Promise<void> {
  await trx
    .updateTable('acuerdos')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** The PDF is no change anybody could have seen: its version stays. */
export async function setPdfDeAcuerdo(trx: Running, id: number, archivoId: string): Promise<void> {
  await trx.updateTable('acuerdos').set({ pdf_archivo_id: archivoId }).where('id', '=', id).execute();
}

/** Writes what an acuerdo is for in the place of what it said. */
export async function saveFinalidades(
  trx: Running,
  acuerdoId: number,
  finalidades: readonly FinalidadPorGuardar[],
): Promise<void> {
  await trx.deleteFrom('acuerdos_finalidades').where('acuerdo_id', '=', acuerdoId).execute();
  for (const [place, finalidad] of finalidades.entries()) {
    const { id } = await trx
      .insertInto('acuerdos_finalidades')
      .values({
        acuerdo_id: acuerdoId,
        orden: place + 1,
        titulo: finalidad.titulo,
        descripcion: finalidad.descripcion,
        norma: finalidad.norma,
        base: finalidad.base,
        volumen_diario: finalidad.volumenDiario,
        personas_con_acceso: finalidad.personasConAcceso,
        retencion_dias: finalidad.retencionDias,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (finalidad.campos.length > 0)
      await trx
        .insertInto('acuerdos_campos')
        .values(
          finalidad.campos.map(({ campoId, justificacion }) => ({
            finalidad_id: id,
            campo_id: campoId,
            justificacion,
          })),
        )
        .execute();
  }
}

/** Writes what is granted to each purpose. */
export async function saveConcedidos(
  trx: Running,
  concedidos: readonly { readonly finalidadId: number; readonly volumenDiario: number }[],
): Promise<void> {
  for (const { finalidadId, volumenDiario } of concedidos)
    await trx
      .updateTable('acuerdos_finalidades')
      .set({ volumen_concedido: volumenDiario })
      .where('id', '=', finalidadId)
      .execute();
}

/** Removes a draft that was never sent. */
export async function clearAcuerdo(trx: Running, id: number): Promise<void> {
  await trx.deleteFrom('acuerdos_finalidades').where('acuerdo_id', '=', id).execute();
  await trx.deleteFrom('acuerdos_pasos').where('acuerdo_id', '=', id).execute();
  await trx.deleteFrom('acuerdos').where('id', '=', id).execute();
}

/** Asks for a clarification: only the marks of the last one stand beside the request. */
export async function saveMarcas(
  trx: Running,
  acuerdoId: number,
  marcas: readonly { readonly lugar: LugarAcuerdo; readonly texto: string }[],
): Promise<void> {
  await trx.deleteFrom('acuerdos_marcas').where('acuerdo_id', '=', acuerdoId).execute();
  await trx
    .insertInto('acuerdos_marcas')
    .values(marcas.map(({ lugar, texto }) => ({ acuerdo_id: acuerdoId, lugar, texto })))
    .execute();
}

export async function saveRespuestas(
  trx: Running,
  respuestas: readonly { readonly marcaId: number; readonly texto: string }[],
): Promise<void> {
  for (const { marcaId, texto } of respuestas)
    await trx.updateTable('acuerdos_marcas').set({ respuesta: texto }).where('id', '=', marcaId).execute();
}

export async function addPasoAcuerdo(
  trx: Running,
  paso: {
    readonly acuerdoId: number;
    readonly accion: string;
    readonly desde: EstadoAcuerdo | null;
    readonly hasta: EstadoAcuerdo;
    readonly lado: LadoAcuerdo | null;
    readonly causa?: string | null;
    readonly motivo?: string;
    readonly usuarioId: number | null;
  },
): Promise<void> {
  const { acuerdoId, usuarioId, ...rest } = paso;
  await trx
    .insertInto('acuerdos_pasos')
    .values({ ...rest, acuerdo_id: acuerdoId, usuario_id: usuarioId })
    .execute();
}

/**
 * The next number of a year. Its row stays locked until the transaction ends: two that are approved at once follow one
 * another, and one that fails gives its number back.
 */
export async function createNumero(trx: Running, anio: number): Promise<string> {
  const { ultimo } = await trx
    .insertInto('acuerdos_series')
    .values({ anio, ultimo: 1 })
    .onConflict((conflict) =>
      conflict.column('anio').doUpdateSet({ ultimo: sql<number>`acuerdos_series.ultimo + 1` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return formatNumeroAcuerdo(anio, ultimo);
}
