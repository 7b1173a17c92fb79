import type { RowOf } from '@marco/contract-kit';
import { CollectionTable, type CollectionView } from '@marco/web-kit/collection';
import type { criterios } from '../../contract/index.ts';
import { findErroresCriterio } from '../../rules/datos-criterio.ts';

const CRITERIOS: CollectionView<RowOf<typeof criterios>> = {
  word: 'criterios-evaluacion',
  title: 'Criterios de evaluación',
  uno: 'el criterio',
  columns: [
    { key: 'nombre', label: 'Nombre', kind: 'main' },
    { key: 'codigo', label: 'Código', nowrap: true },
    { key: 'peso', label: 'Peso', align: 'end' },
    { key: 'orden', label: 'Orden', align: 'end' },
    { key: 'usos', label: 'Evaluaciones', align: 'end', sortable: false },
  ],
  fields: [
    { key: 'codigo', label: 'Código', kind: 'text', required: true, onlyNew: true },
    { key: 'nombre', label: 'Nombre', kind: 'text', required: true },
    { key: 'descripcion', label: 'Descripción', kind: 'textarea' },
    {
      key: 'peso',
      label: 'Peso',
      kind: 'number',
      required: true,
      hint: 'De 1 a 100; vale frente a la suma de los demás. No cambia evaluaciones hechas.',
    },
    { key: 'orden', label: 'Orden', kind: 'number', hint: 'Lugar en la hoja de evaluación.' },
  ],
  findErrors: findErroresCriterio,
};

/** Criteria by which standards are evaluated. */
export function CatalogoCriterios() {
  return <CollectionTable view={CRITERIOS} />;
}
