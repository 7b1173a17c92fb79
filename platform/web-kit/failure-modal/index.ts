export { listFieldErrors, openFailure, openValidationErrors } from './failure-modal.tsx';
