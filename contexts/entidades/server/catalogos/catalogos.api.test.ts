import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let admin: string;
let coordinator: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await openTestSession(test.database.kysely, '1000000001');
  coordinator = await openTestSession(test.database.kysely, '1000000013');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT';
function call(method: Method, path: string, payload?: object, headers: object = {}, token = admin) {
  return test.app.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
}

async function find(catalogo: string, texto: string) {
  return (await call('GET', `${catalogo}?${new URLSearchParams({ texto })}`)).json();
}

const findAudit = (action: string) => findLastAudit(test.database.kysely, action);

describe('keeping a catalogue', () => {
  it.each([
    [
      'a catalogue that does not exist',
      'catalogos/ordenes/importacion/revisar',
      { texto: 'a', inactivarAusentes: false },
    ],
    ['a code with letters', 'sectores', { codigo: '1a', nombre: 'Nuevo' }],
    ['a municipality without its department', 'municipios', { codigo: '98001', nombre: 'Nuevo' }],
    ['no name', 'sectores', { codigo: '77', nombre: '  ' }],
    ['a name over 100 characters', 'sectores', { codigo: '77', nombre: 'a'.repeat(101) }],
  ])('[AREA-01] %s is refused', async (_name, path, payload) => {
    expect((await call('POST', path, payload)).statusCode).toBe(400);
  });

  it('[AREA-01] who consults does not change', async () => {
    const found = await call('GET', 'sectores', undefined, {}, coordinator);
    expect(found.json().permisos).toMatchObject({ crear: { allowed: false }, editar: { allowed: false } });
    const payload = { codigo: '77', nombre: 'Nuevo' };
    expect((await call('POST', 'sectores', payload, {}, coordinator)).statusCode).toBe(403);
  });

  it('[AREA-01] rows are found by name without accents or by code, with how many entities use them', async () => {
    expect((await find('municipios', 'MEDELLIN')).filas).toMatchObject([
      { codigo: '05001', departamento: 'Antioquia', activo: true, usos: expect.any(Number) },
    ]);
    expect((await find('municipios', '0500')).total).toBeGreaterThan(1);
    const sectores = (await call('GET', 'sectores?tamano=100&ordenarPor=codigo')).json();
    const codes = sectores.filas.map(({ codigo }: { codigo: string }) => Number(codigo));
    expect(codes).toEqual([...codes].sort((a, b) => a - b));
    expect(sectores.filas.some(({ usos }: { usos: number }) => usos > 0)).toBe(true);
  });

  it('[AREA-01] code and name are there once; a row is created, renamed and inactivated, audited from → to', async () => {
    const created = await call('POST', 'sectores', { codigo: '77', nombre: 'Economía Popular' });
    expect(created.json()).toMatchObject({ codigo: '77', activo: true, version: 1, usos: 0 });
    const sameCode = await call('POST', 'sectores', { codigo: '77', nombre: 'Otro' });
    expect(sameCode.json()).toMatchObject({ status: 409, code: 'CATALOGO_CODIGO_REPETIDO' });
    const sameName = await call('POST', 'sectores', { codigo: '78', nombre: 'Economía Popular' });
    expect(sameName.json()).toMatchObject({ status: 409, code: 'CATALOGO_NOMBRE_REPETIDO' });
    const ahora = { nombre: 'Economía popular y solidaria', activo: false };
    const path = `sectores/${created.json().id}/`;
    const updated = await call('PUT', path, ahora, { 'if-match': '"1"' });
    expect(updated.json()).toMatchObject({ ...ahora, version: 2 });
    expect(await findAudit('editar-fila-catalogo')).toMatchObject({
      object_type: 'sectores',
      object_id: '77',
      detail: { antes: { nombre: 'Economía Popular', activo: true }, despues: ahora },
    });
    const late = await call('PUT', path, ahora, { 'if-match': '"1"' });
    expect(late.json()).toMatchObject({ status: 412, actual: { ...ahora, version: 2 } });
    expect((await call('PUT', 'sectores/99999/', ahora)).statusCode).toBe(404);
  });
});

const review = (catalogo: string, texto: string, inactivarAusentes = false) =>
  call('POST', `catalogos/${catalogo}/importacion/revisar`, { texto, inactivarAusentes });
const apply = (catalogo: string, texto: string, huella: string, inactivarAusentes = false, headers = {}) =>
  call('POST', `catalogos/${catalogo}/importacion/aplicar`, { texto, inactivarAusentes, huella }, headers);

