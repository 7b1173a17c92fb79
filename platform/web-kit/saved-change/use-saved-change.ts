import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient, CallOptions } from '../api-client/index.ts';
import { useVersionedChange, type Versioned } from '../versioned-change/index.ts';

export interface SavedChangeSettings<Saved> {
  /** Updates the data of the screen with the answer of the server. */
  readonly show: (queries: QueryClient, saved: Saved) => void;
  /** Other queries that may change with it. */
  readonly refresh: QueryKey;
  /**
   * Queries to read again after a refusal, because the data may have changed meanwhile. By default those of
   * `refresh`.
   */
  readonly refreshRefused?: QueryKey;
}

export interface SavedChange<Saved> {
  /**
   * @param explain shows a failure at the fields of a form; without it a dialog opens
   * @returns whether it was done
   */
  readonly send: (
    run: (api: ApiClient, options: CallOptions) => Promise<Saved>,
    done: string,
    explain?: (error: unknown) => void | Promise<void>,
  ) => Promise<boolean>;
  readonly isSaving: boolean;
}

/**
 * Sends one change of a record that has no two versions to compare, such as a step of its way, and shows the record as it is
 * after it, everywhere; a failure is explained.
 */
export function useSavedChange<Saved>({
  show,
  refresh,
  refreshRefused = refresh,
}: SavedChangeSettings<Saved>): SavedChange<Saved> {
  const { send, isSaving } = useVersionedChange<Versioned, Saved>({ show, refresh, refreshRefused });
  return {
    send: async (run, done, explain) => (await send({ send: run, done, explain })).kind === 'saved',
    isSaving,
  };
}
