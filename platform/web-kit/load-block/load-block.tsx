import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../card/index.ts';
import { QueryError } from '../load-error/index.ts';
import { Skeleton } from '../skeleton/index.ts';

interface LoadBlockProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What it loads, as in 'No fue posible cargar {subject}': 'las reuniones'. */
  readonly subject: string;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a screen with its own load: skeleton, reason and Reintentar, or content (ERR-02). */
export function LoadBlock<Data>({ query, subject, children }: LoadBlockProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  return (
    <Card flush>
      {error ? (
        <QueryError title={`No fue posible cargar ${subject}`} query={{ error, isFetching, refetch }} />
      ) : (
        <Skeleton label={`Cargando ${subject}`} rows={5} />
      )}
    </Card>
  );
}
