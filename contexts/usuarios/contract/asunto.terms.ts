/** What a matter that waits is about: its icon in the list. */
export const CLASES_ASUNTO = [
  'solicitud',
  'acuerdo',
  'certificado',
  'elemento',
  'compromiso',
  'reunion',
  'usuario',
  'plataforma',
] as const;
export type ClaseAsunto = (typeof CLASES_ASUNTO)[number];

/** Whose matters a person chooses to see: what they may do themselves, or what anybody of their entidad must do. */
export const AMBITOS_ELEGIBLES = ['mio', 'entidad'] as const;
export type AmbitoElegible = (typeof AMBITOS_ELEGIBLES)[number];
/** The same, and what others must do for the entidad. */
export const AMBITOS_ASUNTO = [...AMBITOS_ELEGIBLES, 'otros'] as const;
export type AmbitoAsunto = (typeof AMBITOS_ASUNTO)[number];

/** Matters by their last day, in the order of the list. */
export const GRUPOS_ASUNTO = ['vencido', 'hoy', 'semana', 'despues'] as const;
export type GrupoAsunto = (typeof GRUPOS_ASUNTO)[number];
export const GRUPO_ASUNTO: Readonly<Record<GrupoAsunto, string>> = {
  vencido: 'Vencido',
  hoy: 'Hoy',
  semana: 'Esta semana',
  despues: 'Después',
};

/** Matters of each group that are shown at first, and those of one group that is shown whole. */
export const ASUNTOS_POR_GRUPO = 7;
export const ASUNTOS_DE_UN_GRUPO = 100;
