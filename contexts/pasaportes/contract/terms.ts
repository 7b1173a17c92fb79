/** Version of what a pasaporte holds and how: another one gives other bytes of the same state. */
export const FORMATO_PASAPORTE = 1;

/** Forms a pasaporte is answered in, by their word in the address. */
export const FORMAS_PASAPORTE = {
  json: 'application/json',
  zip: 'application/zip',
  pdf: 'application/pdf',
} as const;
export type FormaPasaporte = keyof typeof FORMAS_PASAPORTE;

/** What a pasaporte is made of, in the order it is read. */
export const PARTES_PASAPORTE = [
  'portada',
  'resumen',
  'contrato',
  'mensajes',
  'ejemplos',
  'elementos',
  'conformidad',
  'certificados',
  'pruebas',
  'historia',
] as const;
export type PartePasaporte = (typeof PARTES_PASAPORTE)[number];

/** The signed list of the files of a pasaporte. */
export const MANIFIESTO = 'manifiesto.json';

/** Levels of the framework; null where there is no next one. */
export const NIVELES_SIGUIENTES = [2, 3] as const;
