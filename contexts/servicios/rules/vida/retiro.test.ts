import { addDays } from '@marco/country/working-days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADOS_VERSION_SERVICIO } from '../../contract/versiones.terms.ts';
import { buildConsumidores, type ConsumoConocido } from './consumidores.ts';
import { presentRetiro, presentRoturas } from './frases-de-vida.ts';
import { listFaltasDeRetiro, listSucesoras, type VersionCandidata } from './retiro.ts';

const HOY = '2026-11-27';
const V1: VersionCandidata = { id: 1, mayor: 1, menor: 0, estado: 'publicada' };
const V2: VersionCandidata = { id: 2, mayor: 2, menor: 0, estado: 'certificada' };
const CONTEXTO = { version: V1, versiones: [V1, V2], hoy: HOY, dias: 90, anunciado: null };
const ESCRITO = { sucesoraId: 2, fechaRetiro: addDays(HOY, 90), motivo: 'Hay otra.' };

describe('[AREA-05] what is written of the end of a version', () => {
  it('lacks nothing with a later version, a day of the term and a reason', () => {
    expect(listFaltasDeRetiro(ESCRITO, CONTEXTO)).toEqual({});
    const publicada = { ...V2, estado: 'publicada' } as const;
    const sinMotivo = { ...ESCRITO, motivo: ' ' };
    expect(listFaltasDeRetiro(sinMotivo, { ...CONTEXTO, versiones: [V1, publicada] })).toEqual({});
    expect(Object.keys(listFaltasDeRetiro(sinMotivo, CONTEXTO))).toEqual(['motivo']);
  });

  it('has a day of the term on, and of what was told before if that is sooner', () => {
    const faltan = (dia: number, anunciado: string | null = null) =>
      listFaltasDeRetiro({ ...ESCRITO, fechaRetiro: addDays(HOY, dia) }, { ...CONTEXTO, anunciado })
        .fechaRetiro;
    expect(faltan(89)).toContain('al menos 90 días');
    expect(faltan(10, addDays(HOY, 10))).toBeUndefined();
    expect(faltan(9, addDays(HOY, 10))).toBeDefined();
    // A day that is over says nothing.
    expect(faltan(10, addDays(HOY, -1))).toBeDefined();
    expect(faltan(5 * 365 + 1)).toContain('Elija una fecha hasta');
  });

  it('is followed by later versions that are neither in work nor ending', () => {
    const version = fc.record({
      id: fc.integer({ min: 2, max: 9 }),
      mayor: fc.integer({ min: 1, max: 3 }),
      menor: fc.nat(2),
      estado: fc.constantFrom(...ESTADOS_VERSION_SERVICIO),
    });
    fc.assert(
      fc.property(fc.array(version), (versiones) => {
        for (const { mayor, menor, estado } of listSucesoras(V1, [V1, ...versiones])) {
          expect(mayor * 100 + menor).toBeGreaterThan(100);
          expect(['estandarizada', 'evaluada', 'certificada', 'publicada']).toContain(estado);
        }
      }),
    );
  });
});

describe('[AREA-05] who consumes a version', () => {
  const declarado = {
    entidadId: 1,
    entidad: 'UNA',
    origen: 'declarado',
    referencia: 'S-1',
    campos: null,
  } as const;
  const consumo = (campos: readonly number[] | null, referencia = 'A-1'): ConsumoConocido => ({
    ...declarado,
    origen: 'acuerdo',
    referencia,
    campos,
    impideRetiro: true,
  });

  it('is each entidad once: what it agreed says more than what was foreseen of it', () => {
    expect(
      buildConsumidores([
        { ...declarado, impideRetiro: false },
        consumo([4, 2]),
        { ...consumo([2, 7], 'A-2'), vigenteHasta: '2026-12-31' },
      ]),
    ).toEqual([
      {
        entidadId: 1,
        entidad: 'UNA',
        origen: 'acuerdo',
        referencias: ['A-1', 'A-2'],
        campos: [2, 4, 7],
        impideRetiro: true,
        impedimentos: [
          { referencia: 'A-1', hasta: null },
          { referencia: 'A-2', hasta: '2026-12-31' },
        ],
      },
    ]);
    expect(buildConsumidores([consumo([4]), consumo(null)])[0]?.campos).toBeNull();
    expect(buildConsumidores([])).toEqual([]);
  });
});

describe('[AREA-05] what who consumes a version is told', () => {
  const toRotura = (campo: string) =>
    ({ operacion: 'consultar', papel: 'respuesta', campo, frase: 'Rompe.' }) as const;

  it('is its day and what takes its place', () => {
    expect(presentRetiro({ fechaRetiro: '2027-03-01', sucesora: '2.0' })).toBe(
      'Se retira el 1 de marzo de 2027. La reemplaza la versión 2.0.',
    );
    expect(presentRetiro({ fechaRetiro: null, sucesora: null })).toBe(
      'Aún no se ha dicho cuándo se retira. Ninguna versión la reemplaza.',
    );
  });

  it('is what changes of what it uses, the first ones by name', () => {
    expect(presentRoturas([toRotura('persona/nombre')], '2.0')).toBe(
      'De lo que usa su entidad cambia: nombre.',
    );
    expect(presentRoturas(['a', 'b', 'c', 'd', 'e', 'f'].map(toRotura), '2.0')).toBe(
      'De lo que usa su entidad cambian: a, b, c, d, e y 1 más.',
    );
    expect(presentRoturas([toRotura('')], '2.0')).toContain('la operación consultar');
    expect(presentRoturas([], null)).toContain('todo lo que usa');
    expect(presentRoturas([], '2.0')).toContain('No se pudo comparar');
  });
});
