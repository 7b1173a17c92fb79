import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api-client/index.ts';
import { useBanner } from '../banner/index.ts';
import { openFailure } from '../failure-modal/index.ts';
import { type Modals, useModal } from '../modal/index.ts';
import { findCurrent } from './find-current.ts';
import { sendOver } from './send-over.ts';
import type { ChangeOutcome, Versioned, VersionedChange } from './versioned-change.ts';

/** Settings that all changes of one record share. */
export interface VersionedChangeSettings<Current extends Versioned, Saved = Current> {
  /** Updates the data of the screen with the answer of the server. */
  readonly show?: (queries: QueryClient, saved: Saved) => void;
  /** Other queries that may change with it. */
  readonly refresh?: QueryKey;
  /** Queries to read again after a failure, because the data may have changed meanwhile. */
  readonly refreshRefused?: QueryKey;
  /** Called if the person did not overwrite the changes of another person; the hook waits for it. */
  readonly onKept?: (queries: QueryClient, current: Current) => unknown;
}

/** Changes of one record, and whether one is on its way or waits for the person to choose. */
export interface VersionedChanges<Current extends Versioned, Saved = Current> {
  readonly send: (change: VersionedChange<Current, Saved>) => Promise<ChangeOutcome<Current, Saved>>;
  readonly isSaving: boolean;
}

/**
 * The one way to change a record that somebody else may change too. It sends the change with the version that the
 * person saw. If another person saved before, it shows both versions; the person overwrites the newer one, takes it
 * over, or continues to edit. It shows what was done, updates the record on the screen, and explains a failure. If
 * the person leaves the screen meanwhile, the change continues, so that it is not lost silently.
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
    const { done, onSaved } = change;
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
      // While the reason is shown, nothing is being saved.
      setSaving(false);
      await readAgain(refreshRefused);
      await explainTo(modals, error, change);
      return { kind: 'failed' };
    } finally {
      setSaving(false);
    }
  };

  return { send, isSaving };
}

/** Tells why a change was not done; after a conflict without a comparison the screen gets the newer version. */
async function explainTo<Current extends Versioned, Saved>(
  modals: Modals,
  error: unknown,
  { explain, onNewer }: VersionedChange<Current, Saved>,
): Promise<void> {
  await (explain ? explain(error) : openFailure(modals, error));
  const stored = findCurrent<Current>(error);
  if (stored !== null) onNewer?.(stored);
}

/** An `explain` that does nothing: the caller of the change shows its failure, as a form does at its fields. */
export function leaveToCaller(error: unknown): never {
  throw error;
}
