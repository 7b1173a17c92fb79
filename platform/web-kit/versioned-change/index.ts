export type { ConflictField } from './conflict-modal.tsx';
export {
  leaveToCaller,
  useVersionedChange,
} from './use-versioned-change.ts';
export type { ChangeOutcome, Versioned, VersionedChange } from './versioned-change.ts';
