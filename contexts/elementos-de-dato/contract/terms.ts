import { ADMINISTRADOR } from '@marco/country/ministry';

export * from './ciclo-de-vida.terms.ts';
export * from './dato-personal.terms.ts';
export * from './estructura.terms.ts';
export * from './numero.terms.ts';
export * from './tipos-dato.terms.ts';

/** Resource whose permissions guard the private calls of this context. */
export const RECURSO_ELEMENTOS = {
  code: 'elementos-de-dato',
  name: 'elementos de dato',
  giver: ADMINISTRADOR,
} as const;
/** Resource apart, so that nobody who drafts or reviews also incorporates by their rol (ADR 0020). */
export const RECURSO_INCORPORACION = {
  code: 'incorporacion',
  name: 'la incorporación de elementos de dato',
  giver: ADMINISTRADOR,
} as const;

/** What an identificador looks like (domain decision after the published schemas, ADR 0023). */
export const FORMA_IDENTIFICADOR = /^[a-z][A-Za-z0-9]{2,79}$/;

/** Longest texts and most rows of an element. */
export const LIMITES_ELEMENTO = {
  identificador: 80,
  nombre: 150,
  definicion: 2000,
  notas: 4000,
  usos: 4000,
  palabraClave: 60,
  palabrasClave: 20,
  ejemplo: 500,
  ejemplos: 20,
  patron: 500,
  limite: 60,
  unidadMedida: 40,
  fuenteLista: 200,
  resumenCambio: 300,
  longitud: 10_000_000,
  totalDigitos: 38,
  valores: 20_000,
  valorCodigo: 60,
  valorNombre: 250,
  valorDescripcion: 1000,
  componentes: 200,
  ocurrencias: 10_000,
  nombres: 50,
  identificadores: 20,
  sistema: 100,
  valorIdentificador: 200,
  relaciones: 100,
  terminoExterno: 500,
  nota: 500,
  fuentes: 30,
  fuenteNombre: 300,
  url: 500,
  edicion: 60,
  normas: 50,
  normaNumero: 40,
  articulo: 100,
  entidadEmisora: 200,
  estandares: 50,
  archivos: 10,
  comentario: 2000,
  /** Reason of a return, an observation, an expiry (specification §5, text-input modal). */
  motivo: 200,
  texto: 200,
  /** Bytes of a file of values that is imported. */
  importacion: 5_000_000,
} as const;

/** What is said of values that weigh too much. */
export const MAXIMO_IMPORTACION = `Los valores de una lista pueden pesar máximo ${LIMITES_ELEMENTO.importacion / 1_000_000} MB.`;

/** Values a detail carries; the rest are read page by page. */
export const PRIMEROS_VALORES = 50;

/** Versions that are incorporated together, at most. */
export const MAXIMO_INCORPORACIONES = 50;

/** Page sizes of the lists of this context; the first is the usual one. */
export const TAMANOS_ELEMENTOS = [10, 25, 50, 100] as const;

/** How secret an element is (Ley 1712 of 2014). */
export const CLASIFICACIONES = ['publica', 'clasificada', 'reservada'] as const;
export type ClasificacionInformacion = (typeof CLASIFICACIONES)[number];
export const CLASIFICACION: Readonly<Record<ClasificacionInformacion, string>> = {
  publica: 'Pública',
  clasificada: 'Clasificada',
  reservada: 'Reservada',
};

export const TIPOS_NOMBRE = ['sinonimo', 'corto', 'formulario'] as const;
export type TipoNombre = (typeof TIPOS_NOMBRE)[number];
export const TIPO_NOMBRE: Readonly<Record<TipoNombre, string>> = {
  sinonimo: 'Sinónimo',
  corto: 'Nombre corto',
  formulario: 'Nombre en formularios',
};

export const TIPOS_FUENTE = [
  'ley',
  'estandar-internacional',
  'catalogo-entidad',
  'registro-oficial',
  'otra',
] as const;
export type TipoFuente = (typeof TIPOS_FUENTE)[number];
export const TIPO_FUENTE: Readonly<Record<TipoFuente, string>> = {
  ley: 'Ley o norma',
  'estandar-internacional': 'Estándar internacional',
  'catalogo-entidad': 'Catálogo de una entidad',
  'registro-oficial': 'Registro oficial',
  otra: 'Otra fuente',
};

export const TIPOS_NORMA = [
  'constitucion',
  'ley',
  'decreto',
  'resolucion',
  'circular',
  'acuerdo',
  'otra',
] as const;
export type TipoNorma = (typeof TIPOS_NORMA)[number];
export const TIPO_NORMA: Readonly<Record<TipoNorma, string>> = {
  constitucion: 'Constitución',
  ley: 'Ley',
  decreto: 'Decreto',
  resolucion: 'Resolución',
  circular: 'Circular',
  acuerdo: 'Acuerdo',
  otra: 'Otra norma',
};
/** First and last year of a norm. */
export const ANIOS_NORMA = { primero: 1810, ultimo: 2200 } as const;

/** Relations somebody states. */
export const TIPOS_RELACION = ['requiere', 'sinonimo-de', 'reemplaza', 'equivale-a'] as const;
export type TipoRelacion = (typeof TIPOS_RELACION)[number];
/** Relations that follow from what others say. */
export const TIPOS_RELACION_DERIVADA = [
  'requerido-por',
  'sinonimo-de',
  'reemplazado-por',
  'compone-a',
  'base-de',
  'usado-por-servicio',
] as const;
export type TipoRelacionDerivada = (typeof TIPOS_RELACION_DERIVADA)[number];
export const TIPO_RELACION: Readonly<Record<TipoRelacion | TipoRelacionDerivada, string>> = {
  requiere: 'Requiere',
  'sinonimo-de': 'Sinónimo de',
  reemplaza: 'Reemplaza a',
  'equivale-a': 'Equivale a',
  'requerido-por': 'Requerido por',
  'reemplazado-por': 'Reemplazado por',
  'compone-a': 'Hace parte de',
  'base-de': 'Es base de',
  'usado-por-servicio': 'Usado por el servicio',
};

/** Columns the private list can be ordered by. */
export const ORDENES_ELEMENTO = [
  'nombre',
  'identificador',
  'tipo',
  'capa',
  'dominio',
  'estado',
  'entidadResponsable',
  'fechaModificacion',
] as const;
export type OrdenElemento = (typeof ORDENES_ELEMENTO)[number];

/** Titles of the columns of the private list, on the screen and in its file. */
export const COLUMNAS_ELEMENTOS = {
  nombre: 'Nombre',
  identificador: 'Identificador',
  tipo: 'Tipo',
  capa: 'Capa y dominio',
  numero: 'Versión',
  estado: 'Estado',
  entidadResponsable: 'Entidad responsable',
  fechaModificacion: 'Modificado',
  oid: 'OID',
} as const;

/** Files the values of a lista can be brought in. */
export const FORMATOS_VALORES = ['csv', 'xlsx'] as const;
export type FormatoValores = (typeof FORMATOS_VALORES)[number];
