import { describe, expect, it } from 'vitest';
import { presentDispositivo } from './dispositivo.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('device of a session', () => {
  it.each([
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Chrome en Windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge en Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari en iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome en Android',
    ],
    ['curl/8.5.0', 'Dispositivo no reconocido'],
    ['programa (Windows NT 10.0)', 'Navegador no reconocido en Windows'],
    [null, 'Dispositivo no reconocido'],
  ])('%s: %s', (userAgent, expected) => {
    expect(presentDispositivo(userAgent)).toBe(expected);
  });
});
