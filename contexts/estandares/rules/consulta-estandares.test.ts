import { proveListAddress } from '@marco/test-kit/prove-list-address';
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

describe('the address of the standards', () => {
  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    [
      'texto=dcat&organismo=W3C&categoria=metadatos&sector=3&estado=adoptado&pagina=2&tamano=25&orden=-elementos',
      'texto=dcat&organismo=W3C&categoria=metadatos&sector=3&estado=adoptado&pagina=2&tamano=25&orden=-elementos',
    ],
    ['', ''],
    ['texto=+&organismo=+&categoria=+&sector=+&estado=+&pagina=+&tamano=+&orden=+', ''],
    [
      'texto=dcat&organismo=W3C&categoria=metadatos&sector=3&estado=adoptado&pagina=2&tamano=25&orden=-elementos&otra=1&utm_source=correo',
      'texto=dcat&organismo=W3C&categoria=metadatos&sector=3&estado=adoptado&pagina=2&tamano=25&orden=-elementos',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['texto=+dos++palabras+', 'texto=dos++palabras'],
    ['texto=%26%3D%23', 'texto=%26%3D%23'],
    ['sector=2147483648', ''],
    ['sector=01', ''],
    ['sector=1&sector=5', 'sector=5'],
    ['estado=no-adoptado&organismo=%20ISO%20', 'organismo=ISO&estado=no-adoptado'],
    ['categoria=valueOf', ''],
    ['orden=-nombre', 'orden=-nombre'],
    ['orden=-version', ''],
  ]);
});
