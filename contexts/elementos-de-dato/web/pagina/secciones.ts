import type { DetalleElemento } from '../../contract/index.ts';

/** Sections of the page in the order they are read, by the part of their address after '#'. */
export const SECCIONES = {
  definicion: 'Definición',
  valores: 'Valores permitidos',
  componentes: 'Componentes',
  reglas: 'Estructura y reglas',
  esquema: 'Esquema',
  relaciones: 'Relaciones',
  uso: 'Quién lo usa',
  versiones: 'Versiones',
  fuentes: 'Normas y estándares',
  citar: 'Citar y OID',
  comentarios: 'Comentarios',
  historial: 'Historial',
} as const;
export type IdSeccion = keyof typeof SECCIONES;

/** Names that the index says shorter. */
export const EN_EL_INDICE: Readonly<Partial<Record<IdSeccion, string>>> = { valores: 'Valores' };

/** Sections of the tabs the pages had before, by the word in their address. */
const PESTANAS: Readonly<Record<string, IdSeccion>> = {
  identificacion: 'definicion',
  definicion: 'definicion',
  fuentes: 'fuentes',
  relaciones: 'relaciones',
  versiones: 'versiones',
  descargas: 'esquema',
  esquemas: 'esquema',
  comentarios: 'comentarios',
  historial: 'historial',
};

/** The section an address with a tab leads to; null where it names none. */
export function findSeccion(
  pestana: string,
  { tipo, clase }: Pick<DetalleElemento, 'tipo' | 'clase'>,
): IdSeccion | null {
  if (pestana === 'estructura')
    return tipo === 'compuesto' ? 'componentes' : clase === 'lista' ? 'valores' : 'reglas';
  return PESTANAS[pestana] ?? null;
}
