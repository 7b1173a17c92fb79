const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const LARGOS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const findPlace = (momento: string) => Number(momento.slice(5, 7)) - 1;

/** 'jul 2026', or 'Hoy'. */
export function presentMomento(momento: string): string {
  return momento === 'hoy' ? 'Hoy' : `${MESES[findPlace(momento)] ?? ''} ${momento.slice(0, 4)}`;
}

/** 'julio de 2026', or 'hoy'. */
export function presentMomentoLargo(momento: string): string {
  return momento === 'hoy' ? 'hoy' : `${LARGOS[findPlace(momento)] ?? ''} de ${momento.slice(0, 4)}`;
}

/** 'jul', with its year where it begins one; for an axis. */
export function presentMomentoCorto(momento: string): string {
  if (momento === 'hoy') return 'hoy';
  const mes = MESES[findPlace(momento)] ?? '';
  return findPlace(momento) === 0 ? `${mes} ${momento.slice(0, 4)}` : mes;
}

/**
 * The moment a figure is of, and the closed one before it.
 *
 * @param momentos the oldest first; 'hoy' last, where it is there
 * @param flujo what flows in the present month is not over: the figure is that of the last closed month
 */
export function choosePeriodos<Uno extends { readonly momento: string }>(
  momentos: readonly Uno[],
  flujo: boolean,
): { readonly actual: Uno | undefined; readonly anterior: Uno | undefined } {
  const cerrados = momentos.filter(({ momento }) => momento !== 'hoy');
  const actual = (flujo ? cerrados : momentos).at(-1);
  return { actual, anterior: cerrados.filter((uno) => uno !== actual).at(-1) };
}

const MESES_DEL_ANO = 12;

/** The month some months before another: '2026-01' less three is '2025-10'. */
export function computeMesAntes(momento: string, meses: number): string {
  const mes = Number(momento.slice(0, 4)) * MESES_DEL_ANO + findPlace(momento) - meses;
  return `${Math.floor(mes / MESES_DEL_ANO)}-${String((mes % MESES_DEL_ANO) + 1).padStart(2, '0')}`;
}
