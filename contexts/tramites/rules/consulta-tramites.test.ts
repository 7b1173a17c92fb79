import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe, expect, it } from 'vitest';
import { formatConsulta, parseConsulta } from './consulta-tramites.ts';
import { formatConsulta as formatMapa, parseConsulta as parseMapa } from './mapa/consulta-mapa.ts';

describe('the lists of trámites and of the map in an address', () => {
  it('[AREA-09] say every filter and page, and are read back', () => {
    const query = 'texto=pension&entidad=3&pagina=2&tamano=25';
    expect(new URLSearchParams(formatConsulta(parseConsulta(new URLSearchParams(query)))).toString()).toBe(
      query,
    );
    const mapa = 'texto=fecha&entidad=3&marca=pide&pagina=2&tamano=25&vista=lista';
    expect(new URLSearchParams(formatMapa(parseMapa(new URLSearchParams(mapa)))).toString()).toBe(mapa);
  });

  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    ['texto=pension&entidad=3&pagina=2&tamano=25', 'texto=pension&entidad=3&pagina=2&tamano=25'],
    ['texto=+&entidad=x&pagina=0&tamano=7', ''],
  ]);
  proveListAddress({ parse: parseMapa, format: formatMapa }, [
    ['marca=pide&vista=lista', 'marca=pide&vista=lista'],
    ['marca=otra&vista=otra', ''],
  ]);
});
