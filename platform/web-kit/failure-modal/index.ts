export { listFieldErrors, openFailure, openValidationErrors } from './failure-modal.tsx';
export { presentMessage } from './present-message.ts';
