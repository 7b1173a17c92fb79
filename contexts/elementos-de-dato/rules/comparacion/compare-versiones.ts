import type { CambioVersion, Restriccion } from '../../contract/terms.ts';
import type { Componente, Diferencia, Valor, Veredicto } from '../elementos/formas.ts';
import { formatColapsado, isNoMayor, parseValor } from '../restricciones/valores-tipo.ts';
import { CAMPOS_ELEMENTO, toNombreLocal, type VersionComparable } from './campos.ts';

/** The effect of a changed field on messages that were valid before. */
export interface Juicio {
  readonly cambio: CambioVersion;
  readonly razon: string;
}

const MENOR = (razon: string): Juicio => ({ cambio: 'menor', razon });
const MAYOR = (razon: string): Juicio => ({ cambio: 'mayor', razon });

/** What of a version says how a message looks. */
export type FormaVersion = Pick<
  VersionComparable,
  Restriccion | 'tipoDato' | 'unidadMedida' | 'valores' | 'modelo' | 'esAbstracto' | 'base' | 'componentes'
>;

type Juez = (antes: FormaVersion, despues: FormaVersion) => readonly Juicio[];

type CampoNumerico = 'longitudMinima' | 'longitudMaxima' | 'totalDigitos' | 'decimales';

/** A larger bound accepts more values, or (`minimo`) fewer; without a bound all values are accepted. */
function juzgaNumero(campo: CampoNumerico, nombre: string, minimo = false): Juez {
  const none = minimo ? 0 : Number.POSITIVE_INFINITY;
  return (antes, despues) => {
    const [before, after] = [antes[campo] ?? none, despues[campo] ?? none];
    const narrower = minimo ? after > before : after < before;
    return [
      narrower
        ? MAYOR(`${nombre} restringe más: valores que antes eran válidos pueden dejar de serlo.`)
        : MENOR(`${nombre} admite más valores que antes.`),
    ];
  };
}

function juzgaLimite(campo: 'valorMinimo' | 'valorMaximo', nombre: string): Juez {
  return (antes, despues) => {
    const [before, after] = [antes[campo], despues[campo]];
    if (after === null) return [MENOR(`${nombre} se quita: admite más valores que antes.`)];
    const tipo = despues.tipoDato;
    const [old, present] = [before, after].map((valor) =>
      valor === null || tipo === null ? undefined : parseValor(tipo, formatColapsado(valor)),
    );
    const wider =
      old !== undefined &&
      present !== undefined &&
      (campo === 'valorMinimo' ? isNoMayor(present, old) : isNoMayor(old, present));
    return [
      wider
        ? MENOR(`${nombre} admite más valores que antes.`)
        : MAYOR(`${nombre} restringe más: valores que antes eran válidos pueden dejar de serlo.`),
    ];
  };
}

/** What may happen to a value of a list: with one of them, and with so many that only the first are named. */
const CAMBIOS_VALOR = {
  retira: {
    juzga: MAYOR,
    uno: (codigo: string) => `Se retira el valor «${codigo}».`,
    varios: (cuantos: number) => `Se retiran ${cuantos} valores`,
  },
  rige: {
    juzga: MAYOR,
    uno: (codigo: string) => `El valor «${codigo}» rige menos días que antes.`,
    varios: (cuantos: number) => `Rigen menos días que antes ${cuantos} valores`,
  },
  cambia: {
    juzga: MENOR,
    uno: (codigo: string) => `El valor «${codigo}» cambia su texto o su vigencia.`,
    varios: (cuantos: number) => `Cambian su texto o su vigencia ${cuantos} valores`,
  },
  agrega: {
    juzga: MENOR,
    uno: (codigo: string) => `Se agrega el valor «${codigo}».`,
    varios: (cuantos: number) => `Se agregan ${cuantos} valores`,
  },
} as const;
type CambioValor = keyof typeof CAMBIOS_VALOR;

/** Values of a list named one by one when the same happens to all of them; of more, these and how many more. */
const NOMBRADOS = 5;

function findCambioValor(antes: Valor, despues: Valor): CambioValor | undefined {
  const starts = (valor: Valor) => valor.vigenteDesde ?? '';
  const ends = (valor: Valor) => valor.vigenteHasta ?? '9999-12-31';
  if (starts(despues) > starts(antes) || ends(despues) < ends(antes)) return 'rige';
  return JSON.stringify(antes) === JSON.stringify(despues) ? undefined : 'cambia';
}

