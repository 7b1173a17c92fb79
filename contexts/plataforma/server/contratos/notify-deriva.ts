import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { explainDeriva } from '../../rules/contratos/explain-deriva.ts';
import { notifyDuenos } from './notify-duenos.ts';
import { novedadesDeriva } from './novedades-deriva.ts';

/** Tells those who write the requests of the entidad that a contract of theirs in production is not the certified one. */
export function notifyDeriva(
  trx: Transaction<DatabaseSchema>,
  servicioId: number,
  cuenta: { readonly total: number; readonly rompen: number },
): Promise<void> {
  const evento = novedadesDeriva['servicio-deriva'];
  const cambios = explainDeriva(cuenta);
  return notifyDuenos(trx, servicioId, (destino, nombres) =>
    notify(trx, { evento, ...destino, variables: { ...nombres, cambios } }),
  );
}
