import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe, expect, it } from 'vitest';
import { formatConsulta, parseConsulta } from './consulta-tramites.ts';

describe('the list of trámites in an address', () => {
  it('[AREA-09] says every filter and page, and is read back', () => {
    const query = 'texto=pension&entidad=3&pagina=2&tamano=25';
    expect(new URLSearchParams(formatConsulta(parseConsulta(new URLSearchParams(query)))).toString()).toBe(
      query,
    );
  });

  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    ['texto=pension&entidad=3&pagina=2&tamano=25', 'texto=pension&entidad=3&pagina=2&tamano=25'],
    ['texto=+&entidad=x&pagina=0&tamano=7', ''],
  ]);
});
