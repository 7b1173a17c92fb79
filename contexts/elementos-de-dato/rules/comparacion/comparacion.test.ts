import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Componente, Valor } from '../../contract/index.ts';
import { sampleVersion } from '../../testing/sample-version.ts';
import { computeNumero } from '../ciclo/numeracion.ts';
import type { VersionComparable } from './campos.ts';
import { CAMPOS_ELEMENTO } from './campos.ts';
import { compareVersiones, computeVeredicto } from './compare-versiones.ts';

const parte = (identificador: string, change: Partial<Componente> = {}): Componente => ({
  elementoId: identificador.length,
  versionId: 1,
  identificador,
  nombre: identificador,
  numero: '1.0',
  estado: 'incorporado',
  tipo: 'simple',
  clase: 'dato',
  tipoDato: 'cadena',
  oid: '2.999',
  capa: 'comun',
  dominio: 'Personal',
  nombreLocal: null,
  ocurrenciaMinima: 1,
  ocurrenciaMaxima: 1,
  ...change,
});
const valor = (codigo: string, change: Partial<Valor> = {}): Valor => ({
  codigo,
  nombre: codigo,
  descripcion: '',
  vigenteDesde: null,
  vigenteHasta: null,
  ...change,
});
const partes = (...componentes: Componente[]) => ({ componentes, modelo: 'secuencia' as const });

