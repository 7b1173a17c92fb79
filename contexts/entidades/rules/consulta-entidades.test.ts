import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDENES_ENTIDAD, TAMANOS_LISTA } from '../contract/terms.ts';
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
