import { describe, expect, it } from 'vitest';
import { chooseCanales } from './canales.ts';

const evento = { enProducto: true, configurable: true, porCorreo: true, porProducto: true };
const habitual = { correo: 'inmediato', producto: true } as const;

describe('by which channels a person is told', () => {
  it.each([
    ['by mail and in the product until they choose', evento, habitual, [true, true, false]],
    ['in the product only', evento, { correo: 'nunca', producto: true }, [false, true, false]],
    ['in the summary instead of a mail', evento, { correo: 'resumen', producto: true }, [false, true, true]],
    ['in the summary alone', evento, { correo: 'resumen', producto: false }, [false, false, true]],
    ['not at all', evento, { correo: 'nunca', producto: false }, [false, false, false]],
    [
      'of what nobody may silence, whatever they chose',
      { ...evento, configurable: false },
      { correo: 'nunca', producto: false },
      [true, true, false],
    ],
    [
      'not in the product where nobody can read it',
      { ...evento, enProducto: false },
      habitual,
      [true, false, false],
    ],
    [
      'not by mail when the administrator says so',
      { ...evento, porCorreo: false },
      habitual,
      [false, true, false],
    ],
    [
      'not in a summary either then',
      { ...evento, porCorreo: false },
      { correo: 'resumen', producto: true },
      [false, true, false],
    ],
    [
      'not in the product when the administrator says so',
      { ...evento, porProducto: false },
      habitual,
      [true, false, false],
    ],
  ] as const)('%s', (_, canales, elegida, [correo, producto, resumen]) => {
    expect(chooseCanales(canales, elegida)).toEqual({ correo, producto, resumen });
  });
});
