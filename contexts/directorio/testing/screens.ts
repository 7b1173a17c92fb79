import type { Screens } from '@marco/test-kit/declarations';

/** Codes of nothing: the product makes them while it runs. */
const CODIGO = 'A'.repeat(43);

/** A page of the demo data, and the addresses a mail carries. */
export const screens: Screens = {
  toFicha: [['mintic', 'carpeta-ciudadana']],
  toConfirmarSuscripcion: [[CODIGO]],
  toRetirarSuscripcion: [[CODIGO]],
  toDirectorioConDatos: [[[1]]],
};
