/** How the entidad that offers a version decides about those who want to consume it. */
export const MODOS_POLITICA = ['manual', 'automatica'] as const;
export type ModoPolitica = (typeof MODOS_POLITICA)[number];
export const MODO_POLITICA: Readonly<Record<ModoPolitica, string>> = {
  manual: 'Una persona decide cada petición',
  automatica: 'Se aprueba sola cuando cabe en las cuotas y solo pide datos de uso corriente',
};

/** What a condition looks at. */
export const CLASES_CONDICION = ['tipo', 'orden', 'sector', 'entidad', 'convenio'] as const;
export type ClaseCondicion = (typeof CLASES_CONDICION)[number];
export const LIMITES_POLITICA = {
  grupos: 10,
  condiciones: 10,
  valores: 100,
  texto: 2000,
  cuota: 1_000_000_000,
  diasRespuesta: 60,
  mesesVigencia: 120,
} as const;

/** What holds where the entidad said nothing. */
export const POLITICA_INICIAL = { diasRespuesta: 10, mesesVigencia: 24 } as const;
