export { DraftOffer } from './draft-offer.tsx';
export { DraftOwnerContext, DraftStoreContext } from './draft-owner.ts';
export { type FormDraft, useFormDraft } from './use-form-draft.ts';
