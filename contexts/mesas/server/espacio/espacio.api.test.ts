import { findLastAudit, openTestSession, runAsOwner } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BloqueHechos, EspacioMesa, Hecho } from '../../contract/index.ts';
import { type ReunionesCalls, startReunionesCalls } from '../../testing/reuniones-calls.ts';

let calls: ReunionesCalls;
/** Of an entidad that takes part in no mesa of the test. */
let ajeno: string;
/** A mesa led by the entidad of the leader. */
let idMesa: number;
let idEntidad: number;

beforeAll(async () => {
  calls = await startReunionesCalls();
  const { kysely } = calls.test.database;
  ajeno = await openTestSession(kysely, '1000000009');
  const { rows } = await sql<{ entidad_id: number }>`select m.entidad_id from membresias m
    join usuarios u on u.id = m.usuario_id where u.numero_identificacion = '1000000003' and m.estado = 'activa'
    order by m.id limit 1`.execute(kysely);
  idEntidad = rows[0]?.entidad_id ?? 0;
  idMesa = calls.mesa.id;
  await sql`delete from mesas_entidades e using membresias m join usuarios u on u.id = m.usuario_id
    where u.numero_identificacion = '1000000009' and e.entidad_id = m.entidad_id and e.mesa_id = ${idMesa}`.execute(
    kysely,
  );
  await sql`insert into mesas_entidades (mesa_id, entidad_id, rol) values (${idMesa}, ${idEntidad}, 'invitada')
    on conflict do nothing`.execute(kysely);
  await sql`update reuniones set estado = 'cancelada', motivo_cancelacion = 'Prueba' where mesa_id = ${idMesa}
    and estado in ('programada', 'en-curso')`.execute(kysely);
});
afterAll(() => calls.test.close());

async function read(query = '', token = calls.tokens.consultor, id = idMesa) {
  const answer = await calls.call('GET', `espacio/${id}${query}`, undefined, { token });
  return { status: answer.statusCode, body: answer.json() };
}

