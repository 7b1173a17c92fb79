import { ApiError } from '@marco/web-kit/api-client';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import type { Modals } from '@marco/web-kit/modal';
import {
  CAMPOS_MESA,
  type CampoMesa,
  type ErroresMesa,
  NOMBRES_CAMPOS_MESA,
} from '../../rules/datos-mesa.ts';

/** Messages the server attached to fields of the form, also that of a name that is taken. */
export function findErroresServidor(error: unknown): ErroresMesa {
  if (!(error instanceof ApiError)) return {};
  const own = error.detalles.filter(({ campo }) => CAMPOS_MESA.includes(campo as CampoMesa));
  return Object.fromEntries(own.map(({ campo, mensaje }) => [campo, mensaje]));
}

/** The message of each field with its name, in the order of the form (ERR-01). */
export function openAvisoErrores(modals: Modals, errores: ErroresMesa): Promise<boolean> {
  const wrong = CAMPOS_MESA.filter((campo) => errores[campo] !== undefined);
  return openValidationErrors(
    modals,
    wrong.map((campo) => `${NOMBRES_CAMPOS_MESA[campo]}: ${errores[campo]}`),
  );
}

/** Why it could not be saved: the fields the server refused, or its reason. */
export function openAvisoFallo(modals: Modals, error: unknown): Promise<boolean> {
  const errores = findErroresServidor(error);
  return Object.keys(errores).length > 0 ? openAvisoErrores(modals, errores) : openFailure(modals, error);
}
