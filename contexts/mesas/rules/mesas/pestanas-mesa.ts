/** Tabs of the consult, by the number that is stored (specification §2 and §9); the fifth is not for visitors. */
export const PESTANAS = { informacion: 1, entidades: 2, servicios: 3, reuniones: 4, compromisos: 5 } as const;
export type Pestana = (typeof PESTANAS)[keyof typeof PESTANAS];

const NUMEROS: readonly Pestana[] = Object.values(PESTANAS);

/** Meetings open first (specification §9 'default tab 4'). */
const PESTANA_INICIAL = PESTANAS.reuniones;

/** The tab to show: the one of the address, else the stored one, else the fourth; visitors have no fifth. */
export function choosePestana(address: string | null, stored: string | null, isVisitor: boolean): Pestana {
  const chosen = parsePestana(address) ?? parsePestana(stored) ?? PESTANA_INICIAL;
  return isVisitor && chosen === PESTANAS.compromisos ? PESTANA_INICIAL : chosen;
}

function parsePestana(text: string | null): Pestana | undefined {
  return NUMEROS.find((pestana) => String(pestana) === text);
}
