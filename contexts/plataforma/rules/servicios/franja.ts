/** A day of the strip. */
export interface DiaDeFranja {
  readonly dia: string;
  readonly estado: 'sin-datos' | 'bien' | 'con-fallas' | 'caido';
  readonly llamadas: number;
  readonly fallas: number;
}

/** A day as it was measured. */
export interface DiaMedido {
  readonly dia: string;
  readonly llamadas: number;
  readonly fallas: number;
  /** In %; null without traffic. */
  readonly disponibilidad: number | null;
}

/** Share of the minutes above which a day was well, and below which it was down; in %. */
const BIEN = 99;
const CAIDO = 90;

/**
 * The days up to one, oldest first; a day nobody called in has no data.
 *
 * @param hoy `2026-11-27`
 */
export function buildFranja(
  medidos: readonly DiaMedido[],
  hoy: string,
  dias: number,
): readonly DiaDeFranja[] {
  const byDia = new Map(medidos.map((medido) => [medido.dia, medido]));
  const end = Date.parse(`${hoy}T00:00:00Z`);
  return Array.from({ length: dias }, (_, at) => {
    const dia = new Date(end - (dias - 1 - at) * 86_400_000).toISOString().slice(0, 10);
    const medido = byDia.get(dia);
    return { dia, estado: judge(medido), llamadas: medido?.llamadas ?? 0, fallas: medido?.fallas ?? 0 };
  });
}

function judge(medido: DiaMedido | undefined): DiaDeFranja['estado'] {
  const disponibilidad = medido?.disponibilidad ?? null;
  if (disponibilidad === null) return 'sin-datos';
  if (disponibilidad >= BIEN) return 'bien';
  return disponibilidad >= CAIDO ? 'con-fallas' : 'caido';
}

/** How many days of each state a strip has, in words: what its colours say. */
export function countDias(franja: readonly DiaDeFranja[]): Readonly<Record<DiaDeFranja['estado'], number>> {
  const count = (estado: DiaDeFranja['estado']) => franja.filter((dia) => dia.estado === estado).length;
  return {
    bien: count('bien'),
    'con-fallas': count('con-fallas'),
    caido: count('caido'),
    'sin-datos': count('sin-datos'),
  };
}
