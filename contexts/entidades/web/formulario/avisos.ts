import { ApiError } from '@marco/web-kit/api-client';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import type { Modals } from '@marco/web-kit/modal';
import type { CampoEntidad, ErroresEntidad } from '../../rules/datos-entidad.ts';
import { CAMPOS, NOMBRES_CAMPOS } from './valores.ts';

/** Messages the server attached to fields of the form, also those of a NIT or code that is taken. */
export function findErroresServidor(error: unknown): ErroresEntidad {
  if (!(error instanceof ApiError)) return {};
  const own = error.detalles.filter(({ campo }) => CAMPOS.includes(campo as CampoEntidad));
  return Object.fromEntries(own.map(({ campo, mensaje }) => [campo, mensaje]));
}

/** The message of each field with its name, in the order of the form (ERR-01). */
export function openAvisoErrores(modals: Modals, errores: ErroresEntidad): Promise<boolean> {
  const wrong = CAMPOS.filter((campo) => errores[campo] !== undefined);
  return openValidationErrors(
    modals,
    wrong.map((campo) => `${NOMBRES_CAMPOS[campo]}: ${errores[campo]}`),
  );
}

/** Why it could not be saved: the fields the server refused, or its reason. */
export function openAvisoFallo(modals: Modals, error: unknown): Promise<boolean> {
  const errores = findErroresServidor(error);
  return Object.keys(errores).length > 0 ? openAvisoErrores(modals, errores) : openFailure(modals, error);
}
