import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf, uploadSample } from '@marco/archivos/testing';
import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTANDAR_DE_PRUEBA } from '../testing/index.ts';

const directory = mkdtempSync(join(tmpdir(), 'marco-estandares-'));
let test: TestApp;
let admin: string;
let consultant: string;
let coordinator: string;
let staff: string;
let leader: string;

beforeAll(async () => {
  test = await startTestApp({ filesDirectory: directory, listen: true, environment: { PORT: '0' } });
  const open = (numero: string) => openTestSession(test.database.kysely, numero);
  admin = await open('1000000001');
  consultant = await open('1000000002');
  coordinator = await open('1000000013');
  leader = await open('1000000003');
  staff = await open('1000000004');
});
afterAll(async () => {
  await test.close();
  rmSync(directory, { recursive: true, force: true });
});

type Method = 'GET' | 'POST' | 'PUT';

async function call(method: Method, path: string, payload?: object, token = admin, headers = {}) {
  const answer = await test.app.inject({
    method,
    url: `/api/estandares/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

let made = 0;
async function propose(fields: object = {}) {
  made += 1;
  const payload = { ...ESTANDAR_DE_PRUEBA, codigo: `PRUEBA-${made}`, ...fields };
  const { status, body } = await call('POST', 'crear', payload, consultant);
  expect([status, body.codigo]).toEqual([200, payload.codigo]);
  return body;
}

/** A standard with every criterion marked by the consultant. */
async function evaluate(puntaje = 4) {
  const { id } = await propose();
  const { body } = await call('POST', `${id}/evaluar`, undefined, consultant);
  const puntajes = body.evaluacion.criterios.map(({ criterioId }: { criterioId: number }) => ({
    criterioId,
    puntaje,
    justificacion: 'Según su documentación.',
  }));
  const marked = await call('PUT', `${id}/evaluacion`, { puntajes }, consultant);
  return { estandar: marked.body, puntajes };
}

async function upload(token: string): Promise<string> {
  const base = test.app.listeningOrigin;
  const { status, body } = await uploadSample({ base, token, carpeta: 'capas' }, 'concepto.pdf', createPdf());
  expect(status).toBe(200);
  return body.id;
}

const findAudit = (action: string) => findLastAudit(test.database.kysely, action);

describe('search of standards', () => {
  it('[AREA-03] is for who may read them', async () => {
    expect((await call('POST', 'listar', {}, staff)).status).toBe(403);
    const { status, body } = await call('POST', 'listar', {}, leader);
    expect(status).toBe(200);
    expect(body.permisos.crear).toMatchObject({ allowed: false });
  });

  it('[AREA-03] finds by text, body, category, state and sector, with counts by state', async () => {
    const sector = await test.database.kysely
      .selectFrom('sectores')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const row = await propose({
      nombre: 'Árbol de códigos únicos',
      organismo: 'Organismo único',
      categoria: 'geografico',
      sectores: [sector.id],
    });
    for (const filtro of [
      { texto: 'arbol de codigos' },
      { texto: row.codigo },
      { organismo: 'Organismo único' },
      { texto: 'arbol', categoria: 'geografico' },
      { texto: 'arbol', sectorId: sector.id },
      { texto: 'arbol', estado: 'propuesto' },
    ]) {
      const { body } = await call('POST', 'listar', filtro);
      expect(body.estandares).toMatchObject([{ id: row.id, estado: 'propuesto', elementos: 0 }]);
      expect(body.total).toBe(1);
    }
    const adopted = await call('POST', 'listar', { texto: 'arbol', estado: 'adoptado' });
    expect(adopted.body).toMatchObject({
      estandares: [],
      total: 0,
      porEstado: { propuesto: 1, adoptado: 0 },
    });
    expect((await call('POST', 'listar', { estado: 'otro' })).status).toBe(400);
  });

  it('[AREA-03] is paged and ordered', async () => {
    const order = { ordenarPor: 'codigo', descendente: true, tamano: 2 };
    const first = (await call('POST', 'listar', order)).body;
    const second = (await call('POST', 'listar', { ...order, pagina: 2 })).body;
    const codes = [...first.estandares, ...second.estandares].map(({ codigo }) => codigo);
    expect(new Set(codes).size).toBe(4);
    const opciones = (await call('GET', 'opciones')).body;
    expect(opciones.organismos).toContain('ISO');
    expect(opciones.sectores.length).toBeGreaterThan(5);
  });

  it('[AREA-14] finderTopFive answers at most five, and none that was retired or refused', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await propose({ nombre: `Sugerido ${number}`, sigla: '' });
    const { body } = await call('GET', 'finderTopFive?keyword=sugerido', undefined, staff);
    expect(body.map(({ nombre }: { nombre: string }) => nombre)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Sugerido ${number}`),
    );
    await test.database.kysely
      .updateTable('estandares')
      .set({ estado: 'retirado' })
      .where('id', '=', body[0].id)
      .execute();
    const after = (await call('GET', 'finderTopFive?keyword=sugerido')).body;
    expect(after[0].nombre).toBe('Sugerido 2');
  });
});

