export { allowLeaving } from './leaving.ts';
export { useUnsavedChanges } from './use-unsaved-changes.ts';
