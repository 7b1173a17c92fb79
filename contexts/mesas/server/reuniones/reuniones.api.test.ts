import { getUsuarioId } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReunionesCalls, startReunionesCalls } from '../../testing/reuniones-calls.ts';
import { readReunionActa } from '../actas/read-contenido.ts';

let calls: ReunionesCalls;
beforeAll(async () => {
  calls = await startReunionesCalls();
});
afterAll(() => calls.test.close());

describe('programming a meeting', () => {
  it('[MESA-11] is refused to who does not run mesas, whose reading tells them nothing either', async () => {
    const { create, call, tokens } = calls;
    expect((await create({}, { token: tokens.lider })).statusCode).toBe(403);
    const { kysely } = calls.test.database;
    await sql`insert into roles_permisos (rol_id, subfuncionalidad_id, accion)
      select r.id, s.id, 'editar' from roles r, subfuncionalidades s
      where r.codigo = 'lider-interoperabilidad' and s.codigo = 'mesas'`.execute(kysely);
    const refused = { status: 403, code: 'MESA_ACCION_NO_PERMITIDA' };
    expect((await create({}, { token: tokens.lider })).json()).toMatchObject(refused);
    const reading = await call('GET', 'reunion/1/gestion', undefined, { token: tokens.lider });
    expect(reading.json()).toMatchObject(refused);
    await sql`delete from roles_permisos p using roles r, subfuncionalidades s where r.id = p.rol_id
      and s.id = p.subfuncionalidad_id and r.codigo = 'lider-interoperabilidad' and s.codigo = 'mesas'
      and p.accion = 'editar'`.execute(kysely);
  });

  it.each([
    ['no topic', { tematica: ' ' }, 'tematica'],
    ['a day that does not exist', { fecha: '2027-02-30' }, 'fecha'],
    ['no day', { fecha: '' }, 'fecha'],
    ['a time that does not exist', { hora: '24:00' }, 'hora'],
    ['a meeting of five minutes', { duracionMinutos: 5 }, 'duracionMinutos'],
    ['neither place nor link', { lugar: '', enlace: '' }, 'lugar'],
    ['a link that is not encrypted', { enlace: 'http://reuniones.ejemplo.gov.co' }, 'enlace'],
    ['a link that is a script', { enlace: 'javascript:alert(1)' }, 'enlace'],
    ['no main consultant', { consultorPrincipal: null }, 'consultorPrincipal'],
    ['a support consultant who does not exist', { consultores: [99_999] }, 'consultores'],
    ['an empty point', { puntos: [{ id: null, titulo: '', idCompromiso: null }] }, 'puntos.0.titulo'],
    ['a commitment of no mesa', { puntos: [{ id: null, titulo: 'A', idCompromiso: 99_999 }] }, 'puntos'],
    ['a point of another meeting', { puntos: [{ id: 99_999, titulo: 'A', idCompromiso: null }] }, 'puntos'],
    [
      'a participant without an address',
      { participantes: [{ id: null, idEntidad: 1, nombre: 'Ana', correo: 'ana' }] },
      'participantes.0.correo',
    ],
  ])('[MESA-11] %s is refused at its field', async (_name, change, campo) => {
    const answer = await calls.create(change);
    expect(answer.json()).toMatchObject({ status: 400, code: 'SOLICITUD_INVALIDA' });
    expect(answer.json().detalles.map((detalle: { campo: string }) => detalle.campo)).toContain(campo);
  });

  it('[MESA-13] the main consultant is an active user of the ministry', async () => {
    const id = await getUsuarioId(calls.test.database.kysely, '1000000003');
    expect((await calls.create({ consultorPrincipal: id })).json().detalles).toEqual([
      {
        campo: 'consultorPrincipal',
        mensaje: 'El consultor debe ser un usuario activo del ministerio. Elija otro.',
      },
    ]);
  });

  it('[MESA-11] participants are of an entity of the mesa, each address once', async () => {
    const { kysely } = calls.test.database;
    const ajena = await kysely
      .selectFrom('entidades as e')
      .select('e.id')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mesas_entidades as me')
              .select('me.mesa_id')
              .whereRef('me.entidad_id', '=', 'e.id')
              .where('me.mesa_id', '=', calls.mesa.id),
          ),
        ),
      )
      .limit(1)
      .executeTakeFirstOrThrow();
    const toRow = (idEntidad: number, correo: string) => ({ id: null, idEntidad, nombre: 'Ana', correo });
    const answer = await calls.create({
      participantes: [toRow(ajena.id, 'ana@ejemplo.gov.co'), toRow(calls.mesa.entidad, 'ana@ejemplo.gov.co')],
    });
    expect(answer.json().detalles).toEqual([
      { campo: 'participantes.1.correo', mensaje: 'Este correo ya está en la lista.' },
      { campo: 'participantes.0.idEntidad', mensaje: 'La entidad no participa en la mesa.' },
    ]);
  });

  it('[MESA-11] a closed mesa refuses everything', async () => {
    const id = await calls.add();
    await calls.setMesa(false);
    const answers = await Promise.all([
      calls.create(),
      calls.edit(id),
      calls.move(id, 'iniciar'),
      calls.move(id, 'cancelar', 'Motivo'),
      calls.write(id, [{ campo: 'avance', base: '', valor: 'Texto' }]),
      calls.call('POST', 'reunion/decision', { idReunion: id, texto: 'Decisión' }),
    ]);
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ status: 409, code: 'MESA_CERRADA' });
      expect(answer.json().detalles[0].mensaje).toMatch(/^La mesa está cerrada/);
    }
    const { permisos } = await calls.read(id);
    expect(Object.values(permisos).map((decision) => (decision as { allowed: boolean }).allowed)).toEqual([
      ...Array.from({ length: 6 }, () => false),
    ]);
    await calls.setMesa(true);
  });

  it('[MESA-11] [AREA-16] [API-25] crearReunionMesa keeps what was written, once for its key, and is audited without names', async () => {
    const options = { headers: { 'idempotency-key': 'programar-una-vez-1' } };
    const first = await calls.create({ consultores: [calls.usuario] }, options);
    const { idReunion } = first.json();
    const again = await calls.create({ consultores: [calls.usuario] }, options);
    expect(again.json()).toEqual({ idReunion });
    expect(await calls.read(idReunion)).toMatchObject({
      idMesa: calls.mesa.id,
      estado: 'programada',
      tematica: 'Validación del esquema, segunda parte',
      inicio: '2099-03-16T14:30:00.000Z',
      fecha: '2099-03-16',
      hora: '09:30',
      duracionMinutos: 90,
      consultorPrincipal: { id: calls.usuario },
      consultores: [{ id: calls.usuario }],
      puntos: [{ titulo: 'Compromisos de la reunión anterior' }, { titulo: 'Varios' }],
      participantes: [{ nombre: 'José Ruiz' }, { nombre: 'María Ñáñez', asistio: null }],
      permisos: { iniciar: { allowed: true }, finalizar: { allowed: false }, anotar: { allowed: false } },
    });
    const event = await calls.findAudit('programar-reunion');
    expect(event).toMatchObject({ result: 'exito', object_id: String(idReunion) });
    expect(JSON.stringify(event?.detail)).not.toMatch(/Ñáñez|maria@/);
    const list = (await calls.call('GET', `gestion/${calls.mesa.id}/reuniones`)).json();
    expect(list.reuniones.map((row: { idReunion: number }) => row.idReunion)).toContain(idReunion);
    expect(list.programar).toMatchObject({ allowed: true });
  });

  it('[MESA-11] an agenda starts with the overdue open commitments of the mesa, no others', async () => {
    const { kysely } = calls.test.database;
    const add = (descripcion: string, change: object) =>
      kysely
        .insertInto('compromisos')
        .values({
          mesa_id: calls.mesa.id,
          descripcion,
          responsable: 'Ana',
          entidad_id: calls.mesa.entidad,
          fecha_acuerdo: '2026-01-15',
          fecha_vencimiento: '2026-02-02',
          ...change,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    await kysely.deleteFrom('compromisos').where('mesa_id', '=', calls.mesa.id).execute();
    const { id } = await add('Enviar el esquema', {});
    await add('Por vencer', { fecha_vencimiento: '2099-01-01' });
    await add('Cumplido', { estado: 'cumplido', cerrado_en: new Date() });
    const { vencidos } = (await calls.call('GET', `gestion/${calls.mesa.id}/reuniones`)).json();
    expect(vencidos).toEqual([{ idCompromiso: id, titulo: 'Compromiso vencido: Enviar el esquema' }]);
    const idReunion = await calls.add({ puntos: undefined });
    const { puntos } = await calls.read(idReunion);
    expect(puntos).toMatchObject([{ idCompromiso: id, titulo: 'Compromiso vencido: Enviar el esquema' }]);
    // It is a point like any other: the person who programs the meeting may remove it.
    expect((await calls.edit(idReunion, { puntos: [] })).json().puntos).toEqual([]);
  });
});

