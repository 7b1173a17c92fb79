import type { DatabaseSchema } from '@marco/database';
import { notify, presentMomento } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { toEditMesa } from '../../contract/mesas-private.paths.ts';
import type { ReunionGestionada } from './gestion-reunion.queries.ts';
import { novedadesReunion } from './novedades-reunion.ts';

/** Asks each of those invited people by mail whether they come; their calendars have the meeting already. */
export async function notifyRecordada(
  transaction: Transaction<DatabaseSchema>,
  reunion: ReunionGestionada,
  faltan: readonly { readonly nombre: string; readonly correo: string }[],
): Promise<void> {
  const variables = {
    mesa: reunion.mesa,
    tematica: reunion.tematica,
    fecha: presentMomento(reunion.inicia_en),
    lugar: [reunion.lugar, reunion.enlace].filter((text) => text !== '').join(' · '),
  };
  for (const { nombre, correo } of faltan)
    await notify(transaction, {
      evento: novedadesReunion['reunion-recordada'],
      usuarioId: null,
      nombre,
      correo,
      enlace: toEditMesa(reunion.mesa_id),
      variables,
    });
}
