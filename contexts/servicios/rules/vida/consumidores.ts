import type { OrigenConsumo } from '../../contract/vida.terms.ts';

/** That an entidad consumes a version, as one context knows it. */
export interface ConsumoConocido {
  readonly entidadId: number;
  readonly entidad: string;
  readonly origen: OrigenConsumo;
  /** By which it is found, such as the number of an acuerdo. */
  readonly referencia: string | null;
  /** Fields of the answers of the version that it reads; null where that is not said, and it may read all. */
  readonly campos: readonly number[] | null;
  /** Whether the version may not be retired while it holds. */
  readonly impideRetiro: boolean;
  /** Last day on which it holds, as YYYY-MM-DD; absent where no end of it is known. */
  readonly vigenteHasta?: string | null;
}

/** An entidad that consumes a version, once. */
export interface ConsumidorDeVersion extends Omit<ConsumoConocido, 'referencia' | 'vigenteHasta'> {
  /** What keeps the version from being retired: each with its last day, null where none is known. */
  readonly impedimentos: readonly { readonly referencia: string | null; readonly hasta: string | null }[];
  readonly referencias: readonly string[];
}

/** Fields of several consumptions together; not said of one, not said of all. */
function joinCampos(consumos: readonly ConsumoConocido[]): readonly number[] | null {
  const all = new Set<number>();
  for (const { campos } of consumos) {
    if (campos === null) return null;
    for (const campo of campos) all.add(campo);
  }
  return [...all].toSorted((one, other) => one - other);
}

/**
 * Each entidad once. What it agreed tells more than what somebody foresaw of it: where there is an acuerdo, the declaration
 * says nothing.
 */
export function buildConsumidores(consumos: readonly ConsumoConocido[]): ConsumidorDeVersion[] {
  return [...Map.groupBy(consumos, ({ entidadId }) => entidadId).values()].flatMap((suyos) => {
    const acordados = suyos.filter(({ origen }) => origen === 'acuerdo');
    const cuentan = acordados.length > 0 ? acordados : suyos;
    const [primero] = cuentan;
    if (!primero) return [];
    const { entidadId, entidad, origen } = primero;
    return [
      {
        entidadId,
        entidad,
        origen,
        referencias: cuentan.flatMap(({ referencia }) => referencia ?? []),
        campos: joinCampos(cuentan),
        impideRetiro: cuentan.some(({ impideRetiro }) => impideRetiro),
        impedimentos: cuentan
          .filter(({ impideRetiro }) => impideRetiro)
          .map(({ referencia, vigenteHasta }) => ({ referencia, hasta: vigenteHasta ?? null })),
      },
    ];
  });
}
