import { proveListAddress } from '@marco/test-kit/prove-list-address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDENES_PROFUNDA, PROCEDENCIAS, TAMANOS_RESULTADOS } from '../../contract/terms.ts';
import {
  type EstadoProfunda,
  formatProfunda,
  isProfunda,
  PROFUNDA_VACIA,
  parseProfunda,
} from './direccion.ts';

const toConsulta = (pairs: ReturnType<typeof formatProfunda>) =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();

const id = fc.option(fc.integer({ min: 1, max: 2_000_000_000 }));
const texto = fc.string({ maxLength: 150 }).map((text) => text.trim());
const estados: fc.Arbitrary<EstadoProfunda> = fc.record({
  texto,
  filtro: fc.record({
    nombre: texto,
    estado: fc.option(fc.boolean()),
    entidad: id,
    consultor: id,
    servicio: id,
    estadoServicio: id,
  }),
  sector: id,
  anio: fc.option(fc.integer({ min: 1900, max: 9999 })),
  fuente: fc.option(fc.constantFrom(...PROCEDENCIAS)),
  orden: fc.constantFrom(...ORDENES_PROFUNDA),
  pagina: fc.integer({ min: 1, max: 100_000 }),
  tamano: fc.constantFrom(...TAMANOS_RESULTADOS),
});

describe('address of the deep search', () => {
  it('says the whole of it: what is written is read again', () => {
    fc.assert(
      fc.property(estados, (estado) => {
        const params = new URLSearchParams(toConsulta(formatProfunda(estado)));
        expect(parseProfunda(params)).toEqual(estado);
        expect(isProfunda(params)).toBe(true);
      }),
    );
  });

  it('leaves out what is as usual', () => {
    expect(toConsulta(formatProfunda(PROFUNDA_VACIA))).toBe('modo=contenido');
    expect(toConsulta(formatProfunda({ ...PROFUNDA_VACIA, texto: 'acta', fuente: 'documento' }))).toBe(
      'modo=contenido&texto=acta&fuente=documento',
    );
  });

  it('what makes no sense counts as absent', () => {
    const wrong = 'modo=contenido&sector=x&anio=0&fuente=correo&orden=-1&pagina=0&tamano=7&entidad=1.5';
    expect(parseProfunda(new URLSearchParams(wrong))).toEqual(PROFUNDA_VACIA);
    expect(isProfunda(new URLSearchParams('modo=otro'))).toBe(false);
  });
});

describe('the address of the deep search, as people kept it', () => {
  proveListAddress({ parse: parseProfunda, format: formatProfunda }, [
    [
      'modo=contenido&texto=acta&nombre=salud&estado=cerrada&entidad=1&consultor=2&servicio=3&estadoServicio=4&pagina=5&tamano=50&sector=6&anio=2025&fuente=documento&orden=reciente',
      'modo=contenido&texto=acta&nombre=salud&estado=cerrada&entidad=1&consultor=2&servicio=3&estadoServicio=4&pagina=5&tamano=50&sector=6&anio=2025&fuente=documento&orden=reciente',
    ],
    ['', 'modo=contenido'],
    [
      'modo=+&texto=+&nombre=+&estado=+&entidad=+&consultor=+&servicio=+&estadoServicio=+&pagina=+&tamano=+&sector=+&anio=+&fuente=+&orden=+',
      'modo=contenido',
    ],
    [
      'modo=contenido&texto=acta&nombre=salud&estado=cerrada&entidad=1&consultor=2&servicio=3&estadoServicio=4&pagina=5&tamano=50&sector=6&anio=2025&fuente=documento&orden=reciente&otra=1&utm_source=correo',
      'modo=contenido&texto=acta&nombre=salud&estado=cerrada&entidad=1&consultor=2&servicio=3&estadoServicio=4&pagina=5&tamano=50&sector=6&anio=2025&fuente=documento&orden=reciente',
    ],
    ['pagina=2&pagina=3', 'modo=contenido&pagina=3'],
    ['pagina=0&tamano=7', 'modo=contenido'],
    ['pagina=2147483647', 'modo=contenido&pagina=100000'],
    ['pagina=99999999999&tamano=10.0', 'modo=contenido'],
    ['texto=+dos++palabras+', 'modo=contenido&texto=dos++palabras'],
    ['texto=%26%3D%23', 'modo=contenido&texto=%26%3D%23'],
    ['entidad=2147483648', 'modo=contenido'],
    ['entidad=01', 'modo=contenido'],
    ['entidad=1&entidad=5', 'modo=contenido&entidad=5'],
    ['anio=1899', 'modo=contenido'],
    ['anio=1900&orden=relevancia', 'modo=contenido&anio=1900'],
    ['anio=9999&fuente=otra', 'modo=contenido&anio=9999'],
    ['anio=10000&orden=-nombre', 'modo=contenido'],
    ['modo=otro&consultar=1&texto=x', 'modo=contenido&texto=x'],
  ]);
});
