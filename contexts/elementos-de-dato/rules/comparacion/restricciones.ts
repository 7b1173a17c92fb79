import { RESTRICCION, type Restriccion, TIPO_DATO } from '../../contract/terms.ts';
import { type DiferenciaVersion, SIN_VALOR } from './diferencia.ts';
import type { VersionComparable } from './version-comparable.ts';

/** Constraints that admit more the higher they are, and those that admit more the lower they are. */
const MAXIMOS = ['longitudMaxima', 'totalDigitos', 'decimales', 'valorMaximo'] as const;
const MINIMOS = ['longitudMinima', 'valorMinimo'] as const;

const toText = (value: string | number | null) => (value === null ? SIN_VALOR : String(value));

/** Which of two bounds is higher: numbers as numbers, days and hours as they are written. */
function isHigher(one: string | number, other: string | number): boolean {
  const [first, second] = [Number(one), Number(other)];
  return Number.isNaN(first) || Number.isNaN(second) ? String(one) > String(other) : first > second;
}

/** Whether a bound admits everything the one before did; no bound admits everything. */
function isAmpliado(
  antes: string | number | null,
  despues: string | number | null,
  crece: 'arriba' | 'abajo',
): boolean {
  if (despues === null) return true;
  if (antes === null) return false;
  return crece === 'arriba' ? !isHigher(antes, despues) : !isHigher(despues, antes);
}

function compareLimite(
  campo: Restriccion,
  crece: 'arriba' | 'abajo',
  antes: VersionComparable,
  despues: VersionComparable,
): DiferenciaVersion[] {
  if (antes[campo] === despues[campo]) return [];
  const isWider = isAmpliado(antes[campo], despues[campo], crece);
  return [
    {
      campo,
      etiqueta: RESTRICCION[campo],
      antes: toText(antes[campo]),
      despues: toText(despues[campo]),
      cambio: isWider ? 'menor' : 'mayor',
      razon: isWider ? 'Admite todo lo que se admitía.' : 'Deja por fuera valores que se admitían.',
    },
  ];
}

/** Whether one pattern admits all another did cannot be told from how they are written: only losing it is safe. */
function comparePatron(antes: VersionComparable, despues: VersionComparable): DiferenciaVersion[] {
  if (antes.patron === despues.patron) return [];
  const isGone = despues.patron === null;
  return [
    {
      campo: 'patron',
      etiqueta: RESTRICCION.patron,
      antes: toText(antes.patron),
      despues: toText(despues.patron),
      cambio: isGone ? 'menor' : 'mayor',
      razon: isGone
        ? 'Sin patrón se admite todo lo que se admitía.'
        : 'No hay garantía de que el patrón nuevo admita lo que admitía el anterior.',
    },
  ];
}

function compareTipo(antes: VersionComparable, despues: VersionComparable): DiferenciaVersion[] {
  if (antes.tipoDato === despues.tipoDato) return [];
  const name = ({ tipoDato }: VersionComparable) => (tipoDato === null ? SIN_VALOR : TIPO_DATO[tipoDato]);
  return [
    {
      ...{ campo: 'tipoDato', etiqueta: 'Tipo de dato', antes: name(antes), despues: name(despues) },
      cambio: 'mayor',
      razon: 'Cambia el tipo con el que se escribe y se lee el valor.',
    },
  ];
}

function compareUnidad(antes: VersionComparable, despues: VersionComparable): DiferenciaVersion[] {
  if (antes.unidadMedida === despues.unidadMedida) return [];
  return [
    {
      campo: 'unidadMedida',
      etiqueta: 'Unidad de medida',
      antes: toText(antes.unidadMedida),
      despues: toText(despues.unidadMedida),
      cambio: 'mayor',
      razon: 'El mismo número significa otra cantidad.',
    },
  ];
}

/** What values a simple element admits. */
export function compareRestricciones(
  antes: VersionComparable,
  despues: VersionComparable,
): DiferenciaVersion[] {
  return [
    ...compareTipo(antes, despues),
    ...MINIMOS.flatMap((campo) => compareLimite(campo, 'abajo', antes, despues)),
    ...MAXIMOS.flatMap((campo) => compareLimite(campo, 'arriba', antes, despues)),
    ...comparePatron(antes, despues),
    ...compareUnidad(antes, despues),
  ];
}
