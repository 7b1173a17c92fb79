import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type DatosReunion, mesasErrors } from '../../contract/index.ts';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import { canEditMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { findLockedGestion } from '../mesas/gestion-mesa.queries.ts';
import { requireGestion } from '../mesas/quien-gestiona.ts';
import { listVencidos } from './gestion-reunion.queries.ts';
import { findAnunciada, notifyProgramada } from './notify-reunion.ts';
import { addReunion } from './reuniones.repository.ts';
import { toAuditoria, verifyReunion } from './verify-reunion.ts';

type Lists = 'puntos' | 'consultores' | 'participantes';

/** What a creation brings; without an agenda it starts with the overdue commitments of the mesa. */
export type NuevaReunion = Omit<DatosReunion, Lists> & {
  readonly [List in Lists]?: DatosReunion[List] | undefined;
} & { readonly idMesa: number };

/**
 * Programs a meeting of an open mesa and invites everybody. A meeting at a past moment is being registered
 * afterwards: nobody is invited, and it counts as held at that moment (`computeInicioReal`).
 *
 * @throws MESA_ACCION_NO_PERMITIDA, MESA_NO_ENCONTRADA, MESA_CERRADA, SOLICITUD_INVALIDA
 */
export function createReunion(
  database: Kysely<DatabaseSchema>,
  { idMesa, ...datos }: NuevaReunion,
  context: CallContext,
) {
  const intent = { action: 'programar-reunion', objectType: 'reunion' };
  return runAudited(database, context, intent, {}, async (transaction) => {
    const quien = requireGestion(context);
    const mesa = await findLockedGestion(transaction, idMesa);
    if (!mesa) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
    const decision = canEditMesa(quien, mesa);
    requireAllowed(decision, mesasErrors, 'MESA_CERRADA');
    const { puntos, consultores = [], participantes = [] } = datos;
    const reunion = await verifyReunion(transaction, idMesa, {
      ...datos,
      consultores,
      participantes,
      puntos: puntos ?? (await buildOrdenInicial(transaction, idMesa)),
    });
    const idReunion = await addReunion(transaction, idMesa, reunion);
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      objectId: idReunion,
      detail: { antes: null, despues: { idMesa, ...toAuditoria(reunion) } },
    });
    const anunciada = await findAnunciada(transaction, idReunion);
    if (anunciada) await notifyProgramada(transaction, anunciada);
    return { idReunion };
  });
}

/** The default agenda of a meeting. */
async function buildOrdenInicial(database: Kysely<DatabaseSchema>, idMesa: number) {
  const vencidos = await listVencidos(database, idMesa);
  return vencidos.slice(0, LIMITES_REUNION.puntos).map(({ id, descripcion }) => ({
    id: null,
    titulo: presentVencido(descripcion),
    idCompromiso: id,
  }));
}

/** An overdue commitment as a point of the agenda. */
export function presentVencido(descripcion: string): string {
  return `Compromiso vencido: ${descripcion}`.slice(0, LIMITES_REUNION.titulo).toWellFormed();
}