describe('editing a meeting', () => {
  it('[MESA-11] [AREA-16] [API-25] the version the person saw must be the present one; both are answered', async () => {
    const id = await calls.add();
    const first = await calls.edit(id, { tematica: 'Primera' }, { headers: { 'if-match': '"1"' } });
    expect(first.json()).toMatchObject({ version: 2, tematica: 'Primera' });
    expect(await calls.findAudit('editar-reunion')).toMatchObject({
      detail: {
        antes: { tematica: 'Validación del esquema, segunda parte' },
        despues: { tematica: 'Primera' },
      },
    });
    const second = await calls.edit(id, { tematica: 'Segunda' }, { headers: { 'if-match': '"1"' } });
    expect(second.json()).toMatchObject({ status: 412, actual: { version: 2, tematica: 'Primera' } });
  });

  it('[MESA-11] points and participants that stay keep their notes and their attendance', async () => {
    const id = await calls.add();
    await calls.move(id, 'iniciar');
    const { puntos, participantes } = await calls.read(id);
    await calls.write(id, [
      { campo: `punto:${puntos[1].id}`, base: '', valor: 'Se acordó.' },
      { campo: `asistio:${participantes[0].id}`, base: '', valor: 'si' },
    ]);
    const reordered = [puntos[1], puntos[0]].map(({ notas: _, ...punto }) => punto);
    const saved = (await calls.edit(id, { puntos: reordered })).json();
    expect(saved.puntos).toMatchObject([{ id: puntos[1].id, notas: 'Se acordó.' }, { id: puntos[0].id }]);
    expect(saved.participantes).toMatchObject([{ asistio: true }, { asistio: null }]);
  });

  it('[MESA-11] a meeting that began does not begin in the future', async () => {
    const id = await calls.add();
    await calls.move(id, 'iniciar');
    const answer = await calls.edit(id, { fecha: '2099-01-01' });
    expect(answer.json().detalles).toEqual([
      { campo: 'fecha', mensaje: 'La reunión ya empezó: su fecha y hora no pueden estar por venir.' },
    ]);
  });
});

