import { toDiccionario } from '@marco/oid/paths';
import { StackedTable } from '@marco/web-kit/stacked-table';
import { Link } from 'react-router';
import type { ColumnaPublicada } from '../../contract/index.ts';
import { TIPOS_COLUMNA } from '../../contract/terms.ts';

/** What each column of a set means, with the element of the dictionary it holds. */
export function ColumnasTable({ columnas }: { readonly columnas: readonly ColumnaPublicada[] }) {
  return (
    <StackedTable
      label="Columnas"
      isTop
      rows={columnas}
      rowKey={({ nombre }) => nombre}
      columns={[
        { label: 'Columna', cell: ({ nombre }) => <code>{nombre}</code> },
        { label: 'Tipo', cell: ({ tipo }) => TIPOS_COLUMNA[tipo] },
        { label: 'Qué es', cell: ({ significado }) => significado },
        {
          label: 'Elemento de dato',
          cell: ({ elemento }) =>
            elemento ? <Link to={toDiccionario(elemento.identificador)}>{elemento.nombre}</Link> : '—',
        },
      ]}
    />
  );
}
