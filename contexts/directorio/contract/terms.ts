import { ADMINISTRADOR } from '@marco/country/ministry';

export * from './ficha.terms.ts';
export * from './puntaje.terms.ts';
export * from './suscripciones.terms.ts';

/** Resource of the menu entry, by which who has entered takes the results along as a file. */
export const RECURSO_DIRECTORIO = {
  code: 'directorio',
  name: 'el directorio de servicios',
  giver: ADMINISTRADOR,
} as const;

/** Columns of the results, on the screen and in the file. */
export const COLUMNAS_DIRECTORIO = {
  nombre: 'Servicio',
  entidad: 'Entidad',
  estado: 'Estado',
  entrega: 'Entrega',
  pide: 'Pide',
  datoPersonal: 'Datos personales',
  acceso: 'Acceso',
  consumidores: 'Lo usan',
  actualizado: 'Último cambio',
} as const;

/** Properties the directory is narrowed by, in the order they are offered. */
export const FACETAS_DIRECTORIO = [
  'estado',
  'entidad',
  'acceso',
  'datoPersonal',
  'sector',
  'ordenEntidad',
  'departamento',
  'tipoIntercambio',
  'sincronia',
  'tecnologia',
  'entrega',
  'pide',
  'dominio',
  'capa',
  'simulador',
  'actualizado',
] as const;
export type FacetaDirectorio = (typeof FACETAS_DIRECTORIO)[number];
export const FACETA_DIRECTORIO: Readonly<Record<FacetaDirectorio, string>> = {
  estado: 'Nivel',
  entidad: 'Entidad',
  acceso: 'Acceso',
  datoPersonal: 'Datos personales',
  sector: 'Sector',
  ordenEntidad: 'Orden',
  departamento: 'Departamento',
  tipoIntercambio: 'Tipo de intercambio',
  sincronia: 'Sincronía',
  tecnologia: 'Tecnología',
  entrega: 'Qué datos entrega',
  pide: 'Qué datos pide',
  dominio: 'Dominio',
  capa: 'Capa de uso',
  simulador: 'Simulador',
  actualizado: 'Actualizado',
};

/** How a servicio stands, as its facet tells: the five public states, and apart those whose level is in suspension. */
export const ESTADOS_DIRECTORIO = [
  'publicado-nivel-3',
  'evaluado-nivel-2',
  'estandarizado-nivel-1',
  'identificado',
  'identificado-no-estandarizado',
  'en-suspension',
] as const;
export type EstadoDirectorio = (typeof ESTADOS_DIRECTORIO)[number];
export const ESTADO_DIRECTORIO: Readonly<Record<EstadoDirectorio, string>> = {
  'publicado-nivel-3': 'Publicado Nivel 3',
  'evaluado-nivel-2': 'Evaluado Nivel 2',
  'estandarizado-nivel-1': 'Estandarizado Nivel 1',
  identificado: 'Identificado',
  'identificado-no-estandarizado': 'Identificado no estandarizado',
  'en-suspension': 'En suspensión',
};

/** What an entidad needs to be let in, as its last certified request says. */
export const ACCESOS_SERVICIO = ['abierto', 'por-solicitud', 'sin-declarar'] as const;
export type AccesoServicio = (typeof ACCESOS_SERVICIO)[number];
export const ACCESO_SERVICIO: Readonly<Record<AccesoServicio, string>> = {
  abierto: 'Abierto a entidades públicas',
  'por-solicitud': 'Por solicitud',
  'sin-declarar': 'Sin declarar',
};

/** Whether the simulator answers in the place of its version in use. */
export const SIMULACIONES_SERVICIO = ['con', 'sin'] as const;
export const SIMULACION_SERVICIO: Readonly<Record<(typeof SIMULACIONES_SERVICIO)[number], string>> = {
  con: 'Con simulador',
  sin: 'Sin simulador',
};

/** Since how many days something changed. */
export const DIAS_ACTUALIZADO = ['7', '30', '90'] as const;
export type DiasActualizado = (typeof DIAS_ACTUALIZADO)[number];

/** Orders of the results. Under `relevancia`, who says what they need gets first what comes nearest to it. */
export const ORDENES_DIRECTORIO = ['relevancia', 'usados', 'recientes', 'nombre'] as const;
export type OrdenDirectorio = (typeof ORDENES_DIRECTORIO)[number];
export const ORDEN_DIRECTORIO: Readonly<Record<OrdenDirectorio, string>> = {
  relevancia: 'Más cerca de lo que necesita',
  usados: 'Más usados',
  recientes: 'Más recientes',
  nombre: 'Nombre',
};

/** Most values of one facet that may be chosen, and the longest text that says them. */
export const LIMITES_DIRECTORIO = { texto: 200, valores: 50, filtro: 600, datos: 10 } as const;

export const TAMANOS_DIRECTORIO = [10, 25, 50] as const;
export const TAMANO_DIRECTORIO = 10;

/** Data a result names on each side; the rest is counted. */
export const DATOS_EN_RESULTADO = 5;

/** Suggestions: none under three characters, at most five (specification §9). */
export const MINIMO_SUGERENCIA_DATO = 3;
export const MAXIMO_SUGERENCIAS_DATO = 5;

/** Most servicios one after the other, and most chains an answer carries. */
export const PASOS_CADENA = 3;
export const MAXIMO_CADENAS = 10;

/** Values of a facet an answer carries, the most frequent ones. */
export const MAXIMO_VALORES_FACETA = 50;
