import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignAcuerdo } from './foreign-records.ts';

const acuerdo = (suffix = '') => ({
  url: ({ acuerdoId }: ForeignAcuerdo) => `/api/acuerdos/${acuerdoId}${suffix}`,
});
const desacuerdo = (suffix: string) => ({
  url: ({ desacuerdoId }: ForeignAcuerdo) => `/api/desacuerdos/${desacuerdoId}${suffix}`,
});
const politica = {
  url: ({ versionOfrecidaId }: ForeignAcuerdo) => `/api/acuerdos/politicas/${versionOfrecidaId}`,
};

/** What takes the id of an acuerdo, of a disagreement or of a version of another entity. */
export const probes: Probes<ForeignAcuerdo> = {
  getAcuerdo: acuerdo(),
  updateAcuerdo: { ...acuerdo(), payload: () => ({ sistema: 'Ajeno' }) },
  deleteAcuerdo: acuerdo(),
  submitPasoAcuerdo: { ...acuerdo('/pasos'), payload: () => ({ accion: 'enviar' }) },
  downloadContratoAcuerdo: acuerdo('/contrato'),
  createDesacuerdo: {
    ...acuerdo('/desacuerdos'),
    payload: () => ({ asunto: 'rechazo', reclamo: 'Porque sí.' }),
  },
  submitPasoDesacuerdo: { ...desacuerdo('/pasos'), payload: () => ({ accion: 'desistir' }) },
  listReunionesPorVenir: desacuerdo('/reuniones'),
  getPolitica: politica,
  updatePolitica: {
    ...politica,
    payload: () => ({
      modo: 'manual',
      grupos: [],
      cuotaPorConsumidora: null,
      cuotaTotal: null,
      camposJustificados: [],
      condiciones: '',
      diasRespuesta: 10,
      mesesVigencia: 24,
    }),
  },
};

/** What anybody with the permission may ask by an id. */
export const forEverybody = {
  createAcuerdo:
    'a published servicio is there to be asked for by any entity; a base of another one is refused',
  getCondiciones: 'whether an entity may ask for a servicio is said to any entity',
};
