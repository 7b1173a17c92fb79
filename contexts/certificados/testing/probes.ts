import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignCertificado } from './foreign-records.ts';

const certificado = (suffix: string) => ({
  url: ({ certificadoId }: ForeignCertificado) => `/api/certificados/${certificadoId}/${suffix}`,
});

/** What takes the id of a certificate of another entity. */
export const probes: Probes<ForeignCertificado> = {
  submitPasoCertificado: {
    ...certificado('pasos'),
    payload: () => ({ accion: 'suspender', causa: 'incidente', motivo: 'Porque sí.' }),
  },
  submitPropuestaSuspension: {
    ...certificado('propuesta'),
    payload: () => ({ causa: 'incidente', motivo: 'Porque sí.' }),
  },
  verifyCertificado: certificado('cotejo'),
};

/** What anybody with a session may ask by an id. */
export const forEverybody = {
  listCertificadosDeVersion: 'the page of a servicio says what the public page of each certificate says',
};
