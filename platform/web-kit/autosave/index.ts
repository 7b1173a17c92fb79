export { type Autosave, type AutosaveSettings, useAutosave } from './use-autosave.ts';
