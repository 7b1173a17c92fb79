import type { PapelMensaje } from '@marco/servicios/terms';

/** A message after 'mensaje': each word has its own article. */
export const DE_PAPEL: Readonly<Record<PapelMensaje, string>> = {
  peticion: 'de la petición',
  respuesta: 'de la respuesta',
  error: 'del error',
};

/** Where a field stands. */
export const EN_PAPEL: Readonly<Record<PapelMensaje, string>> = {
  peticion: 'en la petición',
  respuesta: 'en la respuesta',
  error: 'en el error',
};
