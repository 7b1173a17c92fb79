import { addDays, toColombianDay } from '@marco/country/working-days';
import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listVentanasExcluidas } from './present-ventanas.ts';

let test: TestApp;
let tokens: { readonly lider: string; readonly auditor: string };
let [servicioId, otroId] = [0, 0];
beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  tokens = {
    lider: await openTestSession(kysely, '1000000003'),
    auditor: await openTestSession(kysely, '1000000011'),
  };
  const { rows } = await sql<{ propio: number; otro: number }>`
    select min(s.id) filter (where s.entidad_id = m.entidad_id) as propio,
      min(s.id) filter (where s.entidad_id <> m.entidad_id) as otro
    from servicios s, membresias m join usuarios u on u.id = m.usuario_id
    where u.numero_identificacion = '1000000003' and m.estado = 'activa'`.execute(kysely);
  [servicioId, otroId] = [rows[0]?.propio ?? 0, rows[0]?.otro ?? 0];
});
afterAll(() => test.close());
beforeEach(() => sql`delete from plataforma_ventanas`.execute(test.database.kysely));

const call = async (
  quien: keyof typeof tokens,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const answer = await test.app.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${tokens[quien]}` },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const enDias = (dias: number) => addDays(toColombianDay(new Date()), dias);
const ventana = (cambios: object = {}) => ({
  fecha: enDias(20),
  hora: 2,
  horas: 3,
  motivo: 'Cambio de servidor.',
  ...cambios,
});
const announce = (cambios: object = {}, quien: keyof typeof tokens = 'lider', id = servicioId) =>
  call(quien, 'POST', `directorio/${id}/ventanas`, ventana(cambios));

describe('what is refused', () => {
  it('[AREA-05] who is not of the entidad of the servicio', async () => {
    expect((await announce({}, 'auditor')).status).toBe(403);
    const ajena = await announce({}, 'lider', otroId);
    expect([ajena.status, ajena.body.code]).toEqual([403, 'VENTANA_AJENA']);
    expect((await announce({}, 'lider', 999_999)).body.code).toBe('SERVICIO_DEL_DIRECTORIO_NO_EXISTE');
    expect((await call('lider', 'DELETE', 'ventanas/999999')).body.code).toBe('VENTANA_NO_EXISTE');
  });

  it.each([
    [{ fecha: 'mañana' }, 'fecha'],
    [{ fecha: '2020-01-01' }, 'fecha'],
    [{ hora: 24 }, 'hora'],
    [{ horas: 0 }, 'horas'],
    [{ horas: 49 }, 'horas'],
    [{ motivo: '  ' }, 'motivo'],
  ])('[AREA-05] %j, at its field', async (cambio, campo) => {
    const { status, body } = await announce(cambio);
    expect([status, body.detalles[0].campo]).toEqual([400, campo]);
  });

  it('[AREA-05] taking back one that began', async () => {
    const { body } = await announce();
    const { id } = body.ventanas[0];
    await sql`update plataforma_ventanas set inicia_en = now() - interval '1 hour'`.execute(
      test.database.kysely,
    );
    const answer = await call('lider', 'DELETE', `ventanas/${id}`);
    expect([answer.status, answer.body.code]).toEqual([409, 'VENTANA_NO_PERMITIDA']);
  });
});

describe('a window of maintenance', () => {
  it('[AREA-05] is announced and read by everybody; in time, its hours are not measured', async () => {
    const { status, body } = await announce();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      anunciar: { allowed: true },
      ventanas: [{ motivo: 'Cambio de servidor.', excluida: true, retirar: { allowed: true } }],
    });
    expect(body.ventanas[0].iniciaEn).toBe(`${enDias(20)}T07:00:00.000Z`);
    expect(body.ventanas[0].terminaEn).toBe(`${enDias(20)}T10:00:00.000Z`);
    expect(await findLastAudit(test.database.kysely, 'anunciar-ventana')).toMatchObject({
      result: 'exito',
      detail: { antes: null, despues: { horas: 3, motivo: 'Cambio de servidor.' } },
    });
    const leida = await call('auditor', 'GET', `directorio/${servicioId}/ventanas`);
    expect(leida.body).toMatchObject({
      anunciar: { allowed: false },
      ventanas: [{ excluida: true, retirar: { allowed: false } }],
    });
    expect(await listVentanasExcluidas(test.database.kysely, servicioId, new Date())).toHaveLength(1);
  });

  it('[AREA-05] announced too late stands there and is measured', async () => {
    const { body } = await announce({ fecha: enDias(1) });
    expect(body.ventanas).toMatchObject([{ excluida: false }]);
    expect(await listVentanasExcluidas(test.database.kysely, servicioId, new Date())).toEqual([]);
  });

  it('[AREA-05] is taken back before it begins', async () => {
    const { id } = (await announce()).body.ventanas[0];
    expect((await call('lider', 'DELETE', `ventanas/${id}`)).body.ventanas).toEqual([]);
    expect(await findLastAudit(test.database.kysely, 'retirar-ventana')).toMatchObject({
      result: 'exito',
      detail: { antes: { servicioId }, despues: null },
    });
  });
});

describe('the public page of the servicio', () => {
  const visit = async (path: string) => {
    const answer = await test.app.inject({ url: `/api-public/directorio/${path}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };
  const readPage = async () => {
    const { rows } = await sql<{ path: string }>`select entidad || '/' || servicio as path
      from directorio_direcciones where servicio_id = ${servicioId} and vigente`.execute(
      test.database.kysely,
    );
    return visit(rows[0]?.path ?? '');
  };

  it('[AREA-15] tells the windows that are not over and warns of the next; why is for those with a session', async () => {
    await sql`insert into plataforma_ventanas (servicio_id, inicia_en, termina_en, motivo, anunciada_por)
      select ${servicioId}, now() - interval '2 days', now() - interval '1 day', 'Pasada', min(id) from usuarios`.execute(
      test.database.kysely,
    );
    expect((await readPage()).json()).toMatchObject({ ventanas: [] });
    for (const dias of [30, 20])
      expect((await announce({ fecha: enDias(dias), motivo: 'Motivo marcado' })).status).toBe(200);
    const page = await readPage();
    const { ventanas, avisos } = page.json();
    expect(ventanas.map(({ iniciaEn }: { iniciaEn: string }) => iniciaEn)).toEqual(
      [20, 30].map((dias) => `${enDias(dias)}T07:00:00.000Z`),
    );
    expect(avisos).toContainEqual({
      tipo: 'mantenimiento',
      texto: expect.stringMatching(
        /^Mantenimiento anunciado: .* a las 2:00.a\..m\. hasta .* a las 5:00.a\..m\.$/,
      ),
      direccion: null,
    });
    expect(page.body).not.toContain('marcado');
  });

  it('[AREA-15] names what it is called by in production, else in tests, else the member code of its entidad', async () => {
    const { kysely } = test.database;
    const { rows } = await sql<{ id: number; codigo: string | null }>`
      select d.servicio_id as id, e.codigo_xroad as codigo from directorio_direcciones d
      join directorio_servicios s on s.servicio_id = d.servicio_id and s.version_id is not null
      join entidades e on e.id = s.entidad_id order by d.servicio_id limit 1`.execute(kysely);
    const { id, codigo } = rows[0] ?? { id: 0, codigo: null };
    for (const [ambiente, instancia] of [
      ['calidad', 'CO-QA'],
      ['produccion', 'CO'],
    ])
      await sql`with subsistema as (insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
          values (${ambiente}, ${instancia}, 'GOB', 'PRUEBA-0001', 'SERVICIOS') returning id)
        insert into plataforma_servicios (subsistema_id, codigo, numero, en_catalogo, servicio_id)
        select id, 'consultar', 'v1', true, ${id} from subsistema`.execute(kysely);
    const forget = (instancia: string) =>
      sql`update plataforma_servicios s set no_visto_desde = now()
      from plataforma_subsistemas m where m.id = s.subsistema_id and s.servicio_id = ${id} and m.instancia = ${instancia}`.execute(
        kysely,
      );
    const readConexion = async () => (await visit(`${id}/conectarse`)).json();
    expect(await readConexion()).toMatchObject({
      identificador: 'CO/GOB/PRUEBA-0001/SERVICIOS/consultar/v1',
      notas: [expect.stringContaining('en producción')],
    });
    await forget('CO');
    expect(await readConexion()).toMatchObject({
      identificador: 'CO-QA/GOB/PRUEBA-0001/SERVICIOS/consultar/v1',
      notas: [expect.stringContaining('ambiente de pruebas')],
    });
    await forget('CO-QA');
    const nota = codigo === null ? 'aún no tiene código' : 'código de miembro';
    expect(await readConexion()).toMatchObject({
      identificador: codigo,
      notas: [expect.stringContaining(nota)],
    });
  });
});
