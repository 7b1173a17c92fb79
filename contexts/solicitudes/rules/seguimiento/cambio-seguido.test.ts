import { expect, it } from 'vitest';
import { presentCambioSeguido } from './cambio-seguido.ts';

it('[AREA-05] who follows a request is told from which state to which it went, or which step left it there', () => {
  expect(presentCambioSeguido('revisar', 'asignada', 'en-revision')).toBe(
    'pasó de «Asignada» a «En revisión»',
  );
  expect(presentCambioSeguido('prorrogar', 'devuelta', 'devuelta')).toBe(
    'tuvo un paso nuevo: prorrogar el plazo',
  );
});
