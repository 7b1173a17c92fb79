import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  day,
  defineListAddress,
  fields,
  flag,
  id,
  ids,
  mark,
  matching,
  namedRow,
  oneOf,
  paging,
  settled,
  someOf,
  sorting,
  text,
  wholeNumber,
  yesOrNo,
} from './index.ts';

const COLORS = { rojo: 'Rojo', verde: 'Verde' } as const;

/** A list with a field of each kind. */
const LIST = defineListAddress(
  mark('modo', 'lista'),
  fields({
    filtro: fields({
      texto: text('texto', 10),
      fila: id('fila'),
      anio: wholeNumber('anio', 1900, 2100),
      color: oneOf('color', COLORS),
      nivel: oneOf('nivel', [1, 2, 3]),
      estado: oneOf('estado', ['todos', 'activo'], 'todos'),
      abierta: yesOrNo('abierta', { si: true, no: false }),
      dia: day('dia', '2000-01-01', '2199-12-31'),
      codigo: matching('codigo', (code) => /^\d{2}$/.test(code), null),
      duenio: namedRow('duenio', 5),
      filas: ids('filas', 3),
      colores: someOf('colores', ['rojo', 'verde']),
    }),
  }),
  paging([10, 25, 50], 25),
  sorting(['nombre', 'fecha'], 'fecha', { descendente: true }),
  fields({ vencidas: flag('vencidas') }),
);

type State = ReturnType<typeof LIST.parse>;

const NAMES =
  'texto fila anio color nivel estado abierta dia codigo duenio duenioNombre filas colores pagina tamano orden vencidas modo __proto__ constructor otra'.split(
    ' ',
  );
const SENSE =
  '1 3 12 2026 rojo activo todos si no 2026-02-28 Ana -nombre fecha 3,1,3 1,,x,2,4,5 verde,rojo'.split(' ');
const NONSENSE = '2026-02-30 constructor __proto__ 2147483648 1e3 -1 01 NaN'.split(' ');
const VALUES = [...SENSE, ...NONSENSE, '', ' ', '9'.repeat(9999), '\ud800'];
const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary' }));
const queries = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 30 });

const word = fc.string({ maxLength: 5 }).map((said) => said.trim());
const states: fc.Arbitrary<State> = fc.record({
  filtro: fc.record({
    texto: word,
    fila: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    anio: fc.option(fc.integer({ min: 1900, max: 2100 })),
    color: fc.option(fc.constantFrom('rojo', 'verde')),
    nivel: fc.option(fc.constantFrom(1, 2, 3)),
    estado: fc.constantFrom('todos', 'activo'),
    abierta: fc.option(fc.boolean()),
    dia: fc.constantFrom('', '2000-01-01', '2026-02-28', '2199-12-31'),
    codigo: fc.option(fc.constantFrom('00', '05', '76')),
    duenio: fc.option(
      fc.record({ id: fc.integer({ min: 1, max: 99 }), nombre: word.filter((said) => said !== '') }),
    ),
    filas: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 3 }),
    colores: fc.uniqueArray(fc.constantFrom('rojo', 'verde')),
  }),
  pagina: fc.integer({ min: 1, max: 100_000 }),
  tamano: fc.constantFrom(10, 25, 50),
  orden: fc.constantFrom('nombre', 'fecha'),
  descendente: fc.boolean(),
  vencidas: fc.boolean(),
});

const write = (state: State) => new URLSearchParams(LIST.format(state)).toString();
const read = (query: string) => LIST.parse(new URLSearchParams(query));

/** Whether a state is one the types allow, and the limits. */
function isValid({ filtro, pagina, tamano, orden, descendente, vencidas }: State): boolean {
  const isNone = (said: unknown) => said === null || said === '';
  const isWithin = (number: number, first: number, last: number) =>
    Number.isInteger(number) && number >= first && number <= last;
  return [
    filtro.texto.length <= 10 && filtro.texto.trim() === filtro.texto && filtro.texto.isWellFormed(),
    filtro.fila === null || isWithin(filtro.fila, 1, 2_147_483_647),
    filtro.anio === null || isWithin(filtro.anio, 1900, 2100),
    isNone(filtro.color) || ['rojo', 'verde'].includes(String(filtro.color)),
    filtro.nivel === null || isWithin(filtro.nivel, 1, 3),
    ['todos', 'activo'].includes(filtro.estado),
    [true, false, null].includes(filtro.abierta),
    isNone(filtro.dia) || /^2[01]\d\d-\d\d-\d\d$/.test(filtro.dia),
    filtro.codigo === null || /^\d\d$/.test(filtro.codigo),
    filtro.duenio === null || (filtro.duenio.id > 0 && isWithin(filtro.duenio.nombre.length, 1, 5)),
    filtro.filas.length <= 3 && filtro.filas.every((fila) => isWithin(fila, 1, 2_147_483_647)),
    new Set(filtro.filas).size === filtro.filas.length,
    filtro.colores.every((color) => ['rojo', 'verde'].includes(color)),
    isWithin(pagina, 1, 100_000) && [10, 25, 50].includes(tamano),
    ['nombre', 'fecha'].includes(orden),
    typeof descendente === 'boolean' && typeof vencidas === 'boolean',
  ].every(Boolean);
}

