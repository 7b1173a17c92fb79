import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let token: string;
let ids: { mesa: number; reunion: number; archivo: string };
beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000001');
  const { rows } = await sql<{ mesa: number; reunion: number; archivo: string }>`
    select r.mesa_id as mesa, r.id as reunion, ra.archivo_id as archivo from reuniones r
    join reuniones_archivos ra on ra.reunion_id = r.id where r.estado = 'realizada' order by r.id limit 1`.execute(
    test.database.kysely,
  );
  if (!rows[0]) throw new Error('The demo data has no meeting with a document.');
  ids = rows[0];
});
afterAll(() => test.close());

interface Row {
  readonly method: 'GET' | 'POST';
  readonly path: string | (() => string);
  readonly publicPath?: string;
  readonly body?: () => object;
  /** Keys of the answer, or of the rows of a list. */
  readonly keys: readonly string[];
}

const RECORD = [
  'id',
  'nombre',
  'estado',
  'objetivo',
  'descripcion',
  'admEntidadLiderNombre',
  'admUsuarioNombre',
  'emailResponsableEntidad',
  'emailConsultor',
  'fechaCreacion',
];

/** The rows of specification §7 this release answers, with the keys given there. */
const ROWS: Readonly<Record<string, Row>> = {
  'entidad/finderTopFive': {
    method: 'POST',
    path: 'entidad/finderTopFive',
    body: () => ({ nombreEntidad: 'nacional' }),
    keys: ['id', 'nombre'],
  },
  'entidad/finderNIT': {
    method: 'POST',
    path: 'entidad/finderNIT',
    body: () => ({ nit: '999000017', dv: '1' }),
    keys: ['errorWS', 'existRUES', 'msgErrorWS', 'nombre'],
  },
  'entidad/finderIESNIT': {
    method: 'POST',
    path: 'entidad/finderIESNIT',
    body: () => ({ nit: '890980040', dv: '8' }),
    keys: ['errorWS', 'existRUES', 'msgErrorWS', 'nombre'],
  },
  'adm-tipo-identificacions': {
    method: 'GET',
    path: 'adm-tipo-identificacions',
    keys: ['id', 'nombre', 'sigla'],
  },
  'mesaInteroperabilidad/listar': {
    method: 'POST',
    path: 'mesaInteroperabilidad/listar',
    body: () => ({
      nombre: '',
      estado: true,
      admEntidadLider: null,
      admUsuarioId: null,
      servicioMesa: null,
      estadoServicio: null,
    }),
    keys: ['mesasInteroperabilidad', 'total'],
  },
  'mesaInteroperabilidad/listarMesaId': {
    method: 'POST',
    path: 'mesaInteroperabilidad/listarMesaId',
    body: () => ({ id: ids.mesa }),
    keys: RECORD,
  },
  'mdi-minteroperabilidad-entidads-mesa': {
    method: 'GET',
    path: () => `mdi-minteroperabilidad-entidads-mesa/${ids.mesa}`,
    keys: ['admDepartamentoName', 'admMunicipioName', 'admOrdenName', 'entidad'],
  },
  'mesaInteroperabilidad/servicios-mesa/mesa': {
    method: 'GET',
    path: () => `mesaInteroperabilidad/servicios-mesa/mesa/${ids.mesa}`,
    keys: ['estado', 'nombre'],
  },
  'mesaInteroperabilidad/listarReunionMesa': {
    method: 'POST',
    path: 'mesaInteroperabilidad/listarReunionMesa',
    body: () => ({ id: ids.mesa }),
    keys: ['consultoApoyo', 'fecha', 'idReunion', 'tematica'],
  },
  'mesaInteroperabilidad/listarReunionMesaId': {
    method: 'POST',
    path: 'mesaInteroperabilidad/listarReunionMesaId',
    body: () => ({ idReunion: ids.reunion }),
    keys: ['reunion'],
  },
  servicios: { method: 'GET', path: 'servicios', keys: ['nombre', 'servicioId'] },
  'estados-servicio': { method: 'GET', path: 'estados-servicio', keys: ['estadoServicioId', 'nombre'] },
  'usuarios/mintic': { method: 'GET', path: 'usuarios/mintic', keys: ['email', 'id', 'nombre'] },
  'servicios/finderTopFive': {
    method: 'GET',
    path: 'servicios/finderTopFive?keyword=consulta',
    keys: ['nombre', 'servicioId'],
  },
  download_file_opt: {
    method: 'POST',
    path: 'download_file_opt',
    publicPath: 'download_file_opt_public',
    body: () => ({ archivoId: ids.archivo }),
    keys: ['mensajeResponse', 'object'],
  },
};

