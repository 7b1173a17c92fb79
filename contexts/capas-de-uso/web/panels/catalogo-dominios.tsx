import type { RowOf } from '@marco/contract-kit';
import { CollectionTable, type CollectionView } from '@marco/web-kit/collection';
import type { dominios } from '../../contract/index.ts';
import { findErroresDominio } from '../../rules/datos-dominio.ts';

const DOMINIOS: CollectionView<RowOf<typeof dominios>> = {
  word: 'dominios',
  title: 'Dominios',
  uno: 'el dominio',
  columns: [
    { key: 'nombre', label: 'Nombre', kind: 'main' },
    { key: 'codigo', label: 'Código', nowrap: true },
    { key: 'arco', label: 'Arco OID', align: 'end' },
    { key: 'usos', label: 'Elementos', align: 'end', sortable: false },
  ],
  fields: [
    {
      key: 'codigo',
      label: 'Código',
      kind: 'text',
      required: true,
      onlyNew: true,
      hint: 'Forma parte de los espacios de nombres; no se puede cambiar después.',
    },
    { key: 'nombre', label: 'Nombre', kind: 'text', required: true },
    { key: 'descripcion', label: 'Descripción', kind: 'textarea' },
  ],
  findErrors: findErroresDominio,
};

/** Thematic domains of the common language. */
export function CatalogoDominios() {
  return <CollectionTable view={DOMINIOS} />;
}
