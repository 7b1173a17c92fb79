import { explainRequired } from '@marco/contract-kit/required-text';
import { readVolumen, type ValoresSolicitud } from './valores.ts';

/** What cannot be sent as it is: the first broken rule of each part. */
export type ErroresSolicitud = Readonly<Partial<Record<keyof ValoresSolicitud, string>>>;

/** Why parts of the form cannot be saved, even as a draft, by the rules that the server uses. */
export function findErrores(valores: ValoresSolicitud): ErroresSolicitud {
  return {
    ...(valores.servicioNombre.trim() === ''
      ? { servicioNombre: explainRequired('Nombre del servicio') }
      : {}),
    ...(readVolumen(valores.volumenEstimado) === undefined
      ? { volumenEstimado: 'Escriba un número entero desde 0.' }
      : {}),
  };
}
