import { describe, expect, it } from 'vitest';
import { listPartesDeNombre, readNombre, toRaiz } from './palabras.ts';
import { computeParecido, listTrigramas } from './trigramas.ts';

it.each([
  ['fecNacPersona', ['fec', 'nac', 'persona']],
  ['COD_MPIO_EXP', ['cod', 'mpio', 'exp']],
  ['codigoDANE2', ['codigo', 'dane', '2']],
  ['NITEmpresa', ['nit', 'empresa']],
  ['Nº radicado', ['no', 'radicado']],
  ['año', ['ano']],
  ['---', []],
] as const)('%j has the parts %j', (nombre, partes) => {
  expect(listPartesDeNombre(nombre)).toEqual(partes);
});

it('a name of a hundred words is read as far as a name goes', () => {
  expect(listPartesDeNombre('num_doc_'.repeat(50))).toHaveLength(16);
});

it.each([
  ['códigos', 'código'],
  ['identificaciones', 'identificación'],
  ['nombres', 'nombre'],
  ['clases', 'clase'],
  ['meses', 'mes'],
  ['inscrita', 'inscrito'],
])('%s and %s share a root', (una, otra) => {
  const plegar = (palabra: string) => palabra.normalize('NFD').replace(/\p{M}/gu, '');
  expect(toRaiz(plegar(una))).toBe(toRaiz(plegar(otra)));
});

describe('the words of a name', () => {
  const readFirst = (nombre: string) =>
    readNombre(nombre, new Map()).flatMap(({ lecturas }) => lecturas[0]?.palabras ?? []);

  it('[AREA-05] are written out, the likeliest first, without the prefixes of columns', () => {
    expect(readFirst('fk_fec_nac')).toEqual(['fecha', 'nacimiento']);
    expect(readFirst('num_doc')).toEqual(['número', 'documento']);
    expect(readFirst('esFallecido')).toEqual(['indicador', 'fallecido']);
    expect(readFirst('departamento_de_residencia')).toEqual(['departamento', 'residencia']);
  });

  it('may be others of the dictionary where nobody knows them', () => {
    const [palabra] = readNombre('jornda', new Map([['jornda', [{ palabra: 'jornada', parecido: 0.6 }]]]));
    expect(palabra?.lecturas).toMatchObject([
      { palabras: ['jornda'], certeza: 1 },
      { palabras: ['jornada'], certeza: 0.8 },
    ]);
  });
});

it('texts are as alike as the database says', () => {
  // select similarity('fecha nacimiento', 'fecha de nacimiento') of pg_trgm.
  const [una, otra] = ['fecha nacimiento', 'fecha de nacimiento'].map(listTrigramas);
  if (!una || !otra) throw new Error('No trigrams.');
  expect(computeParecido(una, otra)).toBeCloseTo(17 / 20, 2);
  expect(computeParecido(una, una)).toBe(1);
  expect(computeParecido(una, new Set())).toBe(0);
});
