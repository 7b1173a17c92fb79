import type { CambioVersion } from '../../contract/terms.ts';
import type { Componente, Valor } from '../elemento/formas.ts';
import { formatColapsado, isNoMayor, parseValor } from '../restricciones/valores-tipo.ts';
import { toNombreLocal, type VersionComparable } from './campos.ts';

/** What a changed field does to the messages that were right before. */
export interface Juicio {
  readonly cambio: CambioVersion;
  readonly razon: string;
}

const MENOR = (razon: string): Juicio => ({ cambio: 'menor', razon });
const MAYOR = (razon: string): Juicio => ({ cambio: 'mayor', razon });

type Juez = (antes: VersionComparable, despues: VersionComparable) => readonly Juicio[];

type CampoNumerico = 'longitudMinima' | 'longitudMaxima' | 'totalDigitos' | 'decimales';

/** A bound that grows admits more, or (`minimo`) less; none admits everything. */
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

function juzgaValor(antes: Valor, despues: Valor): Juicio | undefined {
  const starts = (valor: Valor) => valor.vigenteDesde ?? '';
  const ends = (valor: Valor) => valor.vigenteHasta ?? '9999-12-31';
  if (starts(despues) > starts(antes) || ends(despues) < ends(antes))
    return MAYOR(`El valor «${antes.codigo}» rige menos días que antes.`);
  const same = JSON.stringify(antes) === JSON.stringify(despues);
  return same ? undefined : MENOR(`El valor «${antes.codigo}» cambia su texto o su vigencia.`);
}

const juzgaValores: Juez = ({ valores: antes }, { valores: despues }) => {
  const after = new Map(despues.map((valor) => [valor.codigo, valor]));
  const before = new Set(antes.map(({ codigo }) => codigo));
  const kept = antes.flatMap((valor) => {
    const now = after.get(valor.codigo);
    return (now ? juzgaValor(valor, now) : MAYOR(`Se retira el valor «${valor.codigo}».`)) ?? [];
  });
  const added = despues
    .filter(({ codigo }) => !before.has(codigo))
    .map(({ codigo }) => MENOR(`Se agrega el valor «${codigo}».`));
  const juicios = [...kept, ...added];
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

/** The fields that say how a message looks; the others are words about it, and no change of them breaks one. */
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
export function listJuicios(
  campo: string,
  antes: VersionComparable,
  despues: VersionComparable,
): readonly Juicio[] {
  const juez = Object.hasOwn(JUECES, campo) ? JUECES[campo] : undefined;
  const juicios = juez?.(antes, despues) ?? [MENOR('No cambia los mensajes.')];
  return [...juicios].sort((one, other) => Number(one.cambio === 'menor') - Number(other.cambio === 'menor'));
}
