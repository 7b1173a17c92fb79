import { type Places, screenAt } from '@marco/test-kit/declarations';

/** Standards, for people who propose and decide them. */
export const places: Places = {
  administrator: [
    screenAt('standards', '/app/estandares', 'Estándares'),
    screenAt('new standard', '/app/estandares/new', 'Proponer estándar'),
    screenAt('a standard', '/app/estandares/1', /\S/),
    screenAt('edit of a standard', '/app/estandares/1/edit', 'Editar estándar'),
  ],
};
