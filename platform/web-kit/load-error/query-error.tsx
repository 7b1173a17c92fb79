import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, errorMessage } from '../api-client/index.ts';
import { LoadError, type LoadErrorProps } from './load-error.tsx';

interface QueryErrorProps extends Pick<LoadErrorProps, 'title'> {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** What could not be loaded, with the reason; Reintentar unless the rol does not allow it (ERR-02). */
export function QueryError({ title, query: { error, isFetching, refetch } }: QueryErrorProps) {
  const isForbidden = error instanceof ApiError && error.status === 403;
  return (
    <LoadError
      title={title}
      reason={errorMessage(error)}
      {...(isForbidden ? {} : { onRetry: () => void refetch(), isRetrying: isFetching })}
    />
  );
}
