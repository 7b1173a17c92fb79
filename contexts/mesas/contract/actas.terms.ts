/** States of the acta of a meeting; a sealed one never changes again. */
export const ESTADOS_ACTA = ['emitida', 'en-enmienda', 'sellada'] as const;
export type EstadoActa = (typeof ESTADOS_ACTA)[number];
export const ESTADO_ACTA: Readonly<Record<EstadoActa, string>> = {
  emitida: 'Emitida',
  'en-enmienda': 'En enmienda',
  sellada: 'Sellada',
};

/** The reason if there is no acta, for the screen and for an answer. */
export const ACTA_SIN_EMITIR = 'El acta de esta reunión aún no se ha emitido.';

/** What may be done with an acta. */
export const ACCIONES_ACTA = [
  'emitir',
  'reemitir',
  'abrirEnmienda',
  'proponerEnmienda',
  'decidirEnmienda',
  'sellar',
  'verificar',
] as const;
export type AccionActa = (typeof ACCIONES_ACTA)[number];

/** How far the documents of an acta are. */
export const PREPARACIONES_ACTA = ['en-curso', 'lista', 'fallida'] as const;
export type PreparacionActa = (typeof PREPARACIONES_ACTA)[number];

/** States of a proposal to change an acta. */
export const ESTADOS_ENMIENDA = ['propuesta', 'aceptada', 'rechazada'] as const;
export type EstadoEnmienda = (typeof ESTADOS_ENMIENDA)[number];
export const ESTADO_ENMIENDA: Readonly<Record<EstadoEnmienda, string>> = {
  propuesta: 'Por decidir',
  aceptada: 'Aceptada',
  rechazada: 'Rechazada',
};

/** What a file of a sealed acta is. */
export const PAPELES_ARCHIVO_ACTA = ['acta-pdf', 'acta-docx', 'adjunto'] as const;
export type PapelArchivoActa = (typeof PAPELES_ARCHIVO_ACTA)[number];

/** What a verification looks at: what is sealed and the public edition, which follows from the sealed content. */
export const PAPELES_VERIFICADOS = [...PAPELES_ARCHIVO_ACTA, 'publica-pdf', 'publica-docx'] as const;

/** The two ways an acta is read: with the names of people, or with entidades and counts (ADR 0056). */
export const EDICIONES_ACTA = ['completa', 'publica'] as const;

/** What a verification found of one sealed thing. */
export const COTEJOS_ACTA = ['intacto', 'cambiado', 'ausente', 'agregado', 'retirado'] as const;
export type CotejoActa = (typeof COTEJOS_ACTA)[number];

/** Longest texts of a proposal and of its answer. */
export const LIMITES_ENMIENDA = { texto: 2000, respuesta: 2000 } as const;

/** Working days an amendment window lasts: at most, and until a parameter says another number. */
export const DIAS_ENMIENDA = { maximo: 30, habitual: 5 } as const;