describe('the verdict of a new version', () => {
  it.each<[string, Partial<VersionComparable>, Partial<VersionComparable>, 'menor' | 'mayor']>([
    ['wording', { notas: 'a' }, { notas: 'b' }, 'menor'],
    ['a definition', { definicion: 'a' }, { definicion: 'b' }, 'menor'],
    ['a new example', { ejemplos: [] }, { ejemplos: ['1'] }, 'menor'],
    ['the type', { tipoDato: 'cadena' }, { tipoDato: 'entero' }, 'mayor'],
    ['a longer maximum', { longitudMaxima: 5 }, { longitudMaxima: 6 }, 'menor'],
    ['no maximum any more', { longitudMaxima: 5 }, { longitudMaxima: null }, 'menor'],
    ['a shorter maximum', { longitudMaxima: 5 }, { longitudMaxima: 4 }, 'mayor'],
    ['a first maximum', { longitudMaxima: null }, { longitudMaxima: 9 }, 'mayor'],
    ['a greater minimum', { longitudMinima: 1 }, { longitudMinima: 2 }, 'mayor'],
    ['a smaller minimum', { longitudMinima: 2 }, { longitudMinima: null }, 'menor'],
    ['fewer digits', { totalDigitos: 9 }, { totalDigitos: 8 }, 'mayor'],
    ['more decimals', { decimales: 1 }, { decimales: 2 }, 'menor'],
    [
      'a lower bound',
      { tipoDato: 'entero', valorMinimo: '10' },
      { tipoDato: 'entero', valorMinimo: '9' },
      'menor',
    ],
    [
      'a higher bound',
      { tipoDato: 'entero', valorMinimo: '9' },
      { tipoDato: 'entero', valorMinimo: '10' },
      'mayor',
    ],
    [
      'a later end',
      { tipoDato: 'fecha', valorMaximo: '2025-01-01' },
      { tipoDato: 'fecha', valorMaximo: '2026-01-01' },
      'menor',
    ],
    ['no pattern any more', { patron: 'a' }, { patron: null }, 'menor'],
    ['another pattern', { patron: 'a' }, { patron: 'b' }, 'mayor'],
    ['a first unit', { unidadMedida: null }, { unidadMedida: 'kg' }, 'menor'],
    ['another unit', { unidadMedida: 'kg' }, { unidadMedida: 'g' }, 'mayor'],
    ['a new value', { valores: [valor('A')] }, { valores: [valor('A'), valor('B')] }, 'menor'],
    ['a value that goes', { valores: [valor('A'), valor('B')] }, { valores: [valor('A')] }, 'mayor'],
    ['a renamed value', { valores: [valor('A')] }, { valores: [valor('A', { nombre: 'x' })] }, 'menor'],
    [
      'a value that ends',
      { valores: [valor('A')] },
      { valores: [valor('A', { vigenteHasta: '2026-01-01' })] },
      'mayor',
    ],
    [
      'values in another order',
      { valores: [valor('A'), valor('B')] },
      { valores: [valor('B'), valor('A')] },
      'menor',
    ],
    [
      'a new optional part',
      partes(parte('uno')),
      partes(parte('uno'), parte('dos', { ocurrenciaMinima: 0 })),
      'menor',
    ],
    ['a new mandatory part', partes(parte('uno')), partes(parte('uno'), parte('dos')), 'mayor'],
    ['a part that goes', partes(parte('uno'), parte('dos')), partes(parte('uno')), 'mayor'],
    ['a part now optional', partes(parte('uno')), partes(parte('uno', { ocurrenciaMinima: 0 })), 'menor'],
    ['a part now mandatory', partes(parte('uno', { ocurrenciaMinima: 0 })), partes(parte('uno')), 'mayor'],
    [
      'a part that becomes many',
      partes(parte('uno')),
      partes(parte('uno', { ocurrenciaMaxima: null })),
      'mayor',
    ],
    [
      'many that become more',
      partes(parte('uno', { ocurrenciaMaxima: 2 })),
      partes(parte('uno', { ocurrenciaMaxima: 3 })),
      'menor',
    ],
    [
      'many that become fewer',
      partes(parte('uno', { ocurrenciaMaxima: null })),
      partes(parte('uno', { ocurrenciaMaxima: 3 })),
      'mayor',
    ],
    ['a minor version of a part', partes(parte('uno')), partes(parte('uno', { numero: '1.1' })), 'menor'],
    ['a major version of a part', partes(parte('uno')), partes(parte('uno', { numero: '2.0' })), 'mayor'],
    [
      'parts in another order',
      partes(parte('uno'), parte('dos')),
      partes(parte('dos'), parte('uno')),
      'mayor',
    ],
    ['another model', { modelo: 'secuencia' }, { modelo: 'eleccion' }, 'mayor'],
    ['now abstract', { esAbstracto: false }, { esAbstracto: true }, 'mayor'],
    ['no more abstract', { esAbstracto: true }, { esAbstracto: false }, 'menor'],
    ['another base', { base: parte('uno') }, { base: parte('tres!') }, 'mayor'],
  ])('[AREA-06] %s', (_name, antes, despues, cambio) => {
    const diferencias = compareVersiones({ ...sampleVersion, ...antes }, { ...sampleVersion, ...despues });
    expect(diferencias).toHaveLength(1);
    expect(diferencias[0]).toMatchObject({ cambio, razon: expect.stringMatching(/\S/) });
    expect(computeVeredicto(diferencias)).toMatchObject({ cambio, compatible: cambio === 'menor' });
  });

  it('[AREA-06] a choice takes a new option and any order', () => {
    const eleccion = (...componentes: Componente[]) => ({
      ...sampleVersion,
      componentes,
      modelo: 'eleccion' as const,
    });
    const diferencias = compareVersiones(
      eleccion(parte('uno'), parte('dos')),
      eleccion(parte('tres'), parte('dos'), parte('uno')),
    );
    expect(computeVeredicto(diferencias).compatible).toBe(true);
  });

  it('[AREA-06] days and entities are told as everywhere: a day in words, an entity as it is registered', () => {
    const version = {
      ...sampleVersion,
      entidadResponsable: { id: 1, nombre: 'Transportes Ñandú Ltda.' },
      fuenteListaEdicion: '2024-01-01',
      valores: [valor('A', { vigenteDesde: '2027-01-05' })],
    };
    const read = (field: string) => CAMPOS_ELEMENTO.find(({ campo }) => campo === field)?.leer(version);
    expect(read('entidadResponsable')).toBe('Transportes Ñandú Ltda.');
    expect(read('valores')).toBe('A A (5 de enero de 2027 a …)');
    expect(read('fuenteListaEdicion')).toBe('1 de enero de 2024');
  });

  it('[AREA-06] what does not change is not told, and every reason of a break is', () => {
    expect(compareVersiones(sampleVersion, { ...sampleVersion })).toEqual([]);
    expect(computeVeredicto([]).razones).toEqual(['Las dos versiones dicen lo mismo.']);
    const diferencias = compareVersiones(sampleVersion, {
      ...sampleVersion,
      patron: 'x',
      tipoDato: 'uri',
      notas: 'n',
    });
    expect(computeVeredicto(diferencias).razones).toHaveLength(2);
    expect(new Set(CAMPOS_ELEMENTO.map(({ campo }) => campo)).size).toBe(CAMPOS_ELEMENTO.length);
  });

  it('[AREA-06] of a list that changes by many values the reasons name the first and count the rest', () => {
    const lista = (...codigos: string[]) => ({
      ...sampleVersion,
      valores: codigos.map((codigo) => valor(codigo)),
    });
    const judge = (antes: string[], despues: string[]) =>
      computeVeredicto(compareVersiones(lista(...antes), lista(...despues))).razones;
    const codigos = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    expect(judge(codigos, ['A'])).toEqual(['Se retiran 6 valores: «B», «C», «D», «E», «F» y 1 más.']);
    expect(judge(codigos, codigos.slice(2))).toEqual(['Se retira el valor «A». Se retira el valor «B».']);
  });

  it('[AREA-06] the days of a field are told as people read them', () => {
    const leer = Object.fromEntries(CAMPOS_ELEMENTO.map((campo) => [campo.campo, campo.leer]));
    const version = {
      ...sampleVersion,
      fuenteListaEdicion: '2024-06-30',
      valores: [valor('A', { vigenteHasta: '2026-01-01' })],
      fuentes: [{ tipo: 'ley' as const, nombre: 'Ley 1712', url: '', edicion: '', fecha: '2014-03-06' }],
    };
    expect(leer['fuenteListaEdicion']?.(version)).toBe('30 de junio de 2024');
    expect(leer['valores']?.(version)).toBe('A A (… a 1 de enero de 2026)');
    expect(leer['fuentes']?.(version)).toBe('Ley o norma · Ley 1712 · 6 de marzo de 2014');
  });

  it('[AREA-06] one change back and forth is narrower in one direction at most where it is a bound', () => {
    const bound = fc.option(fc.nat(20), { nil: null });
    fc.assert(
      fc.property(bound, bound, (one, other) => {
        const judge = (a: number | null, b: number | null) =>
          computeVeredicto(
            compareVersiones(
              { ...sampleVersion, longitudMaxima: a },
              { ...sampleVersion, longitudMaxima: b },
            ),
          ).compatible;
        expect(judge(one, other) || judge(other, one)).toBe(true);
        expect(judge(one, other) && judge(other, one)).toBe(one === other);
      }),
    );
  });
});

describe('the number of the next version', () => {
  it('[AREA-06] is new, after every other, and 1.0 at first', () => {
    const numero = fc.record({ mayor: fc.integer({ min: 1, max: 5 }), menor: fc.nat(5) });
    expect(computeNumero([], 'mayor')).toEqual({ mayor: 1, menor: 0 });
    fc.assert(
      fc.property(
        fc.array(numero, { minLength: 1 }),
        fc.constantFrom('menor' as const, 'mayor' as const),
        (all, cambio) => {
          const next = computeNumero(all, cambio);
          const rank = (one: { mayor: number; menor: number }) => one.mayor * 1000 + one.menor;
          expect(all.every((one) => rank(one) < rank(next))).toBe(true);
          if (cambio === 'mayor') expect(next.menor).toBe(0);
        },
      ),
    );
  });
});
