import { call, type Sources } from '@marco/test-kit/declarations';
import { PASOS_ACUERDO } from '../contract/terms.ts';

/** What a step says beside its name where a test is not about it. */
const DICHO: Readonly<Record<string, object>> = {
  'pedir-aclaracion': { marcas: [{ lugar: 'norma', texto: '¿Cuál artículo?' }] },
  rechazar: { motivo: 'Prueba.', causa: 'otra' },
  suspender: { motivo: 'Prueba.' },
  reanudar: { motivo: 'Prueba.' },
  terminar: { motivo: 'Prueba.' },
};

/** One of each state. */
const RECORDS = 'select min(id) as id from acuerdos group by estado';

/** The steps of an acuerdo, and what its page offers beside them. */
export const decisions: Sources = {
  getAcuerdo: {
    records: RECORDS,
    calls: {
      ...Object.fromEntries(
        PASOS_ACUERDO.map((accion) => [
          `acciones.${accion}`,
          call('submitPasoAcuerdo', ({ id }) => ({ id, accion, ...DICHO[accion] })),
        ]),
      ),
      'puede.editar': call('updateAcuerdo', ({ id }) => ({ id, sistema: 'Otro' })),
      'puede.reclamar': call('createDesacuerdo', ({ id }) => ({ id, asunto: 'rechazo', reclamo: 'Prueba.' })),
      'puede.copiar': call('createAcuerdo'),
    },
  },
};