/**
 * A list may change by hundreds of values at once, and people read all the reasons, also in mails, so they must be
 * short.
 */
function juzgaCodigos(cambio: CambioValor, codigos: readonly string[]): Juicio[] {
  const { juzga, uno, varios } = CAMBIOS_VALOR[cambio];
  if (codigos.length <= NOMBRADOS) return codigos.map((codigo) => juzga(uno(codigo)));
  const named = codigos.slice(0, NOMBRADOS).map((codigo) => `«${codigo}»`);
  return [juzga(`${varios(codigos.length)}: ${named.join(', ')} y ${codigos.length - NOMBRADOS} más.`)];
}

const juzgaValores: Juez = ({ valores: antes }, { valores: despues }) => {
  const after = new Map(despues.map((valor) => [valor.codigo, valor]));
  const before = new Set(antes.map(({ codigo }) => codigo));
  const found: Record<CambioValor, string[]> = { retira: [], rige: [], cambia: [], agrega: [] };
  for (const valor of antes) {
    const now = after.get(valor.codigo);
    const cambio = now ? findCambioValor(valor, now) : 'retira';
    if (cambio) found[cambio].push(valor.codigo);
  }
  found.agrega = despues.map(({ codigo }) => codigo).filter((codigo) => !before.has(codigo));
  const juicios = (Object.keys(CAMBIOS_VALOR) as CambioValor[]).flatMap((cambio) =>
    juzgaCodigos(cambio, found[cambio]),
  );
  return juicios.length > 0 ? juicios : [MENOR('Cambia el orden de los valores.')];
};

function juzgaOcurrencias(nombre: string, antes: Componente, despues: Componente): Juicio[] {
  const top = ({ ocurrenciaMaxima }: Componente) => ocurrenciaMaxima ?? Number.POSITIVE_INFINITY;
  const juicios: Juicio[] = [];
  if (despues.ocurrenciaMinima > antes.ocurrenciaMinima)
    juicios.push(MAYOR(`«${nombre}» debe venir más veces que antes.`));
  if (despues.ocurrenciaMinima < antes.ocurrenciaMinima)
    juicios.push(MENOR(`«${nombre}» puede venir menos veces que antes.`));
  if (top(despues) < top(antes)) juicios.push(MAYOR(`«${nombre}» puede venir menos veces que antes.`));
  if (top(despues) > top(antes))
    juicios.push(
      top(antes) === 1
        ? MAYOR(`«${nombre}» pasa de un valor a varios: en JSON deja de ser un valor y es una lista.`)
        : MENOR(`«${nombre}» puede venir más veces que antes.`),
    );
  return juicios;
}

function juzgaComponente(antes: Componente, despues: Componente): Juicio[] {
  const nombre = toNombreLocal(antes);
  const juicios = juzgaOcurrencias(nombre, antes, despues);
  if (antes.elementoId !== despues.elementoId)
    juicios.push(MAYOR(`«${nombre}» es ahora otro elemento (${despues.identificador}).`));
  else if (antes.numero.split('.')[0] !== despues.numero.split('.')[0])
    juicios.push(MAYOR(`«${nombre}» usa otra versión mayor (${despues.numero}).`));
  else if (antes.numero !== despues.numero)
    juicios.push(MENOR(`«${nombre}» usa otra versión menor (${despues.numero}).`));
  return juicios;
}

const juzgaComponentes: Juez = (antes, despues) => {
  const before = new Map(antes.componentes.map((parte) => [toNombreLocal(parte), parte]));
  const after = new Map(despues.componentes.map((parte) => [toNombreLocal(parte), parte]));
  const juicios = [...before].flatMap(([nombre, parte]) => {
    const now = after.get(nombre);
    return now ? juzgaComponente(parte, now) : [MAYOR(`Se retira el componente «${nombre}».`)];
  });
  for (const [nombre, { ocurrenciaMinima }] of after) {
    if (before.has(nombre)) continue;
    const required = ocurrenciaMinima > 0 && despues.modelo !== 'eleccion';
    juicios.push(
      required
        ? MAYOR(`Se agrega el componente obligatorio «${nombre}».`)
        : MENOR(`Se agrega el componente opcional «${nombre}».`),
    );
  }
  const shared = (names: Iterable<string>, other: ReadonlyMap<string, unknown>) =>
    [...names].filter((nombre) => other.has(nombre)).join(' ');
  if (shared(before.keys(), after) !== shared(after.keys(), before))
    juicios.push(
      despues.modelo === 'eleccion'
        ? MENOR('Cambia el orden de los componentes, que en una elección no importa.')
        : MAYOR('Cambia el orden de los componentes: en XML la secuencia deja de coincidir.'),
    );
  return juicios.length > 0 ? juicios : [MENOR('Los componentes dicen lo mismo de otro modo.')];
};

