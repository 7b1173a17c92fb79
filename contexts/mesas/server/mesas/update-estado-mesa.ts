import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { type CallContext, refuse, toDetalles } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type GestionMesa, mesasErrors } from '../../contract/index.ts';
import {
  canCloseMesa,
  canCloseMesaConCompromisos,
  canReopenMesa,
  type QuienGestiona,
} from '../../rules/mesas/can-edit-mesa.ts';
import { type GestionRow, listAbiertosDeMesa, listPersonasDeEntidad } from './gestion-mesa.queries.ts';
import { updateEstado } from './mesas.repository.ts';
import { notifySeguidores } from './notify-seguidores.ts';
import { novedadesMesa } from './novedades-mesa.ts';
import { toQuienGestiona } from './quien-gestiona.ts';
import { updateLockedMesa } from './update-locked-mesa.ts';

interface CambioDeEstado {
  readonly id: number;
  readonly activa: boolean;
  readonly motivo: string;
  /** Closes it though commitments are open. */
  readonly deTodosModos: boolean;
}

/**
 * Closes or reopens a mesa with a reason, and informs the people of the entity that leads it (MESA-11). With open
 * commitments only people with that permission close it, if they ask for it explicitly.
 *
 * @throws MESA_CON_COMPROMISOS with how many they are and which
 */
export function updateEstadoMesa(
  database: Kysely<DatabaseSchema>,
  { id, activa, motivo, deTodosModos }: CambioDeEstado,
  context: CallContext,
): Promise<GestionMesa> {
  return updateLockedMesa(database, context, {
    action: activa ? 'reabrir-mesa' : 'cerrar-mesa',
    id,
    can: activa ? canReopenMesa : canCloseMesa,
    refusal: activa ? 'MESA_ACCION_NO_PERMITIDA' : 'MESA_CERRADA',
    apply: async (transaction, row) => {
      const abiertos = activa
        ? []
        : await requireCompromisosCerrados(transaction, id, toQuienGestiona(context), deTodosModos);
      await updateEstado(transaction, id, activa ? null : { motivo });
      await notifyEstado(transaction, row, { activa, motivo });
      await notifySeguidores(transaction, {
        idMesa: id,
        mesa: row.nombre,
        cambio: activa ? 'se reabrió la mesa' : 'se cerró la mesa',
      });
      return {
        antes: { activa: row.activa },
        despues: { activa },
        motivo,
        ...(abiertos.length > 0 ? { compromisosAbiertos: abiertos.map((abierto) => abierto.id) } : {}),
      };
    },
  });
}

/** The commitments still open, where the caller may close the mesa over them and asks for it. */
async function requireCompromisosCerrados(
  transaction: Transaction<DatabaseSchema>,
  id: number,
  quien: QuienGestiona,
  deTodosModos: boolean,
) {
  const abiertos = await listAbiertosDeMesa(transaction, id);
  const decision = canCloseMesaConCompromisos(quien, abiertos.length);
  if (!decision.allowed || (abiertos.length > 0 && !deTodosModos)) {
    const which = abiertos.map(({ descripcion }) => ({ mensaje: descripcion }));
    throw refuse(mesasErrors, 'MESA_CON_COMPROMISOS', [...toDetalles(decision), ...which]);
  }
  return abiertos;
}

async function notifyEstado(
  transaction: Transaction<DatabaseSchema>,
  { id, nombre, entidad_lider_id, entidad_lider }: GestionRow,
  { activa, motivo }: Pick<CambioDeEstado, 'activa' | 'motivo'>,
): Promise<void> {
  for (const usuarioId of await listPersonasDeEntidad(transaction, entidad_lider_id)) {
    await notify(transaction, {
      evento: novedadesMesa[activa ? 'mesa-reabierta' : 'mesa-cerrada'],
      usuarioId,
      enlace: `/mesas-interoperabilidad/consult/${id}?pestana=1`,
      variables: { mesa: nombre, entidad: entidad_lider, motivo },
    });
  }
}
