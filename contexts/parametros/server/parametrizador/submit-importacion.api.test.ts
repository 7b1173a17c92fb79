import { randomBytes } from 'node:crypto';
import { createSecrets } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchivoParametros } from '../../contract/index.ts';
import { writeArchivo } from './archivo-firmado.ts';

let test: TestApp;
let token: string;
/** A person of the ministry who confirms changes and makes none. */
let segunda: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000001');
  segunda = await openTestSession(test.database.kysely, '1000000013');
});
afterAll(() => test.close());

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, bearer = token) =>
  test.app.inject({
    method,
    url: `/api/${url}`,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload ? { payload } : {}),
  });
const get = async (clave: string) => (await ask('GET', `parametros/${clave}`)).json();
const put = (clave: string, valor: unknown) => ask('PUT', `parametros/${clave}`, { valor });
const take = async (): Promise<ArchivoParametros> => (await ask('GET', 'parametrizador/exportar')).json();
const look = (archivo: string) => ask('POST', 'parametrizador/importacion/vistaPrevia', { archivo });
const send = (archivo: string, huella: string, llaveComparada = false) =>
  ask('POST', 'parametrizador/importacion', { archivo, huella, llaveComparada });

/** A file with other values, whose signature is still that of the first ones. */
const alter = (
  cambios: Readonly<Record<string, unknown>>,
  archivo: ArchivoParametros,
): ArchivoParametros => ({
  ...archivo,
  parametros: archivo.parametros.map(({ clave, valor }) => ({
    clave,
    valor: clave in cambios ? cambios[clave] : valor,
  })),
});

/** The same file as another installation would have signed it. */
const signElsewhere = ({ firma: _own, ...contenido }: ArchivoParametros) =>
  JSON.stringify(writeArchivo(createSecrets(randomBytes(32)), contenido));

describe('parameters taken to another installation', () => {
  it('[AREA-10] what is no file of them, or was altered after it was signed, is refused before anything is compared', async () => {
    for (const archivo of ['{', '[]', '{"formato":"otro"}', 'x'.repeat(10)])
      expect((await look(archivo)).json().code, archivo).toBe('ARCHIVO_PARAMETROS_ILEGIBLE');
    expect((await look('x'.repeat(500_001))).statusCode).toBe(400);
    const archivo = await take();
    const altered = [
      alter({ 'mesas.diasEnmienda': 9 }, archivo),
      { ...archivo, sitio: 'https://otro.ejemplo' },
      { ...archivo, firma: { ...archivo.firma, llave: 'corta' } },
      { ...archivo, firma: { ...archivo.firma, valor: '' } },
    ];
    for (const otro of altered) {
      expect((await look(JSON.stringify(otro))).json().code).toBe('ARCHIVO_PARAMETROS_ALTERADO');
      expect((await send(JSON.stringify(otro), 'x')).json().code).toBe('ARCHIVO_PARAMETROS_ALTERADO');
    }
    expect((await ask('GET', 'parametrizador/exportar', undefined, segunda)).statusCode).toBe(200);
    expect(
      (await ask('POST', 'parametrizador/importacion/vistaPrevia', { archivo: '{}' }, segunda)).statusCode,
    ).toBe(403);
    expect(
      (await ask('POST', 'parametrizador/importacion', { archivo: '{}', huella: 'x' }, segunda)).statusCode,
    ).toBe(403);
  });

  it('[AREA-10] its own file changes nothing until something changed here; the process keeps its own', async () => {
    const archivo = await take();
    expect(archivo.parametros.map(({ clave }) => clave)).not.toContain('sitio.direccion');
    const same = (await look(JSON.stringify(archivo))).json();
    expect(same).toMatchObject({ esPropia: true, diferencias: [], iguales: archivo.parametros.length });
    const nothing = await send(JSON.stringify(archivo), same.huella);
    expect([nothing.statusCode, nothing.json().detalles[0].mensaje]).toEqual([
      409,
      'El archivo no trae ningún valor que cambie aquí.',
    ]);
  });

  it('[AREA-10] one value that hinders hinders all of them', async () => {
    const archivo = await take();
    const file = signElsewhere(alter({ 'mesas.diasEnmienda': 9_999, 'banner.duracionMs': 8_000 }, archivo));
    const previa = (await look(file)).json();
    expect(previa.decision.reasons).toEqual(['Un valor impide la importación: no se guarda ninguno.']);
    expect(
      previa.diferencias.map(({ clave, suerte }: { clave: string; suerte: string }) => [clave, suerte]),
    ).toEqual([
      ['banner.duracionMs', 'guarda'],
      ['mesas.diasEnmienda', 'impide'],
    ]);
    expect((await send(file, previa.huella, true)).json().code).toBe('IMPORTACION_NO_PERMITIDA');
    expect((await get('banner.duracionMs')).valor).not.toBe(8_000);
  });

  it('[AREA-10] shows the differences first, is done over them alone, and takes two people where a value does', async () => {
    const archivo = await take();
    const cambios = { 'banner.duracionMs': 8_000, 'certificados.mesesVigenciaN3': 36 };
    const contenido = alter(cambios, archivo);
    const file = signElsewhere({
      ...contenido,
      parametros: [...contenido.parametros, { clave: 'otro.nuevo', valor: 1 }],
    });
    const before = (await get('banner.duracionMs')).valor;
    const previa = (await look(file)).json();
    expect(previa).toMatchObject({
      esPropia: false,
      llave: expect.stringMatching(/^[0-9a-f]{32}$/),
      decision: { allowed: true },
      iguales: archivo.parametros.length - 2,
      diferencias: [
        { clave: 'banner.duracionMs', antes: before, despues: 8_000, suerte: 'guarda' },
        { clave: 'certificados.mesesVigenciaN3', antes: 24, despues: 36, suerte: 'propone', unidad: 'meses' },
        {
          clave: 'otro.nuevo',
          antes: null,
          suerte: 'omite',
          razones: ['Esta instalación no tiene este parámetro.'],
        },
      ],
    });
    expect((await send(file, previa.huella)).json().detalles[0].campo).toBe('llaveComparada');
    await put('banner.duracionMs', 6_500);
    expect((await send(file, previa.huella, true)).json().code).toBe('IMPORTACION_DISTINTA');
    const { huella } = (await look(file)).json();
    expect((await send(file, huella, true)).json()).toEqual({ guardados: 1, propuestos: 1 });
    expect((await get('banner.duracionMs')).valor).toBe(8_000);
    const sensible = await get('certificados.mesesVigenciaN3');
    expect(sensible).toMatchObject({ valor: 24, pendiente: { valor: 36, aprobacion: { allowed: false } } });
    const events = await test.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('action', 'in', ['importar-parametros', 'cambiar-parametro', 'proponer-cambio-parametro'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'proponer-cambio-parametro',
      'cambiar-parametro',
      'importar-parametros',
    ]);
    expect(events[2]?.detail).toMatchObject({ llave: previa.llave, guardados: 1, propuestos: 1 });
    // While it waits, the same file hinders itself.
    expect((await look(file)).json().diferencias[0]).toMatchObject({
      clave: 'certificados.mesesVigenciaN3',
      suerte: 'impide',
    });
    expect(
      (await ask('POST', 'parametros/certificados.mesesVigenciaN3/cambio/rechazar', {}, segunda)).statusCode,
    ).toBe(200);
    expect((await put('banner.duracionMs', before)).statusCode).toBe(200);
  });
});
