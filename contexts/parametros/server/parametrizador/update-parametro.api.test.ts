import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parametroSchema } from '../../contract/parametro.schema.ts';
import { findErroresValor } from '../../rules/valor-parametro.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000001');
});
afterAll(() => test.close());

const headers = (extra: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, ...extra });
const list = async () => (await test.app.inject({ url: '/api/parametrizador', headers: headers() })).json();
const get = (clave: string) => test.app.inject({ url: `/api/parametros/${clave}`, headers: headers() });
const put = (clave: string, valor: unknown, extra: Record<string, string> = {}) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/parametros/${clave}`,
    headers: headers(extra),
    payload: { valor },
  });
const configuracion = async () => (await test.app.inject('/api-public/configuracion')).json();

describe('the parameterizer', () => {
  it('[AREA-10] parametrizador tells every parameter under its group, each with a value its own rule accepts', async () => {
    const { grupos } = await list();
    const parametros = grupos.flatMap((grupo: { parametros: unknown[] }) => grupo.parametros);
    const { length } = await test.database.kysely.selectFrom('parametros').select('clave').execute();
    expect(parametros).toHaveLength(length);
    expect(grupos[0]).toMatchObject({ codigo: 'producto', nombre: 'Producto' });
    for (const parametro of parametros.map((each: unknown) => parametroSchema.parse(each))) {
      expect([parametro.clave, findErroresValor(parametro, parametro.valor)]).toEqual([parametro.clave, []]);
    }
  });

  it.each([
    ['busqueda.minimoCaracteres', 11, 'valor', 'Debe estar entre 1 y 10.'],
    ['busqueda.minimoCaracteres', '3', 'valor', 'Escriba un número entero.'],
    ['formularios.bloqueaPegado', null, 'valor', 'Elija sí o no.'],
    ['titulo.producto', '', 'valor', 'Escriba un valor.'],
    ['pie.telefonos', [{ nombre: 'Bogotá' }], 'valor.0.numero', 'Número: Escriba un valor.'],
    ['pie.redes', [{ nombre: 'X', url: 'javascript:alert(1)' }], 'valor.0.url', /https/],
  ])(
    '[AREA-10] parametros refuses for %s the value %j, by field, and changes nothing',
    async (clave, valor, campo, mensaje) => {
      const before = (await get(clave)).json();
      const answer = await put(clave, valor);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'SOLICITUD_INVALIDA',
        detalles: [
          { campo, mensaje: typeof mensaje === 'string' ? mensaje : expect.stringMatching(mensaje) },
        ],
      });
      expect((await get(clave)).json()).toEqual(before);
    },
  );

  it('refuses what the process keeps, with the reason the screen shows, and what is not there', async () => {
    const fijo = (await get('sitio.direccion')).json();
    expect(fijo.edicion.allowed).toBe(false);
    const answer = await put('sitio.direccion', 'https://otra.ejemplo');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().detalles.map(({ mensaje }: { mensaje: string }) => mensaje)).toEqual([
      ...fijo.edicion.reasons,
      'Puede cambiarlo: quien opera el servidor.',
    ]);
    expect((await get('no.existe')).statusCode).toBe(404);
    expect((await put('no.existe', 1)).statusCode).toBe(404);
  });

  it('[AREA-10] a changed parameter acts without restart: the next page has the new text and the new setting', async () => {
    expect((await configuracion()).busqueda.minimoCaracteres).toBe(3);
    expect((await put('busqueda.minimoCaracteres', 4)).json()).toMatchObject({ valor: 4, version: 2 });
    expect((await put('pie.telefonos', [{ nombre: 'Cali', numero: '602' }])).statusCode).toBe(200);
    expect((await configuracion()).duracionBannerMs).toBe(5000);
    expect((await put('banner.duracionMs', 7000)).statusCode).toBe(200);
    const { busqueda, pie, duracionBannerMs } = await configuracion();
    expect(duracionBannerMs).toBe(7000);
    expect(busqueda.minimoCaracteres).toBe(4);
    expect(pie.telefonos).toEqual([{ nombre: 'Cali', numero: '602' }]);
  });

  it('audits the change from → to', async () => {
    await put('banner.duracionMs', 6000);
    const event = await test.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'object_id', 'detail'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(event).toEqual({
      action: 'cambiar-parametro',
      object_id: 'banner.duracionMs',
      detail: { antes: { valor: 7000 }, despues: { valor: 6000 } },
    });
  });

  it('the second of two administrators is told, with the present value', async () => {
    const { version } = (await get('correo.ejemplo')).json();
    const match = { 'if-match': `"${version}"` };
    expect((await put('correo.ejemplo', 'uno@entidad.gov.co', match)).statusCode).toBe(200);
    const second = await put('correo.ejemplo', 'dos@entidad.gov.co', match);
    expect(second.statusCode).toBe(412);
    expect(second.json().actual).toMatchObject({ valor: 'uno@entidad.gov.co', version: version + 1 });
  });
});
