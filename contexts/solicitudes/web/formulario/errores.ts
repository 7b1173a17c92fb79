import { explainRequired } from '@marco/contract-kit/required-text';
import { readVolumen, type ValoresSolicitud } from './valores.ts';

/** What cannot be sent as it is: the first broken rule of each part. */
export type ErroresSolicitud = Readonly<Partial<Record<keyof ValoresSolicitud, string>>>;

/** What keeps parts of the form from being saved, even as a draft, by the rules the server refuses with. */
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
