import type { Screens } from '@marco/test-kit/declarations';

/** Addresses of a record, as the crawl calls their builders. */
export const screens: Screens = {
  toAcuerdo: [[1]],
  toNuevoAcuerdo: [[1]],
  toPolitica: [[1]],
  toEnsayoDeConsumo: [[1]],
  toAcuerdosEnEstado: [['enviado', 'proveedora']],
};
