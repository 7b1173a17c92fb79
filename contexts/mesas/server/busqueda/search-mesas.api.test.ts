import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let oracle: readonly OracleMesa[];

interface OracleMesa {
  readonly id: number;
  readonly nombre: string;
  readonly activa: boolean;
  readonly lider: number;
  readonly consultor: number;
  readonly servicios: readonly { id: number; estado: number }[];
}

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  const mesas = await kysely.selectFrom('mesas').selectAll().execute();
  const links = await kysely
    .selectFrom('mesas_servicios as ms')
    .innerJoin('servicios as s', 's.id', 'ms.servicio_id')
    .select(['ms.mesa_id', 's.id', 's.estado_servicio_id as estado'])
    .execute();
  oracle = mesas.map((mesa) => ({
    id: mesa.id,
    nombre: mesa.nombre,
    activa: mesa.activa,
    lider: mesa.entidad_lider_id,
    consultor: mesa.consultor_principal_id,
    servicios: links.filter((link) => link.mesa_id === mesa.id),
  }));
});
afterAll(() => test.close());

interface Filtro {
  nombre?: string | null;
  estado?: boolean | null;
  admEntidadLider?: number | null;
  admUsuarioId?: number | null;
  servicioMesa?: number | null;
  estadoServicio?: number | null;
}

