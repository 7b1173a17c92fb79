import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { TipoSolicitud } from '../../contract/terms.ts';
import type { QuienTramita } from '../ciclo/can-act-on-solicitud.ts';

/** Stands for the digest of the impact where no version in use changes: what was seen is that nobody is concerned. */
export const SIN_VERSION_EN_USO = 'sin-version-en-uso';

/**
 * Whether who approves a request for its entity has to have seen whom it breaks: of one that changes or ends what others may
 * use already. A new servicio breaks nobody.
 */
export function isImpactoExigido(tipo: TipoSolicitud): boolean {
  return tipo !== 'nueva';
}

/** Reading whom a request breaks: its entity and the ministry; it names which data each consumer reads. */
export function canReadImpactoSolicitud(
  { esMinisterio, entidadId }: Pick<QuienTramita, 'esMinisterio' | 'entidadId'>,
  solicitud: { readonly entidadId: number },
): Decision {
  if (esMinisterio || entidadId === solicitud.entidadId) return ALLOWED;
  return refuseWith('A quiénes rompe una solicitud lo leen la entidad que la hace y el ministerio.');
}

/** What is wrong with what somebody says they saw of the impact, as the refusal of the step names it; undefined where it holds. */
export function findFaltaDeImpacto(
  huella: string,
  vista: string | null | undefined,
): 'IMPACTO_SOLICITUD_SIN_VER' | 'IMPACTO_SOLICITUD_DISTINTO' | undefined {
  if (!vista) return 'IMPACTO_SOLICITUD_SIN_VER';
  return vista === huella ? undefined : 'IMPACTO_SOLICITUD_DISTINTO';
}
