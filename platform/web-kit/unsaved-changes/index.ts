export { DirtyPartsContext } from './dirty-parts.ts';
export { UnsavedChangesQuestion } from './unsaved-changes-question.tsx';
export { usePanelGuard } from './use-panel-guard.ts';
export { allowLeaving, isLeavingAllowed, useUnsavedChanges } from './use-unsaved-changes.ts';
