import type { CatalogoSlot } from '@marco/entidades/widgets';
import { CatalogoCriterios } from './catalogo-criterios.tsx';

/** The catalogue of criteria of evaluation, beside those of the entities. */
export const catalogos: readonly CatalogoSlot[] = [
  { id: 'criterios-evaluacion', label: 'Criterios de evaluación', order: 50, Panel: CatalogoCriterios },
];
