import type { Screens } from '@marco/test-kit/declarations';

/** Code of nothing: the product makes them while it runs. */
const CODIGO = 'A'.repeat(43);

/** The specified reports, indicators of the catalogue, and what a mail of one carries. */
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
  toExplorador: [[''], ['conjunto=solicitudes&dimensiones=estado&medidas=solicitudes']],
  toVistaReporte: [['00000000-0000-4000-8000-000000000000']],
  toIndicadorCon: [['IND-02', 'sector=1']],
  toTablero: [[1]],
  toRetirarReporte: [[CODIGO]],
};
