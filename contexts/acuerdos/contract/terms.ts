export { RECURSO_ACUERDOS } from '@marco/servicios/terms';

export * from './desacuerdo.terms.ts';
export * from './politica.terms.ts';

export const ESTADOS_ACUERDO = [
  'borrador',
  'enviado',
  'en-aclaracion',
  'activo',
  'rechazado',
  'suspendido',
  'terminado',
] as const;
export type EstadoAcuerdo = (typeof ESTADOS_ACUERDO)[number];
export const ESTADO_ACUERDO: Readonly<Record<EstadoAcuerdo, string>> = {
  borrador: 'Borrador',
  enviado: 'Enviado',
  'en-aclaracion': 'En aclaración',
  activo: 'Activo',
  rechazado: 'Rechazado',
  suspendido: 'Suspendido',
  terminado: 'Terminado',
};

/** Steps somebody takes by hand. */
export const PASOS_ACUERDO = [
  'enviar',
  'pedir-aclaracion',
  'responder',
  'aprobar',
  'rechazar',
  'suspender',
  'reanudar',
  'terminar',
] as const;
export type PasoAcuerdo = (typeof PASOS_ACUERDO)[number];
export const PASO_ACUERDO: Readonly<Record<PasoAcuerdo, string>> = {
  enviar: 'Enviar',
  'pedir-aclaracion': 'Pedir aclaración',
  responder: 'Responder',
  aprobar: 'Aprobar',
  rechazar: 'Rechazar',
  suspender: 'Suspender',
  reanudar: 'Reanudar',
  terminar: 'Terminar',
};

/** The sides of an acuerdo; the platform is the ministry, which may suspend for everybody. */
export const LADOS_ACUERDO = ['consumidora', 'proveedora', 'plataforma'] as const;
export type LadoAcuerdo = (typeof LADOS_ACUERDO)[number];
export const LADO_ACUERDO: Readonly<Record<LadoAcuerdo, string>> = {
  consumidora: 'La entidad que consume',
  proveedora: 'La entidad que ofrece',
  plataforma: 'El ministerio',
};

/** Why a request for an acuerdo is refused: a closed list, beside the words of who refuses. */
export const CAUSAS_RECHAZO = [
  'finalidad-sin-norma',
  'campos-de-mas',
  'datos-personales-sin-base',
  'sin-capacidad',
  'otra-fuente',
  'otra',
] as const;
export type CausaRechazo = (typeof CAUSAS_RECHAZO)[number];
export const CAUSA_RECHAZO: Readonly<Record<CausaRechazo, string>> = {
  'finalidad-sin-norma': 'La norma no sustenta la finalidad',
  'campos-de-mas': 'Pide más datos de los que la finalidad necesita',
  'datos-personales-sin-base': 'Falta la base para tratar los datos personales',
  'sin-capacidad': 'La entidad no tiene capacidad para ese volumen',
  'otra-fuente': 'Los datos los ofrece otra entidad',
  otra: 'Otra razón',
};

/** Parts of a request that a clarification may be asked about. */
export const LUGARES_ACUERDO = ['finalidad', 'norma', 'campos', 'volumen', 'sistema', 'convenio'] as const;
export type LugarAcuerdo = (typeof LUGARES_ACUERDO)[number];
export const LUGAR_ACUERDO: Readonly<Record<LugarAcuerdo, string>> = {
  finalidad: 'Finalidad',
  norma: 'Norma',
  campos: 'Datos que necesita',
  volumen: 'Volumen diario',
  sistema: 'Sistema y responsable',
  convenio: 'Convenio',
};

export const LIMITES_ACUERDO = {
  finalidades: 10,
  campos: 500,
  marcas: 20,
  titulo: 160,
  descripcion: 2000,
  norma: 300,
  justificacion: 500,
  motivo: 1000,
  sistema: 160,
  subsistema: 60,
  nombre: 160,
  cargo: 160,
  correo: 254,
  convenio: 80,
  texto: 100,
  volumen: 100_000_000,
  personas: 1_000_000,
  retencionDias: 36_500,
} as const;

/** Forms the reduced contract of an acuerdo is downloaded in. */
export const FORMAS_CONTRATO = ['openapi', 'zip'] as const;
export type FormaContrato = (typeof FORMAS_CONTRATO)[number];

/** Which acuerdos a list shows. */
export const VISTAS_ACUERDOS = ['consumidora', 'proveedora'] as const;
export type VistaAcuerdos = (typeof VISTAS_ACUERDOS)[number];
export const VISTA_ACUERDOS: Readonly<Record<VistaAcuerdos, string>> = {
  consumidora: 'Los que pide mi entidad',
  proveedora: 'Los que piden a mi entidad',
};
export const TAMANOS_ACUERDOS = [10, 25, 50] as const;
export const ORDENES_ACUERDOS = ['fecha', 'servicio'] as const;
export type OrdenAcuerdos = (typeof ORDENES_ACUERDOS)[number];

/** Where programs call the simulator, which answers by the reduced contract of an acuerdo to who sends its key. */
export const DIRECCION_SIMULADOR = '/simulador';
/** Header that carries the key of an acuerdo. */
export const CABECERA_CLAVE = 'Simulador-Clave';
