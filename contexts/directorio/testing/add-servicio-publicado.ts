import { randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** A servicio of the directory as a certified request leaves it. */
export interface ServicioPublicado {
  readonly nombre?: string;
  readonly descripcion?: string;
  readonly entidadId: number;
  /** Code of its public state; where its version 1.0 stands follows from it. */
  readonly estado?: keyof typeof ESTADO_DE_VERSION;
  /** Versions of elements it asks for, each always, and gives. */
  readonly pide?: readonly number[];
  readonly entrega?: readonly number[];
}

const ESTADO_DE_VERSION = {
  identificado: 'en-elaboracion',
  'estandarizado-nivel-1': 'estandarizada',
  'evaluado-nivel-2': 'evaluada',
  'publicado-nivel-3': 'publicada',
} as const;

/** Brings a servicio into the directory, with version 1.0 and one operation. */
export async function addServicioPublicado(
  database: Kysely<DatabaseSchema>,
  { entidadId, estado = 'publicado-nivel-3', pide = [], entrega = [], ...dicho }: ServicioPublicado,
): Promise<{ readonly servicioId: number; readonly versionId: number }> {
  const nombre = dicho.nombre ?? `Servicio ${randomUUID()}`;
  const state = await database
    .selectFrom('estados_servicio')
    .select('id')
    .where('codigo', '=', estado)
    .executeTakeFirstOrThrow();
  const servicio = await database
    .insertInto('servicios')
    .values({
      nombre,
      descripcion: dicho.descripcion ?? nombre,
      entidad_id: entidadId,
      estado_servicio_id: state.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await database
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicio.id, mayor: 1, menor: 0, estado: 'en-elaboracion' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addOperacion(database, version.id, { peticion: pide, respuesta: entrega });
  const usadas = [...new Set([...pide, ...entrega])];
  if (usadas.length > 0)
    await database
      .insertInto('servicios_elementos')
      .values(
        usadas.map((versionId) => ({
          servicio_id: servicio.id,
          version_id: versionId,
          sentido: !entrega.includes(versionId) ? 'entrada' : pide.includes(versionId) ? 'ambos' : 'salida',
        })),
      )
      .execute();
  const versionState = ESTADO_DE_VERSION[estado];
  if (versionState !== 'en-elaboracion')
    await database
      .updateTable('servicios_versiones')
      .set({ estado: versionState, estandarizada_en: sql<Date>`now()` })
      .where('id', '=', version.id)
      .execute();
  return { servicioId: servicio.id, versionId: version.id };
}

/** An operation of a version with the fields of its messages, the ones of a question obligatory. */
export async function addOperacion(
  database: Kysely<DatabaseSchema>,
  versionId: number,
  mensajes: Readonly<Record<'peticion' | 'respuesta', readonly number[]>>,
  codigo = 'consultar',
): Promise<void> {
  const operacion = await database
    .insertInto('servicios_operaciones')
    .values({ version_id: versionId, orden: 1, codigo, nombre: 'Consultar', tipo_intercambio: 'consulta' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const papel of ['peticion', 'respuesta'] as const) {
    if (mensajes[papel].length === 0) continue;
    const mensaje = await database
      .insertInto('servicios_mensajes')
      .values({ operacion_id: operacion.id, papel })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('servicios_mensajes_campos')
      .values(
        mensajes[papel].map((elementoVersionId, orden) => ({
          mensaje_id: mensaje.id,
          orden: orden + 1,
          nombre_local: `campo${elementoVersionId}`,
          elemento_version_id: elementoVersionId,
          minimo: papel === 'peticion' ? 1 : 0,
          maximo: 1,
          obligatorio_de_negocio: papel === 'peticion',
        })),
      )
      .execute();
  }
}
