import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { ServicioDelBanco } from '../../contract/index.ts';
import { getServicioComparado, type ServicioComparado } from '../esperado/get-servicio-comparado.ts';

/** @throws SERVICIO_NO_ENCONTRADO, VERSION_NO_ENCONTRADA, SERVICIO_SIN_DATOS */
export async function getServicioDelBanco(
  database: Kysely<DatabaseSchema>,
  comparado: ServicioComparado,
): Promise<ServicioDelBanco> {
  const { id, nombre, version } = await getServicioComparado(database, comparado);
  return { servicioId: id, nombre, version };
}
