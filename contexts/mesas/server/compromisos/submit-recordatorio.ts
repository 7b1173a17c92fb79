import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Compromiso, mesasErrors } from '../../contract/index.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { findBloqueado, saveRecordado } from './compromisos.repository.ts';
import { getCompromiso } from './get-compromiso.ts';
import { notifyRecordado } from './notify-compromiso.ts';
import { toQuienResponde } from './quien-responde.ts';

/**
 * Reminds those who owe an open commitment of it, at most once in 24 hours. Its row is locked, so two presses at the same
 * moment send one reminder; nothing a person wrote changes, so no version goes with it.
 *
 * @throws MESA_ACCION_NO_PERMITIDA, COMPROMISO_NO_ENCONTRADO, RECORDATORIO_NO_PERMITIDO with the reasons of the rule
 */
export function submitRecordatorioCompromiso(
  database: Kysely<DatabaseSchema>,
  id: number,
  context: CallContext,
): Promise<Compromiso> {
  const quien = toQuienResponde(context);
  const intent = { action: 'recordar-compromiso', objectType: 'compromiso', objectId: id };
  return runAudited(database, context, intent, {}, async (transaction) => {
    requireAllowed(canManageMesas(quien), mesasErrors, 'MESA_ACCION_NO_PERMITIDA');
    if (!(await findBloqueado(transaction, id))) throw refuse(mesasErrors, 'COMPROMISO_NO_ENCONTRADO');
    const compromiso = await getCompromiso(transaction, id, quien);
    requireAllowed(compromiso.permisos.recordar, mesasErrors, 'RECORDATORIO_NO_PERMITIDO');
    const personas = await notifyRecordado(transaction, compromiso);
    await saveRecordado(transaction, id);
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: {
        mesaId: compromiso.idMesa,
        antes: null,
        despues: { entidadId: compromiso.idEntidad, personas },
      },
    });
    return getCompromiso(transaction, id, quien);
  });
}