async function readEspacio(query = '', token = calls.tokens.consultor): Promise<EspacioMesa> {
  const { status, body } = await read(query, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function readBloque<Nombre extends keyof EspacioMesa['bloques']>(
  nombre: Nombre,
  token?: string,
  query = '',
) {
  const { bloques } = await readEspacio(`?bloques=${nombre}${query}`, token);
  const bloque = bloques[nombre];
  expect(bloque?.estado).toBe('listo');
  return (bloque as Extract<typeof bloque, { estado: 'listo' }>).datos as Extract<
    NonNullable<EspacioMesa['bloques'][Nombre]>,
    { estado: 'listo' }
  >['datos'];
}

const confirm = (id: number, asistira: boolean, token: string) =>
  calls.call('POST', `reunion/${id}/confirmacion`, { asistira }, { token });

/** A meeting to which two people of the entidad of the leader are invited. */
const invite = (change: object = {}) =>
  calls.add({
    participantes: [
      { id: null, idEntidad, nombre: 'María Ñáñez', correo: 'maria@ejemplo.gov.co' },
      { id: null, idEntidad, nombre: 'José Ruiz', correo: 'jose@ejemplo.gov.co' },
    ],
    ...change,
  });

const cancel = (id: number) => calls.move(id, 'cancelar', 'Ya no hace falta.');

describe('what is refused', () => {
  it('[MESA-11] a visitor, and a mesa that does not exist', async () => {
    const url = `/api/mesaInteroperabilidad/espacio/${idMesa}`;
    expect((await calls.test.app.inject({ url })).statusCode).toBe(401);
    expect((await read('', undefined, 999_999)).body).toMatchObject({
      status: 404,
      code: 'MESA_NO_ENCONTRADA',
    });
  });

  it.each(['?bloques=otro', '?mes=2026-13', '?mes=1999-01', '?clase=otra', "?antesDe=2026-01-01'~x"])(
    '[MESA-11] %s',
    async (query) => {
      const { status, body } = await read(query);
      expect(status).toBe(400);
      expect(body.detalles[0].mensaje).toMatch(/\.$/);
    },
  );
});

describe('the blocks', () => {
  it('[MESA-11] come in one answer with the mesa, or those that are asked for alone', async () => {
    const { mesa, bloques } = await readEspacio();
    expect(mesa.id).toBe(idMesa);
    expect(Object.keys(bloques).toSorted()).toEqual([
      'calendario',
      'compromisos',
      'documentos',
      'hechos',
      'reunion',
      'servicios',
    ]);
    for (const bloque of Object.values(bloques)) expect(bloque).toMatchObject({ estado: 'listo' });
    expect(Object.keys((await readEspacio('?bloques=servicios')).bloques)).toEqual(['servicios']);
  });

  it('[MESA-11] one that fails is told as such, and the others stand', async () => {
    const { database } = calls.test;
    await runAsOwner(database, 'alter table reuniones_archivos rename to reuniones_archivos_ausente');
    try {
      const { bloques } = await readEspacio();
      expect(bloques.documentos).toMatchObject({ estado: 'fallo' });
      expect(bloques.reunion).toMatchObject({ estado: 'listo' });
    } finally {
      await runAsOwner(database, 'alter table reuniones_archivos_ausente rename to reuniones_archivos');
    }
  });

  it('[MESA-11] commitments are those the list shows to the same person', async () => {
    for (const token of [calls.tokens.consultor, calls.tokens.lider, ajeno]) {
      const { columnas, abiertos } = await readBloque('compromisos', token);
      const list = await calls.call(
        'POST',
        'compromisos/listar',
        { idMesa, filtro: 'abiertos', tamano: 100 },
        { token },
      );
      const { compromisos, total } = list.json();
      expect(abiertos).toBe(total);
      const listed = new Set(compromisos.map(({ id }: { id: number }) => id));
      for (const { compromisos: shown } of Object.values(columnas))
        for (const { id } of shown) expect(listed).toContain(id);
    }
  });

  it('[MESA-11] the goal of a service is that of the commitments the person may see', async () => {
    const { kysely } = calls.test.database;
    const { rows } = await sql<{ id: number }>`update compromisos c set servicio_id = s.servicio_id,
        estado_servicio_id = (select id from estados_servicio where orden = (select max(orden) from estados_servicio where codigo like 'publicado%')), elemento_id = null,
        solicitud_id = null, estado_solicitud_id = null, responsable_usuario_id = null, entidad_id = ${idEntidad}
      from (select servicio_id from mesas_servicios where mesa_id = ${idMesa} order by 1 limit 1) s
      where c.id = (select min(id) from compromisos where mesa_id = ${idMesa} and estado <> 'cancelado')
      returning s.servicio_id as id`.execute(kysely);
    const findMeta = async (token: string) =>
      (await readBloque('servicios', token)).servicios.find(({ id }) => id === rows[0]?.id)?.meta;
    expect(await findMeta(calls.tokens.consultor)).toBe('Publicado Nivel 3');
    expect(await findMeta(calls.tokens.lider)).toBe('Publicado Nivel 3');
    for (const { meta } of (await readBloque('servicios', ajeno)).servicios) expect(meta).toBeNull();
  });

  it('[MESA-11] documents of a meeting that was not held are for who runs the mesas', async () => {
    const { kysely } = calls.test.database;
    const todos = await readBloque('documentos');
    const publicos = await readBloque('documentos', ajeno);
    const { rows } = await sql<{ todos: number; publicos: number }>`select count(*)::int as todos,
      count(*) filter (where r.estado = 'realizada')::int as publicos
      from reuniones_archivos a join reuniones r on r.id = a.reunion_id where r.mesa_id = ${idMesa}`.execute(
      kysely,
    );
    expect([todos.total, publicos.total]).toEqual([rows[0]?.todos, rows[0]?.publicos]);
  });
});

describe('the next meeting', () => {
  it('[MESA-11] where there is none, who runs the mesas sees three free working days; others nothing', async () => {
    const { reunion, cupos, programar } = await readBloque('reunion');
    expect(reunion).toBeNull();
    expect(programar?.allowed).toBe(true);
    expect(new Set(cupos.map(({ fecha }) => fecha)).size).toBe(3);
    expect(await readBloque('reunion', ajeno)).toMatchObject({ reunion: null, cupos: [], programar: null });
  });

  it('[MESA-11] is told to who runs it and to who is invited, not to other people', async () => {
    const id = await invite();
    const gestor = await readBloque('reunion');
    expect(gestor).toMatchObject({ principal: 'iniciar', reunion: { idReunion: id, invitados: 2 } });
    expect(gestor.reunion?.porConfirmar).toHaveLength(1);
    const invitado = await readBloque('reunion', calls.tokens.lider);
    expect(invitado.reunion).toMatchObject({ idReunion: id, porConfirmar: [], iniciar: null });
    expect(invitado.reunion?.propia?.confirmar.allowed).toBe(true);
    expect((await readBloque('reunion', ajeno)).reunion).toBeNull();
    const mes = gestor.reunion?.inicio.slice(0, 7);
    const enCalendario = async (token: string) =>
      (await readBloque('calendario', token, `&mes=${mes}`)).reuniones.some(
        ({ idReunion }) => idReunion === id,
      );
    expect(await enCalendario(calls.tokens.lider)).toBe(true);
    expect(await enCalendario(ajeno)).toBe(false);
    await cancel(id);
  });

  it('[MESA-11] while it runs its button leads back to it', async () => {
    const id = await invite();
    await calls.move(id, 'iniciar');
    expect(await readBloque('reunion')).toMatchObject({
      principal: 'volver',
      reunion: { estado: 'en-curso' },
    });
    await sql`update reuniones set estado = 'cancelada', motivo_cancelacion = 'Prueba' where id = ${id}`.execute(
      calls.test.database.kysely,
    );
  });
});

describe('confirming that one comes', () => {
  it('[MESA-11] is refused to whom nobody invited, as if there were no meeting', async () => {
    const id = await invite();
    expect((await confirm(id, true, ajeno)).json()).toMatchObject({
      status: 404,
      code: 'REUNION_NO_ENCONTRADA',
    });
    expect((await confirm(999_999, true, calls.tokens.lider)).statusCode).toBe(404);
    await cancel(id);
    expect((await confirm(id, true, calls.tokens.lider)).json()).toMatchObject({
      status: 409,
      code: 'REUNION_ACCION_NO_PERMITIDA',
    });
  });

  it('[MESA-11] counts for all invited of the entidad, stays over an edit, and is asked again on another day', async () => {
    const id = await invite();
    expect((await confirm(id, true, calls.tokens.lider)).json()).toEqual({ personas: 2 });
    expect(await findLastAudit(calls.test.database.kysely, 'confirmar-asistencia')).toMatchObject({
      result: 'exito',
    });
    const confirmados = async () => (await readBloque('reunion')).reunion?.confirmados;
    expect(await confirmados()).toBe(2);
    await calls.edit(id, { tematica: 'Otra temática' });
    expect(await confirmados()).toBe(2);
    await calls.edit(id, { fecha: '2099-04-20' });
    expect(await confirmados()).toBe(0);
    await confirm(id, false, calls.tokens.lider);
    expect((await readBloque('reunion', calls.tokens.lider)).reunion).toMatchObject({
      confirmados: 0,
      propia: { asistira: false },
    });
    await cancel(id);
  });
});

describe('reminding who has not answered', () => {
  const remind = (id: number, token?: string) =>
    calls.call('POST', `reunion/${id}/recordatorio`, undefined, token === undefined ? {} : { token });

  it('[MESA-11] is refused to others, without a meeting, and where everybody answered', async () => {
    const id = await invite();
    expect((await remind(id, calls.tokens.lider)).statusCode).toBe(403);
    expect((await remind(999_999)).statusCode).toBe(404);
    await confirm(id, true, calls.tokens.lider);
    expect((await readBloque('reunion')).reunion?.recordar?.allowed).toBe(false);
    expect((await remind(id)).json()).toMatchObject({ status: 409, code: 'RECORDATORIO_NO_PERMITIDO' });
    await cancel(id);
  });

  it('[MESA-11] goes by mail once in 24 hours to each of them, and says of which entidades', async () => {
    const { kysely } = calls.test.database;
    const id = await invite();
    const done = await remind(id);
    expect(done.json()).toMatchObject({ personas: 2, en: expect.any(String), a: expect.any(String) });
    const mails = await kysely
      .selectFrom('outbox_messages')
      .select(['recipient'])
      .where('event', '=', 'reunion-recordada')
      .orderBy('recipient')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['jose@ejemplo.gov.co', 'maria@ejemplo.gov.co']);
    expect(await findLastAudit(kysely, 'recordar-reunion', id)).toMatchObject({ result: 'exito' });
    expect((await remind(id)).statusCode).toBe(409);
    const { en, a } = done.json();
    expect((await readBloque('reunion')).reunion).toMatchObject({
      recordada: { en, a },
      recordar: { allowed: false },
    });
    expect((await readBloque('reunion', calls.tokens.lider)).reunion).toMatchObject({
      recordada: null,
      recordar: null,
    });
    await cancel(id);
  });
});

describe('following a mesa', () => {
  const follow = (seguida: boolean, id = idMesa) =>
    calls.call('PUT', `espacio/${id}/seguimiento`, { seguida }, { token: ajeno });
  const countAvisos = async () =>
    (
      await calls.test.database.kysely
        .selectFrom('notificaciones')
        .select('texto')
        .where('evento', '=', 'mesa-seguida')
        .execute()
    ).length;
  const hold = async () => {
    const id = await invite();
    await calls.move(id, 'iniciar');
    await calls.write(id, [{ campo: 'avance', base: '', valor: 'Se validó.' }]);
    expect((await calls.move(id, 'finalizar')).statusCode).toBe(200);
    return (await readEspacio('?bloques=servicios', ajeno)).seguida;
  };

  it('[MESA-11] is of the caller alone, is told of a held meeting, and ends when they leave', async () => {
    expect((await follow(true, 999_999)).json()).toMatchObject({ status: 404, code: 'MESA_NO_ENCONTRADA' });
    expect(await hold()).toBe(false);
    expect(await countAvisos()).toBe(0);
    expect((await follow(true)).json()).toEqual({ seguida: true });
    expect((await follow(true)).json()).toEqual({ seguida: true });
    expect((await readEspacio('?bloques=servicios')).seguida).toBe(false);
    expect(await hold()).toBe(true);
    expect(await countAvisos()).toBe(1);
    expect((await follow(false)).json()).toEqual({ seguida: false });
    expect(await hold()).toBe(false);
    expect(await countAvisos()).toBe(1);
  });
});

describe('the timeline', () => {
  async function walk(token: string, clase: string): Promise<Hecho[]> {
    const all: Hecho[] = [];
    let next: string | null = '';
    let total = 0;
    while (next !== null) {
      const query: string = `&clase=${clase}${next === '' ? '' : `&antesDe=${encodeURIComponent(next)}`}`;
      const page: BloqueHechos = await readBloque('hechos', token, query);
      all.push(...page.hechos);
      ({ siguiente: next, total } = page);
    }
    expect(all).toHaveLength(total);
    return all;
  }

  it.each(['todo', 'decisiones', 'documentos'])(
    '[MESA-11] «%s» is paged without gaps, latest first',
    async (clase) => {
      const all = await walk(calls.tokens.consultor, clase);
      expect(new Set(all.map(({ clave }) => clave)).size).toBe(all.length);
      const moments = all.map(({ cuando }) => cuando);
      expect(moments).toEqual(moments.toSorted().toReversed());
      for (const { tipo, decisiones } of all) {
        if (clase === 'decisiones') expect(decisiones.length).toBeGreaterThan(0);
        if (clase === 'documentos') expect(['acta', 'documento']).toContain(tipo);
      }
    },
  );

  it('[MESA-11] tells who joined and what was decided to those who read the historial alone', async () => {
    const { kysely } = calls.test.database;
    const { rows } = await sql<{ id: number }>`select id from entidades e where activa and not exists
      (select from mesas_entidades m where m.mesa_id = ${idMesa} and m.entidad_id = e.id) order by id limit 1`.execute(
      kysely,
    );
    const added = await calls.test.app.inject({
      method: 'PUT',
      url: `/api/mdi-minteroperabilidad-entidads-mesa/${idMesa}/${rows[0]?.id}`,
      headers: { authorization: `Bearer ${calls.tokens.consultor}` },
      payload: { rol: 'consumidora' },
    });
    expect(added.statusCode).toBe(200);
    const [first] = (await readBloque('hechos', calls.tokens.lider)).hechos;
    expect(first).toMatchObject({ tipo: 'entidad', texto: 'entró como entidad consumidora' });
    const others = await walk(ajeno, 'todo');
    expect(others.some(({ tipo }) => tipo === 'entidad' || tipo === 'servicio')).toBe(false);
    expect(others.flatMap(({ decisiones }) => decisiones)).toEqual([]);
    expect(await walk(ajeno, 'decisiones')).toEqual([]);
  });
});
