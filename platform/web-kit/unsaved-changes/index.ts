export { DirtyPartsContext } from './dirty-parts.ts';
export { allowLeaving, isLeavingAllowed } from './leaving.ts';
export { UnsavedChangesQuestion } from './unsaved-changes-question.tsx';
export { usePanelGuard } from './use-panel-guard.ts';
export { useUnsavedChanges } from './use-unsaved-changes.ts';