describe('the life of a meeting', () => {
  it('[MESA-11] each state refuses what is not its turn, with the reason', async () => {
    const id = await calls.add();
    const reasonOf = async (accion: string, motivo = '') => {
      const answer = await calls.move(id, accion, motivo);
      expect(answer.json()).toMatchObject({ status: 409, code: 'REUNION_ACCION_NO_PERMITIDA' });
      return answer.json().detalles[0].mensaje;
    };
    expect(await reasonOf('finalizar')).toMatch(/aún no ha empezado/);
    const write = await calls.write(id, [{ campo: 'avance', base: '', valor: 'A' }]);
    expect(write.json()).toMatchObject({ status: 409, code: 'REUNION_ACCION_NO_PERMITIDA' });
    expect((await calls.move(id, 'iniciar')).json()).toMatchObject({ estado: 'en-curso' });
    expect(await reasonOf('iniciar')).toBe('La reunión ya empezó.');
    expect(await reasonOf('cancelar', 'Motivo')).toMatch(/ya empezó: no se cancela/);
    expect(await reasonOf('finalizar')).toBe('Escriba el avance de la reunión antes de finalizarla.');
    await calls.write(id, [{ campo: 'avance', base: '', valor: 'Se validó.' }]);
    expect((await calls.move(id, 'finalizar')).json()).toMatchObject({ estado: 'realizada' });
    expect(await reasonOf('iniciar')).toBe('La reunión ya se realizó.');
    const otra = await calls.add();
    expect((await calls.move(otra, 'cancelar')).json().detalles).toEqual([
      { campo: 'motivo', mensaje: 'Motivo es requerido.' },
    ]);
    expect((await calls.move(otra, 'cancelar', 'Sin quórum')).json()).toMatchObject({
      estado: 'cancelada',
      motivoCancelacion: 'Sin quórum',
    });
    expect((await calls.edit(otra)).json()).toMatchObject({ code: 'REUNION_ACCION_NO_PERMITIDA' });
    expect((await calls.move(999_999, 'iniciar')).statusCode).toBe(404);
  });

  it('[MESA-10] [MESA-11] programmed for later and held today: public at once, dated the day it was held', async () => {
    const id = await calls.add({ fecha: '2099-12-01' });
    expect((await calls.readPublic(id)).statusCode).toBe(404);
    const before = Date.now();
    await calls.move(id, 'iniciar');
    const { participantes } = await calls.read(id);
    await calls.write(id, [
      { campo: 'avance', base: '', valor: 'Se validó el esquema.' },
      { campo: `asistio:${participantes[0].id}`, base: '', valor: 'si' },
      { campo: `asistio:${participantes[1].id}`, base: '', valor: 'no' },
    ]);
    expect((await calls.readPublic(id)).statusCode).toBe(404);
    await calls.move(id, 'finalizar');
    const { reunion } = (await calls.readPublic(id)).json();
    expect(reunion).toMatchObject({ avance: 'Se validó el esquema.' });
    // About the participants anybody reads only the entidad, by its official name as in the acta, and how many came.
    expect(reunion.participante).toBe(`${participantes[0].entidad}: 1 persona`);
    const held = Date.parse(reunion.fechaCreacion);
    expect(held).toBeGreaterThanOrEqual(before - 1000);
    expect(held).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('[MESA-11] started days early keeps what it was programmed for, beside when it began and ended', async () => {
    const id = await calls.add({ fecha: '2099-12-01', hora: '14:15' });
    const before = Date.now() - 1000;
    const began = (await calls.move(id, 'iniciar')).json();
    expect(began).toMatchObject({ fecha: '2099-12-01', hora: '14:15', inicio: '2099-12-01T19:15:00.000Z' });
    expect(Date.parse(began.inicioReal)).toBeGreaterThanOrEqual(before);
    expect(began.finReal).toBeNull();
    // What was programmed is to come: saved again with the rest of the form it changes nothing.
    expect((await calls.edit(id, { tematica: 'Otra' })).json()).toMatchObject({
      fecha: '2099-12-01',
      inicioReal: began.inicioReal,
    });
    await calls.write(id, [{ campo: 'avance', base: '', valor: 'Se validó.' }]);
    const ended = (await calls.move(id, 'finalizar')).json();
    expect(ended).toMatchObject({ fecha: '2099-12-01', hora: '14:15', finReal: ended.finalizada });
    expect((await calls.readPublic(id)).json().reunion.fechaCreacion).toBe(began.inicioReal);
    const contenido = await readReunionActa(calls.test.database.kysely, id);
    expect(contenido).toMatchObject({ iniciaEn: began.inicioReal, terminaEn: ended.finalizada });
    // Another day is a correction of when it was held: the clock does not tell it any more.
    const corrected = (await calls.edit(id, { fecha: '2026-03-05', hora: '08:00' })).json();
    expect(corrected).toMatchObject({ inicioReal: '2026-03-05T13:00:00.000Z', finReal: null });
    expect((await calls.readPublic(id)).json().reunion).toMatchObject({ hora: '08:00' });
  });

  it('[MESA-10] one written down after it was held keeps its day, and nobody is invited to it', async () => {
    await calls.takeMails();
    const id = await calls.add({ fecha: '2026-03-02', hora: '22:30' });
    expect(await calls.takeMails()).toEqual([]);
    await calls.move(id, 'iniciar');
    await calls.write(id, [{ campo: 'avance', base: '', valor: 'Se instaló la mesa.' }]);
    await calls.move(id, 'finalizar');
    const { reunion } = (await calls.readPublic(id)).json();
    expect(reunion).toMatchObject({ fechaCreacion: '2026-03-03T03:30:00.000Z', hora: '22:30' });
  });

  it('[MESA-11] what is programmed of a meeting that was held is public at once; its minutes are a draft until they are published', async () => {
    const id = await calls.add({ fecha: '2026-03-04' });
    await calls.move(id, 'iniciar');
    await calls.write(id, [{ campo: 'avance', base: '', valor: 'Se vaildó.' }]);
    await calls.move(id, 'finalizar');
    await calls.write(id, [{ campo: 'avance', base: 'Se vaildó.', valor: 'Se validó.' }]);
    await calls.edit(id, { tematica: 'Instalación' });
    const readDetail = async () => (await calls.readPublic(id)).json().reunion;
    expect(await readDetail()).toMatchObject({ avance: 'Se vaildó.', tematica: 'Instalación' });
    expect(await calls.read(id)).toMatchObject({ avance: 'Se validó.', sinPublicar: true });
    const published = await calls.call('POST', 'reunion/desarrollo/publicar', { idReunion: id });
    expect(published.json()).toMatchObject({ avance: 'Se validó.', sinPublicar: false });
    expect(await readDetail()).toMatchObject({ avance: 'Se validó.' });
    const emptied = await calls.write(id, [{ campo: 'avance', base: 'Se validó.', valor: ' ' }]);
    expect(emptied.statusCode).toBe(400);
  });
});
