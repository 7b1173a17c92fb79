import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import type { findEnmienda, ReunionDeActa } from './acta.queries.ts';
import { listConsultoresActivos } from './asistentes.queries.ts';
import { toEnlaceReunion } from './create-acta.ts';
import { novedadesActa } from './novedades-acta.ts';

type Running = Transaction<DatabaseSchema>;
type EnmiendaRow = NonNullable<Awaited<ReturnType<typeof findEnmienda>>>;

const toVariables = ({ mesa, tematica }: ReunionDeActa, { numero, texto }: EnmiendaRow) => ({
  mesa,
  tematica,
  numero: String(numero),
  enmienda: texto,
});

/**
 * The people who decide about the acta of a meeting: its consultores with the permission; if there is none, all
 * people of the ministry with the permission (the rules: `decidirEnmienda` is of the person who edits the mesas).
 */
async function listDecisores(transaction: Running, reunionId: number): Promise<number[]> {
  const pueden = await listQuienesPueden(transaction, RECURSO_MESAS, 'editar', 'ministerio');
  const consultores = new Set(await listConsultoresActivos(transaction, reunionId));
  const own = pueden.filter((id) => consultores.has(id));
  return own.length > 0 ? own : pueden;
}

/** Informs the people who decide that a proposal waits for them. Nobody gets a message about their own proposal. */
export async function notifyPropuesta(
  transaction: Running,
  reunion: ReunionDeActa,
  enmienda: EnmiendaRow,
): Promise<void> {
  for (const usuarioId of await listDecisores(transaction, reunion.id)) {
    if (usuarioId === enmienda.propuesta_por) continue;
    await notify(transaction, {
      evento: novedadesActa['enmienda-propuesta'],
      usuarioId,
      enlace: toEnlaceReunion(reunion),
      variables: { ...toVariables(reunion, enmienda), entidad: enmienda.entidad },
    });
  }
}

/** Informs the author of a proposal of the decision and its reason, unless the author decided it. */
export async function notifyDecision(
  transaction: Running,
  reunion: ReunionDeActa,
  enmienda: EnmiendaRow,
  decision: { readonly aceptada: boolean; readonly respuesta: string; readonly usuarioId: number },
): Promise<void> {
  const { aceptada, respuesta, usuarioId: quien } = decision;
  const { propuesta_por: usuarioId } = enmienda;
  if (usuarioId === quien) return;
  await notify(transaction, {
    evento: novedadesActa[aceptada ? 'enmienda-aceptada' : 'enmienda-rechazada'],
    usuarioId,
    enlace: toEnlaceReunion(reunion),
    variables: { ...toVariables(reunion, enmienda), respuesta },
  });
}
