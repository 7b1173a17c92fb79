import { errorMessage } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { LoadError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface BloqueProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What it loads, as in 'No fue posible cargar {nombre}': 'las reuniones'. */
  readonly nombre: string;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a screen with its own load: skeleton, reason and Reintentar, or content (ERR-02). */
export function Bloque<Data>({ query, nombre, children }: BloqueProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  return (
    <Card flush>
      {error ? (
        <LoadError
          title={`No fue posible cargar ${nombre}`}
          reason={errorMessage(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={`Cargando ${nombre}`} rows={5} />
      )}
    </Card>
  );
}
