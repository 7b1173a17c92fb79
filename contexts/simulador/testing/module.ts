import type { ForeignEntidad } from '@marco/entidades/testing/module';
import { type TestingModule, titleAt } from '@marco/test-kit/declarations';

/** The simulator, as the tests of the whole product know it. */
export const simuladorTesting: TestingModule<ForeignEntidad> = {
  context: 'simulador',
  screens: {
    toSimulador: "select min(servicio_id) from servicios_versiones where estado <> 'en-elaboracion'",
  },
  places: {
    visitor: [titleAt('simulator of nothing', '/probar-servicio/999999999', 'Simulador no encontrado')],
  },
  forEverybody: { getSimulador: 'the messages of certified versions are public' },
};
