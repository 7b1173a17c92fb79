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

  it('[API-11] [API-01] [MESA-13] the public list carries every active entity, and one sigla narrows it', async () => {
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
      .select(['m.usuario_id', sql<boolean>`m.estado = 'activa' and u.activo`.as('activo')])
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

  it('F19: a private e-mail of a public servant is told to nobody', async () => {
    type Usuario = { id: number; email: string };
    const [first, ...rest] = (await getBoth('usuarios/mintic')) as Usuario[];
    const write = (correo: string) =>
      test.database.kysely
        .updateTable('usuarios')
        .set({ correo_electronico: correo })
        .where('id', '=', first?.id ?? 0)
        .execute();
    await write('persona@correo.ejemplo.com');
    const told = (await getBoth('usuarios/mintic')) as Usuario[];
    await write(first?.email ?? '');
    expect(told).toEqual([{ ...first, email: '' }, ...rest]);
    expect(rest.every(({ email }) => email.endsWith('.gov.co'))).toBe(true);
  });

  it('[API-21] [API-04] finderTopFive answers at most five services that hold the keyword', async () => {
    const answer = await getBoth('servicios/finderTopFive?keyword=consulta');
    const all = (await getBoth('servicios')) as { nombre: string }[];
    expect(all.filter(({ nombre }) => /consulta/i.test(nombre)).length).toBeGreaterThan(5);
    expect(answer).toHaveLength(5);
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

describe('finders of five', () => {
  it.each([
    ['mesaInteroperabilidad', 'MÉSA'],
    ['capadeuso', 'LÓCAL'],
  ])('[AREA-14] %s answers at most five {id, nombre} that hold the text, to anybody', async (area, text) => {
    const found = await getBoth(`${area}/finderTopFive?keyword=${encodeURIComponent(text)}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(5);
    const plain = (value: string) => value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    for (const row of found) {
      expect(Object.keys(row).sort()).toEqual(['id', 'nombre']);
      expect(plain(row.nombre)).toContain(plain(text));
    }
    expect(await getBoth(`${area}/finderTopFive?keyword=zzzzzz`)).toEqual([]);
    const refused = await test.app.inject({ url: `/api-public/${area}/finderTopFive` });
    expect(refused.json().detalles).toEqual([{ campo: 'keyword', mensaje: 'Este campo es requerido' }]);
  });

  it('[AREA-14] a mesa is found from three letters, those that begin with them first', async () => {
    expect(await getBoth('mesaInteroperabilidad/finderTopFive?keyword=me')).toEqual([]);
    const found: { nombre: string }[] = await getBoth('mesaInteroperabilidad/finderTopFive?keyword=mesa');
    const begins = found.map(({ nombre }) => /^mesa/i.test(nombre));
    expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)));
  });

  it('[AREA-14] [AREA-02] a layer that is not in force, or not active, is not found', async () => {
    const find = async () =>
      (await test.app.inject('/api-public/capadeuso/finderTopFive?keyword=Local')).json() as { id: number }[];
    const [first] = await find();
    const { kysely } = test.database;
    const setActive = (activa: boolean) =>
      kysely
        .updateTable('capas_de_uso')
        .set({ activa })
        .where('id', '=', first?.id ?? 0)
        .execute();
    await setActive(false);
    const without = await find();
    await setActive(true);
    expect(first).toBeDefined();
    expect(without).not.toContainEqual(first);
    expect(await find()).toContainEqual(first);
  });
});

describe('public lists of the catalogues', () => {
  const read = async (path: string) => (await test.app.inject(`/api-public/${path}`)).json();

  it.each([
    ['sectores', 'sectores', ['id', 'nombre']],
    ['departamentos', 'departamentos', ['id', 'nombre']],
    ['municipios', 'municipios', ['departamentoId', 'id', 'nombre']],
  ] as const)(
    '[AREA-01] [AREA-14] every active row of %s, in Spanish order, for anybody',
    async (path, table, fields) => {
      const rows = await read(path);
      const { rows: stored } = await sql<{ nombre: string }>`select nombre from ${sql.table(table)}
        where activo order by clave_orden(nombre) collate "C"`.execute(test.database.kysely);
      expect(rows.map(({ nombre }: { nombre: string }) => nombre)).toEqual(
        stored.map(({ nombre }) => nombre),
      );
      expect(Object.keys(rows[0]).sort()).toEqual(fields);
      expect((await test.app.inject(`/api/${path}`)).statusCode).toBe(401);
    },
  );

  it('[AREA-14] of one department only its municipalities; none of a department that is not offered', async () => {
    const own = await read('municipios?departamento=05');
    expect(own).toHaveLength(125);
    expect(own).toContainEqual({ id: '05001', nombre: expect.any(String), departamentoId: '05' });
    expect((await test.app.inject('/api-public/municipios?departamento=5')).json().detalles).toEqual([
      { campo: 'departamento', mensaje: 'El código son dos dígitos, como 05.' },
    ]);
    const setActive = (activo: boolean) =>
      test.database.kysely.updateTable('departamentos').set({ activo }).where('codigo', '=', '05').execute();
    await setActive(false);
    const [departamentos, municipios] = [await read('departamentos'), await read('municipios')];
    await setActive(true);
    expect(departamentos.map(({ id }: { id: string }) => id)).not.toContain('05');
    expect(municipios.filter((one: { departamentoId: string }) => one.departamentoId === '05')).toEqual([]);
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
    const changed = {
      programa: 'Otro programa',
      direccion: 'Calle 1',
      horario: { dias: 'Sábados', horas: '09:00 am - 12:00 m' },
      telefonos: [{ nombre: 'Cali', numero: '602' }],
      correos: { soporte: 'uno@ejemplo.gov.co', lenguaje: 'dos@ejemplo.gov.co' },
      redes: [{ nombre: 'Otra', url: 'https://otra.ejemplo' }],
    };
    for (const [name, valor] of Object.entries(changed))
      await sql`update parametros set valor = ${JSON.stringify(valor)}::jsonb where clave = ${`pie.${name}`}`.execute(
        test.database.kysely,
      );
    expect((await read()).pie).toEqual(changed);
  });

  it('[CONF-02] reCAPTCHA is off unless a key is set', async () => {
    expect((await test.app.inject({ url: '/api-public/configuracion' })).json().recaptcha).toBeNull();
  });
});

describe('lists that are answered whole', () => {
  it.each([
    ['servicios', 'servicioId', 'activo'],
    ['entidades', 'id', 'activa'],
  ] as const)(
    '[API-11] [API-20] %s are held until one is renamed, ends or comes back',
    async (path, key, active) => {
      const { kysely } = test.database;
      const ask = (etag?: string) =>
        test.app.inject({ url: `/api-public/${path}`, headers: etag ? { 'if-none-match': etag } : {} });
      const listNow = async () => {
        const { rows } = await sql<{ id: number; nombre: string }>`select id, nombre from ${sql.table(path)}
        where ${sql.ref(active)} order by clave_orden(nombre) collate "C", id`.execute(kysely);
        return rows.map(({ id, nombre }) => ({ [key]: id, nombre }));
      };
      const first = await ask();
      expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(first.json()).toEqual(await listNow());
      const [one] = first.json();
      const seen = [String(first.headers['etag'])];
      for (const change of [
        sql`nombre = 'Zz última'`,
        sql`${sql.ref(active)} = false`,
        sql`${sql.ref(active)} = true`,
        sql`nombre = ${one.nombre}`,
      ]) {
        expect((await ask(seen.at(-1))).statusCode).toBe(304);
        await sql`update ${sql.table(path)} set ${change} where id = ${one[key]}`.execute(kysely);
        const answer = await ask(seen.at(-1));
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual(await listNow());
        seen.push(String(answer.headers['etag']));
      }
      expect(new Set(seen).size).toBe(3);
      expect(seen[4]).toBe(seen[0]);
    },
  );
});
