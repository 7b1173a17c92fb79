import { proveListAddress } from '@marco/test-kit/prove-list-address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDENES_ENTIDAD, TAMANOS_LISTA } from '../../contract/terms.ts';
import { CONSULTA_VACIA, formatConsulta, parseConsulta } from './consulta-entidades.ts';

describe('the list in its address', () => {
  it.each([
    ['tipo=mixta&pagina=0&tamano=7&orden=clave&estado=otra'],
    ['sector=-1&ordenEntidad=x&departamento=5&municipio=05001'],
    ['departamento=05&municipio=76001&entitiesConsult=1&municipio=x'],
  ])('[ROUTE-17] what makes no sense counts as absent: %s', (query) => {
    const { filtro, ...rest } = parseConsulta(new URLSearchParams(query));
    expect({ ...rest, filtro: { ...filtro, departamentoCodigo: null } }).toEqual(CONSULTA_VACIA);
  });

  it('[ROUTE-17] any list comes back from its address', () => {
    const consulta = fc.record({
      filtro: fc.record({
        texto: fc.string({ maxLength: 200 }).map((text) => text.trim()),
        tipo: fc.constantFrom('publica', 'privada', 'ies', null),
        sectorId: fc.option(fc.integer({ min: 1, max: 999 })),
        ordenId: fc.option(fc.integer({ min: 1, max: 9 })),
        departamentoCodigo: fc.constantFrom('05', '76'),
        municipioCodigo: fc.constant(null),
      }),
      estado: fc.constantFrom('activa', 'inactiva', null),
      pagina: fc.integer({ min: 1, max: 99 }),
      tamano: fc.constantFrom(...TAMANOS_LISTA),
      orden: fc.constantFrom(...ORDENES_ENTIDAD),
      descendente: fc.boolean(),
    });
    fc.assert(
      fc.property(consulta, (value) => {
        const query = new URLSearchParams(formatConsulta(value)).toString();
        expect(parseConsulta(new URLSearchParams(query))).toEqual(value);
      }),
    );
  });
});

describe('the address of the entities', () => {
  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    [
      'texto=alcald%C3%ADa&tipo=ies&sector=4&ordenEntidad=2&departamento=05&municipio=05001&estado=inactiva&pagina=2&tamano=50&orden=-nit',
      'texto=alcald%C3%ADa&tipo=ies&sector=4&ordenEntidad=2&departamento=05&municipio=05001&estado=inactiva&pagina=2&tamano=50&orden=-nit',
    ],
    ['', ''],
    [
      'texto=+&tipo=+&sector=+&ordenEntidad=+&departamento=+&municipio=+&estado=+&pagina=+&tamano=+&orden=+',
      '',
    ],
    [
      'texto=alcald%C3%ADa&tipo=ies&sector=4&ordenEntidad=2&departamento=05&municipio=05001&estado=inactiva&pagina=2&tamano=50&orden=-nit&otra=1&utm_source=correo',
      'texto=alcald%C3%ADa&tipo=ies&sector=4&ordenEntidad=2&departamento=05&municipio=05001&estado=inactiva&pagina=2&tamano=50&orden=-nit',
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
    ['departamento=05&municipio=76001', 'departamento=05'],
    ['municipio=05001', ''],
    ['departamento=5&municipio=5001', ''],
    ['departamento=05%0A', ''],
    ['estado=Activa&tipo=constructor', ''],
    ['orden=-nombre', 'orden=-nombre'],
  ]);
});
