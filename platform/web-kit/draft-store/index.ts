export { browserDrafts, clearDrafts } from './browser-drafts.ts';
export type { DraftStore, KeptDraft } from './draft-store.ts';
