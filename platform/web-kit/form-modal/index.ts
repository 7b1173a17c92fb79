export { FormModal } from './form-modal.tsx';
export { useRowDraft } from './use-row-draft.ts';
