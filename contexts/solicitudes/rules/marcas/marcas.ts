import type { LugarDeMarca } from './lugares.ts';

/** A mark as far as it decides whether the request may be filed again. */
interface MarcaPorResponder {
  readonly nombre: string;
  readonly parte: string;
  readonly respuesta: object | null;
}

/** What the marks without an answer ask for, each with the part of the form it belongs to. */
export function listMarcasSinResponder(
  marcas: readonly MarcaPorResponder[],
): { readonly campo: string; readonly mensaje: string }[] {
  return marcas
    .filter(({ respuesta }) => respuesta === null)
    .map(({ nombre, parte }) => ({ campo: parte, mensaje: `Responda la observación sobre «${nombre}».` }));
}

/**
 * The first mark that waits for an answer, with its number among those of its return, from 1; undefined where none does.
 *
 * @param marcas those of one return, in their order
 */
export function findMarcaPorResponder<M extends { readonly respuesta: object | null }>(
  marcas: readonly M[],
): { readonly marca: M; readonly numero: number } | undefined {
  const at = marcas.findIndex(({ respuesta }) => respuesta === null);
  const marca = marcas[at];
  return marca && { marca, numero: at + 1 };
}

/** A mark somebody leaves. */
export interface MarcaPedida {
  readonly lugar: string;
  readonly texto: string;
}

/** What is wrong with a mark, at the field it is said of. */
export interface FaltaDeMarca {
  readonly campo: string;
  readonly mensaje: string;
}

/** The first thing wrong with the marks of a return; undefined where it may leave them. */
export function findFaltaDeMarcas(
  marcas: readonly MarcaPedida[],
  lugares: readonly LugarDeMarca[],
): FaltaDeMarca | undefined {
  if (marcas.length === 0)
    return { campo: 'marcas', mensaje: 'Marque al menos un lugar que la entidad debe corregir.' };
  const codigos = new Set(lugares.map(({ codigo }) => codigo));
  for (const [posicion, { lugar, texto }] of marcas.entries()) {
    if (!codigos.has(lugar))
      return { campo: `marcas.${posicion}.lugar`, mensaje: 'Elija un lugar del formulario de la solicitud.' };
    if (texto.trim() === '')
      return { campo: `marcas.${posicion}.texto`, mensaje: 'Escriba qué se debe corregir.' };
  }
  return undefined;
}

/**
 * The marks of the last return, which are those people work on.
 *
 * @param pasos in their order
 */
export function listUltimasMarcas<M extends { readonly pasoId: number }>(
  marcas: readonly M[],
  pasos: readonly { readonly id: number; readonly accion: string }[],
): readonly M[] {
  const vuelta = pasos.findLast(({ accion }) => accion === 'devolver');
  return marcas.filter(({ pasoId }) => pasoId === vuelta?.id);
}