describe('a proposed standard', () => {
  it('[AREA-03] is created once with every field of its header and an identifier below {raíz}.3', async () => {
    const payload = { ...ESTANDAR_DE_PRUEBA, codigo: 'UNA-VEZ' };
    expect((await call('POST', 'crear', payload, coordinator)).status).toBe(403);
    expect((await call('POST', 'crear', { ...payload, nombre: ' ' })).status).toBe(400);
    const headers = { 'idempotency-key': 'crear-estandar' };
    const made = await call('POST', 'crear', payload, admin, headers);
    expect((await call('POST', 'crear', payload, admin, headers)).body).toEqual(made.body);
    expect(made.body).toMatchObject({
      ...payload,
      estado: 'propuesto',
      version: 1,
      concepto: null,
      cambios: [],
    });
    expect(made.body.oid).toMatch(/^2\.999\.170\.3\.\d+$/);
    expect(made.body.oidDetalle.at(-1)).toEqual({ oid: made.body.oid, nombre: 'DCAT' });
    expect((await call('GET', `${made.body.id}`)).body).toEqual(made.body);
    const again = await call('POST', 'crear', payload);
    expect(again.body).toMatchObject({
      status: 409,
      code: 'ESTANDAR_CODIGO_REPETIDO',
      detalles: [{ campo: 'codigo' }],
    });
    expect(await findAudit('crear-estandar')).toMatchObject({ result: 'rechazo' });
    const lower = await call('POST', 'crear', { ...payload, codigo: payload.codigo.toLowerCase() });
    expect(lower.body.code).toBe('ESTANDAR_CODIGO_REPETIDO');
  });

  it('[AREA-03] two created at once get different identifiers', async () => {
    const [one, two] = await Promise.all([propose(), propose()]);
    expect(one.oid).not.toBe(two.oid);
  });

  it('[AREA-03] is edited over the version that was seen', async () => {
    const { id, version } = await propose();
    const payload = { ...ESTANDAR_DE_PRUEBA, nombre: 'Otro nombre', palabrasClave: ['una'] };
    expect((await call('PUT', `${id}`, payload, leader)).status).toBe(403);
    const headers = { 'if-match': `"${version}"` };
    const saved = await call('PUT', `${id}`, payload, consultant, headers);
    expect(saved.body).toMatchObject({ ...payload, version: 2 });
    expect(await findAudit('editar-estandar')).toMatchObject({
      detail: { antes: { palabrasClave: ['catálogo', 'metadatos'] }, despues: { nombre: 'Otro nombre' } },
    });
    const late = await call('PUT', `${id}`, payload, consultant, headers);
    expect(late.body).toMatchObject({ status: 412, actual: { version: 2, nombre: 'Otro nombre' } });
    const unknown = await call('PUT', `${id}`, { ...payload, sectores: [999_999] }, consultant);
    expect(unknown.body).toMatchObject({ status: 400, detalles: [{ campo: 'sectores' }] });
    expect((await call('GET', '999999')).body).toMatchObject({ status: 404, code: 'ESTANDAR_INEXISTENTE' });
  });

  it('[AREA-03] its change control is written down row by row', async () => {
    const { id } = await propose();
    const cambio = {
      numero: '1.1',
      fecha: '2026-02-01',
      responsable: 'Comité',
      naturaleza: 'Corrige el alcance.',
    };
    const { body } = await call('POST', `${id}/cambios`, cambio, consultant);
    expect(body.cambios).toEqual([{ id: expect.any(Number), ...cambio }]);
    expect((await call('POST', `${id}/cambios`, { ...cambio, naturaleza: '' })).status).toBe(400);
  });
});

