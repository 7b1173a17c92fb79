import type { DatabaseSchema } from '@marco/database';
import { type CallContext, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { AccionMembresia } from '../../contract/terms.ts';
import type { MembresiaDecidible } from '../../rules/usuarios/membresia-decidible.ts';
import type { Efecto, PeticionDeCambio } from './compute-efectos.ts';
import { updateMembresia } from './membresias-cambio.repository.ts';
import { sendCambio } from './send-cambio.ts';

/** Name of each action in the audit trail. */
const ACCION_AUDITADA: Readonly<Record<AccionMembresia, string>> = {
  aprobar: 'aprobar-usuario',
  rechazar: 'rechazar-usuario',
  activar: 'activar-usuario',
  inactivar: 'inactivar-usuario',
  trasladar: 'trasladar-usuario',
  'asignar-rol': 'asignar-rol',
};

function presentEnAuditoria({ estado, rol, entidad }: MembresiaDecidible) {
  return { estado, rolId: rol?.id ?? null, entidadId: entidad.id };
}

/**
 * Does or refuses what was decided: the change, its audit event from → to and the notice to the person, all in the
 * caller's transaction.
 */
export async function runEfecto(
  transaction: Transaction<DatabaseSchema>,
  context: CallContext,
  { antes, despues, decision, row }: Efecto,
  { accion, motivo }: PeticionDeCambio,
): Promise<void> {
  const event = { action: ACCION_AUDITADA[accion], objectType: 'membresia', objectId: antes.id };
  if (!decision.allowed) {
    await writeAudit(transaction, context, {
      ...event,
      result: 'rechazo',
      detail: { razones: decision.reasons },
    });
    return;
  }
  await updateMembresia(transaction, antes, despues, motivo);
  await writeAudit(transaction, context, {
    ...event,
    result: 'exito',
    detail: {
      antes: presentEnAuditoria(antes),
      despues: presentEnAuditoria(despues),
      ...(motivo === undefined || motivo === '' ? {} : { motivo }),
    },
  });
  await sendCambio(transaction, row, { accion, antes, despues, motivo });
}

/** Writes an audit event: a person named a membresía that they may not know of. */
export function writeDesconocida(
  transaction: Transaction<DatabaseSchema>,
  context: CallContext,
  membresiaId: number,
  accion: AccionMembresia,
): Promise<void> {
  return writeAudit(transaction, context, {
    action: 'cambiar-usuario',
    result: 'rechazo',
    objectType: 'membresia',
    objectId: membresiaId,
    detail: { accion, codigo: 'USUARIO_NO_ENCONTRADO' },
  });
}
