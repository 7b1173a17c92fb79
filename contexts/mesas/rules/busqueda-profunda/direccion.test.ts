import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUENTES, ORDENES_PROFUNDA, TAMANOS_RESULTADOS } from '../../contract/terms.ts';
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
  fuente: fc.option(fc.constantFrom(...FUENTES)),
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
