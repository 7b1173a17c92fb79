import type { EstadoSolicitud } from './estados.terms.ts';

/** Who a stretch of the life of a request is counted to. */
export const DUENOS = ['ministerio', 'and', 'entidad'] as const;
export type Dueno = (typeof DUENOS)[number];
export const DUENO: Readonly<Record<Dueno, string>> = {
  ministerio: 'Ministerio',
  and: 'Agencia Nacional Digital',
  entidad: 'Entidad',
};

/** Who acts next, within its dueño. */
export const ENCARGADOS = [
  'solicitante',
  'aprobadores',
  'coordinadores',
  'consultor',
  'certificadores',
  'operador',
] as const;
export type Encargado = (typeof ENCARGADOS)[number];
export const ENCARGADO: Readonly<Record<Encargado, string>> = {
  solicitante: 'La entidad',
  aprobadores: 'Quien aprueba por la entidad',
  coordinadores: 'La coordinación del ministerio',
  consultor: 'El consultor del ministerio',
  certificadores: 'Quien certifica en el ministerio',
  operador: 'La Agencia Nacional Digital',
};

/** Why the term of a request may stand still. */
export const CAUSAS_SUSPENSION = ['concepto-de-tercero', 'decision-judicial', 'fuerza-mayor'] as const;
export type CausaSuspension = (typeof CAUSAS_SUSPENSION)[number];
export const CAUSA_SUSPENSION: Readonly<Record<CausaSuspension, string>> = {
  'concepto-de-tercero': 'Concepto de un tercero',
  'decision-judicial': 'Decisión judicial',
  'fuerza-mayor': 'Fuerza mayor',
};

/** Where the term stands, by colour and always in words. */
export const SEMAFORO = {
  verde: 'A tiempo',
  amarillo: 'Por vencer',
  rojo: 'Vencida',
  gris: 'Suspendida',
} as const;
export type Semaforo = keyof typeof SEMAFORO;

/** Days a suspension may be said to last, at most; it can be suspended again. */
export const MAXIMO_DIAS_SUSPENSION = 365;

/** Stretches the life of a request is made of, in their order, from its filing to its certification. */
export const FASES = [
  'radicada',
  'asignada',
  'en-revision',
  'devuelta',
  'en-conceptualizacion',
  'en-evaluacion',
  'en-verificacion',
  'pendiente-entidad',
  'concepto-favorable',
] as const satisfies readonly EstadoSolicitud[];
export type Fase = (typeof FASES)[number];

/** Cases the history of a level needs before it forecasts. */
export const MUESTRAS_MINIMAS = 20;
