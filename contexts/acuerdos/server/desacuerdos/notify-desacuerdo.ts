import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { toAcuerdo } from '../../contract/acuerdos.paths.ts';
import {
  type PasoDesacuerdo,
  RECURSO_ACUERDOS,
  SENTIDO_DECISION,
  type SentidoDecision,
} from '../../contract/terms.ts';
import { type AcuerdoAvisado, listDelLado, toVariables } from '../notify-acuerdo.ts';
import { novedadesAcuerdos } from '../novedades.ts';

type Running = Transaction<DatabaseSchema>;

/** What happened, as both sides read it. */
function presentAvance(accion: PasoDesacuerdo, sentido: SentidoDecision | null): string {
  switch (accion) {
    case 'contestar':
      return 'La entidad que ofrece contestó: quien reclamó puede aceptar la respuesta o pedir mediación.';
    case 'aceptar':
      return 'Quien reclamó aceptó la respuesta.';
    case 'pedir-mediacion':
      return 'Quien reclamó pidió la mediación del ministerio.';
    case 'llevar-a-mesa':
      return 'El ministerio lo llevó a una reunión de una mesa de interoperabilidad.';
    case 'decidir':
      return `El ministerio decidió: ${sentido === null ? '' : SENTIDO_DECISION[sentido].toLowerCase()}.`;
    case 'desistir':
      return 'Quien reclamó desistió.';
  }
}

/** Tells both sides what happened, and the coordination that somebody asks for its mediation; nobody of their own step. */
export async function notifyDesacuerdo(
  trx: Running,
  acuerdo: AcuerdoAvisado,
  {
    accion,
    sentido,
    quien,
  }: { readonly accion: PasoDesacuerdo; readonly sentido: SentidoDecision | null; readonly quien: number },
): Promise<void> {
  const enlace = toAcuerdo(acuerdo.id);
  const partes = new Set([
    ...(await listDelLado(trx, acuerdo, 'consumidora')),
    ...(await listDelLado(trx, acuerdo, 'proveedora')),
  ]);
  partes.delete(quien);
  for (const usuarioId of partes)
    await notify(trx, {
      evento: novedadesAcuerdos['desacuerdo-movido'],
      usuarioId,
      enlace,
      variables: { ...toVariables(acuerdo), avance: presentAvance(accion, sentido) },
    });
  if (accion !== 'pedir-mediacion') return;
  for (const usuarioId of await listQuienesPueden(trx, RECURSO_ACUERDOS, 'editar', 'ministerio'))
    if (!partes.has(usuarioId) && usuarioId !== quien)
      await notify(trx, {
        evento: novedadesAcuerdos['desacuerdo-por-mediar'],
        usuarioId,
        enlace,
        variables: toVariables(acuerdo),
      });
}

/** Tells the entidad that offers a servicio that another one claims. */
export async function notifyReclamo(trx: Running, acuerdo: AcuerdoAvisado): Promise<void> {
  for (const usuarioId of await listDelLado(trx, acuerdo, 'proveedora'))
    await notify(trx, {
      evento: novedadesAcuerdos['desacuerdo-reclamado'],
      usuarioId,
      enlace: toAcuerdo(acuerdo.id),
      variables: toVariables(acuerdo),
    });
}
