import { ADMINISTRADOR } from '@marco/country/ministry';

/** What a node of the tree identifies, or that it only orders what is below it. */
export const TIPOS_NODO = [
  'raiz',
  'objeto',
  'capa',
  'dominio',
  'entidad',
  'elemento',
  'servicio',
  'estandar',
  'capa-de-uso',
  'definicion',
  'evento',
  'individuo',
  'regla',
  'version',
] as const;
export type TipoNodo = (typeof TIPOS_NODO)[number];

export const ESTADOS_NODO = ['activo', 'reservado', 'retirado'] as const;
export type EstadoNodo = (typeof ESTADOS_NODO)[number];

/** First arc below the root: the kind of object (domain decision, `docs/adr/0020`). */
export const ARCOS_OBJETO = {
  elemento: { arco: 1, nombre: 'Elementos de dato' },
  servicio: { arco: 2, nombre: 'Servicios de intercambio' },
  estandar: { arco: 3, nombre: 'Estándares' },
  'capa-de-uso': { arco: 4, nombre: 'Capas de uso' },
  definicion: { arco: 5, nombre: 'Definiciones' },
  evento: { arco: 6, nombre: 'Eventos' },
  individuo: { arco: 7, nombre: 'Individuos' },
  regla: { arco: 8, nombre: 'Reglas' },
} as const satisfies Partial<Record<TipoNodo, { readonly arco: number; readonly nombre: string }>>;
export type ObjetoConOid = keyof typeof ARCOS_OBJETO;

/** Root of the identifiers while no parameter says another: the arc of X.660 for examples, and Colombia's number. */
export const RAIZ_INICIAL = '2.999.170';

/** Longest identifier (X.660 sets no limit; this one is ours). */
export const MAXIMO_OID = 255;

/** Resource whose permissions guard the administration of the tree. */
export const RECURSO_OID = { code: 'oid', name: 'nodos OID', giver: ADMINISTRADOR } as const;

/** Children of a node that come at once, and results of a search. */
export const TAMANO_HIJOS = 50;
export const TAMANO_BUSQUEDA_OID = 20;

/** Longest text of each field. */
export const LIMITES_NODO = { nombre: 200, descripcion: 1000, motivo: 200, texto: 255 } as const;

/** How people read what a node is. */
export const NOMBRES_TIPO_NODO: Readonly<Record<TipoNodo, string>> = {
  raiz: 'Raíz',
  objeto: 'Clase de objeto',
  capa: 'Capa',
  dominio: 'Dominio temático',
  entidad: 'Entidad',
  elemento: 'Elemento de dato',
  servicio: 'Servicio de intercambio',
  estandar: 'Estándar',
  'capa-de-uso': 'Capa de uso',
  definicion: 'Definición',
  evento: 'Evento',
  individuo: 'Individuo',
  regla: 'Regla',
  version: 'Versión',
};

export const NOMBRES_ESTADO_NODO: Readonly<Record<EstadoNodo, string>> = {
  activo: 'Activo',
  reservado: 'Reservado',
  retirado: 'Retirado',
};
