import type { ApiClient } from '../api-client/index.ts';
import type { Modals } from '../modal/index.ts';
import { openConflict } from './conflict-modal.tsx';
import { findCurrent } from './find-current.ts';
import type { ChangeOutcome, Versioned, VersionedChange } from './versioned-change.ts';

/**
 * Sends a change with the version that the person saw. Each time another person saved before, it shows both versions,
 * and sends again with the newer version only if the person confirms it.
 *
 * @throws what the change fails with, or the comparison
 */
export async function sendOver<Current extends Versioned, Saved>(
  api: ApiClient,
  modals: Modals,
  change: VersionedChange<Current, Saved>,
): Promise<ChangeOutcome<Current, Saved>> {
  let current: Current | null = null;
  for (;;) {
    try {
      const version: number | undefined = current === null ? change.version : current.version;
      return { kind: 'saved', saved: await change.send(api, { base: 'private', version }, current) };
    } catch (error) {
      const stored = findCurrent<Current>(error);
      if (stored === null || change.compare === undefined) throw error;
      const choice = await choose(modals, change, change.compare, stored);
      if (choice !== 'mine') return { kind: choice, current: stored };
      current = stored;
    }
  }
}

async function choose<Current extends Versioned, Saved>(
  modals: Modals,
  { canReplace, sendsSame = false, onConflict, onTheirs }: VersionedChange<Current, Saved>,
  compare: NonNullable<VersionedChange<Current, Saved>['compare']>,
  stored: Current,
): Promise<'mine' | 'theirs' | 'kept'> {
  if (canReplace?.(stored) === false) return 'kept';
  const fields = await compare(stored);
  if (sendsSame && fields.every(({ mine, current }) => mine === current)) return 'mine';
  onConflict?.(stored);
  if (await openConflict(modals, fields)) return 'mine';
  if (onTheirs === undefined) return 'kept';
  const takes = await modals.ask({
    title: '¿Tomar la versión guardada?',
    message: 'Se reemplaza lo que usted escribió por lo que guardó la otra persona.',
    confirmLabel: 'Tomar la versión guardada',
    cancelLabel: 'Seguir editando',
  });
  if (!takes) return 'kept';
  onTheirs(stored);
  return 'theirs';
}
