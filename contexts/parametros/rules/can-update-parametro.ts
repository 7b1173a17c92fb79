import type { Decision } from '@marco/contract-kit';
import type { ReglaParametro } from './valor-parametro.ts';

const ALLOWED: Decision = { allowed: true, reasons: [], unblockers: [] };

export interface ParametroEditable extends ReglaParametro {
  readonly soloLectura: boolean;
}

/** Whether a caller may change a parameter here. Source: one rule for the server's refusal and the form's button. */
export function canUpdateParametro(
  { soloLectura, tipo, restriccion }: ParametroEditable,
  hasPermission: boolean,
): Decision {
  if (!hasPermission) {
    return {
      allowed: false,
      reasons: ['Su rol no permite cambiar parámetros.'],
      unblockers: ['Administrador MinTIC'],
    };
  }
  if (soloLectura) {
    return {
      allowed: false,
      reasons: ['Este valor lo fija el sistema al iniciar, con sus ajustes de instalación.'],
      unblockers: ['Quien opera el servidor'],
    };
  }
  if (tipo === 'json' && restriccion.campos === undefined) {
    return {
      allowed: false,
      reasons: ['Este valor tiene una forma que no se edita desde esta pantalla.'],
      unblockers: ['Quien opera el servidor'],
    };
  }
  return ALLOWED;
}
