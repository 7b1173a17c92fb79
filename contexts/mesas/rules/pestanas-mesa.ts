/** Tabs of the consult, by the number that is stored (specification §2 and §9). */
export const PESTANAS = { informacion: 1, entidades: 2, servicios: 3, reuniones: 4 } as const;
export type Pestana = (typeof PESTANAS)[keyof typeof PESTANAS];

const NUMEROS: readonly Pestana[] = Object.values(PESTANAS);

/** Meetings open first (specification §9 'default tab 4'). */
const PESTANA_INICIAL = PESTANAS.reuniones;

/** The tab to show: the one of the address, else the stored one, else the fourth. */
export function choosePestana(address: string | null, stored: string | null): Pestana {
  return parsePestana(address) ?? parsePestana(stored) ?? PESTANA_INICIAL;
}

function parsePestana(text: string | null): Pestana | undefined {
  return NUMEROS.find((pestana) => String(pestana) === text);
}
