import { ADMINISTRADOR } from '@marco/country/ministry';

/** Resource of the permissions: reports and indicators. */
export const RECURSO_REPORTES = { code: 'reportes', name: 'los reportes', giver: ADMINISTRADOR } as const;

/** What the value of an indicador counts. */
export const UNIDADES_INDICADOR = ['entero', 'porcentaje', 'dias', 'moneda', 'ms'] as const;
export type UnidadIndicador = (typeof UNIDADES_INDICADOR)[number];

/** Which way is better. */
export const SENTIDOS_INDICADOR = ['mas', 'menos', 'ninguno'] as const;

/** Groups of the catalogue, in the order they are read, with what each tells. */
export const GRUPOS_INDICADOR = {
  cobertura: { nombre: 'Cobertura', frase: 'Quién participa' },
  avance: { nombre: 'Avance', frase: 'Cuánto falta y dónde se detienen' },
  lenguaje: { nombre: 'Lenguaje común', frase: 'Qué tanto se reutiliza lo que ya existe' },
  mesas: { nombre: 'Mesas', frase: 'Qué se acuerda y qué se cumple' },
  intercambio: { nombre: 'Intercambio', frase: 'Lo que pasa por X-Road' },
  'solo-una-vez': { nombre: 'Solo una vez', frase: 'Qué deja de pedirse a los ciudadanos' },
  herramientas: { nombre: 'Herramientas y uso', frase: 'Quién usa el producto y si funciona' },
} as const;
export type GrupoIndicador = keyof typeof GRUPOS_INDICADOR;

/** Code of an indicador: two digits of the catalogue. */
export const CODIGO_INDICADOR = /^IND-\d{2}$/;

/** A closed month, or 'hoy' for the cut of the day. */
export const PATRON_CORTE = /^\d{4}-(0[1-9]|1[0-2])$|^hoy$/;

/** How complete the facts of a value are. */
export const CALIDADES = {
  completo: 'Dato completo',
  parcial: 'Dato parcial',
  estimado: 'Dato estimado',
  'sin-datos': 'Sin dato',
} as const;
export type Calidad = keyof typeof CALIDADES;

/** What a value may be of a part of, in the order a page offers them. */
export const DIMENSIONES = {
  sector: 'Sector',
  orden: 'Orden',
  departamento: 'Departamento',
  entidad: 'Entidad',
  nivel: 'Nivel',
  estado: 'Estado',
  dueno: 'En manos de',
  edad: 'Espera',
  tipo: 'Tipo',
  consumidora: 'Consumidora',
  cohorte: 'Cuándo se mira',
  capa: 'Capa',
  dominio: 'Dominio',
  consultor: 'Consultor',
  criterio: 'Criterio',
  grado: 'Grado',
} as const;
export type DimensionDeIndicador = keyof typeof DIMENSIONES;

/** Kinds of cut: of each day at two in the morning, and of a month once it is over. */
export const CLASES_CORTE = ['dia', 'mes'] as const;
export type ClaseCorte = (typeof CLASES_CORTE)[number];

/** Files an indicador can be taken along as; pictures of its plot are made in the browser. */
export const FORMATOS_INDICADOR = {
  xlsx: { nombre: 'Excel (XLSX)', final: 'xlsx' },
  csv: { nombre: 'CSV', final: 'csv' },
  pdf: { nombre: 'PDF accesible', final: 'pdf' },
  json: { nombre: 'JSON-LD', final: 'jsonld' },
} as const;
export type FormatoIndicador = keyof typeof FORMATOS_INDICADOR;

/** Under so many, a share is told as counts (domain reportes §1 rule 5). */
export const MINIMO_PORCENTAJE = 10;

/** Kinds of records a figure is made of. */
export const OBJETOS_FILA = [
  'entidad',
  'servicio',
  'certificado',
  'solicitud',
  'elemento',
  'compromiso',
  'acuerdo',
  'mesa',
  'reunion',
  'acta',
  'tramite',
  'demanda',
  'servicio-xroad',
  'dependencia',
  'papel',
  'evento',
  'correo',
  'trabajo',
  'casi-duplicado',
] as const;
export type ObjetoFila = (typeof OBJETOS_FILA)[number];

/**
 * What shows an indicador beside its months: months against those of a year before, times of answer, a strip of months for each
 * entidad, who asks whom, ranges of money, the spread of days, criteria by grades, its records from the one that brings most, where,
 * and how far each cohorte came.
 */
export const VISTAS_INDICADOR = [
  'anual',
  'tiempos',
  'franja',
  'matriz',
  'rango',
  'puntos',
  'grados',
  'lista',
  'mapa',
  'cohorte',
  'calibracion',
] as const;
export type VistaIndicador = (typeof VISTAS_INDICADOR)[number];