describe('evaluation of a standard', () => {
  it('[AREA-03] begins when it is proposed, and marks are given from 0 to 5 with a justification', async () => {
    const { id } = await propose();
    const puntajes = [{ criterioId: 1, puntaje: 3, justificacion: 'Porque sí.' }];
    const early = await call('PUT', `${id}/evaluacion`, { puntajes }, consultant);
    expect(early.body).toMatchObject({ status: 409, code: 'ESTANDAR_ACCION_NO_PERMITIDA' });
    expect(early.body.detalles[0].mensaje).toBe('La evaluación no ha comenzado.');
    expect((await call('POST', `${id}/evaluar`, undefined, coordinator)).status).toBe(403);
    expect((await call('POST', `${id}/evaluar`, undefined, consultant)).body.estado).toBe('en-evaluacion');
    for (const wrong of [{ puntaje: 6 }, { puntaje: -1 }, { puntaje: 2.5 }, { justificacion: ' ' }]) {
      const body = { puntajes: [{ ...puntajes[0], ...wrong }] };
      expect((await call('PUT', `${id}/evaluacion`, body, consultant)).status).toBe(400);
    }
    const unknown = await call('PUT', `${id}/evaluacion`, {
      puntajes: [{ ...puntajes[0], criterioId: 99_999 }],
    });
    expect(unknown.body.detalles).toMatchObject([{ campo: 'puntajes' }]);
  });

  it('[AREA-03] the score is weighted, and a later weight of a criterion changes no mark that was given', async () => {
    const { estandar, puntajes } = await evaluate(4);
    expect(estandar.evaluacion).toMatchObject({ puntaje: 4, completa: true });
    expect(estandar.evaluacion.recomendacion).toContain('adoptarlo');
    const [first] = estandar.evaluacion.criterios;
    await test.database.kysely
      .updateTable('criterios_evaluacion')
      .set({ peso: 99 })
      .where('id', '=', first.criterioId)
      .execute();
    const after = (await call('GET', `${estandar.id}`)).body;
    expect(after.evaluacion).toEqual(estandar.evaluacion);
    const changed = puntajes.map((one: object, position: number) =>
      position === 0 ? { ...one, puntaje: 0 } : one,
    );
    const marked = (await call('PUT', `${estandar.id}/evaluacion`, { puntajes: changed }, admin)).body;
    expect(marked.evaluacion.criterios[0]).toMatchObject({ puntaje: 0, peso: 99 });
    expect(marked.evaluacion.criterios[1]).toEqual(estandar.evaluacion.criterios[1]);
    expect(marked.evaluacion.puntaje).toBeLessThan(2.1);
  });
});

