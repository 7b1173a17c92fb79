export type { AutosavedDraft, AutosavedDraftSettings } from './autosaved-draft.ts';
export { useAutosavedDraft } from './use-autosaved-draft.ts';
