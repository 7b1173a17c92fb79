import { PERMISSION_GIVER } from '@marco/country/ministry';

/** Permission to set the elements of the messages of a servicio: that of editing elements. */
export const RECURSO_ELEMENTOS = {
  code: 'elementos-de-dato',
  name: 'elementos de dato',
  giver: PERMISSION_GIVER,
} as const;

/** Which way an element travels in the messages of a servicio. */
export const SENTIDOS = ['entrada', 'salida', 'ambos'] as const;
export type Sentido = (typeof SENTIDOS)[number];

export const NOMBRES_SENTIDO: Readonly<Record<Sentido, string>> = {
  entrada: 'Entrada',
  salida: 'Salida',
  ambos: 'Entrada y salida',
};
