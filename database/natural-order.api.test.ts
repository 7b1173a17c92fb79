import { compareNatural, isBlank } from '@marco/contract-kit/natural-order';
import { openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const COUNT = 1_000;
/** What must be among them. */
const SURE: readonly (string | null)[] = [
  'Mesa 10',
  'Ñame',
  null,
  'Ñandú',
  'Mesa 2',
  'Pinguino',
  'Ávila',
  'Nube',
];
const NAMES = [
  'Mesa',
  'mesa',
  'MESA',
  'Ñame',
  'Nube',
  'Ñandú',
  'Ávila',
  'avila',
  'Área de educación',
  'Pingüino',
  'Pinguino',
  'Niño',
  'Nino',
  'Ministerio de Tecnologías',
  'Ministerio de las TIC',
  'Acción (social)',
  'Acción-social',
  'Zona franca',
];
const TAILS = [
  '',
  ' 1',
  ' 2',
  ' 10',
  ' 010',
  ' 2b',
  '-3',
  ' 2.10',
  ' 2.9',
  ' ñ',
  ' o',
  ' Núm. 7',
  ' A/B',
  ' & Cía.',
];
/** A step without common factor with the lengths: the thousand come in no order, and the same on every run. */
const STEP = 7_919;

interface Nombrado {
  readonly id: number;
  /** Null stands for a record without the name, as an entity without sector. */
  readonly nombre: string | null;
}

const ROWS: readonly Nombrado[] = Array.from({ length: COUNT }, (_, id) => {
  const pick = (id * STEP) % (NAMES.length * TAILS.length * 5);
  const sure = SURE[id];
  if (sure !== undefined) return { id, nombre: sure };
  const round = Math.floor(pick / (NAMES.length * TAILS.length));
  const nombre = `${NAMES[pick % NAMES.length]}${TAILS[Math.floor(pick / NAMES.length) % TAILS.length]}`;
  return { id, nombre: id % 41 === 0 ? null : round === 0 ? nombre : `${nombre} ${round * 9}` };
});

/** As the table orders them: what is empty last in both directions, what is equal as it came. */
function orderAsTable(descending: boolean): number[] {
  return ROWS.toSorted((left, right) => {
    if (isBlank(left.nombre) || isBlank(right.nombre)) {
      return Number(isBlank(left.nombre)) - Number(isBlank(right.nombre));
    }
    return compareNatural(left.nombre, right.nombre) * (descending ? -1 : 1);
  }).map(({ id }) => id);
}

/** As the lists of the server do. */
async function orderAsServer(descending: boolean): Promise<number[]> {
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<{ id: number }>`
    select id::int from unnest(${ROWS.map(({ id }) => id)}::int[], ${ROWS.map(({ nombre }) => nombre)}::text[]) as t (id, nombre)
    order by clave_orden(nombre) collate "C" ${direction}, id`.execute(database.kysely);
  return rows.map(({ id }) => id);
}

const nombreOf = (id: number) => ROWS[id]?.nombre;

describe('[TABLE-02] order of 1,000 names', () => {
  it('holds accents, Ñ, numbers and absent names', () => {
    expect(new Set(ROWS.map(({ nombre }) => nombre)).size).toBeGreaterThan(COUNT / 2);
    expect(ROWS).toHaveLength(COUNT);
    for (const nombre of SURE) {
      expect(ROWS.some((row) => row.nombre === nombre)).toBe(true);
    }
  });

  it.each([
    ['ascending', false],
    ['descending', true],
  ])('is the same in the browser and on the server, %s', async (_, descending) => {
    const server = await orderAsServer(descending);
    expect(server.map(nombreOf)).toEqual(orderAsTable(descending).map(nombreOf));
    expect(server).toEqual(orderAsTable(descending));
  });

  it('puts Mesa 2 before Mesa 10, Ñ after N and empty names last', async () => {
    const ordered = (await orderAsServer(false)).map(nombreOf);
    const at = (nombre: string | null) => ordered.indexOf(nombre);
    expect(at('Mesa 2')).toBeLessThan(at('Mesa 10'));
    expect(at('Nube')).toBeLessThan(at('Ñame'));
    expect(at('Ñandú')).toBeLessThan(at('Pinguino'));
    expect(ordered.slice(at(null)).every((nombre) => nombre === null)).toBe(true);
  });
});
