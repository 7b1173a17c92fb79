import { call, type Sources } from '@marco/test-kit/declarations';
import { PASOS_VIDA } from '../contract/vida.terms.ts';

/** Steps of a version, all of one address. */
export const decisions: Sources = {
  getVidaVersion: {
    calls: Object.fromEntries(
      PASOS_VIDA.map((accion) => [
        `acciones.${accion}`,
        call('submitPasoVersion', ({ id }) => ({ id, accion, motivo: 'Prueba.', fechaRetiro: '2028-01-01' })),
      ]),
    ),
  },
};
