import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { toMesa } from '../../contract/mesas.paths.ts';
import { novedadesMesa } from './novedades-mesa.ts';
import { listSeguidores } from './seguidores.queries.ts';

interface CambioSeguido {
  readonly idMesa: number;
  readonly mesa: string;
  /** What happened, as the rest of a sentence: 'se selló el acta 7'. Only what everybody may read of a mesa. */
  readonly cambio: string;
}

/** Tells who follows a mesa what happened in it. The notice leads to its consult, which is open to whoever lost their rol. */
export async function notifySeguidores(
  transaction: Transaction<DatabaseSchema>,
  { idMesa, mesa, cambio }: CambioSeguido,
): Promise<void> {
  for (const usuarioId of await listSeguidores(transaction, idMesa))
    await notify(transaction, {
      evento: novedadesMesa['mesa-seguida'],
      usuarioId,
      enlace: toMesa(idMesa),
      variables: { mesa, cambio },
    });
}
