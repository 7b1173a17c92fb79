import { screenOf, type TestingModule, titleAt } from '@marco/test-kit/declarations';

/** A servicio whose messages are known. */
const SIMULADO = `select min(v.servicio_id) as id from servicios_versiones v
  join servicios_operaciones o on o.version_id = v.id where v.estado = 'publicada'`;

/** The simulator, as the tests of the whole product know it. */
export const simuladorTesting: TestingModule = {
  context: 'simulador',
  screens: {
    toSimulador: SIMULADO,
  },
  places: {
    visitor: [
      screenOf('simulator', '/probar-servicio/{id}', SIMULADO),
      titleAt('simulator of nothing', '/probar-servicio/999999999', 'Simulador no encontrado'),
    ],
  },
  forEverybody: { getSimulador: 'the messages of certified versions are public' },
};