describe('address of a list', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(write(state))).toEqual(state);
      }),
    );
  });

  it('says a valid list whatever it is given, in one spelling', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const state = LIST.parse(query);
        expect(isValid(state)).toBe(true);
        expect(read(write(state))).toEqual(state);
      }),
    );
  });

  it('takes the last of a repeated name, and drops what is not of the list', () => {
    expect(write(read('pagina=2&otra=1&pagina=3&utm_source=x'))).toBe('modo=lista&pagina=3');
  });

  it('takes each of several values once, without those that make no sense', () => {
    expect(read('filas=3,x,1,3,,9,7').filtro.filas).toEqual([3, 1, 9]);
    expect(read('colores=azul,verde').filtro.colores).toEqual(['verde']);
  });

  it('leaves out what is as usual, but for its mark', () => {
    expect(write(LIST.empty)).toBe('modo=lista');
    expect(read('')).toEqual(LIST.empty);
    expect(read('modo=otro')).toEqual(LIST.empty);
  });

  it('is written in the order of its description', () => {
    const query =
      'modo=lista&texto=a&fila=1&anio=1900&color=rojo&nivel=2&estado=activo&abierta=no&dia=2026-02-28&codigo=05&duenio=7&duenioNombre=Ana&filas=3%2C1&colores=verde&pagina=2&tamano=10&orden=-nombre&vencidas=1';
    const backwards = new URLSearchParams([...new URLSearchParams(query)].reverse());
    expect(write(LIST.parse(backwards))).toBe(query);
  });

  it('has the type its fields give', () => {
    expectTypeOf<State['filtro']['nivel']>().toEqualTypeOf<1 | 2 | 3 | null>();
    expectTypeOf<State['filtro']['color']>().toEqualTypeOf<'rojo' | 'verde' | null>();
    expectTypeOf<State['filtro']['estado']>().toEqualTypeOf<'todos' | 'activo'>();
    expectTypeOf<State['filtro']['colores']>().toEqualTypeOf<readonly ('rojo' | 'verde')[]>();
    expectTypeOf<State['orden']>().toEqualTypeOf<'nombre' | 'fecha'>();
    expectTypeOf<State['pagina']>().toEqualTypeOf<number>();
  });
});

describe('fields of an address', () => {
  it.each([
    ['texto=+un+texto+muy+largo', 'texto=un+texto+m'],
    ['texto=123456789%F0%9F%98%80', `texto=123456789${encodeURIComponent('\ufffd')}`],
    ['fila=2147483648', ''],
    ['anio=1899', ''],
    ['anio=2101', ''],
    ['anio=2100', 'anio=2100'],
    ['color=toString', ''],
    ['nivel=02', ''],
    ['estado=todos', ''],
    ['abierta=true', ''],
    ['dia=+2026-02-28+', 'dia=2026-02-28'],
    ['dia=1999-12-31', ''],
    ['dia=2200-01-01', ''],
    ['codigo=5', ''],
    ['duenio=7', ''],
    ['duenioNombre=Ana', ''],
    ['duenio=7&duenioNombre=Anastasia', 'duenio=7&duenioNombre=Anast'],
    ['pagina=100001', 'pagina=100000'],
    ['tamano=25', ''],
    ['tamano=7', ''],
    ['orden=-fecha', ''],
    ['orden=fecha', 'orden=fecha'],
    ['orden=--nombre', ''],
    ['vencidas=true', ''],
  ])('?%s is ?%s', (query, written) => {
    expect(write(read(query))).toBe(['modo=lista', written].filter((said) => said !== '').join('&'));
  });

  it('parts that depend on each other are settled when they are read', () => {
    const place = fields({
      region: oneOf('region', ['a', 'b']),
      town: matching('town', (said) => /^[ab]\d$/.test(said), null),
    });
    const { parse } = defineListAddress(
      settled(place, ({ region, town }) => ({
        region,
        town: region !== null && town?.startsWith(region) ? town : null,
      })),
    );
    expect(parse([['town', 'a1']])).toEqual({ region: null, town: null });
    expect(parse(new URLSearchParams('region=b&town=a1'))).toEqual({ region: 'b', town: null });
    expect(parse(new URLSearchParams('region=a&town=a1'))).toEqual({ region: 'a', town: 'a1' });
  });
});
