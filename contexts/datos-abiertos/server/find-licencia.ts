import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type { LicenciaDeDatos } from '../contract/index.ts';

/** The licence the data are published with, as the parameters say it. */
export async function findLicencia(database: Kysely<DatabaseSchema>): Promise<LicenciaDeDatos> {
  const [nombre, direccion, estado] = await Promise.all([
    findParametroTexto(database, 'datosAbiertos.licencia', ''),
    findParametroTexto(database, 'datosAbiertos.licenciaDireccion', ''),
    findParametroTexto(database, 'datosAbiertos.licenciaEstado', ''),
  ]);
  return { nombre, direccion, estado };
}
