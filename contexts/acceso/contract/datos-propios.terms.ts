/** Formats in which a person can download their own data. */
export const FORMATOS_DATOS = ['json', 'html'] as const;
export type FormatoDatos = (typeof FORMATOS_DATOS)[number];

/** What a person types before their data are suppressed. */
export const FRASE_SUPRESION = 'SUPRIMIR MIS DATOS';
