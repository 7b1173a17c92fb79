import type { ConjuntoDeclarado } from '../explorador/conjunto.ts';
import type { EstadoDeDireccion } from '../explorador/direccion.ts';
import { formatEstado } from '../explorador/direccion.ts';

/** The day the definition of a set changed last, where that was after a view was kept; null where it was not. */
export function findCambioDeDefinicion(
  { definicion: { versiones } }: Pick<ConjuntoDeclarado, 'definicion'>,
  guardada: number,
): string | null {
  return versiones.length > guardada ? (versiones.at(-1) ?? null) : null;
}

/**
 * The version a changed view is kept with: the present one where what it shows changed or its owner read the change, else
 * that it had, so that a new name silences no warning.
 */
export function chooseVersion(
  presente: number,
  antes: { readonly version: number; readonly estado: EstadoDeDireccion },
  ahora: { readonly estado: EstadoDeDireccion; readonly acepta: boolean },
): number {
  const isOtra = formatEstado(antes.estado) !== formatEstado(ahora.estado);
  return isOtra || ahora.acepta ? presente : antes.version;
}
