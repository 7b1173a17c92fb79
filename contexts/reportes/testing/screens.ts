import type { Screens } from '@marco/test-kit/declarations';

/** The specified reports and indicators of the catalogue. */
export const screens: Screens = {
  toInforme: [
    ['elementoDatoByFilter'],
    ['solicitudServicioByFilter'],
    ['indicadoresByFilter'],
    ['xroad'],
    ['tramites-govco'],
    ['validador'],
    ['schema'],
  ],
  toIndicador: [['IND-02'], ['IND-05'], ['IND-07']],
  toFilas: [['IND-02', 'corte=hoy']],
};
