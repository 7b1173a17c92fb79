import { EmptyState } from '@marco/web-kit/empty-state';

interface ListaVaciaProps {
  /** Rows of the list before any filter. */
  readonly total: number;
  /** Literal texts of the specification for a list without rows. */
  readonly titulo: string;
  readonly texto?: string;
}

/** Why a tab shows no rows: the mesa has none, or no row matches the filter. */
export function ListaVacia({ total, titulo, texto }: ListaVaciaProps) {
  if (total === 0) return <EmptyState title={titulo} text={texto} />;
  return (
    <EmptyState
      drawing="search"
      title="No hay resultados coincidentes"
      text="Cambie o quite el filtro para ver más filas."
    />
  );
}
