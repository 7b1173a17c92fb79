/**
 * Indicators whose figure stands on the page of the general data, in the order they are read. One that nobody outside may read, or that no
 * code computes, is left out.
 */
export const CIFRAS_DATOS_GENERALES = ['IND-01', 'IND-02', 'IND-23', 'IND-13', 'IND-30', 'IND-32'] as const;

/** The state of a servicio that others already call. */
export const ESTADO_PUBLICADO = 'publicado-nivel-3';
