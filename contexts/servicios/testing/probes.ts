import type { ForeignElemento } from '@marco/elementos-de-dato/testing/module';
import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignServicio } from './foreign-records.ts';

/** What the servicios of another entity exchange. */
export const probes: Probes<ForeignElemento & ForeignServicio> = {
  getImpactoVersion: {
    url: ({ versionDeServicioId }) => `/api/servicios/versiones/${versionDeServicioId}/impacto`,
  },
  submitPasoVersion: {
    url: ({ versionDeServicioId }) => `/api/servicios/versiones/${versionDeServicioId}/pasos`,
    payload: () => ({ accion: 'retirar' }),
  },
  createElementoServicio: {
    payload: ({ servicioId }) => ({ idServicio: servicioId, idElemento: 1, sentido: 'entrada' }),
  },
  closeElementoServicio: {
    url: ({ servicioId, versionId }) => `/api/servicios/elementos/${servicioId}/${versionId}`,
  },
};

/** What takes an id of everybody. */
export const forEverybody = {
  listServiciosEntidad: 'services are public',
  listServiciosElemento: 'services, and what they exchange, are public',
  getServicio: 'services are public',
  getVidaVersion: 'how the version of a service ends is public',
  compareVersionesServicio: 'what services exchange is public, and so is what changes of it',
  listOperacionesServicio: 'what services exchange is public; their messages are never stored',
};
