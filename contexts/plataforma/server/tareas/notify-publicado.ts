import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { notifyDuenos } from '../contratos/notify-duenos.ts';
import { novedadesTareas } from './novedades-tareas.ts';
import type { TareaRow } from './tareas.queries.ts';

/** Tells those who write the requests of the entidad that a version of their servicio is published. */
export async function notifyPublicado(
  trx: Transaction<DatabaseSchema>,
  { servicio_id: servicioId, numero }: Pick<TareaRow, 'servicio_id' | 'numero'>,
): Promise<void> {
  if (servicioId === null) return;
  const evento = novedadesTareas['servicio-publicado'];
  await notifyDuenos(trx, servicioId, (destino, nombres) =>
    notify(trx, { evento, ...destino, variables: { ...nombres, version: numero ?? '' } }),
  );
}
