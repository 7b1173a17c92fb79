import { type CambioDeCatalogo, COSAS_DE_CATALOGO } from '../../contract/catalogo.terms.ts';
import { type CosaLeida, toClaveDeCosa } from './read-catalogo.ts';

/** A thing as it is stored. */
export interface CosaGuardada extends CosaLeida {
  /** Whether a file brought it no more. */
  readonly noVista: boolean;
}

/** What a file does to one thing. */
export interface FilaDeCatalogo {
  readonly cambio: CambioDeCatalogo;
  readonly cosa: CosaLeida;
  /** As it is now; null of what is new. */
  readonly antes: CosaLeida['datos'] | null;
}

export interface RevisionDeCatalogo {
  readonly filas: readonly FilaDeCatalogo[];
  /** Things that stay as they are. */
  readonly iguales: number;
}

/**
 * What a file would do: new, changed, missing, back again. What was missing before and still is stays as it is. Rows are
 * in the order in which they can be applied: what something stands in comes first.
 */
export function compareCatalogo(
  leidas: readonly CosaLeida[],
  guardadas: readonly CosaGuardada[],
): RevisionDeCatalogo {
  const stored = new Map(guardadas.map((cosa) => [toClaveDeCosa(cosa), cosa]));
  const brought = new Set(leidas.map(toClaveDeCosa));
  const filas = leidas.flatMap((cosa): FilaDeCatalogo[] => {
    const antes = stored.get(toClaveDeCosa(cosa));
    if (!antes) return [{ cambio: 'nuevo', cosa, antes: null }];
    if (antes.noVista) return [{ cambio: 'vuelve', cosa, antes: antes.datos }];
    return isSame(antes.datos, cosa.datos) ? [] : [{ cambio: 'cambia', cosa, antes: antes.datos }];
  });
  const faltan = guardadas
    .filter((cosa) => !cosa.noVista && !brought.has(toClaveDeCosa(cosa)))
    .map(
      ({ tipo, partes, datos }): FilaDeCatalogo => ({
        cambio: 'falta',
        cosa: { tipo, partes, datos },
        antes: datos,
      }),
    );
  const all = [...filas, ...faltan].toSorted(
    (one, other) => COSAS_DE_CATALOGO.indexOf(one.cosa.tipo) - COSAS_DE_CATALOGO.indexOf(other.cosa.tipo),
  );
  return { filas: all, iguales: leidas.length - filas.length };
}

function isSame(one: CosaLeida['datos'], other: CosaLeida['datos']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? null) === (other[name] ?? null));
}
