import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { DatosServicio } from '../../contract/index.ts';
import {
  type EstadoSolicitud,
  formatRadicado,
  type Nivel,
  type TipoSolicitud,
} from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/** The moment of the transaction, in a column of a request. */
export const AHORA = sql<Date>`now()`;

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

/** What a request of level 2 or 3 does not ask about its servicio: level 1 said it. */
export const SIN_ESCRIBIR = {
  objetivo: '',
  tipoIntercambio: null,
  sincronia: null,
  dominioId: null,
  periodicidad: null,
  volumenEstimado: null,
} as const;

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
    .set({ updated_at: AHORA, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/**
 * The next number of a level and year. Its row stays locked until the transaction ends: two filings at the same time
 * run one after the other, and if one fails, its number is used for the next one.
 */
export async function createRadicado(trx: Running, nivel: Nivel, anio: number): Promise<string> {
  const { ultimo } = await trx
    .insertInto('solicitudes_radicados')
    .values({ nivel, anio, ultimo: 1 })
    .onConflict((conflict) =>
      conflict.columns(['nivel', 'anio']).doUpdateSet({
        ultimo: sql<number>`solicitudes_radicados.ultimo + 1`,
      }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return formatRadicado(nivel, anio, ultimo);
}

/**
 * A request takes its place as the open one of its servicio and level.
 *
 * @throws the constraint `solicitudes_en_curso_unica` where the servicio has a request of the level under way
 */
export async function addEnCurso(
  trx: Running,
  { id, nivel }: { readonly id: number; readonly nivel: Nivel },
  servicioId: number,
): Promise<void> {
  await trx
    .insertInto('solicitudes_en_curso')
    .values({ servicio_id: servicioId, nivel, solicitud_id: id })
    .execute();
}

/** The next request of the level may take the place of a closed one. */
export async function clearEnCurso(trx: Running, solicitudId: number): Promise<void> {
  await trx.deleteFrom('solicitudes_en_curso').where('solicitud_id', '=', solicitudId).execute();
}
