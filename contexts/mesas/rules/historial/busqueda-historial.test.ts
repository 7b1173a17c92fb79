import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe } from 'vitest';
import { formatBusqueda, parseBusqueda } from './busqueda-historial.ts';

describe('the address of the historial', () => {
  proveListAddress({ parse: parseBusqueda, format: formatBusqueda }, [
    [
      'hasta=2026-12-31&desde=2026-01-01&persona=4&clase=actas',
      'clase=actas&persona=4&desde=2026-01-01&hasta=2026-12-31',
    ],
    ['', ''],
    ['hasta=+&desde=+&persona=+&clase=+', ''],
    [
      'hasta=2026-12-31&desde=2026-01-01&persona=4&clase=actas&otra=1&utm_source=correo',
      'clase=actas&persona=4&desde=2026-01-01&hasta=2026-12-31',
    ],
    ['pagina=2&pagina=3', ''],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', ''],
    ['pagina=99999999999&tamano=10.0', ''],
    ['persona=2147483648', ''],
    ['persona=01', ''],
    ['persona=1&persona=5', 'persona=5'],
    ['pestana=historial&clase=datos', 'clase=datos'],
    ['desde=1999-12-31&hasta=2200-01-01', ''],
    ['desde=2000-01-01&hasta=2199-12-31', 'desde=2000-01-01&hasta=2199-12-31'],
    ['clase=otra', ''],
  ]);
});
