import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { explainMeses, type MesRoto } from '../../rules/servicios/explain-meses.ts';
import { notifyDuenos } from '../contratos/notify-duenos.ts';
import { novedadesAns } from './novedades-ans.ts';

/** Tells the entidad of a servicio what it promised and did not keep in two months. */
export function notifyAnsIncumplido(
  trx: Transaction<DatabaseSchema>,
  servicioId: number,
  rotos: readonly MesRoto[],
): Promise<void> {
  const evento = novedadesAns['ans-incumplido'];
  const meses = explainMeses(rotos);
  return notifyDuenos(trx, servicioId, (destino, nombres) =>
    notify(trx, { evento, ...destino, variables: { ...nombres, meses } }),
  );
}
