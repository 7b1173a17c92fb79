import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { novedadesAcompanamiento } from '../novedades-acompanamiento.ts';
import { listLectoresDe } from '../seguimiento/seguidores.queries.ts';
import { listPersonas, type ParteAvisada, toEnlace, toVariables } from '../solicitudes/notify-solicitud.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { listAutores } from './conversacion.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** Mails of one address about messages in an hour; above that they show in the product alone. */
const TOPE = { correos: 6, horas: 1 } as const;

/** Who of the other side is told: who has the request there, and who wrote before, as far as they may still read it. */
async function listOtraParte(trx: Running, row: SolicitudRow, esMinisterio: boolean): Promise<number[]> {
  const [encargado, suplentes]: readonly [ParteAvisada, ParteAvisada] = esMinisterio
    ? ['solicitante', 'aprobadores']
    : ['consultor', 'coordinadores'];
  const personas = new Set([
    ...(await listPersonas(trx, encargado, row)),
    ...(await listAutores(trx, row.id, !esMinisterio)),
  ]);
  const lectores = await listLectoresDe(trx, [...personas], row);
  return lectores.length > 0 ? lectores : listPersonas(trx, suplentes, row);
}

/** Tells the other side of a message; what it says is read in the product alone. */
export async function notifyMensaje(
  trx: Running,
  row: SolicitudRow,
  { esMinisterio, autor }: { readonly esMinisterio: boolean; readonly autor: string },
): Promise<void> {
  for (const usuarioId of await listOtraParte(trx, row, esMinisterio))
    await notify(trx, {
      evento: novedadesAcompanamiento['solicitud-mensaje'],
      usuarioId,
      enlace: toEnlace(row),
      variables: { ...toVariables(row), autor },
      tope: TOPE,
    });
}
