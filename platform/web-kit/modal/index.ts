export { Modal } from './modal.tsx';
export { ModalHost, preloadModals } from './modal-host.tsx';
export type { ModalProps } from './modal-props.ts';
export type { ModalTone } from './modal-store.ts';
export { UNSAVED_ARE_LOST } from './unsaved-texts.ts';
export { useLatest } from './use-latest.ts';
export { type ChoiceTexts, type Modals, type ModalTexts, type TextTexts, useModal } from './use-modal.ts';
