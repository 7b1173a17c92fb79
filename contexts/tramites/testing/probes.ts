import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignTramite } from './foreign-records.ts';

const requisito = (suffix: string) => ({
  url: ({ tramiteId, requisitoId }: ForeignTramite) =>
    `/api/tramites/${tramiteId}/requisitos/${requisitoId}/${suffix}`,
});

/** What is asked of a trámite of another entidad. */
export const probes: Probes<ForeignTramite> = {
  computePropuestasRequisito: requisito('propuestas'),
  updateElementosRequisito: { ...requisito('elementos'), payload: () => ({ elementos: [] }) },
  updateServiciosTramite: {
    url: ({ tramiteId }) => `/api/tramites/${tramiteId}/servicios`,
    payload: () => ({ servicios: [] }),
  },
};

const PUBLICO = 'trámites, what they ask for and the map are public';

/** What anybody may ask by an id. */
export const forEverybody = {
  getPapelesEntidad: PUBLICO,
  listTramitesElemento: PUBLICO,
  createObservacion: 'anybody reports about any trámite; nothing of who does is kept',
  approveObservacion: 'reports are of no entidad: the ministry decides about all of them',
};
