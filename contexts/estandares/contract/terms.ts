import { ADMINISTRADOR } from '@marco/country/ministry';
export const RECURSO_ESTANDARES = {
  code: 'estandares',
  name: 'estándares',
  giver: ADMINISTRADOR,
} as const;

/** States of a standard in the framework, in the order of its life (domain §3.2). */
export const ESTADOS_ESTANDAR = {
  propuesto: 'Propuesto',
  'en-evaluacion': 'En evaluación',
  adoptado: 'Adoptado',
  recomendado: 'Recomendado',
  'no-adoptado': 'No adoptado',
  retirado: 'Retirado',
} as const;
export type EstadoEstandar = keyof typeof ESTADOS_ESTANDAR;

export const CATEGORIAS_ESTANDAR = {
  semantico: 'Semántico',
  tecnico: 'Técnico',
  seguridad: 'Seguridad',
  metadatos: 'Metadatos',
  geografico: 'Geográfico',
  sectorial: 'Sectorial',
} as const;
export type CategoriaEstandar = keyof typeof CATEGORIAS_ESTANDAR;

export const LICENCIAS_ESTANDAR = {
  abierta: 'Abierta',
  restringida: 'Restringida',
  pago: 'De pago',
} as const;
export type LicenciaEstandar = keyof typeof LICENCIAS_ESTANDAR;

/** What moves a standard from one state to another. */
export const ACCIONES_ESTANDAR = {
  evaluar: 'Iniciar evaluación',
  adoptar: 'Adoptar',
  recomendar: 'Recomendar',
  'no-adoptar': 'No adoptar',
  retirar: 'Retirar',
} as const;
export type AccionEstandar = keyof typeof ACCIONES_ESTANDAR;

/** Actions that decide about a standard with its concept of incorporation. */
export const DECISIONES_ESTANDAR = ['adoptar', 'recomendar', 'no-adoptar'] as const;
export type DecisionEstandar = (typeof DECISIONES_ESTANDAR)[number];

/** Longest text of each field. */
export const LIMITES_ESTANDAR = {
  codigo: 40,
  nombre: 200,
  sigla: 40,
  edicion: 40,
  organismo: 80,
  alcance: 2000,
  sumario: 2000,
  palabraClave: 60,
  idioma: 40,
  formato: 60,
  url: 300,
  dependencia: 150,
  autores: 300,
  reviso: 150,
  aprobo: 150,
  informacionAdicional: 2000,
  ubicacion: 300,
  justificacion: 1000,
  concepto: 4000,
  motivo: 500,
  numero: 20,
  responsable: 150,
  naturaleza: 500,
} as const;

/** Most keywords and sectors of a standard. */
export const MAXIMO_PALABRAS = 20;
export const MAXIMO_SECTORES = 40;

/** Best mark of a criterion; the worst is 0 (domain §3.2). */
export const PUNTAJE_MAXIMO = 5;

/** Columns the list can be ordered by, and their titles. */
export const COLUMNAS_ESTANDARES = {
  codigo: 'Código',
  nombre: 'Nombre',
  organismo: 'Organismo',
  categoria: 'Categoría',
  elementos: 'Elementos',
  estado: 'Estado',
} as const;
export type OrdenEstandares = keyof typeof COLUMNAS_ESTANDARES;
export const ORDENES_ESTANDARES = Object.keys(COLUMNAS_ESTANDARES) as readonly OrdenEstandares[];

/** The name a list shows: 'Codificación de países — ISO 3166-1 · 2020'. */
export function presentNombreEstandar({
  nombre,
  sigla,
  edicion,
}: Readonly<Record<'nombre' | 'sigla' | 'edicion', string>>): string {
  return [nombre, [sigla, edicion].filter(Boolean).join(' · ')].filter(Boolean).join(' — ');
}

export const TAMANOS_LISTA = [10, 25, 50] as const;
export const TAMANO_LISTA = 10;
export const MAXIMO_TEXTO_BUSQUEDA = 200;
