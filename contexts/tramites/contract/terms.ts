import { ADMINISTRADOR } from '@marco/country/ministry';

export * from './ahorro.terms.ts';
export * from './veredictos.terms.ts';

/** Resources of the permissions: the trámites, and what a saving rests on. */
export const RECURSO_TRAMITES = { code: 'tramites', name: 'trámites', giver: ADMINISTRADOR } as const;
export const RECURSO_AHORRO = {
  code: 'ahorro',
  name: 'los supuestos de los ahorros',
  giver: ADMINISTRADOR,
} as const;

/** Kinds of the single register of trámites (SUIT): trámite, another administrative procedure, access to information. */
export const TIPOS_TRAMITE = { tramite: 'Trámite', opa: 'Otro procedimiento', consulta: 'Consulta' } as const;
export type TipoTramite = keyof typeof TIPOS_TRAMITE;

/** What the trámite asks for. Only a documento is a paper somebody has to bring. */
export const TIPOS_REQUISITO = {
  documento: 'Documento',
  dato: 'Dato que se escribe',
  formulario: 'Formulario',
  pago: 'Pago',
  condicion: 'Condición',
} as const;
export type TipoRequisito = keyof typeof TIPOS_REQUISITO;

/** Levels of the digital transformation of a trámite; 5 exchanges data with other entidades. */
export const NIVELES_DIGITALES = { minimo: 1, maximo: 6 } as const;

/** How a trámite uses a servicio. */
export const USOS_SERVICIO = { consume: 'Consume', produce: 'Produce' } as const;
export type UsoServicio = keyof typeof USOS_SERVICIO;

/** What people decided about an element a paper may prove. */
export const DECISIONES_MAPEO = {
  pendiente: 'Propuesto',
  aceptado: 'Aceptado',
  rechazado: 'Rechazado',
} as const;
export type DecisionMapeo = keyof typeof DECISIONES_MAPEO;

/** Who said that a paper proves an element. */
export const ORIGENES_MAPEO = ['asistente', 'persona'] as const;

/** What an import does with a trámite. */
export const ACCIONES_TRAMITE = {
  error: 'Con error',
  nuevo: 'Nuevo',
  cambiado: 'Cambia',
  'no-visto': 'El archivo no lo trae',
} as const;
export type AccionTramite = keyof typeof ACCIONES_TRAMITE;

/** States of what a citizen reported; only a published one counts. */
export const ESTADOS_OBSERVACION = {
  pendiente: 'Por revisar',
  publicada: 'Publicado',
  descartada: 'Descartado',
} as const;
export type EstadoObservacion = keyof typeof ESTADOS_OBSERVACION;
export const DECISIONES_OBSERVACION = ['publicada', 'descartada'] as const;

/** Kinds of relation of an entidad with an element, in the once-only map. */
export const MARCAS_MAPA = {
  tiene: 'Responde por él',
  sirve: 'Lo entrega',
  pide: 'Lo pide al ciudadano',
  intercambia: 'Lo recibe por un servicio',
} as const;
export type MarcaMapa = keyof typeof MARCAS_MAPA;

export const TAMANOS_TRAMITES = [10, 25, 50] as const;
export const TAMANO_TRAMITES = 10;
/** Elements of one page of the map. */
export const TAMANOS_MAPA = [10, 25] as const;
/** Papers of an entidad its page computes: more are told, not added up. */
export const MAXIMO_PAPELES = 2000;

const MEGABYTE = 1_000_000;
export const LIMITES_TRAMITE = {
  /** A file of trámites. */
  bytes: 5 * MEGABYTE,
  /** Rows of it, one for each thing a trámite asks for. */
  filas: 10_000,
  requisitos: 60,
  /** Data of a paper, and elements they are mapped to. */
  datos: 20,
  elementos: 40,
  servicios: 20,
  nombre: 250,
  texto: 1000,
  codigo: 20,
  url: 300,
  busqueda: 120,
  papel: 120,
  acuerdo: 60,
} as const;

/** Code of the register of trámites. */
export const FORMA_CODIGO = /^T\d{1,8}$/;

export const ACCIONES_RECAPTCHA_TRAMITES = { observacion: 'observar_tramite' } as const;

/** Where other programs read a trámite (CPSV-AP); they keep the address, so it stays. */
export function toTramiteParaProgramas(codigo: string): string {
  return `/catalogo/tramites/${codigo}`;
}
