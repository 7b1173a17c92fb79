export { useCreation } from './use-creation.ts';
export { useSavedChange } from './use-saved-change.ts';
