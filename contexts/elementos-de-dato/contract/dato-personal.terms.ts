/** Whether it is data of a person, and of which kind (Ley 1581 of 2012). */
export const DATOS_PERSONALES = ['no', 'publico', 'semiprivado', 'privado', 'sensible'] as const;
export type DatoPersonal = (typeof DATOS_PERSONALES)[number];
export const DATO_PERSONAL: Readonly<Record<DatoPersonal, string>> = {
  no: 'No es dato personal',
  publico: 'Dato personal público',
  semiprivado: 'Dato personal semiprivado',
  privado: 'Dato personal privado',
  sensible: 'Dato personal sensible',
};
