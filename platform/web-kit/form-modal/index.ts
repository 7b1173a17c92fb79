export { FormModal } from './form-modal.tsx';
