import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { ReglaParametro } from './valor-parametro.ts';

const SEGUNDA_PERSONA = 'otra persona del ministerio que confirma cambios';
const OPERADOR = 'quien opera el servidor';

export interface ParametroEditable extends ReglaParametro {
  readonly soloLectura: boolean;
  /** Whether a change of it waits for a second person. */
  readonly tienePendiente: boolean;
}

/**
 * Whether a caller may change a parameter here. Source: one rule for the server's refusal and the form's button.
 *
 * @param rol whether the rol of the caller edits parameters
 */
export function canUpdateParametro(
  { soloLectura, tienePendiente, tipo, restriccion }: ParametroEditable,
  rol: Decision,
): Decision {
  if (!rol.allowed) return rol;
  if (soloLectura)
    return refuseWith('Este valor lo fija el sistema al iniciar, con sus ajustes de instalación.', OPERADOR);
  if (tipo === 'json' && restriccion.campos === undefined)
    return refuseWith('Este valor tiene una forma que no se edita desde esta pantalla.', OPERADOR);
  if (tienePendiente)
    return refuseWith(
      'Este valor tiene un cambio por confirmar. Decídalo antes de proponer otro.',
      SEGUNDA_PERSONA,
    );
  return ALLOWED;
}
