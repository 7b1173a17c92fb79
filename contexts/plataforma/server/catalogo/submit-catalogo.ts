import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CambioDeCatalogo, COSAS_DE_CATALOGO } from '../../contract/catalogo.terms.ts';
import { plataformaErrors } from '../../contract/index.ts';
import { refreshTareas } from '../hechos/refresh-tareas.ts';
import { keepTurnoDeCatalogo, setCosas } from './catalogo.repository.ts';
import { type ArchivoDeInstancia, computeRevision, countPorCambio } from './verify-catalogo.ts';

/**
 * Applies exactly what a review showed, in one transaction.
 *
 * @throws CATALOGO_CON_PROBLEMAS; REVISION_DISTINTA where something was registered since the review
 */
export function submitCatalogo(
  database: Kysely<DatabaseSchema>,
  { huella, ...archivo }: ArchivoDeInstancia & { readonly huella: string },
  context: CallContext,
): Promise<{ readonly porCambio: Record<CambioDeCatalogo, number> }> {
  const { ambiente } = archivo;
  const intent = { action: 'importar-instancia', objectType: 'instancia-xroad', objectId: ambiente } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    await keepTurnoDeCatalogo(trx, ambiente);
    const hecha = await computeRevision(trx, archivo);
    if (hecha.huella !== huella) throw refuse(plataformaErrors, 'REVISION_DISTINTA');
    const { filas } = hecha.revision;
    // What something stands in comes before it.
    for (const tipo of COSAS_DE_CATALOGO)
      for (const estan of [true, false]) {
        const suyas = filas.filter(
          ({ cosa, cambio }) => cosa.tipo === tipo && (cambio !== 'falta') === estan,
        );
        await setCosas(trx, ambiente, { tipo, estan, cosas: suyas.map(({ cosa }) => cosa) });
      }
    await refreshTareas(trx);
    const porCambio = countPorCambio(hecha.revision);
    await writeAudit(trx, context, { ...intent, result: 'exito', detail: { porCambio } });
    return { porCambio };
  });
}
