import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiClient, type CallOptions, useApi } from '../api-client/index.ts';
import { useBanner } from '../banner/index.ts';
import { openFailure } from '../failure-modal/index.ts';
import { useModal } from '../modal/index.ts';

export interface SavedChangeSettings<Saved> {
  /** Puts what the server answered where the screen reads it. */
  readonly show: (queries: QueryClient, saved: Saved) => void;
  /** What else may look different after it. */
  readonly refresh: QueryKey;
  /** What is read again when it was refused: it may have changed meanwhile. As `refresh` unless said. */
  readonly refreshRefused?: QueryKey;
}

export interface SavedChange<Saved> {
  /**
   * @param run answers null when the person gave it up on seeing what somebody else saved
   * @param explain tells a failure at the fields of a form; it opens otherwise
   * @returns whether it was done
   */
  readonly send: (
    run: (api: ApiClient, options: CallOptions) => Promise<Saved | null>,
    done: string,
    explain?: (error: unknown) => Promise<void>,
  ) => Promise<boolean>;
  readonly isSaving: boolean;
}

/** Sends one change of a record and shows the record as it is after it, everywhere; a failure is explained. */
export function useSavedChange<Saved>({
  show,
  refresh,
  refreshRefused = refresh,
}: SavedChangeSettings<Saved>): SavedChange<Saved> {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  const send: SavedChange<Saved>['send'] = async (run, done, explain) => {
    setSaving(true);
    try {
      const saved = await run(api, { base: 'private' });
      if (saved === null) {
        await queries.invalidateQueries({ queryKey: refreshRefused });
        return false;
      }
      show(queries, saved);
      banner.success(done);
      await queries.invalidateQueries({ queryKey: refresh });
      return true;
    } catch (error) {
      setSaving(false);
      await queries.invalidateQueries({ queryKey: refreshRefused });
      await (explain ? explain(error) : openFailure(modals, error));
      return false;
    } finally {
      setSaving(false);
    }
  };

  return { send, isSaving };
}
