export { useCreation } from './use-creation.ts';
export { type SavedChange, type SavedChangeSettings, useSavedChange } from './use-saved-change.ts';
