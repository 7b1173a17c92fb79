import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { DatosEstandar } from '../contract/index.ts';

type Running = Transaction<DatabaseSchema>;

function toColumns(datos: DatosEstandar) {
  return {
    nombre: datos.nombre,
    sigla: datos.sigla,
    edicion: datos.edicion,
    organismo: datos.organismo,
    categoria: datos.categoria,
    licencia: datos.licencia,
    alcance: datos.alcance,
    sumario: datos.sumario,
    palabras_clave: datos.palabrasClave,
    idioma: datos.idioma,
    formato: datos.formato,
    url: datos.url,
    dependencia: datos.dependencia,
    autores: datos.autores,
    reviso: datos.reviso,
    aprobo: datos.aprobo,
    informacion_adicional: datos.informacionAdicional,
    ubicacion: datos.ubicacion,
    fecha_elaboracion: datos.fechaElaboracion,
    fecha_publicacion: datos.fechaPublicacion,
    fecha_modificacion: datos.fechaModificacion,
  };
}

/** Adds a proposed standard with its identifier. */
export async function addEstandar(
  transaction: Running,
  { codigo, ...datos }: DatosEstandar & { readonly codigo: string },
  oid: string,
): Promise<number> {
  const { id } = await transaction
    .insertInto('estandares')
    .values({ ...toColumns(datos), codigo, oid })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveSectores(transaction, id, datos.sectores);
  return id;
}

/** Holds the row until the transaction ends: nobody else changes or decides it meanwhile. */
export async function keepEstandar(transaction: Running, id: number): Promise<void> {
  await sql`select id from estandares where id = ${id} for update`.execute(transaction);
}

export async function updateDatos(transaction: Running, id: number, datos: DatosEstandar): Promise<void> {
  await updateFila(transaction, id, toColumns(datos));
  await saveSectores(transaction, id, datos.sectores);
}

interface CambioFila {
  readonly estado?: string;
  readonly concepto?: string;
  readonly concepto_archivo_id?: string;
  readonly concepto_en?: Date;
  readonly concepto_por?: number;
}

/** Changes a standard, which has a new version then. */
export async function updateFila(
  transaction: Running,
  id: number,
  cambio: CambioFila | ReturnType<typeof toColumns>,
): Promise<void> {
  await transaction
    .updateTable('estandares')
    .set({ ...cambio, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

async function saveSectores(transaction: Running, id: number, sectores: readonly number[]): Promise<void> {
  await transaction.deleteFrom('estandares_sectores').where('estandar_id', '=', id).execute();
  if (sectores.length === 0) return;
  await transaction
    .insertInto('estandares_sectores')
    .values([...new Set(sectores)].map((sector_id) => ({ estandar_id: id, sector_id })))
    .execute();
}

export interface PuntajeNuevo {
  readonly criterio_id: number;
  readonly puntaje: number;
  readonly justificacion: string;
  readonly peso: number;
}

/** Writes marks over those there were, each with the weight of today. */
export async function savePuntajes(
  transaction: Running,
  id: number,
  puntajes: readonly PuntajeNuevo[],
  evaluado_por: number,
): Promise<void> {
  if (puntajes.length === 0) return;
  await transaction
    .insertInto('estandares_evaluaciones')
    .values(puntajes.map((puntaje) => ({ ...puntaje, estandar_id: id, evaluado_por })))
    .onConflict((conflict) =>
      conflict.columns(['estandar_id', 'criterio_id']).doUpdateSet((row) => ({
        puntaje: row.ref('excluded.puntaje'),
        justificacion: row.ref('excluded.justificacion'),
        peso: row.ref('excluded.peso'),
        evaluado_por: row.ref('excluded.evaluado_por'),
        evaluado_en: sql<Date>`now()`,
      })),
    )
    .execute();
}

interface CambioNuevo {
  readonly numero: string;
  readonly fecha: string;
  readonly responsable: string;
  readonly naturaleza: string;
}

/** Adds a row to the change control. */
export async function addCambio(transaction: Running, id: number, cambio: CambioNuevo): Promise<number> {
  const added = await transaction
    .insertInto('estandares_cambios')
    .values({ ...cambio, estandar_id: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}
