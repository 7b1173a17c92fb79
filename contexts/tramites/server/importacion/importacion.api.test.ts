import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { createWorkbookWith } from '@marco/test-kit/create-workbook-with';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RevisionTramites } from '../../contract/index.ts';

let test: TestApp;
let ministerio: string;
let cancilleria: string;
let lectora: string;

beforeAll(async () => {
  test = await startTestApp();
  const open = (numero: string) => openTestSession(test.database.kysely, numero);
  ministerio = await open('1000000002');
  cancilleria = await open('1000000003');
  lectora = await open('1000000004');
});
afterAll(() => test.close());

const toContenido = (text: string | Buffer) => Buffer.from(text).toString('base64');
const HEADER = 'codigo;nombre;entidad;requisito;datos;emisora;norma;exige original';
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n');

async function send(step: 'revisar' | 'aplicar', payload: object, token = cancilleria, key?: string) {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/importaciones/tramites${step === 'revisar' ? '/revisar' : ''}`,
    headers: { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const review = (text: string | Buffer, token = cancilleria, esCompleto = false) =>
  send('revisar', { contenido: toContenido(text), esCompleto }, token);
const count = async () => (await test.database.kysely.selectFrom('tramites').select('id').execute()).length;

describe('a file of trámites that is refused', () => {
  it.each<[string, string | Buffer, number, string]>([
    ['a header alone', HEADER, 422, 'TRAMITES_VACIOS'],
    ['no known columns', 'a;b\n1;2', 422, 'TRAMITES_SIN_COLUMNAS'],
    ['a quote that does not end', `${HEADER}\n"T1;Uno`, 422, 'TRAMITES_ILEGIBLES'],
    ['a workbook with a cell far away', createWorkbookWith('XFD1048576'), 422, 'TRAMITES_ILEGIBLES'],
    ['half a workbook', 'PK\u0003\u0004 and no more', 422, 'TRAMITES_ILEGIBLES'],
  ])('[AREA-09] %s', async (_, text, status, code) => {
    const before = await count();
    const answer = await review(text);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await count()).toBe(before);
  });

  it('[AREA-09] nothing, too much, too many rows, and who may not', async () => {
    expect((await send('revisar', { contenido: '', esCompleto: false })).status).toBe(400);
    const heavy = await send('revisar', { contenido: 'A'.repeat(7_200_000), esCompleto: false });
    expect([heavy.status, heavy.body.code]).toEqual([413, 'TRAMITES_PESADOS']);
    const rows = Array.from({ length: 10_001 }, (_, at) => `T${at};Uno;CANCILLERIA;;;;;`);
    expect((await review(csv(...rows))).body.code).toBe('TRAMITES_DEMASIADOS');
    expect((await review(csv('T1;Uno;CANCILLERIA;;;;;'), lectora)).status).toBe(403);
  });

  it.each<[string, (text: string) => Buffer]>([
    ['of Windows', (text) => Buffer.from(text, 'latin1')],
    ['UTF-16 of a spreadsheet', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-8 with its mark', (text) => Buffer.from(`\ufeff${text}`)],
  ])('[AREA-09] the letters of a file in an encoding %s are read', async (_, encode) => {
    const { body } = await review(encode(csv('T71005;Pensión de sobreviviente en Ñemby;CANCILLERIA;;;;;')));
    expect(body.filas).toMatchObject([{ accion: 'nuevo', nombre: 'Pensión de sobreviviente en Ñemby' }]);
  });

  it('[AREA-09] of a file with two encodings, with bytes of no text or cut in two, what is damaged is left out', async () => {
    const mixed = Buffer.concat([
      Buffer.from(csv('T71006;Pensión;CANCILLERIA;;;;;')),
      Buffer.from('\nT71007;Jubilación;CANCILLERIA;;;;;\nT71008;A\u0000B;CANCILLERIA;;;;;', 'latin1'),
      Buffer.from('\nT71009;Entero;CANCILLERIA;Registro ci'),
    ]);
    const { body } = await review(mixed);
    expect(body.filas).toMatchObject([
      {
        linea: 2,
        accion: 'error',
        mensajes: ['Línea 2: Nombre trae letras dañadas. Guarde el archivo entero en UTF-8.'],
      },
      { linea: 3, accion: 'nuevo', nombre: 'Jubilación' },
      { linea: 4, accion: 'error' },
      {
        linea: 5,
        accion: 'error',
        mensajes: ['Línea 5: la última fila tiene menos celdas que el encabezado. El archivo está cortado.'],
      },
    ]);
    const before = await count();
    const applied = await send('aplicar', {
      contenido: toContenido(mixed),
      esCompleto: false,
      huella: body.huella,
    });
    expect(applied).toMatchObject({ status: 200, body: { nuevos: 1, conError: 3 } });
    expect(await count()).toBe(before + 1);
  });

  it('[AREA-09] of a row that is there twice the trámite is left out, and says so', async () => {
    const row = 'T71010;Uno;CANCILLERIA;Registro civil;;;;';
    const { body } = await review(csv(row, row));
    expect(body.filas).toMatchObject([
      { accion: 'error', mensajes: ['Línea 3: el requisito «Registro civil» está repetido.'] },
    ]);
  });

  it('[AREA-09] every wrong trámite is told with its line, and only its own entidad is imported', async () => {
    const { body } = await review(
      csv(
        'X;Uno;CANCILLERIA;;;;;',
        'T71001;Dos;NADIE;;;;;',
        'T71002;Tres;DIAN;;;;;',
        'T71003;Cuatro;CANCILLERIA;;;;;',
      ),
    );
    expect(body.filas.map(({ linea, accion }: { linea: number; accion: string }) => [linea, accion])).toEqual(
      [
        [2, 'error'],
        [3, 'error'],
        [4, 'error'],
        [5, 'nuevo'],
      ],
    );
    expect(body.filas[2].mensajes).toEqual([
      'El trámite es de otra entidad, y usted solo puede importar los de la suya.',
    ]);
    expect((await review(csv('T71002;Tres;DIAN;;;;;'), ministerio)).body.filas[0].accion).toBe('nuevo');
  });
});