describe('concept of incorporation', () => {
  it('[AREA-03] needs every mark, a text and a document, from somebody who gave no mark', async () => {
    const { id } = await propose();
    await call('POST', `${id}/evaluar`, undefined, consultant);
    const archivoId = await upload(coordinator);
    const concepto = { decision: 'adoptar', concepto: 'Se adopta.', archivoId };
    const incomplete = await call('POST', `${id}/concepto`, concepto, coordinator);
    expect(incomplete.body.detalles).toEqual([
      { mensaje: 'Faltan criterios por calificar.' },
      { mensaje: 'Puede cambiarlo: quien evalúa el estándar.' },
    ]);
    const { estandar, puntajes } = await evaluate();
    expect((await call('POST', `${estandar.id}/concepto`, concepto, consultant)).status).toBe(403);
    const { archivoId: _, ...without } = concepto;
    expect((await call('POST', `${estandar.id}/concepto`, without, coordinator)).status).toBe(400);
    const blank = await call('POST', `${estandar.id}/concepto`, { ...concepto, concepto: '' }, coordinator);
    expect(blank.status).toBe(400);
    // An administrator who evaluates does not decide, whatever the rol allows.
    const one = puntajes.map((mark: object, position: number) =>
      position === 0 ? { ...mark, puntaje: 5 } : mark,
    );
    await call('PUT', `${estandar.id}/evaluacion`, { puntajes: one }, admin);
    const own = await call(
      'POST',
      `${estandar.id}/concepto`,
      { ...concepto, archivoId: await upload(admin) },
      admin,
    );
    expect(own.body.detalles).toEqual([
      { mensaje: 'Usted calificó este estándar: quien evalúa no decide.' },
      { mensaje: 'Puede cambiarlo: otra persona que pueda aprobar estándares.' },
    ]);
    const foreign = { ...concepto, archivoId: await upload(admin) };
    const taken = await call('POST', `${estandar.id}/concepto`, foreign, coordinator);
    expect(taken.body.code).toBe('ARCHIVO_NO_ENCONTRADO');
    expect((await call('GET', `${estandar.id}`)).body).toMatchObject({
      estado: 'en-evaluacion',
      concepto: null,
    });
  });

  it.each([
    ['adoptar', 'adoptado'],
    ['recomendar', 'recomendado'],
    ['no-adoptar', 'no-adoptado'],
  ])(
    '[AREA-03] %s leaves the standard %s with its concept, and it may be retired later',
    async (decision, estado) => {
      const { estandar } = await evaluate();
      const body = { decision, concepto: 'Motivos de la decisión.', archivoId: await upload(coordinator) };
      const decided = await call('POST', `${estandar.id}/concepto`, body, coordinator);
      expect(decided.body).toMatchObject({
        estado,
        concepto: {
          texto: 'Motivos de la decisión.',
          archivo: { id: body.archivoId, nombre: 'concepto.pdf' },
        },
      });
      expect(await findAudit('decidir-estandar')).toMatchObject({
        object_id: String(estandar.id),
        detail: { antes: { estado: 'en-evaluacion' }, despues: { estado } },
      });
      const file = await test.app.inject({ url: `/api-public/downloadFileOpt/${body.archivoId}` });
      expect(file.statusCode).toBe(200);
      const again = await call(
        'POST',
        `${estandar.id}/concepto`,
        { ...body, archivoId: await upload(coordinator) },
        coordinator,
      );
      expect(again.status).toBe(409);
      const retirar = (motivo: string, headers: object, token = coordinator) =>
        call('POST', `${estandar.id}/retirar`, { motivo }, token, headers);
      const { version } = (await call('GET', `${estandar.id}`)).body;
      const seen = { 'if-match': `"${version}"` };
      expect((await retirar('', seen)).status).toBe(400);
      expect((await retirar('Lo reemplaza otro.', seen, consultant)).status).toBe(403);
      // What cannot be undone is not done to a standard its caller did not look at.
      expect(await retirar('Lo reemplaza otro.', {})).toMatchObject({
        status: 428,
        body: { code: 'VERSION_REQUERIDA' },
      });
      expect(await retirar('Lo reemplaza otro.', { 'if-match': `"${version - 1}"` })).toMatchObject({
        status: 412,
        body: { actual: { version, estado } },
      });
      const retired = await retirar('Lo reemplaza otro.', seen);
      expect(retired.body.estado).toBe('retirado');
      expect((await call('PUT', `${estandar.id}`, ESTANDAR_DE_PRUEBA, admin)).status).toBe(409);
    },
  );
});

describe('elements that use a standard', () => {
  it('[AREA-03] are listed by their latest version that does, page by page', async () => {
    const { body } = await call('POST', 'listar', { ordenarPor: 'elementos', descendente: true });
    const [most] = body.estandares;
    expect(most.elementos).toBeGreaterThan(1);
    const page = (await call('GET', `${most.id}/elementos?tamano=1`)).body;
    expect(page).toMatchObject({
      total: most.elementos,
      elementos: [{ version: expect.stringMatching(/^\d+\.\d+$/) }],
    });
    const next = (await call('GET', `${most.id}/elementos?tamano=1&pagina=2`)).body;
    expect(next.elementos[0].id).not.toBe(page.elementos[0].id);
    expect((await call('GET', '999999/elementos')).status).toBe(404);
  });

  it('[AREA-03] lead to the version that uses it, which the screen of elements is opened by', async () => {
    const { body } = await call('POST', 'listar', { ordenarPor: 'elementos', descendente: true });
    const { elementos } = (await call('GET', `${body.estandares[0].id}/elementos`)).body;
    expect(elementos.length).toBeGreaterThan(0);
    for (const { idVersion, nombre } of elementos) {
      const answer = await test.app.inject({
        url: `/api/elemento-dato/${idVersion}`,
        headers: { authorization: `Bearer ${admin}` },
      });
      expect(answer.json()).toMatchObject({ nombre });
    }
  });
});
