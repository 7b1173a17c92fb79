import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api-client/index.ts';
import { useBanner } from '../banner/index.ts';
import { openFailure } from '../failure-modal/index.ts';
import { useModal } from '../modal/index.ts';
import { sendOver } from './send-over.ts';
import type { ChangeOutcome, Versioned, VersionedChange } from './versioned-change.ts';

/** What the changes of one record have in common. */
export interface VersionedChangeSettings<Current extends Versioned, Saved = Current> {
  /** Puts what the server answered where the screen reads it. */
  readonly show?: (queries: QueryClient, saved: Saved) => void;
  /** What else may look different after it. */
  readonly refresh?: QueryKey;
  /** What is read again when it failed: it may have changed meanwhile. */
  readonly refreshRefused?: QueryKey;
  /** What becomes of the screen when the person did not send over what somebody else saved; it is waited for. */
  readonly onKept?: (queries: QueryClient, current: Current) => unknown;
}

/** Changes of one record, and whether one is on its way or waits for the person to choose. */
export interface VersionedChanges<Current extends Versioned, Saved = Current> {
  readonly send: (change: VersionedChange<Current, Saved>) => Promise<ChangeOutcome<Current, Saved>>;
  readonly isSaving: boolean;
}

/**
 * The one way to change a record that somebody else may change too. It sends the change over the version the person saw. Where
 * somebody else was faster it shows both versions, and the person sends over the newer one, takes it in, or goes on editing.
 * It says what was done, shows the record as it is after it, and explains a failure. A change goes on where its screen was left
 * meanwhile, so that it is not lost without a word.
 */
export function useVersionedChange<Current extends Versioned, Saved = Current>({
  show,
  refresh,
  refreshRefused,
  onKept,
}: VersionedChangeSettings<Current, Saved> = {}): VersionedChanges<Current, Saved> {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const readAgain = async (queryKey: QueryKey | undefined) => {
    if (queryKey !== undefined) await queries.invalidateQueries({ queryKey });
  };

  const send = async (change: VersionedChange<Current, Saved>): Promise<ChangeOutcome<Current, Saved>> => {
    const { done, onSaved, explain } = change;
    setSaving(true);
    try {
      const outcome = await sendOver(api, modals, change);
      if (outcome.kind === 'kept') await onKept?.(queries, outcome.current);
      if (outcome.kind !== 'saved') return outcome;
      show?.(queries, outcome.saved);
      if (done !== undefined) banner.success(typeof done === 'string' ? done : done(outcome.saved));
      await readAgain(refresh);
      await onSaved?.(outcome.saved);
      return outcome;
    } catch (error) {
      // Nothing is saved any more behind the reason.
      setSaving(false);
      await readAgain(refreshRefused);
      await (explain ? explain(error) : openFailure(modals, error));
      return { kind: 'failed' };
    } finally {
      setSaving(false);
    }
  };

  return { send, isSaving };
}

/** An `explain` that explains nothing: whoever sent the change tells its failure, as a form does at its fields. */
export function leaveToCaller(error: unknown): never {
  throw error;
}
