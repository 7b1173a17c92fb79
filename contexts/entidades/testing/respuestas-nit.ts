/** Texts of the look-up by NIT, as the specification words them. */
export const VERIFICAR = 'Error, por favor verifica la información suministrada';
export const NO_ENCONTRADA =
  'Conforme los datos ingresados no se encontró alguna entidad. Por favor verifique la información suministrada';

/** The answer that names a company or an institution. */
export function createNitEncontrado(nombre: string) {
  return { existRUES: true, errorWS: false, msgErrorWS: null, nombre };
}

/** The answer that names nobody, with its message. */
export function createNitRechazado(msgErrorWS: unknown, errorWS = false) {
  return { existRUES: false, errorWS, msgErrorWS, nombre: null };
}
