import { toMoment } from '@marco/country/local-time';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type Actor, permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import type { Kysely } from 'kysely';
import { mesasPrivatePaths } from '../../contract/mesas-private.paths.ts';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import { findVencidos } from './vencimientos.queries.ts';

const CONSULTAR = permissionKey(RECURSO_MESAS, 'consultar');

/**
 * Overdue commitments of the open mesas: people who run the mesas see all of them, others see those of their entidad
 * and their own.
 */
export const compromisosVencidos: FuenteActividades = {
  codigo: 'compromisos-vencidos',
  findActividad: async (database: Kysely<DatabaseSchema>, actor: Actor) => {
    if (!actor.permissions.has(CONSULTAR)) return undefined;
    const acciones = actor.permissions.has(permissionKey(RECURSO_MESAS, 'editar')) ? ['editar'] : [];
    const quien = {
      acciones: new Set(acciones),
      esMinisterio: actor.readsAllEntities,
      idUsuario: actor.userId,
      idEntidad: actor.entityId,
    };
    const { cantidad, masAntigua, masReciente } = await findVencidos(
      database,
      quien,
      toColombianDay(new Date()),
    );
    if (masAntigua === null || masReciente === null) return undefined;
    return {
      titulo: 'Compromisos vencidos',
      cantidad,
      masAntigua: endOf(masAntigua),
      masReciente: endOf(masReciente),
      url: `${mesasPrivatePaths.compromisos}?filtro=vencidos`,
    };
  },
};

/** When a day of Colombia ends: from then on the commitment is overdue. */
function endOf(dia: string): Date {
  return toMoment(dia, '23:59:59.999');
}
