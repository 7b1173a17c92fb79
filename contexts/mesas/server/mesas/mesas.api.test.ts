import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const UNKNOWN = 2_000_000_000;
const post = (path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api-public/mesaInteroperabilidad/${path}`, payload });
const get = (path: string) => test.app.inject({ url: `/api-public/${path}` });
const toText = (row: unknown) => JSON.stringify(row);
const rows = <T>(query: { execute(): Promise<T> }) => query.execute();

describe('refusals', () => {
  it('[API-15] an unknown mesa is a 404 problem everywhere', async () => {
    const answers = await Promise.all([
      post('listarMesaId', { id: UNKNOWN }),
      post('listarReunionMesa', { id: UNKNOWN }),
      get(`mdi-minteroperabilidad-entidads-mesa/${UNKNOWN}`),
      get(`mesaInteroperabilidad/servicios-mesa/mesa/${UNKNOWN}`),
    ]);
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({
        status: 404,
        code: 'MESA_NO_ENCONTRADA',
        mensaje: expect.any(String),
      });
    }
  });

  it('[API-19] an unknown meeting is a 404 problem', async () => {
    expect((await post('listarReunionMesaId', { idReunion: UNKNOWN })).json()).toMatchObject({
      code: 'REUNION_NO_ENCONTRADA',
    });
  });

  it.each([['uno'], ['0'], ['-1'], ['1.5'], ['99999999999'], ['%00'], ["1'--"]])(
    '[API-16] %s is not the id of a mesa: 400',
    async (id) => {
      expect((await get(`mdi-minteroperabilidad-entidads-mesa/${id}`)).statusCode).toBe(400);
    },
  );
});

describe('mesa', () => {
  it('[API-15] answers the record of the mesa as it is stored', async () => {
    const mesa = await test.database.kysely
      .selectFrom('mesas')
      .selectAll()
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const lider = await test.database.kysely
      .selectFrom('entidades')
      .select('nombre')
      .where('id', '=', mesa.entidad_lider_id)
      .executeTakeFirstOrThrow();
    expect((await post('listarMesaId', { id: mesa.id })).json()).toEqual({
      id: mesa.id,
      nombre: mesa.nombre,
      estado: mesa.activa,
      objetivo: mesa.objetivo,
      descripcion: mesa.descripcion,
      admEntidadLiderNombre: lider.nombre,
      admUsuarioNombre: expect.stringMatching(/^\S+( \S+)+$/),
      emailResponsableEntidad: mesa.email_responsable_entidad,
      emailConsultor: mesa.email_consultor,
      fechaCreacion: mesa.created_at.toISOString(),
    });
  });

  it('[API-16] answers the participating entities with order, department and municipality', async () => {
    const [most] = await rows(
      test.database.kysely
        .selectFrom('mesas_entidades')
        .select(['mesa_id', sql<number>`count(*)`.as('n')])
        .groupBy('mesa_id')
        .orderBy('n', 'desc')
        .limit(1),
    );
    const answer = (await get(`mdi-minteroperabilidad-entidads-mesa/${most?.mesa_id}`)).json();
    expect(answer).toHaveLength(most?.n ?? -1);
    for (const row of answer) {
      expect(Object.keys(row).sort()).toEqual([
        'admDepartamentoName',
        'admMunicipioName',
        'admOrdenName',
        'entidad',
      ]);
      expect([null, 'Nacional', 'Territorial']).toContain(row.admOrdenName);
    }
    const stored = await sql`select e.nombre as "entidad", o.nombre as "admOrdenName",
      d.nombre as "admDepartamentoName", mu.nombre as "admMunicipioName" from mesas_entidades me
      join entidades e on e.id = me.entidad_id left join ordenes o on o.id = e.orden_id
      left join departamentos d on d.codigo = e.departamento_codigo
      left join municipios mu on mu.codigo = e.municipio_codigo where me.mesa_id = ${most?.mesa_id}`.execute(
      test.database.kysely,
    );
    expect(new Set(answer.map(toText))).toEqual(new Set(stored.rows.map(toText)));
  });

  it('[API-17] answers the services with their state', async () => {
    const [most] = await rows(
      test.database.kysely
        .selectFrom('mesas_servicios')
        .select(['mesa_id', sql<number>`count(*)`.as('n')])
        .groupBy('mesa_id')
        .orderBy('n', 'desc')
        .limit(1),
    );
    const answer = (await get(`mesaInteroperabilidad/servicios-mesa/mesa/${most?.mesa_id}`)).json();
    expect(answer).toHaveLength(most?.n ?? -1);
    const estados = await rows(test.database.kysely.selectFrom('estados_servicio').select('nombre'));
    for (const row of answer) {
      expect(Object.keys(row).sort()).toEqual(['estado', 'nombre']);
      expect(estados.map(({ nombre }) => nombre)).toContain(row.estado);
    }
    const stored = await sql`select es.nombre as "estado", s.nombre from mesas_servicios ms
      join servicios s on s.id = ms.servicio_id join estados_servicio es on es.id = s.estado_servicio_id
      where ms.mesa_id = ${most?.mesa_id}`.execute(test.database.kysely);
    expect(answer.map(toText).sort()).toEqual(stored.rows.map(toText).sort());
  });
});

describe('meetings', () => {
  it('[API-18] lists the meetings held, latest first, in the specified shape; those still to be held stay out', async () => {
    const programada = await test.database.kysely
      .selectFrom('reuniones')
      .select(['id', 'mesa_id'])
      .where('estado', '=', 'programada')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const list = (await post('listarReunionMesa', { id: programada.mesa_id })).json();
    expect(list.map(({ idReunion }: { idReunion: number }) => idReunion)).not.toContain(programada.id);
    expect(list.length).toBeGreaterThan(0);
    for (const row of list) {
      expect(Object.keys(row).sort()).toEqual(['consultoApoyo', 'fecha', 'idReunion', 'tematica']);
      expect(new Date(row.fecha).toISOString()).toBe(row.fecha);
      const { n } = await test.database.kysely
        .selectFrom('reuniones_consultores')
        .select(sql<number>`count(*)`.as('n'))
        .where('reunion_id', '=', row.idReunion)
        .executeTakeFirstOrThrow();
      expect(row.consultoApoyo.split(', ').filter(Boolean)).toHaveLength(n);
    }
    const fechas = list.map(({ fecha }: { fecha: string }) => fecha);
    expect(fechas).toEqual([...fechas].sort().reverse());
    expect((await post('listarReunionMesaId', { idReunion: programada.id })).statusCode).toBe(404);
  });

  it('[API-19] answers the meeting with its people and documents; hora is the time in Colombia', async () => {
    const reunion = await test.database.kysely
      .selectFrom('reuniones as r')
      .innerJoin('reuniones_archivos as ra', 'ra.reunion_id', 'r.id')
      .selectAll('r')
      .where('r.estado', '=', 'realizada')
      .orderBy('r.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const archivos = await rows(
      test.database.kysely
        .selectFrom('archivos as a')
        .innerJoin('reuniones_archivos as ra', 'ra.archivo_id', 'a.id')
        .select(['a.id', 'a.nombre', 'a.tamano_bytes'])
        .where('ra.reunion_id', '=', reunion.id)
        .orderBy('ra.orden'),
    );
    const answer = (await post('listarReunionMesaId', { idReunion: reunion.id })).json();
    const bogota = new Date(reunion.inicia_en.getTime() - 5 * 3_600_000).toISOString().slice(11, 16);
    const asistentes = await rows(
      test.database.kysely
        .selectFrom('reuniones_participantes')
        .select(['nombre', 'correo'])
        .where('reunion_id', '=', reunion.id),
    );
    expect(asistentes.length).toBeGreaterThan(0);
    for (const { nombre, correo } of asistentes) {
      expect(JSON.stringify(answer)).not.toContain(nombre);
      expect(JSON.stringify(answer)).not.toContain(correo);
    }
    expect(answer).toEqual({
      reunion: {
        tematica: reunion.tematica,
        avance: reunion.avance,
        fechaCreacion: reunion.inicia_en.toISOString(),
        hora: bogota,
        consultorPrincipal: { nombreUsuario: expect.any(String) },
        usersParticipantes: expect.arrayContaining([{ nombreUsuario: expect.any(String) }]),
        participante: expect.stringMatching(/^.+: \d+ personas?(\n.+: \d+ personas?)*$/),
        archivos: archivos.map(({ id, nombre, tamano_bytes }) => ({
          idArchivo: id,
          nombre,
          tamano: tamano_bytes,
        })),
      },
    });
  });

  it('the summary counts what is stored', async () => {
    const answer = (await get('mesaInteroperabilidad/resumen')).json();
    const mesas = await rows(test.database.kysely.selectFrom('mesas').select('activa'));
    expect(answer.activas).toBe(mesas.filter(({ activa }) => activa).length);
    expect(answer.cerradas).toBe(mesas.filter(({ activa }) => !activa).length);
    expect(answer.reunionesRecientes).toHaveLength(4);
    const recientes = answer.reunionesRecientes as { idMesa: number; fecha: string }[];
    expect(new Set(recientes.map(({ idMesa }) => idMesa)).size).toBe(4);
    expect(recientes.map(({ fecha }) => fecha)).toEqual(
      recientes
        .map(({ fecha }) => fecha)
        .sort()
        .reverse(),
    );
  });
});
