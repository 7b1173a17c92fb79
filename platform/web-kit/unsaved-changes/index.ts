export { allowLeaving } from './leaving.ts';
export { UnsavedChangesQuestion } from './unsaved-changes-question.tsx';
export { useUnsavedChanges } from './use-unsaved-changes.ts';
