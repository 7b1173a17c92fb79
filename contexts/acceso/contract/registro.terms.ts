/**
 * Limits of the texts of a registration, in characters: a value at or above its limit is refused
 * (specification §5 'generic max-length check'). The columns check the same numbers.
 */
export const LIMITES_REGISTRO = {
  numeroIdentificacion: 41,
  nombre: 101,
  numeroCelular: 31,
  cargo: 101,
  otroNumeroTelefonico: 11,
  correoElectronico: 255,
} as const;

/** Digits of the other phone number (specification §9). */
export const DIGITOS_TELEFONO = { minimo: 7, maximo: 10 } as const;

/** Messages of the registration, letter by letter (specification §5). */
export const MENSAJES_REGISTRO = {
  tipoRequerido: 'Tipo de entidad es requerido',
  entidadRequerida: 'Entidad es requerido',
  cargoRequerido: 'Cargo es requerido',
  soloDigitos: 'Contiene caracteres no validos',
  telefonoCorto: 'Campo no puede contener menos de 7 dígitos',
  telefonoLargo: 'Campo no puede contener más de 10 dígitos',
  correoRequerido: 'Correo electronico es requerido',
  confirmacionRequerida: 'Confirmación correo electronico es requerido',
  confirmacionDistinta: 'La confirmación no coincide',
  autorizacionRequerida: 'Debe autorizar el tratamiento de sus datos personales.',
} as const;

/** What is said of a text at or above its limit. */
export function presentLimiteExcedido(limite: number): string {
  return `Campo no puede contener más de ${limite - 1} caracteres`;
}
