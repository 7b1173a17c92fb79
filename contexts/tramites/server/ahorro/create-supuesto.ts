import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, refuseAt, requireActor, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type SupuestoConFuente, tramitesErrors } from '../../contract/index.ts';
import { isParte } from '../../contract/terms.ts';
import { listSupuestosVigentes } from './ahorro.queries.ts';
import { addSupuesto, type SupuestoNuevo } from './ahorro.repository.ts';

const CIEN = 100;

/**
 * Writes an assumption of the savings with its source; every saving is computed with it from then on.
 *
 * @throws SUPUESTO_DESORDENADO, SUPUESTO_FUERA_DE_RANGO
 */
export function createSupuesto(
  database: Kysely<DatabaseSchema>,
  supuesto: SupuestoNuevo,
  context: CallContext,
): Promise<SupuestoConFuente> {
  const { codigo, bajo, central, alto } = supuesto;
  const intent = { action: 'escribir-supuesto', objectType: 'supuesto', objectId: codigo } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    if (bajo > central || central > alto) throw refuseAt(tramitesErrors, 'SUPUESTO_DESORDENADO', 'central');
    if (isParte(codigo) && alto > CIEN) throw refuse(tramitesErrors, 'SUPUESTO_FUERA_DE_RANGO');
    const antes = (await listSupuestosVigentes(trx)).find((uno) => uno.codigo === codigo);
    const desde = await addSupuesto(trx, supuesto, requireActor(context).userId);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: {
        antes: antes ? { bajo: antes.bajo, central: antes.central, alto: antes.alto } : null,
        despues: { bajo, central, alto, fuente: supuesto.fuente, anio: supuesto.anio },
      },
    });
    return { ...supuesto, desde: desde.toISOString() };
  });
}
