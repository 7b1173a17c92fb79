/** What is looked at of a field and an element (domain directorio §8.2). */
export const RASGOS = ['n1', 'n2', 'n3', 'd1', 't1', 't2', 'v1'] as const;
export type Rasgo = (typeof RASGOS)[number];

/** A set of weights, which are data: another set is another version of it. */
export interface Pesos {
  readonly version: string;
  readonly rasgos: Readonly<Record<Rasgo, number>>;
  /** What the context and the use add at most. */
  readonly contexto: number;
  readonly uso: number;
  /** What counts for a feature of which the source says nothing. */
  readonly sinDecir: number;
}

export const PESOS: Pesos = {
  version: '2026.1',
  rasgos: { n1: 0.3, n2: 0.2, n3: 0.1, d1: 0.15, t1: 0.1, t2: 0.05, v1: 0.1 },
  contexto: 0.1,
  uso: 0.03,
  sinDecir: 0.5,
};

/** Scores from which an element is proposed, and is worth a look, from 0 to 1. */
export interface Umbrales {
  readonly reutilizar: number;
  readonly revisar: number;
}

/** A feature from 0 to 1; null where the source says nothing of it. */
export type Rasgos = Readonly<Record<Rasgo, number | null>> & {
  readonly contexto: number;
  readonly uso: number;
};

/** The score of an element for a field, from 0 to 1. */
export function computePuntaje(rasgos: Rasgos, pesos: Pesos): number {
  const suma = RASGOS.reduce(
    (total, rasgo) => total + pesos.rasgos[rasgo] * (rasgos[rasgo] ?? pesos.sinDecir),
    0,
  );
  const todos = RASGOS.reduce((total, rasgo) => total + pesos.rasgos[rasgo], 0);
  const puntaje =
    (todos === 0 ? 0 : suma / todos) + pesos.contexto * rasgos.contexto + pesos.uso * rasgos.uso;
  return Math.min(1, Math.max(0, puntaje));
}
