import { createPublicado } from '@marco/elementos-de-dato/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FacetasDirectorio, ResultadoDirectorio } from '../../contract/index.ts';
import { addServicioPublicado } from '../../testing/add-servicio-publicado.ts';

let test: TestApp;
/** Elements by name: `[element, version]`. */
const datos: Record<string, { elementoId: number; versionId: number }> = {};
const ids: Record<string, number> = {};
let entidades: readonly { id: number; sigla: string }[];

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  const found = await sql<{ id: number; sigla: string }>`
    select id, sigla from entidades where sigla is not null order by id limit 2`.execute(kysely);
  entidades = found.rows;
  for (const [nombre, titulo] of [
    ['llave', 'Llave del jade'],
    ['color', 'Color del jade'],
    ['peso', 'Peso del jade'],
    ['talla', 'Talla del jade'],
  ] as const)
    datos[nombre] = await createPublicado(kysely, { identificador: `${nombre}Jade`, nombre: titulo });
  const versiones = (...nombres: string[]) => nombres.map((nombre) => datos[nombre]?.versionId ?? 0);
  const [una, otra] = entidades;
  const add = async (
    name: string,
    servicio: Omit<Parameters<typeof addServicioPublicado>[1], 'entidadId'>,
    entidadId = una?.id ?? 0,
  ) => {
    ids[name] = (await addServicioPublicado(kysely, { ...servicio, entidadId })).servicioId;
  };
  await add('color', {
    nombre: 'Consulta del quetzal',
    descripcion: 'Da el color.',
    pide: versiones('llave'),
    entrega: versiones('color'),
  });
  await add(
    'peso',
    {
      nombre: 'Registro de aves',
      descripcion: 'Sigue a cada quetzal.',
      estado: 'evaluado-nivel-2',
      pide: versiones('llave'),
      entrega: versiones('peso', 'color'),
    },
    otra?.id ?? 0,
  );
  await add('nuevo', { nombre: 'Quetzal', descripcion: 'Aún sin nivel.', estado: 'identificado' });
});
afterAll(() => test.close());

const query = (parts: Readonly<Record<string, string>>) => new URLSearchParams(parts).toString();
const ask = (path: string, parts: Readonly<Record<string, string>> = {}) =>
  test.app.inject({ url: `/api-public/directorio${path}?${query(parts)}` });

async function search(parts: Readonly<Record<string, string>>): Promise<ResultadoDirectorio> {
  const answer = await ask('', parts);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function facetas(parts: Readonly<Record<string, string>>): Promise<FacetasDirectorio> {
  const answer = await ask('/facetas', parts);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const listIds = ({ servicios }: ResultadoDirectorio) => servicios.map(({ servicioId }) => servicioId);
const elemento = (nombre: string) => String(datos[nombre]?.elementoId);

describe('refusals of the directory', () => {
  it.each([
    [{ texto: 'x'.repeat(201) }, 'texto'],
    [{ estado: 'inventado' }, 'estado'],
    [{ entidad: 'MINTIC' }, 'entidad'],
    [{ departamento: '1' }, 'departamento'],
    [{ actualizado: '8' }, 'actualizado'],
    [{ simulador: 'si' }, 'simulador'],
    [{ orden: 'azar' }, 'orden'],
    [{ pagina: '0' }, 'pagina'],
    [{ tamano: '51' }, 'tamano'],
    [{ necesito: '1,2,3,4,5,6,7,8,9,10,11' }, 'necesito'],
  ])('%j is told to the field, in Spanish', async (parts, campo) => {
    const answer = await ask('', parts);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'SOLICITUD_INVALIDA' });
    for (const detalle of answer.json().detalles) expect(detalle.campo).toContain(campo);
  });

  it('[AREA-15] ten thousand values of a facet in an address are refused with the limit, in either form', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => String(index + 1));
    for (const path of ['', '/facetas']) {
      const joined = await ask(path, { entidad: many.join(',') });
      expect(joined.statusCode).toBe(400);
      expect(joined.json().detalles).toEqual([
        { campo: 'entidad', mensaje: 'Elija máximo 50 valores en cada filtro.' },
      ]);
      const url = `/api-public/directorio${path}?${many.map((value) => `entidad=${value}`).join('&')}`;
      const repeated = await test.app.inject({ url });
      expect(repeated.statusCode).toBe(400);
      expect(repeated.json().detalles).toEqual([
        { campo: 'entidad', mensaje: 'Escriba los valores en un solo parámetro, separados por comas.' },
      ]);
    }
  });

  it.each([
    "'; drop table servicios; --",
    '%_\\',
    '<script>alert(1)</script>',
    '\u0000',
    '((((((((',
    'ñandú ÑANDÚ ñandu',
    '   ',
    '|',
    '🦜',
  ])('hostile text %j is looked for as text', async (texto) => {
    for (const path of ['', '/facetas']) {
      const answer = await ask(path, { texto });
      expect([200, 400]).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/syntax error|relation|kysely/i);
    }
  });

  it('without a session the private address is closed; with one it answers the same', async () => {
    expect((await test.app.inject({ url: '/api/directorio' })).statusCode).toBe(401);
    const token = await openTestSession(test.database.kysely, '1000000003');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await test.app.inject({ url: '/api/directorio?texto=quetzal', headers });
    expect(answer.json()).toEqual(await search({ texto: 'quetzal' }));
  });
});

