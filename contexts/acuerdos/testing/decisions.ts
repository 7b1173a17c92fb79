import { call, type Sources } from '@marco/test-kit/declarations';
import { PASOS_ACUERDO, PASOS_DESACUERDO } from '../contract/terms.ts';

/** What a step says beside its name where a test is not about it. */
const DICHO: Readonly<Record<string, object>> = {
  'pedir-aclaracion': { marcas: [{ lugar: 'norma', texto: '¿Cuál artículo?' }] },
  rechazar: { motivo: 'Prueba.', causa: 'otra' },
  suspender: { motivo: 'Prueba.' },
  reanudar: { motivo: 'Prueba.' },
  terminar: { motivo: 'Prueba.' },
};

const DICHO_DE_DESACUERDO: Readonly<Record<string, object>> = {
  contestar: { texto: 'Prueba.' },
  'llevar-a-mesa': { reunionId: 1 },
  decidir: {
    texto: 'Prueba.',
    sentido: 'parcial',
    precedente: { titulo: 'Prueba.', texto: 'Prueba.' },
  },
};

const POLITICA = {
  modo: 'manual',
  grupos: [],
  cuotaPorConsumidora: null,
  cuotaTotal: null,
  camposJustificados: [],
  condiciones: '',
  diasRespuesta: 10,
  mesesVigencia: 24,
};

/** One of each state, for each side. */
const RECORDS = 'select min(id) as id from acuerdos group by estado, consumidora_id';

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
      'puede.eliminar': call('deleteAcuerdo'),
      'puede.reclamar': call('createDesacuerdo', ({ id }) => ({ id, asunto: 'rechazo', reclamo: 'Prueba.' })),
      'puede.copiar': call('createAcuerdo', ({ id, servicio }) => ({
        servicioId: (servicio as { readonly id: number }).id,
        baseId: id,
      })),
      ...Object.fromEntries(
        PASOS_DESACUERDO.map((accion) => [
          `desacuerdo.acciones.${accion}`,
          call('submitPasoDesacuerdo', ({ id }) => ({ id, accion, ...DICHO_DE_DESACUERDO[accion] })),
        ]),
      ),
    },
  },
  getPolitica: {
    records: `select id from servicios_versiones where estado = 'publicada' order by id limit 2`,
    calls: { editar: call('updatePolitica', () => POLITICA) },
  },
  getCondiciones: {
    records: 'select min(id) as id from servicios group by estado_servicio_id',
    calls: { pedir: call('createAcuerdo', ({ id }) => ({ servicioId: id })) },
  },
};