/**
 * The fields that say how a message looks; the other fields only describe it, and a change of them breaks no message.
 */
const JUECES: Readonly<Record<string, Juez>> = {
  tipoDato: () => [MAYOR('Cambia el tipo de dato.')],
  longitudMinima: juzgaNumero('longitudMinima', 'La longitud mínima', true),
  longitudMaxima: juzgaNumero('longitudMaxima', 'La longitud máxima'),
  totalDigitos: juzgaNumero('totalDigitos', 'El total de dígitos'),
  decimales: juzgaNumero('decimales', 'El número de decimales'),
  valorMinimo: juzgaLimite('valorMinimo', 'El valor mínimo'),
  valorMaximo: juzgaLimite('valorMaximo', 'El valor máximo'),
  patron: (_antes, { patron }) => [
    patron === null
      ? MENOR('El patrón se quita: admite más valores que antes.')
      : MAYOR('Cambia el patrón: valores que antes eran válidos pueden dejar de serlo.'),
  ],
  unidadMedida: ({ unidadMedida }) => [
    unidadMedida === null
      ? MENOR('Se dice la unidad de medida, que antes no se decía.')
      : MAYOR('Cambia la unidad de medida: el mismo número significa otra cantidad.'),
  ],
  valores: juzgaValores,
  modelo: () => [MAYOR('Cambia el modelo del compuesto.')],
  esAbstracto: (_antes, { esAbstracto }) => [
    esAbstracto
      ? MAYOR('Pasa a ser abstracto: ya no se usa por sí mismo.')
      : MENOR('Deja de ser abstracto: puede usarse por sí mismo.'),
  ],
  base: ({ base: antes }, { base: despues }) => {
    const sameMajor =
      antes?.elementoId === despues?.elementoId &&
      antes?.numero.split('.')[0] === despues?.numero.split('.')[0];
    return [
      sameMajor
        ? MENOR('El elemento base es otra versión menor del mismo.')
        : MAYOR('Cambia el elemento base, y con él lo que el compuesto contiene.'),
    ];
  },
  componentes: juzgaComponentes,
  definicion: () => [
    MENOR('Cambia la redacción de la definición. Si cambia el significado, elija una versión mayor.'),
  ],
};

/** What the change of a field does, the worst first. */
export function listJuicios(campo: string, antes: FormaVersion, despues: FormaVersion): readonly Juicio[] {
  const juez = Object.hasOwn(JUECES, campo) ? JUECES[campo] : undefined;
  const juicios = juez?.(antes, despues) ?? [MENOR('No cambia los mensajes.')];
  return [...juicios].sort((one, other) => Number(one.cambio === 'menor') - Number(other.cambio === 'menor'));
}

/**
 * The fields that differ between two versions, each with the effect of its change on messages that were valid before.
 */
export function compareVersiones(antes: VersionComparable, despues: VersionComparable): Diferencia[] {
  return CAMPOS_ELEMENTO.flatMap(({ campo, etiqueta, leer }) => {
    const [before, after] = [leer(antes), leer(despues)];
    if (before === after) return [];
    const juicios = listJuicios(campo, antes, despues);
    const cambio: CambioVersion = juicios[0]?.cambio ?? 'menor';
    const razones = juicios.filter((juicio) => juicio.cambio === cambio).map(({ razon }) => razon);
    return [{ campo, etiqueta, antes: before, despues: after, cambio, razon: razones.join(' ') }];
  });
}

/** Whether messages of the version before stay valid in the version after, with the reasons. */
export function computeVeredicto(diferencias: readonly Diferencia[]): Veredicto {
  const breaking = diferencias.filter(({ cambio }) => cambio === 'mayor');
  if (breaking.length > 0)
    return { cambio: 'mayor', compatible: false, razones: breaking.map(({ razon }) => razon) };
  const razon =
    diferencias.length === 0
      ? 'Las dos versiones dicen lo mismo.'
      : 'Los mensajes de la versión anterior siguen siendo válidos.';
  return { cambio: 'menor', compatible: true, razones: [razon] };
}
