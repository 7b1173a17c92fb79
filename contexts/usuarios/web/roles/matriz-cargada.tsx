import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { PageHeading } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import type { ReactNode } from 'react';
import type { Matriz } from '../../contract/index.ts';
import { useMatriz } from './use-roles.ts';

export interface MatrizCargadaProps {
  /** Title until the matrix is there, for a screen that takes its own from it. */
  readonly title?: string;
  readonly children: (matriz: Matriz) => ReactNode;
}

/** The content that needs the matrix; shows the skeleton or the failure until the matrix is loaded. */
export function MatrizCargada({ title, children }: MatrizCargadaProps) {
  const { data, error, isFetching, refetch } = useMatriz();
  if (data) return children(data);
  return (
    <>
      {title === undefined ? null : <PageHeading title={title} />}
      <Card flush>
        {error ? (
          <QueryError title="No fue posible cargar los roles" query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label="Cargando roles" rows={8} />
        )}
      </Card>
    </>
  );
}
