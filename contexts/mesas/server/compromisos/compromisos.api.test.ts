import { addDays, addWorkingDays, nextWorkingDay, toColombianDay } from '@marco/country/working-days';
import { getEntidadId } from '@marco/entidades/testing';
import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Compromiso } from '../../contract/index.ts';
import { FILTROS_COMPROMISO } from '../../contract/terms.ts';
import { presentFrase } from '../../rules/historial/frases.ts';
import { sampleDatosCompromiso } from '../../testing/datos-compromiso.ts';
import { sampleDatosMesa } from '../../testing/datos-mesa.ts';

let test: TestApp;
/** Tokens: a consultant and a coordinator of the ministry, a leader of the Cancillería and one of the DIAN. */
const tokens = { consultor: '', coordinador: '', cancilleria: '', dian: '' };
let cancilleria: number;
let rnec: number;
let idMesa: number;
let camilo: number;
/** The day of Colombia; it may change while the tests run, so each asks for it when it compares. */
const findHoy = () => toColombianDay(new Date());
const hoy = findHoy();
const domingo = addDays(hoy, 7 - new Date(hoy).getUTCDay());

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  tokens.consultor = await openTestSession(kysely, '1000000002');
  tokens.coordinador = await openTestSession(kysely, '1000000013');
  tokens.cancilleria = await openTestSession(kysely, '1000000003');
  tokens.dian = await openTestSession(kysely, '1000000004');
  cancilleria = await findEntidad('CANCILLERIA');
  rnec = await findEntidad('RNEC');
  camilo = await findUsuario('1000000003');
  idMesa = (
    await call('POST', 'mesaInteroperabilidad/crear', {
      ...sampleDatosMesa,
      admEntidadLider: cancilleria,
      admUsuarioId: await findUsuario('1000000002'),
    })
  ).json().id;
  await call('PUT', `mdi-minteroperabilidad-entidads-mesa/${idMesa}/${rnec}`, { rol: 'proveedora' });
});
afterAll(() => test.close());

const findEntidad = (sigla: string) => getEntidadId(test.database.kysely, sigla);
const findUsuario = (numero: string) => getUsuarioId(test.database.kysely, numero);

