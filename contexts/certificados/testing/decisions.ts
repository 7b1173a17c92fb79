import { call, type Sources } from '@marco/test-kit/declarations';
import { PASOS_CERTIFICADO } from '../contract/terms.ts';

const CON_CAUSA: readonly string[] = ['suspender', 'pedir-revocacion'];

/** Steps of a certificate, all of one address. */
export const decisions: Sources = {
  searchCertificados: {
    calls: {
      'certificados[].proponer': call('submitPropuestaSuspension', ({ id }) => ({
        id,
        causa: 'incidente',
        motivo: 'Prueba.',
      })),
      ...Object.fromEntries(
        PASOS_CERTIFICADO.map((accion) => [
          `certificados[].acciones.${accion}`,
          call('submitPasoCertificado', ({ id }) => ({
            id,
            accion,
            motivo: 'Prueba.',
            ...(CON_CAUSA.includes(accion) ? { causa: 'incidente' } : {}),
          })),
        ]),
      ),
    },
  },
};
