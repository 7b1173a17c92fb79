import type { Screens } from '@marco/test-kit/declarations';

/** A code of nothing: the product issues the certificates of the demo data while it runs. */
export const screens: Screens = {
  toCertificado: [['00000000000000011']],
  toCertificadosPendientes: [['suspension-propuesta']],
  toCertificadoEnLista: [['LCI-C1-2026-000001']],
};
