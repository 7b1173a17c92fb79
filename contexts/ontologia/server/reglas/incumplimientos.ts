import { PREFIJOS } from '../../rules/vocabulario.ts';
import type { Cuadrupla, Termino } from '../turtle/n3.ts';

/** What the library says of one breach. */
export interface ResultadoShacl {
  readonly focusNode: Termino | null;
  readonly path: Termino | null;
  readonly value: Termino | null;
  readonly sourceConstraintComponent: Termino | null;
}

/** A breach, with the value that was wanted where two properties must be equal. */
export interface Incumplimiento<Uno extends ResultadoShacl> {
  readonly resultado: Uno;
  /** The value there is; null where the property has none. */
  readonly valor: Termino | null;
  readonly esperado: Termino | null;
}

/**
 * Two properties that are not equal are two results of SHACL (§4.5.1), one for the value of each. People read it as one:
 * the value there is, and the one there should be.
 */
export function buildIncumplimientos<Uno extends ResultadoShacl>(
  resultados: readonly Uno[],
  datos: readonly Cuadrupla[],
): Incumplimiento<Uno>[] {
  const isIgualdad = ({ sourceConstraintComponent }: Uno) =>
    sourceConstraintComponent?.value === `${PREFIJOS.sh}EqualsConstraintComponent`;
  const isDeLaOtra = (uno: Uno) =>
    isIgualdad(uno) &&
    !datos.some(
      ({ subject, predicate, object }) =>
        subject.equals(uno.focusNode) && predicate.equals(uno.path) && object.equals(uno.value),
    );
  const mismoLugar = (uno: Uno, otro: Uno) =>
    uno.focusNode?.value === otro.focusNode?.value && uno.path?.value === otro.path?.value;
  const deLaOtra = resultados.filter(isDeLaOtra);
  const propios = resultados.filter((uno) => !deLaOtra.includes(uno));
  const solos = deLaOtra.filter(
    (uno) => !propios.some((propio) => isIgualdad(propio) && mismoLugar(uno, propio)),
  );
  return [
    ...propios.map((resultado) => ({
      resultado,
      valor: resultado.value,
      esperado: isIgualdad(resultado)
        ? (deLaOtra.find((otro) => mismoLugar(otro, resultado))?.value ?? null)
        : null,
    })),
    ...solos.map((resultado) => ({ resultado, valor: null, esperado: resultado.value })),
  ];
}
