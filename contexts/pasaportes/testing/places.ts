import { type Places, titleAt } from '@marco/test-kit/declarations';

/** The page of a pasaporte, for anybody. */
export const places: Places = {
  visitor: [titleAt('passport of nothing', '/pasaporte/2.999.170.2.999999.1', 'Pasaporte no encontrado')],
};
