export const ESTADOS_DESACUERDO = [
  'reclamado',
  'respondido',
  'en-mediacion',
  'decidido',
  'conciliado',
  'desistido',
] as const;
export type EstadoDesacuerdo = (typeof ESTADOS_DESACUERDO)[number];
export const ESTADO_DESACUERDO: Readonly<Record<EstadoDesacuerdo, string>> = {
  reclamado: 'Reclamado',
  respondido: 'Respondido',
  'en-mediacion': 'En mediación',
  decidido: 'Decidido',
  conciliado: 'Conciliado',
  desistido: 'Desistido',
};

export const PASOS_DESACUERDO = [
  'contestar',
  'aceptar',
  'pedir-mediacion',
  'llevar-a-mesa',
  'decidir',
  'desistir',
] as const;
export type PasoDesacuerdo = (typeof PASOS_DESACUERDO)[number];
export const PASO_DESACUERDO: Readonly<Record<PasoDesacuerdo, string>> = {
  contestar: 'Contestar',
  aceptar: 'Aceptar la respuesta',
  'pedir-mediacion': 'Pedir mediación',
  'llevar-a-mesa': 'Llevar a una mesa',
  decidir: 'Decidir',
  desistir: 'Desistir',
};

/** What an entidad does not agree with. */
export const ASUNTOS_DESACUERDO = ['rechazo', 'definicion', 'cuota'] as const;
export type AsuntoDesacuerdo = (typeof ASUNTOS_DESACUERDO)[number];
export const ASUNTO_DESACUERDO: Readonly<Record<AsuntoDesacuerdo, string>> = {
  rechazo: 'El rechazo de la petición',
  definicion: 'La definición de un dato',
  cuota: 'La cuota concedida',
};

/** Whom a decision gives the reason. */
export const SENTIDOS_DECISION = ['consumidora', 'proveedora', 'parcial'] as const;
export type SentidoDecision = (typeof SENTIDOS_DECISION)[number];
export const SENTIDO_DECISION: Readonly<Record<SentidoDecision, string>> = {
  consumidora: 'A favor de quien consume',
  proveedora: 'A favor de quien ofrece',
  parcial: 'En parte a favor de cada una',
};

/** Working days: to claim after a refusal, to answer, and to decide. */
export const DIAS_DESACUERDO = { reclamar: 10, contestar: 10, decidir: 15 } as const;

export const LIMITES_DESACUERDO = { texto: 4000, titulo: 160, precedente: 4000, busqueda: 100 } as const;
export const TAMANOS_PRECEDENTES = [10, 25, 50] as const;