const search = async (payload: object, url = '/api-public/mesaInteroperabilidad/listar') =>
  test.app.inject({ method: 'POST', url, payload });

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function expected(filtro: Filtro): number[] {
  return oracle
    .filter((mesa) => !filtro.nombre || plain(mesa.nombre).includes(plain(filtro.nombre.trim())))
    .filter((mesa) => filtro.estado == null || mesa.activa === filtro.estado)
    .filter((mesa) => filtro.admEntidadLider == null || mesa.lider === filtro.admEntidadLider)
    .filter((mesa) => filtro.admUsuarioId == null || mesa.consultor === filtro.admUsuarioId)
    .filter(
      (mesa) =>
        (filtro.servicioMesa == null && filtro.estadoServicio == null) ||
        mesa.servicios.some(
          (servicio) =>
            (filtro.servicioMesa == null || servicio.id === filtro.servicioMesa) &&
            (filtro.estadoServicio == null || servicio.estado === filtro.estadoServicio),
        ),
    )
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

async function found(filtro: Filtro): Promise<number[]> {
  const answer = await search(filtro);
  expect(answer.statusCode).toBe(200);
  return answer
    .json()
    .mesasInteroperabilidad.map(({ id }: { id: number }) => id)
    .sort((a: number, b: number) => a - b);
}

describe('refusals', () => {
  it.each([
    ['a text as state', { estado: 'activa' }],
    ['a negative entity', { admEntidadLider: -1 }],
    ['a fraction as user', { admUsuarioId: 1.5 }],
    ['an id beyond integers', { servicioMesa: 3_000_000_000 }],
    ['a name over 200 characters', { nombre: 'a'.repeat(201) }],
    ['an unknown order', { ordenarPor: 'nombre; drop table mesas' }],
    ['a page zero', { pagina: 0, tamano: 10 }],
  ])('[API-14] %s is a 400 problem with a Spanish reason', async (_name, payload) => {
    const answer = await search(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'SOLICITUD_INVALIDA',
      detalles: [{ mensaje: expect.any(String) }],
    });
  });

  it('[API-14] the private form asks for a session, and for the permission', async () => {
    const url = '/api/mesaInteroperabilidad/listar';
    expect((await search({}, url)).statusCode).toBe(401);
    const token = await openTestSession(test.database.kysely, '1000000004', { entidad: false });
    const headers = { authorization: `Bearer ${token}` };
    expect((await test.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(403);
  });

  it('a zero byte in the name is the caller’s mistake, not a server error', async () => {
    expect((await search({ nombre: 'a\u0000b' })).statusCode).toBe(400);
  });
});

describe('filters', () => {
  it('[API-14] [API-25] [AREA-16] [MESA-11] answers the specified row, public and private alike', async () => {
    const token = await openTestSession(test.database.kysely, '1000000001');
    const open = await search({});
    const own = await test.app.inject({
      method: 'POST',
      url: '/api/mesaInteroperabilidad/listar',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    expect(own.json()).toEqual(open.json());
    expect(Object.keys(open.json().mesasInteroperabilidad[0]).sort()).toEqual(
      ['cantidadServicios', 'estadoMesa', 'id', 'nombreCompleto', 'nombreMesa', 'razonSocial'].sort(),
    );
    expect(open.json().total).toBe(oracle.length);
    for (const row of open.json().mesasInteroperabilidad) {
      const mesa = oracle.find(({ id }) => id === row.id);
      expect(row).toEqual({
        id: mesa?.id,
        estadoMesa: mesa?.activa,
        nombreMesa: mesa?.nombre,
        razonSocial: expect.stringMatching(/\S/),
        nombreCompleto: expect.stringMatching(/^\S+( \S+)+$/),
        cantidadServicios: mesa?.servicios.length,
      });
    }
  });

  it('[MESA-14] [API-14] each of the six filters alone narrows the result as a brute-force reading does', async () => {
    const sample = oracle.find((mesa) => mesa.servicios.length > 1);
    const servicio = sample?.servicios[0];
    const alone: Filtro[] = [
      { nombre: 'pasaporte' },
      { nombre: 'PASÁPORTE' },
      { estado: true },
      { estado: false },
      { admEntidadLider: sample?.lider ?? 0 },
      { admUsuarioId: sample?.consultor ?? 0 },
      { servicioMesa: servicio?.id ?? 0 },
      { estadoServicio: servicio?.estado ?? 0 },
    ];
    for (const filtro of alone) {
      const ids = await found(filtro);
      expect(ids, JSON.stringify(filtro)).toEqual(expected(filtro));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThan(oracle.length);
    }
  });

  it('[MESA-14] any combination of the six filters agrees with the brute-force reading', async () => {
    const pick = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values));
    const servicios = [...new Set(oracle.flatMap((mesa) => mesa.servicios.map(({ id }) => id)))];
    const estados = [...new Set(oracle.flatMap((mesa) => mesa.servicios.map(({ estado }) => estado)))];
    const filtros = fc.record({
      nombre: pick(['pasaporte', 'Mesa', 'ó', 'ñ', '%', '_', '\\', 'datos de', '  ', "o'"]),
      estado: pick([true, false]),
      admEntidadLider: pick(oracle.map(({ lider }) => lider)),
      admUsuarioId: pick(oracle.map(({ consultor }) => consultor)),
      servicioMesa: pick(servicios),
      estadoServicio: pick(estados),
    });
    await fc.assert(
      fc.asyncProperty(filtros, async (filtro) => {
        expect(await found(filtro)).toEqual(expected(filtro));
      }),
      { numRuns: 60 },
    );
  });

  it('[MESA-14] cantidadServicios is counted from the linked services', async () => {
    const rows = (await search({})).json().mesasInteroperabilidad as {
      id: number;
      cantidadServicios: number;
    }[];
    for (const row of rows) {
      expect(row.cantidadServicios).toBe(oracle.find(({ id }) => id === row.id)?.servicios.length);
    }
  });
});

describe('pages and order', () => {
  it('[MESA-02] pages follow each other without gaps or repeats', async () => {
    const all = (await search({})).json().mesasInteroperabilidad.map(({ id }: { id: number }) => id);
    const paged: number[] = [];
    for (let pagina = 1; paged.length < all.length; pagina += 1) {
      const page = (await search({ pagina, tamano: 10 })).json();
      expect(page.total).toBe(all.length);
      paged.push(...page.mesasInteroperabilidad.map(({ id }: { id: number }) => id));
    }
    expect(paged).toEqual(all);
  });

  it('[TABLE-02] the server orders names as Spanish people do: natural numbers, case and accents ignored', async () => {
    const rows = (await search({ ordenarPor: 'nombreMesa' })).json().mesasInteroperabilidad;
    const names = rows.map(({ nombreMesa }: { nombreMesa: string }) => nombreMesa);
    const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
    expect(names).toEqual([...names].sort(collator.compare));
    const down = (await search({ ordenarPor: 'cantidadServicios', descendente: true })).json()
      .mesasInteroperabilidad;
    const counts = down.map(({ cantidadServicios }: { cantidadServicios: number }) => cantidadServicios);
    expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a));
  });

  it('[TABLE-02] clave_orden agrees with the browser’s collation on any names', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aáAbcdeéiñÑnoúuüzZ 0123456789-'), maxLength: 12 });
    const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
    await fc.assert(
      fc.asyncProperty(fc.array(letters, { minLength: 2, maxLength: 40 }), async (names) => {
        const { rows } = await sql<{ name: string }>`
          select name from unnest(${names}::text[]) name order by clave_orden(name) collate "C"`.execute(
          test.database.kysely,
        );
        const ordered = rows.map(({ name }) => name);
        for (let index = 1; index < ordered.length; index += 1) {
          expect(collator.compare(ordered[index - 1] ?? '', ordered[index] ?? '')).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
  });
});
