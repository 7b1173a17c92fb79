/** Parts of the form of level 2 that are written, in their order; what is missing says to which it belongs. */
export const PARTES_NIVEL_DOS = [
  'servicio',
  'contrato',
  'correspondencia',
  'mensajes',
  'aprobacion',
] as const;
export type ParteNivelDos = (typeof PARTES_NIVEL_DOS)[number];

/** Lengths of texts in characters, sizes in bytes, and how many of each list a request of level 2 takes. */
export const LIMITES_NIVEL_DOS = {
  urlPruebas: 500,
  ruta: 1000,
  motivo: 500,
  responsable: 200,
  cargo: 200,
  observaciones: 2000,
  /** Places of fields in the contract. */
  vinculos: 2000,
  diferencias: 500,
  /** Messages that were checked, of one operation and part. */
  mensajesDeUno: 20,
  /** Of all operations together: a report looks at no more. */
  mensajes: 200,
  /** Of one message. */
  bytesMensaje: 1_000_000,
} as const;

export const DIRECCION_PRUEBAS = 'Escriba una dirección que empiece por https://, sin usuario ni contraseña.';

const DIRECCION_SEGURA = /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;

/** Empty, or an address over https without the name or the key of anybody in it. */
export function isDireccionPruebas(texto: string): boolean {
  return texto === '' || DIRECCION_SEGURA.test(texto);
}
