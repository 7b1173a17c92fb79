import type { UsoDeCampo } from '../../../rules/vida/contrato-usado.ts';
import { computeImpacto, type Rotura } from '../../../rules/vida/impacto.ts';
import { createValoresDeClausura } from '../valores-de-clausura.ts';
import { listComparables, type VersionesComparadas } from './compute-compatibilidad.ts';

/** What the second version does to those who use the first one, one by one. */
export interface TareaImpacto extends VersionesComparadas {
  readonly clase: 'impacto';
  /** What each consumer reads; null where it may read everything. */
  readonly consumidores: readonly (readonly UsoDeCampo[] | null)[];
}

/** The breaks of each consumer, in their order. */
export function computeRoturas({
  desde,
  hasta,
  clausura,
  consumidores,
}: TareaImpacto): readonly (readonly Rotura[])[] {
  const versiones = {
    antes: listComparables(desde, clausura),
    despues: listComparables(hasta, clausura),
    valores: createValoresDeClausura(clausura),
  };
  return computeImpacto(versiones, consumidores);
}
