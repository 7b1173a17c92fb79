import { ADMINISTRADOR } from '@marco/country/ministry';

/** Resource whose permissions guard this context. */
export const RECURSO_CAPAS = { code: 'capas-de-uso', name: 'capas de uso', giver: ADMINISTRADOR } as const;

/** How widely a layer's elements may be used, widest first. */
export const TIPOS_CAPA = {
  comun: 'Común',
  sectorial: 'Sectorial',
  local: 'Local',
  proyecto: 'Proyecto',
  integracion: 'Integración',
} as const;
export type TipoCapa = keyof typeof TIPOS_CAPA;

/** First segment of the folder of each kind. */
export const CARPETAS_CAPA: Readonly<Record<TipoCapa, string>> = {
  comun: 'Comun',
  sectorial: 'Sectorial',
  local: 'Local',
  proyecto: 'Proyectos',
  integracion: 'Integracion',
};

/** States of a version; `inactiva` is that of the whole layer and shows in place of the present one's. */
export const ESTADOS_CAPA = {
  borrador: 'Borrador',
  vigente: 'Vigente',
  historica: 'Histórica',
  inactiva: 'Inactiva',
} as const;
export type EstadoCapa = keyof typeof ESTADOS_CAPA;
export type EstadoVersionCapa = Exclude<EstadoCapa, 'inactiva'>;

/** Longest text of each field. */
export const LIMITES_CAPA = {
  codigo: 40,
  nombre: 150,
  descripcion: 2000,
  carpeta: 120,
  prefijo: 12,
  fuenteInformacion: 500,
  motivo: 200,
} as const;

/** Documents one version may have. */
export const MAXIMO_DOCUMENTOS_CAPA = 10;

/** Columns the list is ordered by. */
export const ORDENES_CAPA = ['nombre', 'codigo', 'tipo', 'espacioNombres', 'estado'] as const;
export type OrdenCapa = (typeof ORDENES_CAPA)[number];

/** Titles of the columns of the list, on the screen and in its file. */
export const COLUMNAS_CAPAS = {
  codigo: 'Código',
  nombre: 'Nombre',
  tipo: 'Tipo',
  espacioNombres: 'Espacio de nombres',
  version: 'Versión',
  estado: 'Estado',
  oid: 'OID',
} as const;

export const TAMANO_LISTA_CAPAS = 10;
export const TAMANOS_LISTA_CAPAS = [10, 20, 50] as const;
