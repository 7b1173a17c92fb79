import type { UseQueryResult } from '@tanstack/react-query';
import { QueryError } from '../load-error/index.ts';

interface ListsFailureProps {
  readonly query: UseQueryResult<unknown>;
  readonly title?: string;
}

/** Over a filter: why its lists could not be loaded, with Reintentar. */
export function ListsFailure({
  query,
  title = 'No fue posible cargar las listas de la búsqueda',
}: ListsFailureProps) {
  const { error, isFetching, refetch } = query;
  if (!error) return null;
  return <QueryError title={title} query={{ error, isFetching, refetch }} />;
}
