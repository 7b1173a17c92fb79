import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe, expect, it } from 'vitest';
import { formatConsulta, parseConsulta } from './consulta-mapa.ts';

describe('the once-only map in an address', () => {
  it('[AREA-09] says every filter, the page and the view, and is read back', () => {
    const query = 'texto=fecha&entidad=3&marca=pide&pagina=2&tamano=25&vista=lista';
    expect(new URLSearchParams(formatConsulta(parseConsulta(new URLSearchParams(query)))).toString()).toBe(
      query,
    );
  });

  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    ['marca=pide&vista=lista', 'marca=pide&vista=lista'],
    ['marca=otra&vista=otra', ''],
  ]);
});
