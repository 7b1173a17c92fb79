const PUBLICO =
  'indicators of the catalogue are of the whole country; their rows are those the lists give the caller';

/** What anybody may ask by a code. */
export const forEverybody = {
  getIndicador: PUBLICO,
  listValores: PUBLICO,
  getExplicacion: PUBLICO,
  listFilas: PUBLICO,
  downloadIndicador: PUBLICO,
  downloadFilas: PUBLICO,
};
