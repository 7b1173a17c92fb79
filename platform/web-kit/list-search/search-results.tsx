import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../card/index.ts';
import { formatNumber } from '../format/index.ts';
import { QueryError } from '../load-error/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { HeldHeight } from './held-height.tsx';

interface SearchResultsProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly title: string;
  /** What it loads, as in 'No fue posible cargar {subject}': 'las entidades'. */
  readonly subject: string;
  /** How many rows are coming, about. */
  readonly rows: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a search found: still loading, why it could not be known with Reintentar, or its table (ERR-02). */
export function SearchResults<Data>({ query, title, subject, rows, children }: SearchResultsProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (error) {
    return (
      <Card title={title}>
        <QueryError title={`No fue posible cargar ${subject}`} query={{ error, isFetching, refetch }} />
      </Card>
    );
  }
  return (
    <HeldHeight isHeld={data === undefined}>
      {data === undefined ? (
        <Card title={title} flush>
          <Skeleton label={`Cargando ${subject}`} rows={rows} />
        </Card>
      ) : (
        children(data)
      )}
    </HeldHeight>
  );
}

interface ResultCountProps {
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly hasMore?: boolean | undefined;
  readonly one: string;
  readonly many: string;
}

/** The number of results, announced when it changes: '1 entidad', '1.022 entidades'. */
export function ResultCount({ total, hasMore, one, many }: ResultCountProps) {
  return (
    <span role="status" className="num">
      {hasMore ? 'más de ' : ''}
      {formatNumber(total)} {total === 1 ? one : many}
    </span>
  );
}
