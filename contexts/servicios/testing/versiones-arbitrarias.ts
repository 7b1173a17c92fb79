import type { Clausura, Pieza, PiezaSimple } from '@marco/esquemas/port';
import fc from 'fast-check';
import type { CampoComparable, ContenidoCompuesto } from '../rules/compatibilidad/mensaje-comparable.ts';

type Limites = Partial<
  Pick<
    PiezaSimple,
    | 'longitudMinima'
    | 'longitudMaxima'
    | 'totalDigitos'
    | 'decimales'
    | 'valorMinimo'
    | 'valorMaximo'
    | 'patron'
    | 'unidadMedida'
  >
> & {
  readonly codigos?: readonly string[];
  readonly mayor?: number;
  readonly tipoDato?: PiezaSimple['tipoDato'];
};

/** Elements with several versions each: wider, narrower, crossed, of another unit, type or list. */
const ELEMENTOS: readonly (readonly [PiezaSimple['tipoDato'], readonly Limites[]])[] = [
  [
    'cadena',
    [
      {},
      { longitudMaxima: 10 },
      { longitudMaxima: 20 },
      { longitudMinima: 3, longitudMaxima: 10 },
      { longitudMinima: 3, longitudMaxima: 20, mayor: 2 },
      { longitudMaxima: 10, mayor: 2 },
      { tipoDato: 'entero', mayor: 3 },
      { tipoDato: 'fecha', mayor: 4 },
    ],
  ],
  [
    'cadena',
    [
      { patron: '[0-9]+', longitudMaxima: 8 },
      { longitudMaxima: 8 },
      { patron: '[0-9]{2,5}' },
      { patron: '[A-Z]{2}\\d{3}' },
      { patron: '\\d+', longitudMaxima: 8 },
      { patron: '[a-z-[aeiou]]+' },
    ],
  ],
  [
    'cadena',
    [{ codigos: ['A', 'B'] }, { codigos: ['A', 'B', 'C'] }, { codigos: ['B', 'C'] }, { codigos: [] }],
  ],
  [
    'entero',
    [
      {},
      { valorMinimo: '0' },
      { valorMinimo: '0', valorMaximo: '100' },
      { valorMinimo: '10', valorMaximo: '50' },
      { totalDigitos: 2 },
      { totalDigitos: 4, valorMinimo: '0', mayor: 2 },
      { unidadMedida: 'kg' },
      { unidadMedida: 'lb' },
    ],
  ],
  [
    'decimal',
    [
      {},
      { decimales: 2 },
      { decimales: 4, totalDigitos: 8 },
      { decimales: 2, totalDigitos: 6 },
      { valorMinimo: '0.5', valorMaximo: '99.5' },
      { valorMinimo: '0', valorMaximo: '100' },
    ],
  ],
  ['fecha', [{}, { valorMinimo: '2000-01-01' }, { valorMinimo: '1990-01-01', valorMaximo: '2026-12-31' }]],
  [
    'fecha-hora',
    [{}, { valorMinimo: '2000-01-01T00:00:00-05:00' }, { valorMaximo: '2030-01-01T00:00:00-05:00' }],
  ],
  ['hora', [{}, { valorMinimo: '06:00:00', valorMaximo: '20:00:00' }]],
  ['binario', [{}, { longitudMaxima: 6 }, { longitudMaxima: 9 }, { longitudMinima: 3 }]],
  ['uri', [{}, { longitudMaxima: 60 }, { longitudMaxima: 80 }]],
  ['booleano', [{}]],
];

function toPieza(
  [tipoDato, elementoId, versionId]: readonly [PiezaSimple['tipoDato'], number, number],
  { codigos, mayor = 1, ...limites }: Limites,
): PiezaSimple {
  return {
    tipo: 'simple',
    tipoDato,
    versionId,
    elementoId,
    identificador: `dato${elementoId}`,
    nombre: `Dato ${elementoId}`,
    definicion: '',
    ejemplos: [],
    oid: `2.999.170.1.${versionId}`,
    mayor,
    menor: versionId,
    carpeta: 'Comun',
    prefijo: 'com',
    dominio: 'Personal',
    unidadMedida: null,
    longitudMinima: null,
    longitudMaxima: null,
    totalDigitos: null,
    decimales: null,
    valorMinimo: null,
    valorMaximo: null,
    patron: null,
    ...limites,
    valores: codigos?.map((codigo) => ({ codigo, nombre: `Valor ${codigo}`, descripcion: '' })) ?? null,
  };
}

const PIEZAS: readonly PiezaSimple[] = ELEMENTOS.flatMap(([tipoDato, versiones], elemento) =>
  versiones.map((limites, version) =>
    toPieza([tipoDato, elemento + 1, (elemento + 1) * 100 + version], limites),
  ),
);

/** Every version of every element of these tests. */
export const ELEMENTOS_DE_PRUEBA: Clausura = {
  raices: [],
  piezas: new Map<number, Pieza>(PIEZAS.map((pieza) => [pieza.versionId, pieza])),
  espacioRaiz: 'https://lenguaje.ejemplo.gov.co',
  fecha: '2026-11-26',
};

/** A version of an element by its type and what it says, for a case written by hand. */
export function getPiezaDePrueba(
  tipoDato: PiezaSimple['tipoDato'],
  dice: Partial<PiezaSimple>,
  matches: (pieza: PiezaSimple) => boolean = () => true,
): PiezaSimple {
  const pieza = PIEZAS.find(
    (each) =>
      each.tipoDato === tipoDato &&
      matches(each) &&
      (Object.keys(dice) as (keyof PiezaSimple)[]).every((campo) => each[campo] === dice[campo]),
  );
  if (!pieza) throw new Error('No element of the tests is like that.');
  return pieza;
}

