import { describe, expect, it } from 'vitest';
import { formatConsulta, parseConsulta } from './consulta-estandares.ts';

describe('search of standards in an address', () => {
  it('[AREA-03] says every filter, page and order, and is read back', () => {
    const query =
      'texto=dcat&organismo=W3C&categoria=metadatos&sector=3&estado=adoptado&pagina=2&tamano=25&orden=-elementos';
    const consulta = parseConsulta(new URLSearchParams(query));
    expect(new URLSearchParams(formatConsulta(consulta)).toString()).toBe(query);
  });

  it('[AREA-03] what makes no sense counts as absent', () => {
    const query = 'categoria=otra&estado=x&pagina=0&tamano=7&orden=version&sector=a';
    expect(formatConsulta(parseConsulta(new URLSearchParams(query)))).toEqual([]);
  });
});
