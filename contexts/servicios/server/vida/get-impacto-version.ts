import { type CallContext, requireAllowed, toCaller } from '@marco/server-kit';
import { type ImpactoVersion, serviciosErrors } from '../../contract/index.ts';
import { canReadImpacto } from '../../rules/vida/can-take-paso-vida.ts';
import { computeImpactoVersion } from './compute-impacto-version.ts';
import { getVidaRow, toQuienRetira, type VidaDependencies } from './present-vida.ts';

/**
 * Whom the end of a version breaks, for who decides it.
 *
 * @throws as `computeImpactoVersion`; VERSION_ACCION_NO_PERMITIDA
 */
export async function getImpactoVersion(
  dependencies: VidaDependencies,
  { id, sucesoraId }: { readonly id: number; readonly sucesoraId: number | null },
  context: CallContext,
): Promise<ImpactoVersion> {
  const row = await getVidaRow(dependencies.database, id);
  requireAllowed(canReadImpacto(toQuienRetira(context), row), serviciosErrors, 'VERSION_ACCION_NO_PERMITIDA');
  return computeImpactoVersion(dependencies, { versionId: id, sucesoraId }, toCaller(context));
}
