import type { IndexEntry } from '@marco/web-kit/reading-page';
import { hasFacts } from '@marco/web-kit/reading-sections';
import type { DetalleEstandar } from '../../contract/index.ts';
import { hasEvaluacion } from './evaluacion-seccion.tsx';
import { listDocumento, listIdentificacion } from './informacion-secciones.tsx';

/** Sections of the page in the order they are read, by the part of their address after '#'. */
const SECCIONES = {
  contenido: 'Alcance y contenido',
  identificacion: 'Identificación',
  concepto: 'Concepto de incorporación',
  evaluacion: 'Evaluación',
  elementos: 'Elementos que lo usan',
  cambios: 'Control de cambios',
  documento: 'Encabezado del documento',
} as const;
type IdSeccion = keyof typeof SECCIONES;

/** Sections of the tabs the page had before, by the word in their address. */
const PESTANAS: ReadonlyMap<string, IdSeccion> = new Map([
  ['informacion', 'contenido'],
  ['evaluacion', 'evaluacion'],
  ['cambios', 'cambios'],
  ['elementos', 'elementos'],
]);

/** The section an address with a tab leads to; null where it names none. */
export function findSeccion(pestana: string): IdSeccion | null {
  return PESTANAS.get(pestana) ?? null;
}

/** Sections with data, and those that who reads may fill. */
export function listEntradas(estandar: DetalleEstandar): readonly IndexEntry[] {
  const { concepto, elementos, cambios, acciones } = estandar;
  const all: readonly (readonly [IdSeccion, number | null, boolean])[] = [
    ['contenido', null, true],
    ['identificacion', null, hasFacts(listIdentificacion(estandar))],
    ['concepto', null, concepto !== null],
    ['evaluacion', null, hasEvaluacion(estandar)],
    ['elementos', elementos, elementos > 0],
    ['cambios', cambios.length, cambios.length > 0 || acciones.editar.allowed],
    ['documento', null, hasFacts(listDocumento(estandar))],
  ];
  return all.filter(([, , isShown]) => isShown).map(([id, count]) => ({ id, title: SECCIONES[id], count }));
}
