import fc from 'fast-check';
import type {
  Clausura,
  ComponentePieza,
  Pieza,
  PiezaSimple,
  TipoDatoEsquema,
} from '../rules/esquemas/clausura.ts';

const CAPAS = [
  { carpeta: 'Comun', prefijo: 'com' },
  { carpeta: 'Local', prefijo: 'loc' },
  { carpeta: 'Proyectos/MinAgricultura/SIPOV', prefijo: 'sipov' },
] as const;
const DOMINIOS = ['Personal', 'Ubicacion'] as const;

/** Patterns of XML Schema, each with lengths some of its texts have. */
const PATRONES = [
  '[0-9]+',
  '[0-9]{2,5}',
  '[A-Z]{2}\\d{3}',
  '(\\+57)?3[0-9]{9}',
  '\\p{Lu}\\p{L}*( \\p{Lu}\\p{L}*)*',
  '[a-z-[aeiou]]+',
  '\\i\\c*',
  'a|b|cd{2,}',
  '\\w+@\\w+\\.(co|com)',
  '[^\\s$]+',
  '\\p{IsBasicLatin}{3}',
  '^x$',
  '[\\-+*/]?\\d',
] as const;

const texto = fc.stringMatching(/^[a-zñáé<&>"' ]{1,30}$/).filter((value) => value.trim() !== '');

/** A closure as the registry may hold it: parts of parts, extensions, choices, lists, any number of times. */
export const clausuraArbitraria: fc.Arbitrary<Clausura> = fc
  .record({
    simples: fc.array(simpleArbitrario(), { minLength: 1, maxLength: 6 }),
    compuestos: fc.array(compuestoArbitrario(), { minLength: 0, maxLength: 6 }),
  })
  .map(({ simples, compuestos }) => {
    const piezas: Pieza[] = simples.map((simple, index) => simple(index + 1));
    for (const compuesto of compuestos) piezas.push(compuesto(piezas.length + 1, piezas));
    return cerrar(piezas);
  });

/** The closure of the last part alone: what a download of that version holds. */
function cerrar(piezas: readonly Pieza[]): Clausura {
  const raiz = piezas.length;
  const reached = new Map<number, Pieza>();
  const waiting = [raiz];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const pieza = piezas[id - 1];
    if (!pieza || reached.has(id)) continue;
    reached.set(id, pieza);
    waiting.push(...listNecesita(pieza, piezas));
  }
  return {
    raices: [raiz],
    piezas: reached,
    espacioRaiz: 'https://lenguaje.ejemplo.gov.co',
    fecha: '2026-07-14',
  };
}

function listNecesita(pieza: Pieza, piezas: readonly Pieza[]): number[] {
  if (pieza.tipo === 'simple') return [];
  const { versionId, abstracto, baseId, componentes } = pieza;
  const extensiones = piezas.filter(
    (other) => abstracto && other.tipo === 'compuesto' && other.baseId === versionId,
  );
  return [
    ...componentes.map((componente) => componente.versionId),
    ...(baseId === null ? [] : [baseId]),
    ...extensiones.map((extension) => extension.versionId),
  ];
}

function comun() {
  return fc.record({
    nombre: texto,
    definicion: fc.oneof(fc.constant(''), texto),
    mayor: fc.integer({ min: 1, max: 2 }),
    // Some versions are of an element that is already there: two of them in one closure.
    otraVersion: fc.boolean(),
  });
}

function simpleArbitrario(): fc.Arbitrary<(id: number) => PiezaSimple> {
  return fc
    .record({ base: comun(), valor: fc.oneof(cadena(), numero(), momento(), otro(), lista()) })
    .map(({ base, valor }) => (id: number): PiezaSimple => {
      return {
        ...describe(base, id, 'dato'),
        tipo: 'simple',
        tipoDato: valor.tipoDato,
        unidadMedida: null,
        longitudMinima: valor.longitudMinima ?? null,
        longitudMaxima: valor.longitudMaxima ?? null,
        totalDigitos: valor.totalDigitos ?? null,
        decimales: valor.decimales ?? null,
        valorMinimo: valor.valorMinimo ?? null,
        valorMaximo: valor.valorMaximo ?? null,
        patron: valor.patron ?? null,
        valores: valor.valores ?? null,
      };
    });
}

type Acotada =
  | 'longitudMinima'
  | 'longitudMaxima'
  | 'totalDigitos'
  | 'decimales'
  | 'valorMinimo'
  | 'valorMaximo'
  | 'patron'
  | 'valores';
type Limites = { readonly [Key in Acotada]?: PiezaSimple[Key] | undefined };
type Valor = Limites & { readonly tipoDato: TipoDatoEsquema };

function cadena(): fc.Arbitrary<Valor> {
  return fc
    .record({
      tipoDato: fc.constantFrom('cadena' as const, 'binario' as const),
      longitudMinima: fc.option(fc.integer({ min: 0, max: 6 })),
      longitudMaxima: fc.option(fc.integer({ min: 6, max: 60 })),
      patron: fc.option(fc.constantFrom(...PATRONES)),
    })
    .map((valor) => (valor.tipoDato === 'binario' ? { ...valor, patron: null } : valor));
}

function numero(): fc.Arbitrary<Valor> {
  return fc.record({
    tipoDato: fc.constantFrom('entero' as const, 'decimal' as const),
    totalDigitos: fc.option(fc.integer({ min: 4, max: 30 })),
    decimales: fc.option(fc.integer({ min: 0, max: 3 })),
    valorMinimo: fc.option(fc.integer({ min: -500, max: 5 }).map(String)),
    valorMaximo: fc.option(fc.integer({ min: 5, max: 500 }).map(String)),
  });
}

function momento(): fc.Arbitrary<Valor> {
  return fc.constantFrom<Valor>(
    { tipoDato: 'fecha', valorMinimo: '1900-01-01', valorMaximo: '2026-07-14' },
    { tipoDato: 'fecha' },
    { tipoDato: 'fecha-hora', valorMinimo: '2000-01-01T00:00:00-05:00' },
    { tipoDato: 'fecha-hora', valorMaximo: '2020-01-01T00:00:00' },
    { tipoDato: 'hora', valorMinimo: '06:00:00', valorMaximo: '20:00:00' },
    { tipoDato: 'hora' },
  );
}

function otro(): fc.Arbitrary<Valor> {
  return fc.constantFrom<Valor>(
    { tipoDato: 'booleano' },
    { tipoDato: 'uri' },
    { tipoDato: 'uri', longitudMaxima: 40 },
  );
}

function lista(): fc.Arbitrary<Valor> {
  return fc
    .uniqueArray(fc.stringMatching(/^[A-Z0-9&]{1,4}$/), { minLength: 0, maxLength: 5 })
    .map((codigos) => ({
      tipoDato: 'cadena',
      valores: codigos.map((codigo) => ({ codigo, nombre: `Valor ${codigo}`, descripcion: '' })),
    }));
}

function compuestoArbitrario(): fc.Arbitrary<(id: number, anteriores: readonly Pieza[]) => Pieza> {
  return fc
    .record({
      base: comun(),
      modelo: fc.constantFrom('secuencia' as const, 'eleccion' as const),
      abstracto: fc.integer({ min: 0, max: 3 }).map((value) => value === 0),
      extiende: fc.option(fc.nat()),
      componentes: fc.array(
        fc.record({
          parte: fc.nat(),
          minimo: fc.integer({ min: 0, max: 3 }),
          mas: fc.option(fc.integer({ min: 0, max: 3 })),
        }),
        { maxLength: 5 },
      ),
    })
    .map(({ base, modelo, abstracto, extiende, componentes }) => (id, anteriores) => {
      const bases = anteriores.filter(({ tipo }) => tipo === 'compuesto');
      const extendida = extiende === null ? undefined : bases[extiende % Math.max(1, bases.length)];
      return {
        ...describe(base, id, 'grupo'),
        tipo: 'compuesto',
        modelo,
        abstracto,
        baseId: extendida?.versionId ?? null,
        componentes: componentes.map(
          ({ parte, minimo, mas }, index): ComponentePieza => ({
            versionId: anteriores[parte % anteriores.length]?.versionId ?? 1,
            nombre: `parte${id}x${index}`,
            minimo,
            maximo: mas === null ? null : Math.max(1, minimo + mas),
          }),
        ),
      };
    });
}

type Comun = ReturnType<typeof comun> extends fc.Arbitrary<infer Value> ? Value : never;

function describe(base: Comun, id: number, prefijo: 'dato' | 'grupo') {
  const { otraVersion, mayor, ...resto } = base;
  // 3 and 4 may be versions of one element; the place is the element's, so it comes of its number.
  const elementoId = (prefijo === 'grupo' ? 1000 : 0) + (otraVersion && id % 2 === 0 ? id - 1 : id);
  return {
    ...resto,
    ...(CAPAS[elementoId % CAPAS.length] ?? CAPAS[0]),
    dominio: DOMINIOS[elementoId % DOMINIOS.length] ?? DOMINIOS[0],
    mayor,
    menor: id,
    versionId: id,
    elementoId,
    identificador: `${prefijo}${elementoId}`,
    oid: `2.999.170.1.1.1.${elementoId}.${id}`,
    ejemplos: [],
  };
}
