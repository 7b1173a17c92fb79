import { proveListAddress } from '@marco/test-kit/prove-list-address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESULTADOS, TAMANOS_EVENTOS } from '../contract/terms.ts';
import {
  BUSQUEDA_VACIA,
  FILTRO_VACIO,
  findErrorDias,
  formatBusqueda,
  isFiltroVacio,
  parseBusqueda,
} from './busqueda-eventos.ts';

const texto = fc.string({ maxLength: 20 }).map((text) => text.trim());
const dia = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const id = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }));

const busqueda = fc.record({
  filtro: fc.record({
    desde: fc.oneof(fc.constant(''), dia),
    hasta: fc.oneof(fc.constant(''), dia),
    usuario: id,
    entidad: id,
    accion: texto,
    tipoObjeto: texto,
    idObjeto: texto,
    resultado: fc.option(fc.constantFrom(...RESULTADOS)),
    correlacion: texto,
    texto,
  }),
  pagina: fc.integer({ min: 1, max: 100_000 }),
  tamano: fc.constantFrom(...TAMANOS_EVENTOS),
  ascendente: fc.boolean(),
});

describe('the search in the address', () => {
  it('[AREA-12] comes back as it was written', () => {
    fc.assert(
      fc.property(busqueda, (search) => {
        expect(parseBusqueda(formatBusqueda(search))).toEqual(search);
      }),
    );
  });

  it('[AREA-12] that makes no sense counts as absent', () => {
    const names = [...Object.keys(FILTRO_VACIO), 'pagina', 'tamano', 'orden'];
    const nonsense = names.map((name): [string, string] => [name, '  ']);
    expect(parseBusqueda(nonsense)).toEqual(BUSQUEDA_VACIA);
    for (const day of ['2026-02-30', '1999-12-31', '2200-01-01', '21/11/2026'])
      expect(parseBusqueda([['desde', day]]).filtro.desde).toBe('');
    expect(parseBusqueda([['usuario', '2147483648']]).filtro.usuario).toBeNull();
    expect(parseBusqueda([['texto', 'x'.repeat(300)]]).filtro.texto).toHaveLength(200);
  });

  it('[AREA-12] any text is read', () => {
    const anything = fc.array(fc.tuple(fc.constantFrom('desde', 'usuario', 'pagina', 'orden'), fc.string()));
    fc.assert(
      fc.property(anything, (values) => {
        expect(parseBusqueda(values).pagina).toBeGreaterThan(0);
      }),
    );
  });

  it('[AREA-12] days must be in order', () => {
    expect(findErrorDias({ desde: '2026-02-02', hasta: '2026-02-01' })).toMatch(/no puede ser posterior/);
    expect(findErrorDias({ desde: '2026-02-01', hasta: '2026-02-01' })).toBeUndefined();
    expect(findErrorDias({ desde: '2026-02-01', hasta: '' })).toBeUndefined();
    expect([isFiltroVacio(FILTRO_VACIO), isFiltroVacio({ ...FILTRO_VACIO, entidad: 1 })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the address of the audited events', () => {
  proveListAddress({ parse: parseBusqueda, format: formatBusqueda }, [
    [
      'orden=antiguos&desde=2026-01-01&hasta=2026-12-31&usuario=7&entidad=51&accion=crear&tipoObjeto=mesa&idObjeto=9&resultado=rechazo&correlacion=ab-1&texto=acta&pagina=3&tamano=100',
      'desde=2026-01-01&hasta=2026-12-31&accion=crear&tipoObjeto=mesa&idObjeto=9&correlacion=ab-1&texto=acta&usuario=7&entidad=51&resultado=rechazo&pagina=3&tamano=100&orden=antiguos',
    ],
    ['', ''],
    [
      'orden=+&desde=+&hasta=+&usuario=+&entidad=+&accion=+&tipoObjeto=+&idObjeto=+&resultado=+&correlacion=+&texto=+&pagina=+&tamano=+',
      '',
    ],
    [
      'orden=antiguos&desde=2026-01-01&hasta=2026-12-31&usuario=7&entidad=51&accion=crear&tipoObjeto=mesa&idObjeto=9&resultado=rechazo&correlacion=ab-1&texto=acta&pagina=3&tamano=100&otra=1&utm_source=correo',
      'desde=2026-01-01&hasta=2026-12-31&accion=crear&tipoObjeto=mesa&idObjeto=9&correlacion=ab-1&texto=acta&usuario=7&entidad=51&resultado=rechazo&pagina=3&tamano=100&orden=antiguos',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['texto=+dos++palabras+', 'texto=dos++palabras'],
    ['texto=%26%3D%23', 'texto=%26%3D%23'],
    ['usuario=2147483648', ''],
    ['usuario=01', ''],
    ['usuario=1&usuario=5', 'usuario=5'],
    ['desde=2199-12-31&hasta=2200-01-01', 'desde=2199-12-31'],
    ['desde=1999-12-31', ''],
    ['resultado=otro&orden=-nombre', ''],
    ['tamano=25&pagina=1&orden=recientes', ''],
  ]);
});
