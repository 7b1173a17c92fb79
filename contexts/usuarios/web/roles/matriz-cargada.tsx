import { errorMessage } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { LoadError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import type { ReactNode } from 'react';
import type { Matriz } from '../../contract/index.ts';
import { useMatriz } from './use-roles.ts';

/** What shows with the matrix, once it is there; its skeleton and its failure before. */
export function MatrizCargada({ children }: { readonly children: (matriz: Matriz) => ReactNode }) {
  const { data, error, isFetching, refetch } = useMatriz();
  if (data) return children(data);
  return (
    <Card flush>
      {error ? (
        <LoadError
          title="No fue posible cargar los roles"
          reason={errorMessage(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label="Cargando roles" rows={8} />
      )}
    </Card>
  );
}
