import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, refuseField } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type GestionMesa, mesasErrors } from '../../contract/index.ts';
import type { RolElegible } from '../../contract/terms.ts';
import { canEditMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { canRemoveParticipante } from '../../rules/mesas/participantes-mesa.ts';
import { hasEntidadActiva, listParticipantes } from './gestion-mesa.queries.ts';
import { clearParticipante, saveParticipante } from './mesas.repository.ts';
import { updateLockedMesa } from './update-locked-mesa.ts';

type Database = Kysely<DatabaseSchema>;

interface Participacion {
  readonly idMesa: number;
  readonly idEntidad: number;
}

/**
 * Adds an active entity to an open mesa, or gives one that takes part another rol.
 *
 * @throws PARTICIPANTE_LIDER, SOLICITUD_INVALIDA
 */
export function updateParticipante(
  database: Database,
  { idMesa, idEntidad, rol }: Participacion & { readonly rol: RolElegible },
  context: CallContext,
): Promise<GestionMesa> {
  return updateLockedMesa(database, context, {
    action: 'cambiar-participante-mesa',
    id: idMesa,
    can: canEditMesa,
    apply: async (transaction) => {
      const participantes = await listParticipantes(transaction, idMesa);
      const actual = participantes.find(({ id }) => id === idEntidad);
      if (actual && !canRemoveParticipante(actual).allowed) throw refuse(mesasErrors, 'PARTICIPANTE_LIDER');
      if (actual?.rol === rol) return undefined;
      if (!actual && !(await hasEntidadActiva(transaction, idEntidad)))
        throw refuseField('idEntidad', 'La entidad no existe o está inactiva.');
      await saveParticipante(transaction, idMesa, idEntidad, rol);
      return {
        antes: actual ? { entidadId: idEntidad, rol: actual.rol } : null,
        despues: { entidadId: idEntidad, rol },
      };
    },
  });
}

/**
 * Takes an entity that does not lead out of an open mesa.
 *
 * @throws PARTICIPANTE_LIDER, PARTICIPANTE_NO_ENCONTRADO
 */
export function closeParticipante(
  database: Database,
  { idMesa, idEntidad }: Participacion,
  context: CallContext,
): Promise<GestionMesa> {
  return updateLockedMesa(database, context, {
    action: 'retirar-participante-mesa',
    id: idMesa,
    can: canEditMesa,
    apply: async (transaction) => {
      const participantes = await listParticipantes(transaction, idMesa);
      const actual = participantes.find(({ id }) => id === idEntidad);
      if (!actual) throw refuse(mesasErrors, 'PARTICIPANTE_NO_ENCONTRADO');
      if (!canRemoveParticipante(actual).allowed) throw refuse(mesasErrors, 'PARTICIPANTE_LIDER');
      await clearParticipante(transaction, idMesa, idEntidad);
      return { antes: { entidadId: idEntidad, rol: actual.rol }, despues: null };
    },
  });
}
