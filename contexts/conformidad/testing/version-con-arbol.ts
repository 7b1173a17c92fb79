import type { DatabaseSchema } from '@marco/database';
import type { EstadoVersionServicio, PapelMensaje } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';

/** A field of a message with what stands in it. */
export interface CampoDelArbol {
  readonly nombre: string;
  readonly elemento: number;
  readonly minimo?: number;
  readonly maximo?: number | null;
  readonly hijos?: readonly CampoDelArbol[];
}

interface VersionConArbol {
  readonly servicioId: number;
  readonly mayor: number;
  readonly estado: EstadoVersionServicio;
  /** By the code of each operation. */
  readonly operaciones: Readonly<
    Record<string, Readonly<Partial<Record<PapelMensaje, readonly CampoDelArbol[]>>>>
  >;
}

/** A version of a servicio with the messages a request of level 1 would have written. @returns its id */
export async function addVersionConArbol(
  database: Kysely<DatabaseSchema>,
  { servicioId, mayor, estado, operaciones }: VersionConArbol,
): Promise<number> {
  const { id } = await database
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicioId, mayor, menor: 0, estado })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [orden, [codigo, mensajes]] of Object.entries(operaciones).entries()) {
    const operacion = await database
      .insertInto('servicios_operaciones')
      .values({ version_id: id, orden: orden + 1, codigo, nombre: `Operación ${codigo}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [papel, campos] of Object.entries(mensajes)) {
      const mensaje = await database
        .insertInto('servicios_mensajes')
        .values({ operacion_id: operacion.id, papel })
        .returning('id')
        .executeTakeFirstOrThrow();
      await addCampos(database, { mensajeId: mensaje.id, padreId: null }, campos);
    }
  }
  return id;
}

async function addCampos(
  database: Kysely<DatabaseSchema>,
  { mensajeId, padreId }: { readonly mensajeId: number; readonly padreId: number | null },
  campos: readonly CampoDelArbol[],
): Promise<void> {
  for (const [orden, { nombre, elemento, minimo = 1, maximo = 1, hijos = [] }] of campos.entries()) {
    const { id } = await database
      .insertInto('servicios_mensajes_campos')
      .values({
        mensaje_id: mensajeId,
        padre_id: padreId,
        orden: orden + 1,
        nombre_local: nombre,
        elemento_version_id: elemento,
        minimo,
        maximo,
        obligatorio_de_negocio: minimo > 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addCampos(database, { mensajeId, padreId: id }, hijos);
  }
}
