import { call, screenAt, screenOf, type TestingModule } from '@marco/test-kit/declarations';
import { PASOS_IMPORTACION } from '../contract/terms.ts';

/** An import of the demo data, of which there may be none: the address of nothing stands in its place. */
const IMPORTACION = 'select coalesce(max(id), 1) as id from plataforma_importaciones';

const toCalls = (where: string) =>
  Object.fromEntries(
    PASOS_IMPORTACION.map((accion) => [
      `${where}acciones.${accion}`,
      call('submitPasoImportacion', ({ id }) => ({ id, accion })),
    ]),
  );

const UNA_PLATAFORMA = 'the platform has one operator: the rol alone says who sees and who changes it';

/** The exchange platform, as the tests of the whole product know it. */
export const plataformaTesting: TestingModule = {
  context: 'plataforma',
  forEverybody: {
    getImportacion: UNA_PLATAFORMA,
    getOperacionServicio: 'servicios are public, and so is how they answer',
    submitPasoImportacion: UNA_PLATAFORMA,
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
    searchServiciosPlataforma: {
      calls: {
        'servicios[].editar': call('updateServicioPlataforma', ({ id }) => ({
          id,
          servicioId: null,
          ans: { disponibilidad: null, p95Ms: null, tasaError: null },
        })),
      },
    },
    searchAnomalias: {
      calls: { 'anomalias[].editar': call('updateAnomalia', ({ id }) => ({ id, marca: 'normal' })) },
    },
  },
  screens: { toImportacionXroad: IMPORTACION },
  places: {
    operator: [
      screenAt('platform', '/app/xroad', 'Plataforma X-Road'),
      screenOf('an import of operation', '/app/xroad/importaciones/{id}', IMPORTACION),
      screenAt('services of the platform', '/app/xroad/servicios', 'Servicios de la plataforma'),
      screenAt('file of an instance', '/app/xroad/instancia', 'Importar instancia'),
      screenAt('certificates of the platform', '/app/xroad/certificados', 'Certificados de la plataforma'),
      screenAt('anomalies', '/app/xroad/anomalias', 'Anomalías'),
    ],
  },
};
