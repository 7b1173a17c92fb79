import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const FRESH_MS = 30_000;
const RETRIES = 2;

/** A refusal stays a refusal when the call is repeated, but a failure of the network or the server may end. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Cache of answers with the defaults of the product. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // 'online' would delay calls silently while there is no network; we show the failure instead.
        networkMode: 'always',
        retry: (failures, error) => !isRefusal(error) && failures < RETRIES,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
