import { type Places, screenAt, titleAt } from '@marco/test-kit/declarations';

/** The open data, for anybody. */
export const places: Places = {
  visitor: [
    screenAt('open data', '/datos-abiertos', 'Datos abiertos'),
    screenAt('a set of open data', '/datos-abiertos/entidades', 'Entidades vinculadas'),
    titleAt('a set there is not', '/datos-abiertos/otro', 'Conjunto no encontrado'),
  ],
};