function call(base: string, row: Row, headers: Record<string, string>) {
  const path = typeof row.path === 'string' ? row.path : row.path();
  return test.app.inject({
    method: row.method,
    url: `${base}/${base === '/api-public' ? (row.publicPath ?? path) : path}`,
    headers,
    ...(row.body ? { payload: row.body() } : {}),
  });
}

describe('[API-01] rows of the specification answer under both bases, with the body and the keys given', () => {
  it.each(Object.entries(ROWS))('[API-01] %s', async (_name, row) => {
    const own = await call('/api', row, { authorization: `Bearer ${token}` });
    const open = await call('/api-public', row, {});
    expect([own.statusCode, open.statusCode]).toEqual([200, 200]);
    expect(open.json()).toEqual(own.json());
    const answer = open.json();
    const first = Array.isArray(answer) ? answer[0] : answer;
    expect(Object.keys(first).sort()).toEqual([...row.keys].sort());
  });
});

describe('[API-01] rows of the specification take an idempotency key and If-Match, and need neither', () => {
  it.each(Object.entries(ROWS))('[API-01] %s', async (_name, row) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'a1b2c3d4', 'if-match': '"1"' };
    expect((await call('/api', row, headers)).statusCode).toBe(200);
  });
});

describe('people and roles', () => {
  it('[GEN-04] seeds and roles cover the five kinds of user', async () => {
    const { rows } = await sql<{ tipo: string; rol: string; ministerio: boolean }>`
      select distinct e.tipo, r.nombre as rol, coalesce(e.sigla = 'MINTIC', false) as ministerio
      from membresias m join entidades e on e.id = m.entidad_id join roles r on r.id = m.rol_id where m.estado = 'activa'`.execute(
      test.database.kysely,
    );
    const kinds = new Set(rows.map(({ tipo, ministerio }) => (ministerio ? 'ministerio' : tipo)));
    expect([...kinds].sort()).toEqual(['ies', 'ministerio', 'privada', 'publica']);
    const rolesOf = (kind: string) =>
      rows
        .filter(({ tipo, ministerio }) => (ministerio ? 'ministerio' : tipo) === kind)
        .map(({ rol }) => rol);
    expect(rolesOf('ministerio')).toEqual(
      expect.arrayContaining(['Administrador MinTIC', 'Consultor MinTIC']),
    );
    expect(rolesOf('publica')).toContain('Funcionario de entidad');
    expect(rolesOf('ies')).toContain('Gestor de institución de educación superior');
    expect(rolesOf('privada')).toContain('Gestor de entidad privada');
  });

  it('[ROLE-01] a membership carries rol and funcionalidades in the specified shape', async () => {
    const answer = await test.app.inject({
      url: '/api/servicioLogin/usuario',
      headers: { authorization: `Bearer ${token}` },
    });
    const { rol, funcionalidades } = answer.json();
    expect(rol).toEqual({ nombre: 'Administrador MinTIC' });
    expect(funcionalidades.length).toBeGreaterThan(0);
    for (const funcionalidad of funcionalidades) {
      expect(funcionalidad).toMatchObject({ id: expect.any(Number), subFuncionalidades: expect.any(Array) });
      for (const sub of funcionalidad.subFuncionalidades) {
        expect(sub).toMatchObject({
          id: expect.any(Number),
          nombreFuncionalidad: expect.any(String),
          descripcion: expect.any(String),
          url: expect.stringMatching(/^\//),
          consulta: expect.any(Boolean),
          listaItems: expect.any(Array),
        });
        for (const item of sub.listaItems) {
          expect(Object.keys(item).sort()).toEqual(['descripcion', 'id', 'idSubmodulo', 'nombre', 'url']);
          expect(item.idSubmodulo).toBe(sub.id);
        }
      }
    }
    expect(
      funcionalidades.some(({ subFuncionalidades }: { subFuncionalidades: { listaItems: object[] }[] }) =>
        subFuncionalidades.some(({ listaItems }) => listaItems.length > 0),
      ),
    ).toBe(true);
  });
});
