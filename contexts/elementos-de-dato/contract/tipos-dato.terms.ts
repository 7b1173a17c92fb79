/** Types of a simple element; each is one type of XML Schema. */
export const TIPOS_DATO = [
  'cadena',
  'entero',
  'decimal',
  'fecha',
  'fecha-hora',
  'hora',
  'booleano',
  'binario',
  'uri',
] as const;
export type TipoDato = (typeof TIPOS_DATO)[number];
export const TIPO_DATO: Readonly<Record<TipoDato, string>> = {
  cadena: 'Cadena de texto',
  entero: 'Número entero',
  decimal: 'Número decimal',
  fecha: 'Fecha',
  'fecha-hora': 'Fecha y hora',
  hora: 'Hora',
  booleano: 'Verdadero o falso',
  binario: 'Binario (Base64)',
  uri: 'Dirección (URI)',
};