describe('search by words', () => {
  it('[AREA-15] a name that is the word comes before one that holds it, and that before a description', async () => {
    const { servicios, total } = await search({ texto: 'quetzal' });
    expect(total).toBe(3);
    expect(servicios.map(({ servicioId }) => servicioId)).toEqual([ids['nuevo'], ids['color'], ids['peso']]);
  });

  it('[AREA-15] each result says where its words were found, and its points are those it was ordered by', async () => {
    const { servicios } = await search({ texto: 'quetzal' });
    expect(servicios[0]?.explicacion).toEqual({
      puntaje: 2.55,
      palabras: [{ palabra: 'quetzal', lugar: 'nombre', modo: 'entera', puntos: 3 }],
      factorNivel: 0.85,
      factorSalud: 1,
    });
    const points = servicios.map(({ explicacion }) => explicacion?.puntaje ?? 0);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });

  it('[AREA-15] the points of the database are those of the rule, for every word of the demo', async () => {
    for (const texto of [
      'consulta',
      'registro civil',
      'pasaporte vigente',
      'de',
      'a',
      'datos personas',
      'fecha',
    ]) {
      const { servicios } = await search({ texto, tamano: '50' });
      const points = servicios.map(({ explicacion }) => explicacion?.puntaje ?? 0);
      expect(points, texto).toEqual(points.toSorted((one, other) => other - one));
    }
  });

  it('[AREA-15] a word with one wrong letter is the one that was meant', async () => {
    const found = await search({ texto: 'quetsal' });
    expect(found.corregido).toBe('quetzal');
    expect(found.total).toBe(3);
  });

  it('every word must be there, of any place, without regard to case and accents', async () => {
    expect(listIds(await search({ texto: 'AVÉS quetzal' }))).toEqual([ids['peso']]);
    expect((await search({ texto: 'quetzal zzyzx' })).total).toBe(0);
  });

  it('a datum nobody delivers is named where nothing was found', async () => {
    const { total, sinOferta } = await search({ texto: 'talla del jade' });
    expect(total).toBe(0);
    expect(sinOferta).toEqual([expect.objectContaining({ identificador: 'tallaJade', entidades: 0 })]);
  });
});

describe('search by data', () => {
  it('[AREA-15] what gives most of what is needed comes first, and what one lacks is named', async () => {
    const { servicios, necesito } = await search({ necesito: `${elemento('color')},${elemento('peso')}` });
    expect(servicios.map(({ servicioId }) => servicioId)).toEqual([ids['peso'], ids['color']]);
    expect(servicios[0]?.entrega.datos.every(({ coincide }) => coincide)).toBe(true);
    expect(servicios[0]?.faltan).toEqual([]);
    expect(necesito.map(({ identificador }) => identificador)).toEqual(['colorJade', 'pesoJade']);
    const withKey = await search({ necesito: elemento('color'), tengo: elemento('talla') });
    expect(withKey.servicios[0]?.faltan.map(({ identificador }) => identificador)).toEqual(['llaveJade']);
  });

  it('what nobody delivers is told', async () => {
    const { total, sinOferta } = await search({ necesito: elemento('talla') });
    expect(total).toBe(0);
    expect(sinOferta).toEqual([expect.objectContaining({ elementoId: Number(elemento('talla')) })]);
  });

  it('suggestions name the data with who delivers and asks for them, none under three letters', async () => {
    const suggest = async (keyword: string) => (await ask('/datos', { keyword })).json();
    expect(await suggest('ja')).toEqual([]);
    expect(await suggest('color del jade')).toEqual([
      expect.objectContaining({ identificador: 'colorJade', entregan: 2, piden: 0 }),
    ]);
    expect((await suggest('jade')).length).toBe(4);
  });
});

