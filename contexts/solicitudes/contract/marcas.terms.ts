/** What the entity did about a mark. */
export const RESPUESTAS_MARCA = ['corregida', 'refutada'] as const;
export type RespuestaMarca = (typeof RESPUESTAS_MARCA)[number];
export const RESPUESTA_MARCA: Readonly<Record<RespuestaMarca, string>> = {
  corregida: 'Corregida',
  refutada: 'No aplica',
};

/** Marks of one return, and lengths of their texts in characters. */
export const LIMITES_MARCAS = { maximo: 50, texto: 1000, respuesta: 1000, lugar: 200 } as const;
