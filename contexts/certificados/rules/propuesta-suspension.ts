import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission } from '@marco/contract-kit/permission-decision';
import { RECURSO_CERTIFICACION } from '../contract/terms.ts';
import {
  canTakeEnEstado,
  type QuienCertifica,
  type SituacionCertificado,
} from './can-take-paso-certificado.ts';

const OPERADOR = 'el operador de la plataforma';

/** Whether somebody may propose that a certificate is suspended: the operator alone, of level 3, one at a time (levels §11). */
export function canProponerSuspension(
  { esOperador, certificacion }: QuienCertifica,
  { nivel, estado, hayPropuesta }: SituacionCertificado,
): Decision {
  const rol = allowPermission(certificacion, RECURSO_CERTIFICACION, 'crear');
  if (!rol.allowed) return { ...rol, unblockers: [...rol.unblockers, OPERADOR] };
  if (!esOperador) return refuseWith('Solo el operador de la plataforma propone suspender.', OPERADOR);
  if (nivel !== 3) return refuseWith('Solo se propone suspender certificados de nivel 3.');
  const admite = canTakeEnEstado('proponer-suspension', estado);
  if (!admite.allowed) return admite;
  return hayPropuesta
    ? refuseWith('Ya se propuso suspender este certificado; falta que quien certifica lo decida.')
    : ALLOWED;
}
