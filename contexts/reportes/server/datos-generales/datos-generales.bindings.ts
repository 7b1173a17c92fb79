import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { getDatosGeneralesEndpoint, getMiEntidadEndpoint } from '../../contract/index.ts';
import { getDatosGenerales } from './get-datos-generales.ts';
import { getMiEntidad } from './get-mi-entidad.ts';

/** The general data, and the own entidad of a session. */
export function bindDatosGenerales(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getDatosGeneralesEndpoint, () => getDatosGenerales(database)),
    bindEndpoint(getMiEntidadEndpoint, (_, context) => getMiEntidad(database, context)),
  ];
}
