export { FormModal } from './form-modal.tsx';
export { useExplainErrors } from './use-explain-errors.ts';
export { useRefusals } from './use-refusals.ts';
export { useRowDraft } from './use-row-draft.ts';
