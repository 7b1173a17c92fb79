export { FormModal } from './form-modal.tsx';
export { useRefusals } from './use-refusals.ts';
export { useRowDraft } from './use-row-draft.ts';