describe('a file of trámites', () => {
  const text = csv(
    'T72001;Certificado de residencia;CANCILLERIA;Registro civil;Nombre; RNEC;;',
    'T72001;;;Foto;;;;',
    'T72002;Apostilla;CANCILLERIA;;;;;',
  );
  const apply = (revision: RevisionTramites, file = text, key?: string, esCompleto = false) =>
    send('aplicar', { contenido: toContenido(file), esCompleto, huella: revision.huella }, cancilleria, key);

  it('[AREA-09] is applied exactly as it was shown, once, with its trail', async () => {
    const { body: shown } = await review(text);
    expect(shown.filas.map(({ accion }: { accion: string }) => accion)).toEqual(['nuevo', 'nuevo']);
    expect((await apply({ ...shown, huella: 'otra' })).body.code).toBe('TRAMITES_DESACTUALIZADOS');
    const key = 'f0c8a6a4-5f0f-4b7a-8d6f-0a9b1c2d3e4f';
    const applied = await apply(shown, text, key);
    expect(applied).toMatchObject({
      status: 200,
      body: { nuevos: 2, cambiados: 0, noVistos: 0, conError: 0 },
    });
    expect((await apply(shown, text, key)).body).toEqual(applied.body);
    expect((await apply(shown)).body.code).toBe('TRAMITES_DESACTUALIZADOS');
    const { body: again } = await review(text);
    expect(again).toMatchObject({ filas: [], iguales: 2 });
    expect((await apply(again)).body.code).toBe('TRAMITES_SIN_CAMBIOS');
    expect(await findLastAudit(test.database.kysely, 'importar-tramites')).toMatchObject({
      result: 'rechazo',
    });
  });

  it('[AREA-09] a requisito under another spelling keeps what people said; one that went comes back with it', async () => {
    const { kysely } = test.database;
    const find = () =>
      kysely
        .selectFrom('tramites_requisitos as r')
        .innerJoin('tramites as t', 't.id', 'r.tramite_id')
        .select(['r.id', 'r.nombre', 'r.activo'])
        .where('t.codigo', '=', 'T72001')
        .orderBy('r.id')
        .execute();
    const before = await find();
    const other = csv('T72001;Certificado de residencia;CANCILLERIA;REGISTRO CIVIL;Nombre;RNEC;;');
    const shown = (await review(other)).body;
    expect(shown.filas[0].mensajes).toEqual(['Ya no pide: Foto.', 'Cambia lo que dice de: REGISTRO CIVIL.']);
    expect((await apply(shown, other)).status).toBe(200);
    const after = await find();
    expect(after.map(({ id, activo }) => [id, activo])).toEqual([
      [before[0]?.id, true],
      [before[1]?.id, false],
    ]);
    expect((await apply((await review(text)).body)).status).toBe(200);
    expect((await find()).map(({ activo }) => activo)).toEqual([true, true]);
  });

  it('[AREA-09] of a complete file what it lacks stays and is told as not seen', async () => {
    const complete = csv('T72001;Certificado de residencia;CANCILLERIA;Registro civil;Nombre;RNEC;;');
    const shown = (await review(complete, cancilleria, true)).body;
    const codes = shown.filas
      .filter(({ accion }: { accion: string }) => accion === 'no-visto')
      .map(({ codigo }: { codigo: string }) => codigo);
    expect(codes).toEqual(expect.arrayContaining(['T72002', 'T90008']));
    const applied = await apply(shown, complete, undefined, true);
    expect(applied.body).toMatchObject({ cambiados: 1, noVistos: codes.length });
    const read = async (codigo: string) =>
      (await test.app.inject({ url: `/api-public/tramites/${codigo}` })).json();
    expect(await read('T72002')).toMatchObject({ noVisto: true });
    expect(await read('T72001')).toMatchObject({ noVisto: false });
    // A file of some trámites says nothing of the others, and one that comes back is seen.
    const some = csv('T72002;Apostilla;CANCILLERIA;;;;;', 'T72003;Visa;CANCILLERIA;;;;;');
    expect((await apply((await review(some)).body, some)).status).toBe(200);
    expect(await read('T72002')).toMatchObject({ noVisto: false });
    expect(await read('T72001')).toMatchObject({ noVisto: false });
  });

  it('[AREA-09] and who edits a trámite meanwhile wait for each other', async () => {
    const url = '/api-public/tramites/T72001';
    const { id, requisitos } = (await test.app.inject({ url })).json();
    const edit = () =>
      test.app.inject({
        method: 'PUT',
        url: `/api/tramites/${id}/requisitos/${requisitos[0].id}/elementos`,
        headers: { authorization: `Bearer ${cancilleria}` },
        payload: { elementos: [] },
      });
    for (const nombre of ['Residencia', 'Domicilio', 'Vecindad']) {
      const file = csv(`T72001;${nombre};CANCILLERIA;Registro civil;Nombre;RNEC;;`);
      const shown = (await review(file)).body;
      const [edited, applied] = await Promise.all([edit(), apply(shown, file)]);
      expect([edited.statusCode, applied.status]).toEqual([200, 200]);
      expect((await test.app.inject({ url })).json()).toMatchObject({ nombre });
    }
  });

  it('[AREA-09] of a thousand trámites is applied whole', async () => {
    const large = csv(
      ...Array.from({ length: 1000 }, (_, at) => `T8${at};Trámite ${at};CANCILLERIA;Papel ${at};Dato;RNEC;;`),
    );
    const shown = (await review(large)).body;
    expect((await apply(shown, large)).body).toMatchObject({ nuevos: 1000, conError: 0 });
    expect((await review(large)).body).toMatchObject({ filas: [], iguales: 1000 });
  });
});
