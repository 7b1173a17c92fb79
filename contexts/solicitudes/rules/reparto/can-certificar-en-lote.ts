import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { TipoSolicitud } from '../../contract/terms.ts';
import { isImpactoExigido } from '../impacto/impacto-exigido.ts';

/**
 * Whether a request may be certified with others, by a list: not one whose approval asks to see whom it breaks. Its page
 * shows that, and who certifies sees it there too.
 */
export function canCertificarEnLote({ tipo }: { readonly tipo: TipoSolicitud }): Decision {
  if (!isImpactoExigido(tipo)) return ALLOWED;
  return refuseWith(
    tipo === 'retiro'
      ? 'Retira una versión que otros pueden estar usando: certifíquela en su página, donde se ve a quiénes rompe.'
      : 'Cambia un servicio que otros pueden estar usando: certifíquela en su página, donde se ve a quiénes rompe.',
  );
}
