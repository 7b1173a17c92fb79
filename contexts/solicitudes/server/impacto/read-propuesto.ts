import type { DatabaseSchema } from '@marco/database';
import type { ServicioPropuesto } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import type { Solicitud } from '../../contract/index.ts';
import { listCamposPorUbicar } from '../solicitudes/mensajes.queries.ts';

/** What a request of level 1 would make of its servicio now. */
export async function readPropuesto(
  database: Kysely<DatabaseSchema>,
  { id, operaciones, campos, servicioNombre, tipoIntercambio }: Solicitud,
): Promise<ServicioPropuesto> {
  return {
    servicio: { nombre: servicioNombre, tipoIntercambio },
    operaciones,
    campos: await listCamposPorUbicar(database, id),
    isConocido: campos.every(({ accion, cumplido }) => accion === 'caducar' || cumplido === true),
  };
}
