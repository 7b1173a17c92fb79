import type { ForeignServicio } from '@marco/servicios/testing/module';
import { call, screenAt, screenOf, type TestingModule } from '@marco/test-kit/declarations';
import { PASOS_IMPORTACION } from '../contract/terms.ts';
import { type ForeignVentana, foreignVentana } from './foreign-records.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';

export { addTareaDeCadaEstado } from './add-tarea-de-cada-estado.ts';

/** An import of the demo data, of which there may be none: the address of nothing stands in its place. */
const IMPORTACION = 'select coalesce(max(id), 1) as id from plataforma_importaciones';

/** A task of the operator, of which there may be none yet. */
const TAREA = 'select coalesce(max(id), 1) as id from plataforma_tareas';

const toCalls = (where: string) =>
  Object.fromEntries(
    PASOS_IMPORTACION.map((accion) => [
      `${where}acciones.${accion}`,
      call('submitPasoImportacion', ({ id }) => ({ id, accion })),
    ]),
  );

const EDITAR_SERVICIO = call('updateServicioPlataforma', ({ id }) => ({
  id,
  servicioId: null,
  ans: { disponibilidad: null, p95Ms: null, tasaError: null },
}));

const REGISTRO = {
  clase: 'GOB',
  miembro: 'SNR-0027',
  subsistema: 'FM-SIR',
  codigo: 'consultar',
  numero: 'v1',
  tipo: 'REST',
};

const VENTANA = { fecha: '2028-01-05', hora: 2, horas: 3, motivo: 'Prueba.' };

const UNA_PLATAFORMA = 'the platform has one operator: the rol alone says who sees and who changes it';

/** The exchange platform, as the tests of the whole product know it. */
export const plataformaTesting: TestingModule<ForeignServicio, ForeignVentana> = {
  context: 'plataforma',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignVentana,
  probes: {
    createVentana: {
      url: ({ servicioId }) => `/api/directorio/${servicioId}/ventanas`,
      payload: () => VENTANA,
    },
    deleteVentana: { url: ({ ventanaId }) => `/api/ventanas/${ventanaId}` },
  },
  forEverybody: {
    getImportacion: UNA_PLATAFORMA,
    getOperacionServicio: 'servicios are public, and so is how they answer',
    getTarea: UNA_PLATAFORMA,
    listVentanas: 'when a servicio is down is for everybody who uses it',
    submitPasoImportacion: UNA_PLATAFORMA,
    submitPasoTarea: UNA_PLATAFORMA,
    submitPublicacion: UNA_PLATAFORMA,
    submitRegistroXroad: UNA_PLATAFORMA,
    updateAnomalia: UNA_PLATAFORMA,
    updateServicioPlataforma: UNA_PLATAFORMA,
    uploadContratoProduccion: UNA_PLATAFORMA,
    uploadParte: UNA_PLATAFORMA,
  },
  decisions: {
    searchImportaciones: {
      calls: {
        ...toCalls('importaciones[].'),
        crear: call('createImportacion', () => ({ ambiente: 'calidad', nombre: 'x', bytes: 1 })),
      },
    },
    getImportacion: { records: 'select id, version from plataforma_importaciones', calls: toCalls('') },
    searchServiciosPlataforma: { calls: { 'servicios[].editar': EDITAR_SERVICIO } },
    searchTareas: {
      calls: {
        'tareas[].pasos.cerrar': call('submitPasoTarea', ({ id }) => ({
          id,
          accion: 'cerrar',
          nota: 'Hecho',
        })),
        'tareas[].pasos.reabrir': call('submitPasoTarea', ({ id }) => ({ id, accion: 'reabrir' })),
      },
    },
    getTarea: {
      records: 'select id, version from plataforma_tareas',
      calls: {
        'pasos.cerrar': call('submitPasoTarea', ({ id }) => ({ id, accion: 'cerrar', nota: 'Hecho' })),
        'pasos.reabrir': call('submitPasoTarea', ({ id }) => ({ id, accion: 'reabrir' })),
        'registro.servicio.editar': EDITAR_SERVICIO,
        'registro.publicar': call('submitPublicacion', ({ id }) => ({ id })),
        'registro.registrar': call('submitRegistroXroad', ({ id }) => ({ id, ...REGISTRO })),
      },
    },
    listVentanas: {
      calls: {
        anunciar: call('createVentana', ({ id }) => ({ id, ...VENTANA })),
        'ventanas[].retirar': call('deleteVentana', ({ id }) => ({ id })),
      },
    },
    searchAnomalias: {
      calls: { 'anomalias[].editar': call('updateAnomalia', ({ id }) => ({ id, marca: 'normal' })) },
    },
  },
  screens: { toImportacionXroad: IMPORTACION, toTareaXroad: TAREA },
  places: {
    operator: [
      screenAt('platform', '/app/xroad', 'Plataforma X-Road'),
      screenOf('an import of operation', '/app/xroad/importaciones/{id}', IMPORTACION),
      screenAt('tasks of the operator', '/app/xroad/tareas', 'Tareas del operador'),
      screenOf('a task of the operator', '/app/xroad/tareas/{id}', TAREA),
      screenAt('services of the platform', '/app/xroad/servicios', 'Servicios de la plataforma'),
      screenAt('file of an instance', '/app/xroad/instancia', 'Importar instancia'),
      screenAt('certificates of the platform', '/app/xroad/certificados', 'Certificados de la plataforma'),
      screenAt('anomalies', '/app/xroad/anomalias', 'Anomalías'),
    ],
  },
};
