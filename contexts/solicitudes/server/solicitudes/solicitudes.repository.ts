import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Campo, DatosCampo, DatosNorma, DatosServicio } from '../../contract/index.ts';
import type { EstadoSolicitud, Nivel, TipoSolicitud } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

async function getEstadoId(trx: Running, codigo: EstadoSolicitud): Promise<number> {
  const { id } = await trx
    .selectFrom('estados_solicitud')
    .select('id')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow();
  return id;
}

/** What somebody may have written of the servicio. */
type DatosParciales = { readonly [Campo in keyof DatosServicio]?: DatosServicio[Campo] | undefined } & {
  readonly consumoAbierto?: boolean | undefined;
};

/** Columns of what the entity writes about the servicio; what is absent stays. */
export function toColumns(datos: DatosParciales): UpdateObject<DatabaseSchema, 'solicitudes'> {
  const columns = {
    servicio_id: datos.servicioId,
    servicio_nombre: datos.servicioNombre,
    servicio_descripcion: datos.servicioDescripcion,
    objetivo: datos.objetivo,
    tipo_intercambio: datos.tipoIntercambio,
    sincronia: datos.sincronia,
    dominio_id: datos.dominioId,
    periodicidad: datos.periodicidad,
    volumen_estimado: datos.volumenEstimado,
    consumo_abierto: datos.consumoAbierto,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export interface SolicitudNueva {
  readonly nivel: Nivel;
  readonly tipo: TipoSolicitud;
  readonly entidadId: number;
  readonly solicitanteId: number;
  readonly datos: DatosServicio;
}

/** A draft. */
export async function addSolicitud(trx: Running, nueva: SolicitudNueva): Promise<number> {
  const { servicioNombre, ...datos } = nueva.datos;
  const { id } = await trx
    .insertInto('solicitudes')
    .values({
      nivel: nueva.nivel,
      tipo: nueva.tipo,
      estado_id: await getEstadoId(trx, 'borrador'),
      entidad_id: nueva.entidadId,
      solicitante_id: nueva.solicitanteId,
      servicio_nombre: servicioNombre,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateColumns(trx, id, toColumns(datos));
  return id;
}

/** Changes columns of a request; the caller must increase its version. */
export async function updateColumns(
  trx: Running,
  id: number,
  columns: UpdateObject<DatabaseSchema, 'solicitudes'>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('solicitudes').set(columns).where('id', '=', id).execute();
}

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
export type CampoPorGuardar = DatosCampo &
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

/** Removes a draft with everything of it; its files are the caller's. */
export async function clearSolicitud(trx: Running, id: number): Promise<void> {
  await trx.deleteFrom('solicitudes_normas').where('solicitud_id', '=', id).execute();
  await trx.deleteFrom('solicitudes_archivos').where('solicitud_id', '=', id).execute();
  await trx.deleteFrom('solicitudes_campos').where('solicitud_id', '=', id).execute();
  await trx.deleteFrom('solicitudes_operaciones').where('solicitud_id', '=', id).execute();
  await trx.deleteFrom('solicitudes_consumidores').where('solicitud_id', '=', id).execute();
  await trx.deleteFrom('solicitudes_sistemas').where('solicitud_id', '=', id).execute();
  await trx.deleteFrom('solicitudes_lenguajes').where('solicitud_id', '=', id).execute();
  await trx.deleteFrom('solicitudes_bases_de_datos').where('solicitud_id', '=', id).execute();
  await trx.deleteFrom('solicitudes_seguidores').where('solicitud_id', '=', id).execute();
  await trx.deleteFrom('solicitudes').where('id', '=', id).execute();
}

export interface PasoNuevo {
  readonly solicitudId: number;
  readonly accion: string;
  readonly desdeId: number;
  readonly hasta: EstadoSolicitud;
  readonly motivo: string;
  /** Days of an extension. */
  readonly dias?: number | null;
  /** Null where the term ended by itself. */
  readonly usuarioId: number | null;
}

/** Moves a request to a state with the step that did it. */
export async function addPaso(
  trx: Running,
  { solicitudId, accion, desdeId, hasta, motivo, dias = null, usuarioId }: PasoNuevo,
  columns: UpdateObject<DatabaseSchema, 'solicitudes'>,
): Promise<void> {
  const hastaId = await getEstadoId(trx, hasta);
  await updateColumns(trx, solicitudId, { ...columns, estado_id: hastaId });
  await trx
    .insertInto('solicitudes_pasos')
    .values({
      solicitud_id: solicitudId,
      accion,
      desde_id: desdeId,
      hasta_id: hastaId,
      motivo,
      dias,
      usuario_id: usuarioId,
    })
    .execute();
}

/** Counts one more change of a request, whatever it was. */
export async function updateVersionDeFila(trx: Running, id: number): Promise<void> {
  await trx
    .updateTable('solicitudes')
    .set({ updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
