import type { ForeignAcuerdo } from '@marco/acuerdos/testing/module';
import type { ForeignServicio } from '@marco/servicios/testing/module';
import { call, type Stranger, screenOf, type TestingModule, titleAt } from '@marco/test-kit/declarations';
import { type ForeignEnsayo, foreignEnsayo } from './foreign-records.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';

export type { ForeignEnsayo } from './foreign-records.ts';

/** A servicio whose messages are known. */
const SIMULADO = `select min(v.servicio_id) as id from servicios_versiones v
  join servicios_operaciones o on o.version_id = v.id where v.estado = 'publicada'`;

/** A version of such a servicio. */
const VERSION = SIMULADO.replace('min(v.servicio_id)', 'min(v.id)');

/** An acuerdo somebody consumes by. */
const ACUERDO = `select min(id) as id from acuerdos where estado = 'activo'`;

const ensayos = ({ versionEnsayadaId }: ForeignEnsayo) =>
  `/api/simulador/versiones/${versionEnsayadaId}/ensayos`;

/** The simulator, as the tests of the whole product know it. */
export const simuladorTesting: TestingModule<ForeignServicio & ForeignAcuerdo & Stranger, ForeignEnsayo> = {
  context: 'simulador',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignEnsayo,
  probes: {
    listEnsayosXroad: { url: ensayos },
    createEnsayoXroad: { url: ensayos },
    getConsumoXroad: { url: ({ acuerdoId }) => `/api/simulador/acuerdos/${acuerdoId}/llamada` },
    verifyConsumoXroad: { url: ({ acuerdoId }) => `/api/simulador/acuerdos/${acuerdoId}/ensayo` },
    getEnsayoXroad: { url: ({ ensayoId }) => `/api/simulador/ensayos/${ensayoId}` },
  },
  decisions: {
    listEnsayosXroad: {
      records: VERSION,
      calls: { 'permisos.ensayar': call('createEnsayoXroad', ({ id }) => ({ id })) },
    },
    getConsumoXroad: {
      records: ACUERDO,
      calls: { 'permisos.ensayar': call('verifyConsumoXroad', ({ id }) => ({ id })) },
    },
  },
  alike: { createEnsayoXroad: 'listEnsayosXroad' },
  screens: {
    toSimulador: SIMULADO,
    toEnsayoXroad: VERSION,
    toEnsayoDeConsumo: ACUERDO,
  },
  places: {
    visitor: [
      screenOf('simulator', '/probar-servicio/{id}', SIMULADO),
      titleAt('simulator of nothing', '/probar-servicio/999999999', 'Simulador no encontrado'),
    ],
    administrator: [
      screenOf('rehearsal of X-Road', '/app/ensayo-xroad/{id}', VERSION),
      titleAt(
        'rehearsal of the call of nothing',
        '/app/ensayo-xroad/acuerdo/999999999',
        'Acuerdo no encontrado',
      ),
      titleAt('rehearsal of nothing', '/app/ensayo-xroad/999999999', 'Ensayo no encontrado'),
    ],
  },
  forEverybody: { getSimulador: 'the messages of certified versions are public' },
};