/** A field with a simple element. */
export function toCampo(
  nombre: string,
  { versionId, elementoId, mayor }: PiezaSimple,
  ocurrencia: Partial<Pick<CampoComparable, 'minimo' | 'maximo'>> = {},
): CampoComparable {
  const contenido = { clase: 'valor', versionId, elementoId, mayor } as const;
  return { nombre, espacio: '', minimo: 1, maximo: 1, ...ocurrencia, contenido };
}

/** Fields in a group. */
export function toGrupo(
  campos: readonly CampoComparable[],
  modelo: ContenidoCompuesto['modelo'] = 'secuencia',
  elementoId: number | null = null,
): ContenidoCompuesto {
  return { clase: 'grupo', modelo, elementoId, versionId: null, campos };
}

const NOMBRES = ['uno', 'dos', 'tres', 'cuatro'] as const;
const ocurrencia = fc.constantFrom<Pick<CampoComparable, 'minimo' | 'maximo'>>(
  { minimo: 1, maximo: 1 },
  { minimo: 1, maximo: 1 },
  { minimo: 0, maximo: 1 },
  { minimo: 0, maximo: 3 },
  { minimo: 1, maximo: null },
  { minimo: 2, maximo: 4 },
);

function campo(nombre: string, depth: number): fc.Arbitrary<CampoComparable> {
  const simple = fc
    .tuple(fc.constantFrom(...PIEZAS), ocurrencia)
    .map(([pieza, veces]) => toCampo(nombre, pieza, veces));
  if (depth === 0) return simple;
  const compuesto = fc
    .tuple(grupo(depth - 1), ocurrencia, fc.constantFrom(900, 900, 900, 901))
    .map(([contenido, veces, elementoId]) => ({
      nombre,
      espacio: '',
      ...veces,
      contenido: { ...contenido, elementoId },
    }));
  return fc.oneof({ weight: 3, arbitrary: simple }, { weight: 1, arbitrary: compuesto });
}

function grupo(depth: number): fc.Arbitrary<ContenidoCompuesto> {
  return fc
    .tuple(
      fc.shuffledSubarray([...NOMBRES], { minLength: depth === 0 ? 1 : 0, maxLength: 3 }),
      fc.constantFrom('secuencia' as const, 'secuencia' as const, 'eleccion' as const),
    )
    .chain(([nombres, modelo]) =>
      fc.tuple(...nombres.map((nombre) => campo(nombre, depth))).map((campos) => toGrupo(campos, modelo)),
    );
}

/** What happens to one field from a version to the next. */
function changed(antes: CampoComparable): fc.Arbitrary<CampoComparable | null> {
  const { contenido } = antes;
  const same = fc.constant(antes);
  const veces = ocurrencia.map((otra) => ({ ...antes, ...otra }));
  const gone = fc.constant(null);
  if (contenido.clase === 'grupo') {
    const dentro = changedGrupo(contenido, 0).map((otro) => ({ ...antes, contenido: otro }));
    return fc.oneof(same, veces, gone, { weight: 3, arbitrary: dentro }, campo(antes.nombre, 0));
  }
  const parientes = PIEZAS.filter(
    ({ elementoId }) => contenido.clase === 'valor' && elementoId === contenido.elementoId,
  );
  const value = fc
    .constantFrom(...parientes)
    .map((pieza) => toCampo(antes.nombre, pieza, { minimo: antes.minimo, maximo: antes.maximo }));
  const other = campo(antes.nombre, 1);
  return fc.oneof(same, veces, gone, { weight: 4, arbitrary: value }, other);
}

function changedGrupo(antes: ContenidoCompuesto, depth: number): fc.Arbitrary<ContenidoCompuesto> {
  const nuevos = NOMBRES.filter((nombre) => antes.campos.every((otro) => otro.nombre !== nombre));
  const toNuevo = fc.nat().chain((place) => campo(nuevos[place % nuevos.length] ?? NOMBRES[0], depth));
  return fc
    .record({
      campos: fc.tuple(...antes.campos.map(changed)),
      nuevo: nuevos.length === 0 ? fc.constant(null) : fc.option(toNuevo, { freq: 2 }),
      primero: fc.boolean(),
      vuelta: fc.integer({ min: 0, max: 7 }).map((value) => value === 0),
      otroModelo: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
    })
    .map(({ campos, nuevo, primero, vuelta, otroModelo }) => {
      const quedan = campos.filter((each) => each !== null);
      const todos = nuevo ? (primero ? [nuevo, ...quedan] : [...quedan, nuevo]) : quedan;
      const otro = antes.modelo === 'secuencia' ? 'eleccion' : 'secuencia';
      return {
        ...antes,
        modelo: otroModelo ? otro : antes.modelo,
        campos: vuelta ? todos.toReversed() : todos,
      };
    });
}

/** A message as its service changes it, from version to version. */
export const historiaArbitraria: fc.Arbitrary<readonly ContenidoCompuesto[]> = grupo(1).chain((primera) =>
  followChanges([primera]),
);

/** Versions of a message in a history. */
const VERSIONES = 6;

function followChanges(historia: readonly ContenidoCompuesto[]): fc.Arbitrary<readonly ContenidoCompuesto[]> {
  const ultima = historia.at(-1);
  if (!ultima || historia.length === VERSIONES) return fc.constant(historia);
  return changedGrupo(ultima, 1).chain((siguiente) => followChanges([...historia, siguiente]));
}

/** Every two versions of a history, in both directions: their places in it. */
export const PARES_DE_HISTORIA: readonly (readonly [antes: number, despues: number])[] = Array.from(
  { length: VERSIONES ** 2 },
  (_, index) => [Math.floor(index / VERSIONES), index % VERSIONES] as const,
).filter(([antes, despues]) => antes !== despues);
