import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { Campo, DatosCampo, DatosNorma } from '../../contract/index.ts';

type Running = Transaction<DatabaseSchema>;

/** Puts the laws and rules of a request in the place of those it had. */
export async function saveNormas(trx: Running, id: number, normas: readonly DatosNorma[]): Promise<void> {
  await trx.deleteFrom('solicitudes_normas').where('solicitud_id', '=', id).execute();
  if (normas.length === 0) return;
  await trx
    .insertInto('solicitudes_normas')
    .values(
      normas.map(({ tipo, numero, fechaExpedicion, articulo, habilita, archivoId }, orden) => ({
        solicitud_id: id,
        orden,
        tipo,
        numero,
        articulo,
        habilita,
        fecha_expedicion: fechaExpedicion,
        archivo_id: archivoId,
      })),
    )
    .execute();
}

/** A field with what the consultant and the entity said of it, when it had been said. */
export type CampoPorGuardar = Omit<DatosCampo, 'propuesta'> &
  Pick<Campo, 'accion' | 'justificacion' | 'decision' | 'observacion'> & {
    readonly elementoId: number | null;
  };

/** Puts the fields of a request in the place of those it had. */
export async function saveCampos(
  trx: Running,
  id: number,
  campos: readonly CampoPorGuardar[],
): Promise<void> {
  await trx.deleteFrom('solicitudes_campos').where('solicitud_id', '=', id).execute();
  if (campos.length === 0) return;
  await trx
    .insertInto('solicitudes_campos')
    .values(
      campos.map(({ tipoDato, sistemaOrigen, datoPersonal, elementoId, ...campo }, orden) => ({
        ...campo,
        solicitud_id: id,
        orden,
        tipo_dato: tipoDato,
        sistema_origen: sistemaOrigen,
        dato_personal: datoPersonal,
        elemento_id: elementoId,
      })),
    )
    .execute();
}

export async function addDocumentos(trx: Running, id: number, archivos: readonly string[]): Promise<void> {
  if (archivos.length === 0) return;
  await trx
    .insertInto('solicitudes_archivos')
    .values(archivos.map((archivo_id) => ({ solicitud_id: id, archivo_id })))
    .execute();
}

/** Whether the request had the removed document, as a support or as that of a norma. */
export async function clearDocumento(trx: Running, id: number, archivoId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('solicitudes_archivos')
    .where('solicitud_id', '=', id)
    .where('archivo_id', '=', archivoId)
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await trx
    .updateTable('solicitudes_normas')
    .set({ archivo_id: null })
    .where('solicitud_id', '=', id)
    .where('archivo_id', '=', archivoId)
    .executeTakeFirstOrThrow();
  return numDeletedRows + numUpdatedRows > 0n;
}
