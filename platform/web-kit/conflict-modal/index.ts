export { type ConflictField, openConflict } from './conflict-modal.tsx';
