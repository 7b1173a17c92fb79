export { type SaveState, SaveStatus } from './save-status.tsx';
