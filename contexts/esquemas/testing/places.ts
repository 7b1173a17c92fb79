import { type Places, titleAt } from '@marco/test-kit/declarations';

/** The validator, as anybody uses it. */
export const places: Places = {
  visitor: [titleAt('validator', '/validador', 'Validador de mensajes')],
};
