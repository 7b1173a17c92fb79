import { UNSAVED_ARE_LOST } from '../modal/index.ts';

/** What is asked before work that was not saved is lost. */
export const UNSAVED_QUESTION = {
  title: '¿Salir sin guardar?',
  message: UNSAVED_ARE_LOST,
  confirmLabel: 'Salir sin guardar',
  cancelLabel: 'Seguir aquí',
};
