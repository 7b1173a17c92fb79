/** Who reads how to connect: what the product knows of their entidad decides the steps. */
export const LECTORES_FICHA = ['visitante', 'sin-xroad', 'con-xroad', 'proveedora'] as const;
export type LectorFicha = (typeof LECTORES_FICHA)[number];

/** How a step stands for who reads. */
export const ESTADOS_PASO_CONEXION = ['hecho', 'puede', 'falta', 'espera'] as const;
export type EstadoPasoConexion = (typeof ESTADOS_PASO_CONEXION)[number];
export const ESTADO_PASO_CONEXION: Readonly<Record<EstadoPasoConexion, string>> = {
  hecho: 'Hecho',
  puede: 'Ya puede',
  falta: 'Le falta',
  espera: 'Espera',
};

/** What the page of a servicio warns of, the worst first. */
export const TIPOS_AVISO_FICHA = [
  'suspendida',
  'retirada',
  'obsoleta',
  'mantenimiento',
  'sin-certificar',
] as const;
export type TipoAvisoFicha = (typeof TIPOS_AVISO_FICHA)[number];

/** Notices a page shows; more would hide what it is about. */
export const MAXIMO_AVISOS_FICHA = 2;

/** Values of a list that stand beside its field; the rest is read in the dictionary. */
export const PRIMEROS_VALORES_FICHA = 20;

/** Versions whose verdict the page tells, the newest ones; and sentences of each, the worst changes. */
export const MAXIMO_VEREDICTOS = 10;
export const FRASES_VEREDICTO = 3;

/** Rows of each list at the foot of the page. */
export const MAXIMO_RELACIONADOS = 5;
