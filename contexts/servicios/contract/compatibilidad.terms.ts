/** What a message is written in; each form is judged by itself, because a list and an order mean less in one than in the other. */
export const FORMAS_MENSAJE = ['xml', 'json'] as const;
export type FormaMensaje = (typeof FORMAS_MENSAJE)[number];
export const FORMA_MENSAJE: Readonly<Record<FormaMensaje, string>> = { xml: 'XML', json: 'JSON' };

/** What whoever reads does with a field it does not know: a tolerant reader leaves it out, a sequence of XSD refuses it. */
export const LECTURAS = ['tolerante', 'estricta'] as const;
export type Lectura = (typeof LECTURAS)[number];
export const LECTURA: Readonly<Record<Lectura, string>> = {
  tolerante: 'Ignora los campos que no conoce',
  estricta: 'Rechaza los campos que no conoce',
};

/** What a change does to those who use the service, the worst last. */
export const VEREDICTOS_CAMBIO = ['compatible', 'aviso', 'rompe'] as const;
export type VeredictoCambio = (typeof VEREDICTOS_CAMBIO)[number];

/** Who meets a change: whoever reads what the service writes, or whoever asks it. */
export const QUIENES_USAN = ['pide', 'lee'] as const;
export type QuienUsa = (typeof QUIENES_USAN)[number];

/** What the reader does with a message that proves a break: it takes `otro-sentido` and understands another thing. */
export const EFECTOS = ['rechaza', 'otro-sentido'] as const;
export type EfectoContraejemplo = (typeof EFECTOS)[number];

export const CLASES_CAMBIO = [
  'operacion-nueva',
  'operacion-retirada',
  'mensaje-nuevo',
  'mensaje-retirado',
  'error-nuevo',
  'error-retirado',
  'opcional-nuevo',
  'obligatorio-nuevo',
  'opcional-retirado',
  'obligatorio-retirado',
  'alternativa-nueva',
  'alternativa-retirada',
  'pasa-a-opcional',
  'pasa-a-obligatorio',
  'puede-venir-mas',
  'puede-venir-menos',
  'debe-venir-mas',
  'debe-venir-menos',
  'valor-y-lista',
  'valores-mas-amplios',
  'valores-mas-estrechos',
  'tipo-cambiado',
  'sentido-cambiado',
  'modelo-cambiado',
  'orden-cambiado',
  'espacio-cambiado',
  'estructura-sin-comparar',
] as const;
export type ClaseCambio = (typeof CLASES_CAMBIO)[number];

/** Changes an answer tells, the worst first; of how many the message that proves it, and how many fields that may have. */
export const LIMITES_COMPATIBILIDAD = {
  cambios: 200,
  contraejemplos: 40,
  camposContraejemplo: 2000,
} as const;
