import type { DatabaseSchema } from '@marco/database';
import { listFaults, refuseCommon, requireFaultless } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { DatosMesa } from '../../contract/index.ts';
import { findErroresMesa } from '../../rules/mesas/datos-mesa.ts';
import { hasEntidadActiva, isUsuarioMinisterio } from './gestion-mesa.queries.ts';
import type { MesaVerificada } from './mesas.repository.ts';

/**
 * Refuses what breaks a rule of the form, a leader that is not an active entity, and a consultant who is not an
 * active user of the ministry (MESA-13).
 *
 * @param liderActual entity that leads the mesa now: it may keep it though it was inactivated meanwhile
 * @throws SOLICITUD_INVALIDA with the message of each field
 */
export async function verifyMesa(
  transaction: Transaction<DatabaseSchema>,
  datos: DatosMesa,
  liderActual: number | null = null,
): Promise<MesaVerificada> {
  const { admEntidadLider, admUsuarioId } = datos;
  const errores = findErroresMesa(datos);
  if (admEntidadLider !== null && admEntidadLider !== liderActual) {
    if (!(await hasEntidadActiva(transaction, admEntidadLider)))
      errores.admEntidadLider = 'La entidad no existe o está inactiva.';
  }
  if (admUsuarioId !== null) {
    if (!(await isUsuarioMinisterio(transaction, admUsuarioId)))
      errores.admUsuarioId = 'El consultor debe ser un usuario activo del ministerio. Elija otro.';
  }
  requireFaultless(listFaults(errores));
  if (admEntidadLider === null || admUsuarioId === null) throw refuseCommon('SOLICITUD_INVALIDA');
  return { ...datos, admEntidadLider, admUsuarioId };
}
