import type { ForeignElemento } from '@marco/elementos-de-dato/testing/module';
import type { Probes } from '@marco/test-kit/declarations';

const esquema = (suffix = '') => ({
  url: ({ elementoId }: ForeignElemento) => `/api/elemento-dato/esquema/${elementoId}/1.0/xsd${suffix}`,
});

/** Schemas of a version another entity works on. */
export const probes: Probes<ForeignElemento> = {
  downloadEsquema: {
    ...esquema(),
    payload: () => ({}),
    nothing: { mensajeResponse: { estado: false }, object: null },
  },
  downloadEsquemaDirecto: esquema(),
  getVistaEsquema: esquema('/vista'),
};
