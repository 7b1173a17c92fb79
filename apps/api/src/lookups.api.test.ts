import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000003');
});
afterAll(() => test.close());

async function getBoth(path: string) {
  const open = await test.app.inject({ url: `/api-public/${path}` });
  const own = await test.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${token}` } });
  expect(open.statusCode).toBe(200);
  expect(own.json()).toEqual(open.json());
  expect((await test.app.inject({ url: `/api/${path}` })).statusCode).toBe(401);
  return open.json();
}

const findTopFive = (nombreEntidad: unknown) =>
  test.app.inject({ method: 'POST', url: '/api-public/entidad/finderTopFive', payload: { nombreEntidad } });

describe('entities', () => {
  it.each([[5], [null], ['a'.repeat(201)], [{}]])('[API-06] %j as name is a 400 problem', async (value) => {
    expect((await findTopFive(value)).statusCode).toBe(400);
  });

  it('[API-06] answers at most five {id, nombre} that hold the text, without regard to case or accents', async () => {
    const answer = (await findTopFive('MINISTÉRIO')).json();
    expect(answer).toHaveLength(5);
    for (const row of answer) {
      expect(Object.keys(row).sort()).toEqual(['id', 'nombre']);
      expect(row.nombre).toMatch(/ministerio/i);
    }
    expect((await findTopFive('mi')).json()).toEqual([]);
    expect((await findTopFive('%%%')).json()).toEqual([]);
    expect((await findTopFive('zzzzzz')).json()).toEqual([]);
  });

  it('[API-11] [MESA-13] the public list carries every active entity, and one sigla narrows it', async () => {
    const all = (await test.app.inject({ url: '/api-public/entidades' })).json();
    const { n } = await test.database.kysely
      .selectFrom('entidades')
      .select(sql<number>`count(*)`.as('n'))
      .where('activa', '=', true)
      .executeTakeFirstOrThrow();
    expect(all).toHaveLength(n);
    const ministry = (await test.app.inject({ url: '/api-public/entidades?sigla=mintic' })).json();
    expect(ministry).toEqual([
      { id: expect.any(Number), nombre: expect.stringMatching(/Tecnologías de la Información/) },
    ]);
  });
});

describe('services', () => {
  it('[API-20] servicios, estados-servicio and usuarios/mintic answer their shapes, public and private', async () => {
    const servicios = await getBoth('servicios');
    expect(servicios.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(servicios[0]).sort()).toEqual(['nombre', 'servicioId']);
    const estados = await getBoth('estados-servicio');
    expect(estados.map(({ nombre }: { nombre: string }) => nombre).sort()).toEqual([
      'Estandarizado Nivel 1',
      'Evaluado Nivel 2',
      'Identificado',
      'Identificado no estandarizado',
      'Publicado Nivel 3',
    ]);
    expect(Object.keys(estados[0]).sort()).toEqual(['estadoServicioId', 'nombre']);
    const usuarios = await getBoth('usuarios/mintic');
    expect(Object.keys(usuarios[0]).sort()).toEqual(['email', 'id', 'nombre']);
  });

  it('[MESA-13] only active ministry users can be main support consultant', async () => {
    const usuarios = (await getBoth('usuarios/mintic')) as { id: number }[];
    const inMinistry = await test.database.kysely
      .selectFrom('membresias as m')
      .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select(['m.usuario_id', sql<boolean>`m.activa and u.activo`.as('activo')])
      .where('e.sigla', '=', 'MINTIC')
      .execute();
    expect(inMinistry.some(({ activo }) => !activo)).toBe(true);
    expect(usuarios.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      inMinistry
        .filter(({ activo }) => activo)
        .map(({ usuario_id }) => usuario_id)
        .sort((a, b) => a - b),
    );
  });

  it('[API-21] finderTopFive answers at most five services that hold the keyword', async () => {
    const answer = await getBoth('servicios/finderTopFive?keyword=consulta');
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThanOrEqual(5);
    for (const { nombre } of answer) expect(nombre).toMatch(/consulta/i);
    expect((await test.app.inject({ url: '/api-public/servicios/finderTopFive' })).statusCode).toBe(400);
  });

  it('[MESA-12] the five states carry their specified colours and real counts', async () => {
    const counts = await getBoth('servicios/por-estado');
    const colours = Object.fromEntries(
      counts.map(({ nombre, color }: { nombre: string; color: string }) => [nombre, color]),
    );
    expect(colours).toEqual({
      Identificado: 'gris',
      'Estandarizado Nivel 1': 'amarillo',
      'Evaluado Nivel 2': 'morado',
      'Publicado Nivel 3': 'verde',
      'Identificado no estandarizado': 'gris-anillo',
    });
    const total = counts.reduce((sum: number, { cantidad }: { cantidad: number }) => sum + cantidad, 0);
    expect(total).toBe((await getBoth('servicios')).length);
  });
});

describe('parameters', () => {
  it('[API-10] identification types, private and public', async () => {
    const tipos = await getBoth('adm-tipo-identificacions');
    expect(tipos).toContainEqual({ id: expect.any(Number), sigla: 'CC', nombre: 'Cédula de ciudadanía' });
    expect(Object.keys(tipos[0]).sort()).toEqual(['id', 'nombre', 'sigla']);
  });

  it('[LAND-02] the footer comes from parameters: a changed parameter acts without restart', async () => {
    const read = async () => (await test.app.inject({ url: '/api-public/configuracion' })).json();
    const before = await read();
    expect(before.pie).toMatchObject({
      programa: expect.any(String),
      direccion: expect.any(String),
      horario: { dias: 'Lunes a viernes', horas: '08:00 am - 05:00 pm' },
      telefonos: [expect.anything(), expect.anything()],
      correos: { soporte: expect.stringContaining('@'), lenguaje: expect.stringContaining('@') },
    });
    expect(before.pie.redes.length).toBeGreaterThan(0);
    await sql`update parametros set valor = '"Calle 1"' where clave = 'pie.direccion'`.execute(
      test.database.kysely,
    );
    expect((await read()).pie.direccion).toBe('Calle 1');
  });

  it('[CONF-02] reCAPTCHA is off unless a key is set', async () => {
    expect((await test.app.inject({ url: '/api-public/configuracion' })).json().recaptcha).toBeNull();
  });
});
