import { type Places, screenAt } from '@marco/test-kit/declarations';

/** The certificates, for the person who decides about them. */
export const places: Places = {
  administrator: [
    screenAt('certificates', '/app/certificados', 'Certificación'),
    screenAt('no certificates', '/app/certificados?texto=inexistente', 'Certificación'),
  ],
};
