/** Where something stands in a contract. */
export interface Lugar {
  /** Path inside the package; null where the contract is one file. */
  readonly archivo: string | null;
  /** From 1. */
  readonly linea: number;
  /** Names from the outside in: `MovimientoMigratorio › tipoMovimiento`. */
  readonly ruta: string;
}
