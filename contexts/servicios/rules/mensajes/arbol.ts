import type { PapelMensaje } from '../../contract/versiones.terms.ts';

/** A field of a message, as its tables keep it: the parent is another field of the same message. */
export interface CampoDeMensaje {
  readonly nombreLocal: string;
  /** The version of the element it carries. */
  readonly elementoVersionId: number;
  readonly minimo: number;
  /** Null without a limit. */
  readonly maximo: number | null;
  /** Whether the business always needs it; the message may be valid without it all the same. */
  readonly obligatorioDeNegocio: boolean;
  /** The field of the request it was certified as; null for one that no request wrote. */
  readonly campoSolicitudId: number | null;
}

/** A field with what stands in it. */
export interface NodoDeMensaje extends CampoDeMensaje {
  readonly hijos: readonly NodoDeMensaje[];
}

export interface MensajeDeOperacion {
  readonly papel: PapelMensaje;
  readonly campos: readonly NodoDeMensaje[];
}

/** A row that says by an id what it stands in. */
interface FilaDeArbol {
  readonly id: number;
  readonly padreId: number | null;
}

/** The trees of rows that name their parent, each level in the order of the rows; a row of no tree here is left out. */
export function buildArbol<Fila extends FilaDeArbol>(
  filas: readonly Fila[],
): readonly (Fila & { readonly hijos: readonly Rama<Fila>[] })[] {
  const byPadre = Map.groupBy(filas, ({ padreId }) => padreId);
  const build = (padreId: number | null): readonly Rama<Fila>[] =>
    (byPadre.get(padreId) ?? []).map((fila) => ({ ...fila, hijos: build(fila.id) }));
  return build(null);
}

export type Rama<Fila> = Fila & { readonly hijos: readonly Rama<Fila>[] };
