/** Where each of six steps of a map begins, and what they are called. */
export interface Escalones {
  readonly steps: readonly [number, number, number, number, number];
  readonly stepLabels: readonly [string, string, string, string, string, string];
}

/** First values of the second to the sixth step, for small and large counts. */
const ESCALAS: readonly Escalones['steps'][] = [
  [1, 2, 3, 5, 8],
  [1, 5, 10, 20, 40],
  [1, 10, 50, 100, 200],
  [1, 50, 100, 500, 1000],
];

/** The scale that still tells the largest count from others; the first step is of none. */
export function chooseEscalones(mayor: number): Escalones {
  const steps = ESCALAS.find((escala) => mayor <= escala[4] * 2) ?? ([1, 100, 500, 2000, 5000] as const);
  const label = (desde: number, hasta: number) => (desde === hasta ? `${desde}` : `${desde} a ${hasta}`);
  const [uno, dos, tres, cuatro, cinco] = steps;
  return {
    steps,
    stepLabels: [
      '0',
      label(uno, dos - 1),
      label(dos, tres - 1),
      label(tres, cuatro - 1),
      label(cuatro, cinco - 1),
      `${cinco} o más`,
    ],
  };
}