describe('facets', () => {
  it('[AREA-15] each counts what it would leave, the rest of the search as it is', async () => {
    const level = async (parts: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        (await facetas({ texto: 'quetzal', ...parts })).estado.map(({ valor, cantidad }) => [
          valor,
          cantidad,
        ]),
      );
    const all = { 'publicado-nivel-3': 1, 'evaluado-nivel-2': 1, identificado: 1 };
    expect(await level({})).toEqual(all);
    // Chosen in its own facet it still counts the others; chosen in another one it does not.
    expect(await level({ estado: 'publicado-nivel-3' })).toEqual(all);
    expect(await level({ entidad: String(entidades[1]?.id) })).toEqual({ 'evaluado-nivel-2': 1 });
  });

  it('what is chosen is named, also where it leaves nothing; what is nothing is not', async () => {
    const [una] = entidades;
    const chosen = { texto: 'zzyzx', entidad: `${una?.id},2000000000`, estado: 'en-suspension' };
    const { entidad, estado, sector } = await facetas(chosen);
    expect(entidad).toEqual([
      { valor: String(una?.id), nombre: expect.stringMatching(/\p{L}/u), cantidad: 0, elegido: true },
    ]);
    expect(estado).toEqual([{ valor: 'en-suspension', nombre: 'En suspensión', cantidad: 0, elegido: true }]);
    expect(sector).toEqual([]);
  });

  it('[AREA-15] the count of a value is how many results choosing it gives', async () => {
    const counted = await facetas({});
    for (const [faceta, valores] of Object.entries(counted))
      for (const { valor, cantidad } of valores.slice(0, 3))
        expect((await search({ [faceta]: valor, tamano: '1' })).total, `${faceta} ${valor}`).toBe(cantidad);
  });

  it('[AREA-15] what can be tried is told of each, and found by itself', async () => {
    const { servicios } = await search({ texto: 'quetzal' });
    expect(servicios.map(({ servicioId, conSimulador }) => [servicioId, conSimulador])).toEqual([
      [ids['nuevo'], false],
      [ids['color'], true],
      [ids['peso'], true],
    ]);
    expect(listIds(await search({ texto: 'quetzal', simulador: 'sin' }))).toEqual([ids['nuevo']]);
    const counted = (await facetas({ texto: 'quetzal' })).simulador;
    expect(counted).toEqual([
      { valor: 'con', nombre: 'Con simulador', cantidad: 2, elegido: false },
      { valor: 'sin', nombre: 'Sin simulador', cantidad: 1, elegido: false },
    ]);
  });

  it('a suspended servicio is shown to who asks for it alone', async () => {
    const { kysely } = test.database;
    const id = ids['color'] ?? 0;
    await sql`update servicios_versiones set suspendida_desde = 'publicada', estado = 'suspendida'
      where servicio_id = ${id}`.execute(kysely);
    expect(listIds(await search({ texto: 'quetzal' }))).not.toContain(id);
    const [suspendido] = (await search({ texto: 'quetzal', estado: 'en-suspension' })).servicios;
    expect(suspendido).toMatchObject({ servicioId: id, estado: { enSuspension: true } });
    expect(suspendido?.explicacion?.factorSalud).toBe(0.5);
    expect(suspendido?.conSimulador).toBe(false);
    await sql`update servicios_versiones set suspendida_desde = null, estado = 'publicada'
      where servicio_id = ${id}`.execute(kysely);
    expect(listIds(await search({ texto: 'quetzal' }))).toContain(id);
  });
});

describe('the whole directory', () => {
  it('[AREA-15] has every active servicio once, page after page, in each order', async () => {
    const { kysely } = test.database;
    const { rows } = await sql<{ id: number }>`
      select servicio_id as id from directorio_servicios where not en_suspension order by servicio_id`.execute(
      kysely,
    );
    const { rows: active } = await sql<{ id: number }>`
      select id from servicios where activo except select servicio_id from directorio_servicios`.execute(
      kysely,
    );
    expect(active).toEqual([]);
    for (const orden of ['relevancia', 'usados', 'recientes', 'nombre']) {
      const found: number[] = [];
      for (let pagina = 1; ; pagina += 1) {
        const page = listIds(await search({ orden, tamano: '50', pagina: String(pagina) }));
        if (page.length === 0) break;
        found.push(...page);
      }
      expect(
        found.toSorted((one, other) => one - other),
        orden,
      ).toEqual(rows.map(({ id }) => id));
    }
  });

  it('[AREA-15] [ROUTE-07] its content is what is stored: a servicio comes, changes and goes with its row', async () => {
    const { kysely } = test.database;
    const { servicioId } = await addServicioPublicado(kysely, {
      nombre: 'Colibrí',
      entidadId: entidades[0]?.id ?? 0,
    });
    const [told] = (await search({ texto: 'colibrí' })).servicios;
    expect(told).toMatchObject({ servicioId, nombre: 'Colibrí', estado: { nivel: 3 } });
    const change = kysely.updateTable('servicios').set({ nombre: 'Tominejo' }).where('id', '=', servicioId);
    await change.execute();
    expect(listIds(await search({ texto: 'tominejo' }))).toEqual([servicioId]);
    await kysely.updateTable('servicios').set({ activo: false }).where('id', '=', servicioId).execute();
    expect((await search({ texto: 'tominejo' })).total).toBe(0);
  });
});
