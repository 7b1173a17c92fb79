import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VistaReporte } from '../../contract/index.ts';
import type { FormaDeCompartir } from '../../contract/vistas.terms.ts';

let test: TestApp;
let tokens: Record<'ministerio' | 'lider' | 'funcionario' | 'otro', string>;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  // One who works where the líder does, in another rol.
  const membresiaDe = (
    numero: string,
  ) => sql`(select min(x.id) from membresias x join usuarios u on u.id = x.usuario_id
    where u.numero_identificacion = ${numero} and x.estado = 'activa')`;
  await sql`update membresias m set entidad_id = l.entidad_id from membresias l
    where l.id = ${membresiaDe('1000000003')} and m.id = ${membresiaDe('1000000004')}`.execute(kysely);
  tokens = {
    ministerio: await openTestSession(kysely, '1000000001'),
    lider: await openTestSession(kysely, '1000000003'),
    funcionario: await openTestSession(kysely, '1000000004'),
    otro: await openTestSession(kysely, '1000000009'),
  };
});
afterAll(() => test.close());

type Quien = keyof typeof tokens;

async function call(quien: Quien, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api/vistas-reportes${url}`,
    headers: { authorization: `Bearer ${tokens[quien]}` },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const ESTADO = {
  conjunto: 'servicios',
  dimensiones: ['estado'],
  medidas: ['servicios'],
  filtros: [],
  dibujo: 'tabla',
};
const keep = async (quien: Quien, vista: object): Promise<VistaReporte> => {
  const { status, body } = await call(quien, 'POST', '', { nombre: 'Mía', estado: ESTADO, ...vista });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const listed = async (quien: Quien): Promise<readonly string[]> =>
  (await call(quien, 'GET', '')).body.vistas.map(({ id }: VistaReporte) => id);

describe('[AREA-09] what is refused of kept views', () => {
  it.each([
    [{ nombre: '  ' }, 400, 'SOLICITUD_INVALIDA'],
    [{ nombre: 'x'.repeat(121) }, 400, 'SOLICITUD_INVALIDA'],
    [{ compartida: 'todos' }, 400, 'SOLICITUD_INVALIDA'],
    [
      { estado: { ...ESTADO, dimensiones: ['estado', 'entidad', 'sector', 'orden'] } },
      400,
      'SOLICITUD_INVALIDA',
    ],
    [{ estado: { ...ESTADO, sql: 'select 1' } }, 400, 'SOLICITUD_INVALIDA'],
    [{ estado: { ...ESTADO, dimensiones: ['mesa'] } }, 422, 'DIMENSION_AJENA'],
    [{ compartida: 'rol', rolId: 999_999 }, 422, 'ROL_AJENO'],
  ])('%j', async (vista, status, code) => {
    const { status: actual, body } = await call('lider', 'POST', '', {
      nombre: 'Mía',
      estado: ESTADO,
      ...vista,
    });
    expect([actual, body.code]).toEqual([status, code]);
  });

  it('the view of another person is neither read, changed nor deleted, shared or not', async () => {
    const { id } = await keep('lider', {});
    for (const quien of ['funcionario', 'ministerio'] as const) {
      const all = [
        await call(quien, 'GET', `/${id}`),
        await call(quien, 'PUT', `/${id}`, { nombre: 'Otra', estado: ESTADO }),
        await call(quien, 'DELETE', `/${id}`),
      ];
      expect(all.map(({ status, body }) => [status, body.code])).toEqual(
        all.map(() => [404, 'VISTA_REPORTE_INEXISTENTE']),
      );
    }
    await call('lider', 'PUT', `/${id}`, { nombre: 'De todos', estado: ESTADO, compartida: 'entidad' });
    expect((await call('funcionario', 'GET', `/${id}`)).body.nombre).toBe('De todos');
    expect((await call('funcionario', 'PUT', `/${id}`, { nombre: 'Otra', estado: ESTADO })).status).toBe(404);
    expect((await call('funcionario', 'DELETE', `/${id}`)).status).toBe(404);
    expect((await call('lider', 'DELETE', `/${id}`)).body).toEqual({ nombre: 'De todos' });
    expect((await call('lider', 'GET', `/${id}`)).status).toBe(404);
  });

  it('only the ministry shares with a rol that is not its own', async () => {
    const { roles } = (await call('ministerio', 'GET', '')).body;
    const suyos = (await call('lider', 'GET', '')).body.roles;
    expect([suyos.length, roles.length > 1]).toEqual([1, true]);
    const ajeno = roles.find(({ id }: { id: number }) => id !== suyos[0].id);
    const pedida = { nombre: 'Mía', estado: ESTADO, compartida: 'rol', rolId: ajeno.id };
    expect((await call('lider', 'POST', '', pedida)).body.code).toBe('ROL_AJENO');
    const { rol } = await keep('ministerio', { compartida: 'rol', rolId: suyos[0].id });
    expect(rol).toEqual(suyos[0]);
  });

  it('the database keeps no state of another shape', async () => {
    await expect(
      sql`insert into vistas_reportes (usuario_id, nombre, conjunto, estado, entidad_id, version_conjunto)
        select m.usuario_id, 'Rota', 'servicios', '{"conjunto": "servicios", "dimensiones": []}', m.entidad_id, 1
        from membresias m order by m.id limit 1`.execute(test.database.kysely),
    ).rejects.toThrow(/vistas_reportes_estado/);
  });
});

describe('[AREA-09] with whom a view is shared', () => {
  /** Who lists it, and who opens it by its link. */
  const CASES: readonly (readonly [FormaDeCompartir, readonly Quien[], readonly Quien[]])[] = [
    ['nadie', ['lider'], ['lider']],
    ['entidad', ['lider', 'funcionario'], ['lider', 'funcionario']],
    ['rol', ['lider'], ['lider']],
    ['enlace', ['lider'], ['lider', 'funcionario', 'otro', 'ministerio']],
  ];
  it.each(CASES)('%s', async (compartida, listan, abren) => {
    const { id, direccion } = await keep('lider', { nombre: `Con ${compartida}`, compartida });
    expect(direccion).toBe(`/app/explorador?vista=${id}`);
    const todos = Object.keys(tokens) as Quien[];
    const quienes = async (asks: (quien: Quien) => Promise<boolean>) => {
      const answers = await Promise.all(todos.map(async (quien) => [quien, await asks(quien)] as const));
      return answers.flatMap(([quien, does]) => (does ? [quien] : []));
    };
    expect(await quienes(async (quien) => (await listed(quien)).includes(id))).toEqual(
      todos.filter((quien) => listan.includes(quien)),
    );
    expect(await quienes(async (quien) => (await call(quien, 'GET', `/${id}`)).status === 200)).toEqual(
      todos.filter((quien) => abren.includes(quien)),
    );
    await call('lider', 'DELETE', `/${id}`);
  });

  it('a rol of the ministry reaches every entidad; what it shows is read with the rights of the reader', async () => {
    const [rol] = (await call('lider', 'GET', '')).body.roles;
    const solicitudes = { ...ESTADO, conjunto: 'solicitudes', medidas: ['solicitudes'] };
    const { id } = await keep('ministerio', { estado: solicitudes, compartida: 'rol', rolId: rol.id });
    expect([(await listed('lider')).includes(id), (await listed('funcionario')).includes(id)]).toEqual([
      true,
      false,
    ]);
    const [propia] = (await call('lider', 'GET', '')).body.vistas.filter(
      (vista: VistaReporte) => vista.id === id,
    );
    expect([propia.esPropia, propia.titulo]).toEqual([false, 'Solicitudes de servicio']);
  });

  it('says when its set was declared otherwise after it was kept, until its owner takes it over', async () => {
    const { id } = await keep('lider', { nombre: 'Vieja' });
    const cambio = async () => (await call('lider', 'GET', `/${id}`)).body.definicionCambio;
    expect(await cambio()).toBeNull();
    await call('lider', 'PUT', `/${id}`, { nombre: 'Con otro nombre', estado: ESTADO });
    expect((await call('lider', 'GET', `/${id}`)).body).toMatchObject({
      nombre: 'Con otro nombre',
      estado: ESTADO,
    });
    expect(await cambio()).toBeNull();
  });
});
