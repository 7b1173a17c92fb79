import { describe, expect, it } from 'vitest';
import { readJson } from '../read-data.ts';

interface Parte {
  readonly codigo: string;
  readonly descripcion: string;
  /** Who holds every action, or which actions each rol holds. */
  readonly roles: 'todos' | readonly string[] | Readonly<Record<string, readonly string[]>>;
}

const READING = new Set(['consultar', 'descargar']);

/** A first word that asks somebody to do something. */
const ORDER = /^(?!La\s|Quién\s)\p{Lu}\p{L}+[ea]\s/u;

/** Some rol only reads what others change. */
function isOnlyReadBySome({ roles }: Parte): boolean {
  const isReading = Object.values(roles).map((held: string | readonly string[]) =>
    typeof held === 'string' ? false : held.every((one) => READING.has(one)),
  );
  return isReading.includes(true) && isReading.includes(false);
}

describe('texts of the cards', () => {
  const partes = readJson<{ subfuncionalidades: Parte[] }[]>(
    new URL('funcionalidades.json', import.meta.url),
  ).flatMap(({ subfuncionalidades }) => subfuncionalidades);

  it('[AREA-04] a part that some rol only reads tells what stands there, not what to do with it', () => {
    const read = partes.filter(isOnlyReadBySome);
    expect(read.length).toBeGreaterThan(5);
    const orders = read.filter(({ descripcion }) => ORDER.test(descripcion));
    expect(orders.map(({ codigo, descripcion }) => `${codigo}: ${descripcion}`)).toEqual([]);
  });
});