describe('importing an official file', () => {
  it.each([
    ['no rows', 'codigo;nombre\n', 'IMPORTACION_VACIA'],
    ['no columns', 'id;texto\n1;a\n', 'IMPORTACION_SIN_COLUMNAS'],
    ['broken quotes', 'codigo;nombre\n05001;"Mede', 'IMPORTACION_ILEGIBLE'],
    ['too many rows', `codigo;nombre\n${'05001;a\n'.repeat(10_001)}`, 'IMPORTACION_DEMASIADAS_FILAS'],
  ])('[AREA-01] %s: refused with its reason', async (_name, texto, code) => {
    expect((await review('municipios', texto)).json()).toMatchObject({ status: 422, code });
  });

  it('[AREA-01] a file that cannot be read is refused with the line, and what was tried stays in the trail', async () => {
    const refused = await apply('municipios', 'codigo;nombre\n05001;Medellín\n05002;"Abe', 'x');
    expect(refused.json()).toMatchObject({
      code: 'IMPORTACION_ILEGIBLE',
      detalles: [{ campo: 'texto', mensaje: 'Revise las comillas de la línea 3.' }],
    });
    expect(await findAudit('importar-catalogo')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'IMPORTACION_ILEGIBLE' },
    });
  });

  it('[AREA-01] the dry run tells errors and differences by line and changes nothing', async () => {
    const before = await find('municipios', '05');
    const texto =
      'Código Municipio;Nombre Municipio\n5001;MEDELLÍN\n5002;Abejorral Nuevo\n5999;NUEVO PUEBLO\n;Sin código\n98001;Lejos\n';
    const answer = await review('municipios', texto);
    expect(answer.json()).toEqual({
      huella: expect.stringMatching(/^[0-9a-f]{64}$/),
      iguales: 1,
      filas: [
        {
          linea: 3,
          accion: 'cambiada',
          codigo: '05002',
          nombre: 'Abejorral Nuevo',
          antes: { nombre: 'Abejorral', activo: true },
          mensajes: [],
        },
        { linea: 4, accion: 'nueva', codigo: '05999', nombre: 'Nuevo Pueblo', antes: null, mensajes: [] },
        expect.objectContaining({ linea: 5, accion: 'error', mensajes: [expect.stringContaining('cinco')] }),
        expect.objectContaining({ linea: 6, accion: 'error', mensajes: [expect.stringContaining('98')] }),
      ],
    });
    expect(await find('municipios', '05')).toEqual(before);
  });

  it('[AREA-01] exactly what was shown is applied, once, in one transaction with its audit', async () => {
    const texto = 'codigo,nombre\n05002,Abejorral\n05998,Pueblo Uno\nx,y\n';
    const { huella } = (await review('municipios', texto)).json();
    const key = { 'idempotency-key': 'importacion-de-prueba' };
    const [first, again] = [
      await apply('municipios', texto, huella, false, key),
      await apply('municipios', texto, huella, false, key),
    ];
    expect(first.json()).toEqual({ nuevas: 1, cambiadas: 0, inactivadas: 0, conError: 1 });
    expect(again.json()).toEqual(first.json());
    expect((await find('municipios', '05998')).filas).toMatchObject([
      { nombre: 'Pueblo Uno', departamento: 'Antioquia', activo: true },
    ]);
    expect(await findAudit('importar-catalogo')).toMatchObject({
      result: 'exito',
      object_type: 'municipios',
      detail: { huella, nuevas: ['05998'], cambiadas: [], inactivadas: [] },
    });
  });

  it('[AREA-01] refused when the catalogue, the file or the choice changed after the dry run, or nothing changes', async () => {
    const texto = 'codigo,nombre\n05997,Pueblo Dos\n';
    const { huella } = (await review('municipios', texto)).json();
    const other = await apply('municipios', `${texto}05996,Otro\n`, huella);
    const choice = await apply('municipios', texto, huella, true);
    await call('PUT', 'municipios/05001/', { nombre: 'Medellín D.E.', activo: true });
    const outdated = await apply('municipios', texto, huella);
    for (const answer of [other, choice, outdated])
      expect(answer.json()).toMatchObject({ status: 409, code: 'IMPORTACION_DESACTUALIZADA' });
    expect((await find('municipios', '05997')).total).toBe(0);
    const same = 'codigo,nombre\n05001,Medellín D.E.\n';
    const empty = await apply('municipios', same, (await review('municipios', same)).json().huella);
    expect(empty.json()).toMatchObject({ status: 409, code: 'IMPORTACION_SIN_CAMBIOS' });
  });

  it('[AREA-01] what the file does not bring is inactivated only when asked, and a later file brings it back', async () => {
    const texto = 'codigo;nombre\n05;Antioquia\n11;Bogotá D.C.\n';
    expect((await review('departamentos', texto)).json().filas).toEqual([]);
    const { huella, filas } = (await review('departamentos', texto, true)).json();
    expect(filas).toHaveLength(31);
    const applied = await apply('departamentos', texto, huella, true);
    expect(applied.json()).toMatchObject({ inactivadas: 31 });
    expect((await find('departamentos', 'Valle')).filas).toMatchObject([{ activo: false }]);
    const back = 'codigo;nombre\n76;Valle del Cauca\n';
    const revision = (await review('departamentos', back)).json();
    expect(revision.filas).toMatchObject([{ accion: 'cambiada', antes: { activo: false } }]);
    await apply('departamentos', back, revision.huella);
    expect((await find('departamentos', 'Valle')).filas).toMatchObject([{ activo: true }]);
  });

  it('[AREA-01] names may pass from one row to the other', async () => {
    const texto = 'codigo;nombre\n05;Bogotá D.C.\n11;Antioquia\n';
    const { huella } = (await review('departamentos', texto)).json();
    expect((await apply('departamentos', texto, huella)).json()).toMatchObject({ cambiadas: 2 });
    expect((await find('departamentos', 'Antioquia')).filas).toMatchObject([{ codigo: '11' }]);
  });

  it('[AREA-01] nine thousand rows are reviewed and applied', async () => {
    const rows = Array.from({ length: 9000 }, (_, index) => `${index + 1000};Sector ${index + 1000}`);
    const texto = `codigo;nombre\n${rows.join('\n')}`;
    const { huella, filas } = (await review('sectores', texto)).json();
    expect(filas).toHaveLength(9000);
    expect((await apply('sectores', texto, huella)).json()).toMatchObject({ nuevas: 9000 });
    expect((await call('GET', 'sectores?tamano=10')).json().total).toBeGreaterThanOrEqual(9000);
  });
});