type Who = keyof typeof tokens;
const COMPROMISOS = 'mesaInteroperabilidad/compromisos';
function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  who: Who = 'consultor',
  headers: object = {},
) {
  return test.app.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${tokens[who]}`, ...headers },
    ...(payload ? { payload } : {}),
  });
}
const body = (part: object = {}) => ({
  ...sampleDatosCompromiso,
  idMesa,
  idReunion: null,
  idEntidad: cancilleria,
  ...part,
});
const create = (part: object = {}, who: Who = 'consultor', headers: object = {}) =>
  call('POST', COMPROMISOS, body(part), who, headers);
const add = async (part: object = {}): Promise<Compromiso> => (await create(part)).json();
const update = (id: number, part: object, who: Who = 'consultor', headers: object = {}) => {
  const { idMesa: _mesa, idReunion: _reunion, ...datos } = body(part);
  return call('PUT', `${COMPROMISOS}/${id}`, datos, who, headers);
};
const setEstado = (id: number, estado: string, who: Who = 'consultor', headers: object = {}) =>
  call('POST', `${COMPROMISOS}/${id}/estado`, { estado, motivo: 'Se entregó.' }, who, headers);
const extend = (id: number, part: object, who: Who = 'cancilleria', headers: object = {}) =>
  call('POST', `${COMPROMISOS}/${id}/prorroga`, { motivo: 'Falta un insumo.', ...part }, who, headers);
const search = async (part: object, who: Who = 'consultor') =>
  (await call('POST', `${COMPROMISOS}/listar`, part, who)).json();
/** The due date of a commitment some working days ago or ahead, whatever day it is. */
async function setVence(id: number, fecha_vencimiento: string, fecha_acuerdo = '2025-01-02'): Promise<void> {
  await test.database.kysely
    .updateTable('compromisos')
    .set({ fecha_vencimiento, fecha_acuerdo })
    .where('id', '=', id)
    .execute();
}

describe('refusals', () => {
  it('[MESA-11] an entity neither writes a commitment down nor changes one', async () => {
    const { id } = await add();
    expect((await create({}, 'cancilleria')).statusCode).toBe(403);
    expect((await update(id, {}, 'cancilleria')).statusCode).toBe(403);
    for (const estado of ['cancelado', 'abierto'])
      expect((await setEstado(id, estado, 'cancilleria')).json()).toMatchObject({
        status: 403,
        code: 'COMPROMISO_BLOQUEADO',
      });
  });

  it('[MESA-11] visitors have no address for commitments: they name people', async () => {
    for (const base of ['/api-public', '/api']) {
      const answer = await test.app.inject({
        method: 'POST',
        url: `${base}/${COMPROMISOS}/listar`,
        payload: {},
      });
      expect([401, 404]).toContain(answer.statusCode);
    }
  });

  it('[MESA-11] another entity neither sees it nor reports it, even by its id', async () => {
    const { id, nombreMesa } = await add();
    for (const vista of ['todos', 'entidad', 'mios']) {
      const found = await search({ vista, idMesa, idEntidad: cancilleria }, 'dian');
      expect(found).toMatchObject({ compromisos: [], total: 0, agregar: null, vistas: ['entidad', 'mios'] });
    }
    const answer = await setEstado(id, 'cumplido', 'dian');
    expect(answer.json()).toMatchObject({ status: 404, code: 'COMPROMISO_NO_ENCONTRADO' });
    expect(answer.body).not.toContain(nombreMesa);
  });

  it.each([
    ['without a text', { descripcion: ' ' }, 'descripcion'],
    ['without who answers', { responsable: '' }, 'responsable'],
    ['without an entity', { idEntidad: null }, 'idEntidad'],
    ['of an entity that takes no part', { idEntidad: 1 }, 'idEntidad'],
    ['without a term', { plazoDiasHabiles: null }, 'venceEn'],
    ['of no day', { plazoDiasHabiles: 0 }, 'plazoDiasHabiles'],
    ['of 251 days', { plazoDiasHabiles: 251 }, 'plazoDiasHabiles'],
    ['with a term and a date', { venceEn: addWorkingDays(hoy, 3) }, 'venceEn'],
    ['due today', { plazoDiasHabiles: null, venceEn: hoy }, 'venceEn'],
    ['due a Sunday', { plazoDiasHabiles: null, venceEn: domingo }, 'venceEn'],
    ['due on a day that does not exist', { plazoDiasHabiles: null, venceEn: '2099-02-30' }, 'venceEn'],
    ['with a servicio without a state', { idServicio: 1 }, 'idEstadoServicio'],
    ['with an element nobody made', { idElemento: 999_999 }, 'idElemento'],
    ['with a servicio and an element', { idServicio: 1, idEstadoServicio: 2, idElemento: 1 }, 'idElemento'],
    ['with a request without a state', { idSolicitud: 1 }, 'idEstadoSolicitud'],
    ['with a request nobody made', { idSolicitud: 999_999, idEstadoSolicitud: 3 }, 'idSolicitud'],
    ['in a meeting of another mesa', { idReunion: 1 }, 'idReunion'],
    ['of somebody of another entity', { idResponsable: 1 }, 'idResponsable'],
  ])('[MESA-11] one %s names the field', async (_what, part, campo) => {
    const answer = await create(part);
    expect(answer.json()).toMatchObject({ status: 400 });
    expect(answer.json().detalles.map((detalle: { campo: string }) => detalle.campo)).toContain(campo);
  });

  it('[MESA-11] an old version, told with the present one', async () => {
    const { id } = await add();
    await update(id, { descripcion: 'Otra cosa.' });
    expect((await update(id, {}, 'consultor', { 'if-match': '"1"' })).json()).toMatchObject({
      status: 412,
      actual: { id, version: 2, descripcion: 'Otra cosa.' },
    });
    expect((await setEstado(id, 'cumplido', 'consultor', { 'if-match': '"1"' })).statusCode).toBe(412);
  });
});

describe('[MESA-11] a reminder of a commitment', () => {
  const remind = (id: number, who: Who = 'consultor') =>
    call('POST', `${COMPROMISOS}/${id}/recordatorio`, undefined, who);
  const avisados = sql`select usuario_id from notificaciones where evento = 'compromiso-recordado'`;
  const listAvisados = async () => (await avisados.execute(test.database.kysely)).rows;

  it('is refused to who does not run the mesa, of one that is closed and where there is none', async () => {
    const { id } = await add();
    expect((await remind(id, 'cancilleria')).statusCode).toBe(403);
    expect((await remind(999_999)).json()).toMatchObject({ status: 404, code: 'COMPROMISO_NO_ENCONTRADO' });
    await setEstado(id, 'cumplido');
    expect((await remind(id)).json()).toMatchObject({ status: 409, code: 'RECORDATORIO_NO_PERMITIDO' });
    expect(await listAvisados()).toEqual([]);
  });

  it('goes once in 24 hours to who owes it, whoever presses; another person who owes it may be reminded', async () => {
    const { kysely } = test.database;
    const { id, version } = await add({ idResponsable: camilo, responsable: 'Camilo Ñustes' });
    const both = await Promise.all([remind(id), remind(id, 'coordinador')]);
    const [done, refused] = both.toSorted((one, other) => one.statusCode - other.statusCode);
    const recordado = {
      version,
      recordadoEn: expect.any(String),
      permisos: { recordar: { allowed: false } },
    };
    expect(done?.json()).toMatchObject(recordado);
    expect(refused?.statusCode).toBe(409);
    expect(refused?.json().detalles[0].mensaje).toMatch(/^Ya se recordó el .*, \d+:\d\d/);
    expect(await listAvisados()).toEqual([{ usuario_id: camilo }]);
    const antes = sql`update compromisos set recordado_en = recordado_en - interval '24 hours' where id = ${id}`;
    await antes.execute(kysely);
    expect((await remind(id)).statusCode).toBe(200);
    const audited = await findLastAudit(kysely, 'recordar-compromiso', id);
    expect(audited?.detail).toMatchObject({ mesaId: idMesa });
    await update(id, { descripcion: 'Otra cosa.', idResponsable: camilo, responsable: 'Camilo Ñustes' });
    expect((await remind(id)).statusCode).toBe(409);
    expect((await update(id, {})).json()).toMatchObject({ recordadoEn: null });
    expect((await remind(id)).statusCode).toBe(200);
  });
});

describe('[MESA-11] another day for a commitment', () => {
  it('is refused to others, without a reason, on a bad day, over an old version and of a closed one', async () => {
    const { id, venceEn } = await add({ plazoDiasHabiles: 3 });
    const nueva = addWorkingDays(venceEn, 2);
    expect((await extend(id, { venceEn: nueva }, 'dian')).json()).toMatchObject({
      status: 404,
      code: 'COMPROMISO_NO_ENCONTRADO',
    });
    const fields = async (part: object, who: Who = 'cancilleria') => {
      const answer = await extend(id, part, who);
      expect(answer.statusCode).toBe(400);
      return answer.json().detalles.map(({ campo }: { campo: string }) => campo);
    };
    expect(await fields({ venceEn: nueva, motivo: ' ' })).toEqual(['motivo']);
    expect(await fields({ venceEn })).toEqual(['venceEn']);
    expect(await fields({ venceEn: addWorkingDays(venceEn, 11) })).toEqual(['venceEn']);
    expect(await fields({ venceEn: addWorkingDays(hoy, 260) }, 'consultor')).toEqual(['venceEn']);
    expect((await extend(id, { venceEn: nueva }, 'cancilleria', { 'if-match': '"9"' })).statusCode).toBe(412);
    await setEstado(id, 'cumplido');
    expect((await extend(id, { venceEn: nueva })).json()).toMatchObject({ code: 'COMPROMISO_BLOQUEADO' });
    expect(await findLastAudit(test.database.kysely, 'prorrogar-compromiso', id)).toMatchObject({
      result: 'rechazo',
    });
  });

  it('is given once by the entity, with its reason, and told to the consultant of the mesa', async () => {
    const { kysely } = test.database;
    const { id, venceEn } = await add({ idResponsable: camilo, responsable: 'Camilo Ñustes' });
    const nueva = addWorkingDays(venceEn, 10);
    // Two people of it at the same moment.
    const both = await Promise.all([extend(id, { venceEn: nueva }), extend(id, { venceEn: nueva })]);
    const [done, refused] = both.toSorted((one, other) => one.statusCode - other.statusCode);
    expect(refused?.json()).toMatchObject({ status: 403, code: 'COMPROMISO_BLOQUEADO' });
    expect(done?.json()).toMatchObject({
      version: 2,
      venceEn: nueva,
      plazoDiasHabiles: null,
      mio: true,
      prorrogas: [{ anterior: venceEn, nueva, motivo: 'Falta un insumo.', propia: true }],
      permisos: { prorrogar: { allowed: false }, cumplir: { allowed: true } },
    });
    const event = await findLastAudit(kysely, 'prorrogar-compromiso', id);
    expect(JSON.stringify(event)).not.toContain('Ñustes');
    const notices = await kysely
      .selectFrom('notificaciones')
      .select(['usuario_id', 'texto', 'enlace'])
      .where('evento', '=', 'compromiso-prorrogado')
      .orderBy('id', 'desc')
      .execute();
    expect(notices).toEqual([
      {
        usuario_id: await findUsuario('1000000002'),
        texto: expect.stringContaining('Entregar el diccionario'),
        enlace: `/app/mesas-interoperabilidad/compromisos?mesa=${idMesa}`,
      },
    ]);
  });

  it('is given again by who runs the mesa, is told to who answers, and stands in the historial', async () => {
    const { kysely } = test.database;
    const { id, venceEn } = await add({ idResponsable: camilo, responsable: 'Camilo Ñustes' });
    const [una, otra] = [addWorkingDays(venceEn, 1), addWorkingDays(venceEn, 30)];
    await extend(id, { venceEn: una });
    const done = await extend(id, { venceEn: otra }, 'consultor');
    expect(done.json()).toMatchObject({
      venceEn: otra,
      prorrogas: [{ nueva: una }, { nueva: otra, propia: false }],
    });
    expect((await findLastAudit(kysely, 'prorrogar-compromiso', id))?.detail).toEqual({
      mesaId: idMesa,
      antes: { venceEn: una },
      despues: { venceEn: otra },
      personales: [],
      motivo: 'Falta un insumo.',
    });
    const last = await kysely
      .selectFrom('notificaciones')
      .select('usuario_id')
      .where('evento', '=', 'compromiso-prorrogado')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last?.usuario_id).toBe(camilo);
    // The list tells the latest note, with who wrote it; before there was one, none.
    expect((await add()).ultimoAvance).toBeNull();
    expect(done.json().ultimoAvance).toMatchObject({ texto: 'Falta un insumo.', tematica: null });
    await setEstado(id, 'cumplido', 'cancilleria');
    const found = await search({ idMesa, filtro: 'cumplidos' });
    const { ultimoAvance } = found.compromisos.find((row: Compromiso) => row.id === id);
    expect(ultimoAvance).toMatchObject({ texto: 'Se entregó.', quien: expect.stringMatching(/^Camilo /) });
    expect(ultimoAvance.cuando).toMatch(/Z$/);
    const { eventos } = (await call('GET', `mesaInteroperabilidad/historial/${idMesa}`)).json();
    expect(eventos.map(presentFrase)).toContainEqual(
      expect.stringMatching(/^prorrogó el compromiso «Entregar/),
    );
  });
});

describe('a commitment', () => {
  it('[MESA-11] is due at the end of its term in working days, or on the day that was chosen', async () => {
    const hoy = findHoy();
    expect(await add({ plazoDiasHabiles: 8 })).toMatchObject({
      acordadoEn: hoy,
      plazoDiasHabiles: 8,
      venceEn: addWorkingDays(hoy, 8),
      diasHabiles: 8,
      situacion: 'a-tiempo',
      estado: 'abierto',
      version: 1,
      idMesa,
      idEntidad: cancilleria,
    });
    const venceEn = addWorkingDays(hoy, 2);
    expect(await add({ plazoDiasHabiles: null, venceEn })).toMatchObject({
      plazoDiasHabiles: null,
      venceEn,
      diasHabiles: 2,
      situacion: 'por-vencer',
    });
  });

  it('[MESA-11] is written once for one key, however often it is sent', async () => {
    const before = (await search({ idMesa })).total;
    const key = { 'idempotency-key': '7c8f2f2e-1111-4a4a-9c1c-000000000001' };
    const [one, other] = await Promise.all([create({}, 'consultor', key), create({}, 'consultor', key)]);
    expect(one.json()).toEqual(other.json());
    expect((await search({ idMesa })).total).toBe(before + 1);
  });

  it('[MESA-11] tells who answers for it, and keeps their name out of the audit trail', async () => {
    const { kysely } = test.database;
    const { id } = await add({ idResponsable: camilo, responsable: 'Camilo Ñustes' });
    const notices = await kysely
      .selectFrom('notificaciones')
      .select(['usuario_id', 'texto', 'enlace'])
      .where('evento', '=', 'compromiso-asignado')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(notices).toMatchObject({
      usuario_id: camilo,
      texto: expect.stringContaining('Entregar el diccionario'),
      enlace: '/app/mesas-interoperabilidad/compromisos?vista=mios',
    });
    const event = await findLastAudit(kysely, 'crear-compromiso', id);
    expect(event).toMatchObject({
      result: 'exito',
      detail: { mesaId: idMesa, antes: null, despues: { entidadId: cancilleria, plazoDiasHabiles: 8 } },
    });
    expect(JSON.stringify(event)).not.toContain('Ñustes');
  });

  it('[MESA-11] is changed while open: another term runs from the agreement, and the audit tells what differs', async () => {
    const hoy = findHoy();
    const { id } = await add();
    const changed = await update(id, { plazoDiasHabiles: 12 }, 'consultor', { 'if-match': '"1"' });
    expect(changed.json()).toMatchObject({ version: 2, venceEn: addWorkingDays(hoy, 12) });
    const event = await findLastAudit(test.database.kysely, 'editar-compromiso', id);
    expect(event?.detail).toEqual({
      mesaId: idMesa,
      antes: { plazoDiasHabiles: 8, venceEn: addWorkingDays(hoy, 8) },
      despues: { plazoDiasHabiles: 12, venceEn: addWorkingDays(hoy, 12) },
      personales: [],
    });
    await setEstado(id, 'cumplido');
    expect((await update(id, {})).json()).toMatchObject({ code: 'COMPROMISO_BLOQUEADO' });
  });

  it('[MESA-11] is reported as fulfilled by the responsible entity with a note; only the ministry reopens it', async () => {
    const { id } = await add();
    const done = await setEstado(id, 'cumplido', 'cancilleria');
    expect(done.json()).toMatchObject({
      estado: 'cumplido',
      situacion: 'cerrado',
      motivoCierre: 'Se entregó.',
      version: 2,
      fechaCierre: expect.any(String),
      permisos: { reabrir: { allowed: false }, cumplir: { allowed: false } },
    });
    expect((await setEstado(id, 'cumplido')).json().detalles).toEqual([
      { mensaje: 'El compromiso ya está cumplido.' },
    ]);
    expect((await setEstado(id, 'abierto', 'cancilleria')).statusCode).toBe(403);
    expect((await setEstado(id, 'abierto')).json()).toMatchObject({
      estado: 'abierto',
      fechaCierre: null,
      motivoCierre: null,
    });
    const events = await test.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'result'])
      .where('object_type', '=', 'compromiso')
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(events.map(({ action, result }) => `${action} ${result}`)).toEqual([
      'crear-compromiso exito',
      'cumplir-compromiso exito',
      'cumplir-compromiso rechazo',
      'reabrir-compromiso rechazo',
      'reabrir-compromiso exito',
    ]);
  });
});

describe('boards', () => {
  it('[MESA-11] what is open comes first, by its due date, with the working days it is overdue', async () => {
    const late = await add({ descripcion: 'Tablero: tarde.' });
    const soon = await add({ descripcion: 'Tablero: pronto.' });
    const done = await add({ descripcion: 'Tablero: hecho.' });
    await setVence(late.id, nextWorkingDay('2025-03-10'));
    await setVence(soon.id, nextWorkingDay(findHoy()));
    await setEstado(done.id, 'cumplido');
    const texto = 'TABLERO';
    const all = await search({ idMesa, texto });
    expect(all.compromisos.map(({ id }: Compromiso) => id)).toEqual([late.id, soon.id, done.id]);
    expect(all.compromisos[0]).toMatchObject({ situacion: 'vencido' });
    expect(all.compromisos[0].diasHabiles).toBeLessThan(-200);
    expect(all.conteos).toEqual({
      abiertos: 2,
      vencidos: 1,
      'por-vencer': 1,
      'a-tiempo': 0,
      suspendidos: 0,
      cumplidos: 1,
      cancelados: 0,
    });
    for (const [filtro, ids] of [
      ['abiertos', [late.id, soon.id]],
      ['vencidos', [late.id]],
      ['por-vencer', [soon.id]],
      ['a-tiempo', []],
      ['suspendidos', []],
      ['cumplidos', [done.id]],
      ['cancelados', []],
    ] as const) {
      const found = await search({ idMesa, texto, filtro });
      expect([filtro, found.compromisos.map(({ id }: Compromiso) => id)]).toEqual([filtro, ids]);
    }
    const page = await search({ idMesa, texto, pagina: 2, tamano: 2 });
    expect(page).toMatchObject({ total: 3, compromisos: [{ id: done.id }] });
  });

  it('[MESA-11] a filter counts as many as it lists, with a text and without, those of closed mesas too', async () => {
    const { kysely } = test.database;
    const { mesa_id, descripcion } = await kysely
      .selectFrom('compromisos')
      .select(['mesa_id', 'descripcion'])
      .where('estado', '=', 'abierto')
      .where('mesa_id', '<>', idMesa)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await kysely
      .updateTable('mesas')
      .set({ activa: false, cerrada_en: new Date(), motivo_cierre: 'Terminó.' })
      .where('id', '=', mesa_id)
      .execute();
    const countListed = async (part: object): Promise<number> => {
      for (let found = 0, pagina = 1; ; pagina += 1) {
        const { compromisos } = await search({ ...part, pagina, tamano: 50 });
        found += compromisos.length;
        if (compromisos.length < 50) return found;
      }
    };
    for (const part of [{}, { texto: 'e' }, { texto: descripcion.slice(0, 10) }]) {
      const { conteos } = await search(part);
      expect(conteos.suspendidos).toBeGreaterThan(0);
      for (const filtro of FILTROS_COMPROMISO)
        expect([part, filtro, await countListed({ ...part, filtro })]).toEqual([
          part,
          filtro,
          conteos[filtro],
        ]);
    }
  });

  it('[MESA-11] an entity has its own, a person those they answer for, the ministry every one or those of an entity', async () => {
    const own = await add({ descripcion: 'Reparto: de la Cancillería.', idResponsable: camilo });
    const other = await add({ descripcion: 'Reparto: de la Registraduría.', idEntidad: rnec });
    const ids = async (part: object, who: Who) =>
      (await search({ texto: 'reparto', ...part }, who)).compromisos.map(({ id }: Compromiso) => id);
    expect(await ids({}, 'consultor')).toEqual([own.id, other.id]);
    expect(await ids({ idEntidad: rnec }, 'consultor')).toEqual([other.id]);
    expect(await ids({ vista: 'entidad' }, 'cancilleria')).toEqual([own.id]);
    expect(await ids({ vista: 'todos' }, 'cancilleria')).toEqual([own.id]);
    expect(await ids({ vista: 'mios' }, 'cancilleria')).toEqual([own.id]);
    expect(await ids({ vista: 'mios' }, 'consultor')).toEqual([]);
  });

  it('[MESA-11] the form offers the active people of the entities of the mesa, to who edits mesas', async () => {
    const path = `${COMPROMISOS}/responsables/${idMesa}`;
    expect((await call('GET', path, undefined, 'cancilleria')).statusCode).toBe(403);
    const people = (await call('GET', path)).json();
    expect(people).toContainEqual({ id: camilo, nombre: expect.any(String), idEntidad: cancilleria });
    for (const { idEntidad } of people) expect([cancilleria, rnec]).toContain(idEntidad);
  });
});
