import type { CatalogueState } from '@marco/contract-kit/has-reached';

/** The state something stands in, joined as `actual`, and the one a commitment waits for, joined as `meta`. */
export const ESTADOS_COMPARADOS = [
  'actual.codigo as actual_codigo',
  'actual.orden as actual_orden',
  'meta.codigo as meta_codigo',
  'meta.orden as meta_orden',
] as const;

interface EstadosComparados {
  readonly actual_codigo: string;
  readonly actual_orden: number;
  readonly meta_codigo: string;
  readonly meta_orden: number;
}

/** Both as the rules that compare them take them. */
export function toEstados(row: EstadosComparados): readonly [actual: CatalogueState, meta: CatalogueState] {
  return [
    { codigo: row.actual_codigo, orden: row.actual_orden },
    { codigo: row.meta_codigo, orden: row.meta_orden },
  ];
}
