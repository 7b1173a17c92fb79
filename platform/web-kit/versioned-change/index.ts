export type { ConflictField } from './conflict-modal.tsx';
export { findCurrent } from './find-current.ts';
export {
  leaveToCaller,
  useVersionedChange,
} from './use-versioned-change.ts';
export type { ChangeOutcome, Versioned, VersionedChange } from './versioned-change.ts';
