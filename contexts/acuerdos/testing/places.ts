import { type Places, screenAt } from '@marco/test-kit/declarations';

/** The acuerdos as an entity and the ministry read them, and the precedents, which anybody does. */
export const places: Places = {
  visitor: [
    screenAt('precedents', '/precedentes', 'Precedentes'),
    screenAt('no precedents', '/precedentes?texto=inexistente', 'Precedentes'),
  ],
  administrator: [
    screenAt('agreements', '/app/acuerdos', 'Acuerdos de consumo'),
    screenAt('no agreements', '/app/acuerdos?texto=inexistente', 'Acuerdos de consumo'),
  ],
};
