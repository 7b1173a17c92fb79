import type { CatalogoSlot } from '@marco/entidades/widgets';
import { CatalogoDominios } from './catalogo-dominios.tsx';

/** The catalogue of thematic domains, beside those of the entities. */
export const catalogos: readonly CatalogoSlot[] = [
  { id: 'dominios', label: 'Dominios', order: 40, Panel: CatalogoDominios },
];
