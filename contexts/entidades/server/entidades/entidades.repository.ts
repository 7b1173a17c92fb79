import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { ContactoEntidad, DatosEntidad } from '../../contract/index.ts';

type Running = Transaction<DatabaseSchema>;

function toContactoColumns(contacto: ContactoEntidad) {
  return {
    direccion: contacto.direccion,
    sitio_web: contacto.sitioWeb,
    telefono: contacto.telefono,
    correo_electronico: contacto.correoElectronico,
    nombre_contacto: contacto.nombreContacto,
    cargo_contacto: contacto.cargoContacto,
  };
}

function toColumns(datos: DatosEntidad) {
  return {
    nit: datos.nit,
    digito_verificacion: Number(datos.dv),
    nombre: datos.nombre,
    sigla: datos.sigla,
    sector_id: datos.sectorId,
    orden_id: datos.ordenId,
    naturaleza: datos.naturaleza,
    departamento_codigo: datos.departamentoCodigo,
    municipio_codigo: datos.municipioCodigo,
    codigo_sigep: datos.codigoSigep,
    codigo_snies: datos.codigoSnies,
    caracter: datos.caracter,
    codigo_xroad: datos.codigoXroad,
    ...toContactoColumns(datos),
  };
}

export async function addEntidad(transaction: Running, datos: DatosEntidad): Promise<number> {
  const { id } = await transaction
    .insertInto('entidades')
    .values({ ...toColumns(datos), tipo: datos.tipo })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Every field but the kind; each change is a new version. */
export async function updateDatos(transaction: Running, id: number, datos: DatosEntidad): Promise<void> {
  await transaction
    .updateTable('entidades')
    .set({ ...toColumns(datos), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function updateContacto(
  transaction: Running,
  id: number,
  contacto: ContactoEntidad,
): Promise<void> {
  await transaction
    .updateTable('entidades')
    .set({ ...toContactoColumns(contacto), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Records that a person confirmed the contact now. */
export async function updateConfirmacion(transaction: Running, id: number, momento: Date): Promise<void> {
  await transaction
    .updateTable('entidades')
    .set({ contacto_confirmado_en: momento, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Removes the confirmation, as part of a change that makes the new version. */
export async function clearConfirmacion(transaction: Running, id: number): Promise<void> {
  await transaction
    .updateTable('entidades')
    .set({ contacto_confirmado_en: null })
    .where('id', '=', id)
    .execute();
}

export async function updateActiva(transaction: Running, id: number, activa: boolean): Promise<void> {
  await transaction
    .updateTable('entidades')
    .set({ activa, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
