import { ASKED, type PublicCalls } from '@marco/test-kit/declarations';

const CODIGOS = 'select codigo from indicadores order by codigo';

/** Of what anybody may call, calls about records that are there. */
export const publicCalls: PublicCalls = {
  getDatosGenerales: ASKED,
  getIndicador: [{ records: CODIGOS }],
  listValores: [{ records: CODIGOS }],
};
