import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let token: string;
let oracle: readonly OracleEntidad[];

interface OracleEntidad {
  readonly id: number;
  readonly tipo: string;
  readonly nit: string;
  readonly nombre: string;
  readonly sigla: string | null;
  readonly sector_id: number | null;
  readonly orden_id: number | null;
  readonly departamento_codigo: string | null;
  readonly municipio_codigo: string | null;
  readonly activa: boolean;
}

interface Filtro {
  texto?: string | null;
  tipo?: string | null;
  sectorId?: number | null;
  ordenId?: number | null;
  departamentoCodigo?: string | null;
  municipioCodigo?: string | null;
  activa?: boolean | null;
}

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  token = await openTestSession(kysely, '1000000011');
  await kysely.updateTable('entidades').set({ activa: false }).where('sigla', '=', 'ICBF').execute();
  oracle = await kysely.selectFrom('entidades').selectAll().execute();
});
afterAll(() => test.close());

async function search(payload: object) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/entidad/listar',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function hasText({ nombre, sigla, nit }: OracleEntidad, texto: string): boolean {
  const text = plain(texto.trim());
  return plain(nombre).includes(text) || plain(sigla ?? '').includes(text) || nit.startsWith(text);
}

const others: Readonly<Record<string, keyof OracleEntidad>> = {
  tipo: 'tipo',
  sectorId: 'sector_id',
  ordenId: 'orden_id',
  departamentoCodigo: 'departamento_codigo',
  municipioCodigo: 'municipio_codigo',
  activa: 'activa',
};

function expected({ texto, ...filtro }: Filtro): number[] {
  return oracle
    .filter((entidad) => !texto?.trim() || hasText(entidad, texto))
    .filter((entidad) =>
      Object.entries(filtro).every(
        ([name, value]) => value == null || entidad[others[name] ?? 'id'] === value,
      ),
    )
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

async function found(filtro: Filtro): Promise<number[]> {
  const { entidades, total } = await search({ ...filtro, tamano: 100 });
  const rest = total > 100 ? (await search({ ...filtro, tamano: 100, pagina: 2 })).entidades : [];
  return [...entidades, ...rest].map(({ id }: { id: number }) => id).sort((a, b) => a - b);
}

describe('the list of entities', () => {
  it.each([
    ['a kind that does not exist', { tipo: 'mixta' }],
    ['an order that does not exist', { ordenarPor: 'id; drop table entidades' }],
    ['a page of a thousand', { tamano: 1000 }],
    ['a text over 200 characters', { texto: 'a'.repeat(201) }],
  ])('[AREA-01] %s is a 400 problem', async (_name, payload) => {
    expect((await search(payload)).status).toBe(400);
  });

  it('[AREA-01] the text finds name, acronym and NIT, without regard to case or accents', async () => {
    expect((await search({ texto: 'MIGRACIÓN colombía' })).total).toBe(1);
    expect((await search({ texto: 'icbf' })).total).toBe(1);
    expect((await search({ texto: '899.999.053' })).entidades).toMatchObject([
      { nit: '899999053', dv: '1', sigla: 'MINTIC', orden: 'Nacional', municipio: expect.any(String) },
    ]);
    expect((await search({ texto: '%' })).total).toBe(0);
  });

  it('[AREA-01] any combination of filters agrees with a brute-force reading', async () => {
    const pick = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values));
    const filtros = fc.record({
      texto: pick(['ministerio', 'Ó', 'ñ', '899', '_', '  ', 'salud', 'DEMO']),
      tipo: pick(['publica', 'privada', 'ies']),
      sectorId: pick(oracle.map((entidad) => entidad.sector_id)),
      ordenId: pick(oracle.map((entidad) => entidad.orden_id)),
      departamentoCodigo: pick(oracle.map((entidad) => entidad.departamento_codigo)),
      municipioCodigo: pick(oracle.map((entidad) => entidad.municipio_codigo)),
      activa: pick([true, false]),
    });
    await fc.assert(
      fc.asyncProperty(filtros, async (filtro) => {
        expect(await found(filtro)).toEqual(expected(filtro));
      }),
      { numRuns: 60 },
    );
  });

  it('[AREA-01] counts the states under the other filters, whichever state shows', async () => {
    const { estados, total } = await search({ tipo: 'publica', activa: false });
    expect(total).toBe(expected({ tipo: 'publica', activa: false }).length);
    expect(estados).toEqual({
      activas: expected({ tipo: 'publica', activa: true }).length,
      inactivas: expected({ tipo: 'publica', activa: false }).length,
    });
    expect(estados.inactivas).toBeGreaterThan(0);
  });

  it('[AREA-01] [TABLE-02] pages follow each other in Spanish order without gaps or repeats', async () => {
    const names: string[] = [];
    for (let pagina = 1; names.length < oracle.length; pagina += 1) {
      const page = await search({ pagina, tamano: 25 });
      names.push(...page.entidades.map(({ nombre }: { nombre: string }) => nombre));
    }
    const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
    expect(names).toHaveLength(oracle.length);
    expect(names).toEqual([...names].sort(collator.compare));
    const down = await search({ ordenarPor: 'nit', descendente: true, tamano: 100 });
    const nits = down.entidades.map(({ nit }: { nit: string }) => Number(nit));
    expect(nits).toEqual([...nits].sort((a, b) => b - a));
  });
});

describe('lists of the form', () => {
  const get = (path: string) =>
    test.app.inject({ url: `/api/entidad/${path}`, headers: { authorization: `Bearer ${token}` } });

  it('[AREA-01] come from the catalogues, municipalities by their department', async () => {
    const opciones = (await get('opciones')).json();
    expect(opciones.sectores.length).toBeGreaterThan(30);
    expect(opciones.departamentos).toHaveLength(33);
    expect(opciones.dominiosCorreo).toContain('gov.co');
    const municipios = (await get('municipios?departamento=88')).json();
    expect(municipios.map(({ codigo }: { codigo: string }) => codigo).sort()).toEqual(['88001', '88564']);
    expect((await get('municipios?departamento=x')).statusCode).toBe(400);
  });
});
