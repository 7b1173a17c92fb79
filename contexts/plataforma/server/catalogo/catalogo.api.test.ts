import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearPlataforma } from '../../testing/clear-plataforma.ts';
import { createOperacionClient, type RespuestaDeApi } from '../../testing/operacion-client.ts';

let test: TestApp;
let operador: ReturnType<typeof createOperacionClient>;
let administrador: ReturnType<typeof createOperacionClient>;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0' }, listen: true });
  const open = async (numero: string) =>
    createOperacionClient(test.app.listeningOrigin, await openTestSession(test.database.kysely, numero));
  [operador, administrador] = [await open('1000000012'), await open('1000000001')];
});
afterAll(() => test.close());
beforeEach(() => clearPlataforma(test.database.kysely));

const certificado = {
  servidor: 'ss1',
  uso: 'firma',
  serie: '0A1B',
  emisor: 'CA de ejemplo',
  vence: '2027-01-15',
};
const servicio = { codigo: 'consultar', version: 'v1', tipo: 'REST', clientes: ['CO/GOB/DAFP-0022/SUIT'] };
const snr = (cambios: object = {}) => ({
  clase: 'GOB',
  codigo: 'SNR-0027',
  nombre: 'Superintendencia',
  subsistemas: [{ codigo: 'FM-SIR', servicios: [servicio] }],
  certificados: [certificado],
  ...cambios,
});
const dafp = { clase: 'GOB', codigo: 'DAFP-0022', subsistemas: [{ codigo: 'SUIT' }] };
const write = (miembros: unknown, instancia = 'CO') => JSON.stringify({ instancia, miembros });
const send = (paso: 'revisar' | 'aplicar', texto: string, more: object = {}) =>
  operador.json('POST', `/catalogo/${paso}`, { ambiente: 'produccion', texto, ...more });
async function importa(texto: string): Promise<RespuestaDeApi> {
  const { body } = await send('revisar', texto);
  return send('aplicar', texto, { huella: body.huella });
}

describe('what is refused', () => {
  it.each([
    ['what is neither JSON nor a table', 'no es json', 'archivo'],
    ['a table with quotes that do not end', 'fila;instancia\nmiembro;"CO', 'archivo'],
    [
      'a row of another instance',
      'fila;instancia;clase;miembro\nmiembro;EE;GOB;A',
      'línea 2, columna instancia',
    ],
    ['another instance', write([], 'EE'), 'instancia'],
    ['a malformed identifier', write([{ clase: 'GO/B', codigo: 'A' }]), 'miembros[0].clase'],
    ['a client nobody knows', write([snr()]), 'CO/GOB/SNR-0027/FM-SIR/consultar/v1'],
  ])('[AREA-05] %s, with its place', async (_, texto, lugar) => {
    for (const paso of ['revisar', 'aplicar'] as const) {
      const answer = await send(paso, texto, paso === 'aplicar' ? { huella: 'x' } : {});
      expect([answer.status, answer.body.code]).toEqual([422, 'CATALOGO_CON_PROBLEMAS']);
      expect(answer.body.detalles[0].mensaje).toContain(lugar);
    }
  });

  it('[AREA-05] who is not the operator', async () => {
    const answer = await administrador.json('POST', '/catalogo/revisar', {
      ambiente: 'calidad',
      texto: '{}',
    });
    expect(answer.status).toBe(403);
    expect((await administrador.call('/certificados')).status).toBe(200);
  });

  it('[AREA-05] what was not reviewed as it is now', async () => {
    const texto = write([snr(), dafp]);
    const { body } = await send('revisar', texto);
    await importa(write([dafp]));
    const late = await send('aplicar', texto, { huella: body.huella });
    expect([late.status, late.body.code]).toEqual([409, 'REVISION_DISTINTA']);
    expect(await findLastAudit(test.database.kysely, 'importar-instancia')).toMatchObject({
      result: 'rechazo',
    });
  });
});

describe('the file of an instance', () => {
  it('[AREA-05] is reviewed first and changes nothing then', async () => {
    const { body } = await send('revisar', write([snr(), dafp]));
    expect(body).toMatchObject({ porCambio: { nuevo: 7, cambia: 0, falta: 0, vuelve: 0 }, iguales: 0 });
    expect(body.filas[0]).toMatchObject({ cambio: 'nuevo', tipo: 'miembro', antes: null });
    expect((await operador.call('/servicios')).body.total).toBe(0);
  });

  it('[AREA-05] is applied once: again it does nothing', async () => {
    const texto = write([snr(), dafp]);
    expect((await importa(texto)).body).toEqual({ porCambio: { nuevo: 7, cambia: 0, falta: 0, vuelve: 0 } });
    expect((await send('revisar', texto)).body).toMatchObject({ iguales: 7, filas: [] });
    const { body } = await operador.call('/servicios');
    expect(body.servicios).toMatchObject([
      { identificador: 'CO/GOB/SNR-0027/FM-SIR/consultar/v1', servicio: null, llamadas: 0, p95: null },
    ]);
  });

  it('[AREA-05] what it brings no more is not deleted: it was not seen since then, and may come back', async () => {
    await importa(write([snr(), dafp]));
    const sin = write([snr({ nombre: 'Otro nombre', certificados: [], subsistemas: [] }), dafp]);
    expect((await importa(sin)).body.porCambio).toEqual({ nuevo: 0, cambia: 1, falta: 4, vuelve: 0 });
    expect((await operador.call('/certificados')).body.total).toBe(0);
    expect((await operador.call('/servicios')).body.total).toBe(1);
    expect((await importa(write([snr(), dafp]))).body.porCambio).toEqual({
      nuevo: 0,
      cambia: 1,
      falta: 0,
      vuelve: 4,
    });
  });

  it('[AREA-05] is downloaded as the table it may be imported as: again it changes nothing', async () => {
    const nombre = '=Superintendencia; de "Notariado", -y\ttabulada';
    await importa(write([snr({ nombre }), dafp]));
    const download = async (client: typeof operador) => {
      const { status, texto } = await client.text('/catalogo?ambiente=produccion');
      return { status, texto };
    };
    const { status, texto } = await download(administrador);
    expect([status, texto.split('\r\n')[0]]).toEqual([
      200,
      '\uFEFFfila;instancia;clase;miembro;nombre;subsistema;servicio;version;tipo;cliente;servidor;uso;serie;emisor;vence',
    ]);
    expect((await send('revisar', texto)).body).toMatchObject({ iguales: 7, filas: [] });
    await clearPlataforma(test.database.kysely);
    expect((await importa(texto)).body.porCambio).toMatchObject({ nuevo: 7 });
    expect((await download(operador)).texto).toBe(texto);
    // What was not seen for a while is not what the instance has.
    await importa(write([dafp]));
    expect((await download(operador)).texto.split('\r\n')).toHaveLength(4);
  });

  it('[AREA-05] environments do not know each other', async () => {
    await importa(write([snr(), dafp]));
    const { body } = await operador.json('POST', '/catalogo/revisar', {
      ambiente: 'calidad',
      texto: write([], 'CO-QA'),
    });
    expect(body).toMatchObject({ porCambio: { falta: 0 } });
  });

  it('[AREA-05] certificates stand by the day they end', async () => {
    const later = { ...certificado, uso: 'autenticacion', serie: '2', vence: '2030-05-01' };
    await importa(write([snr({ certificados: [later, certificado] }), dafp]));
    const { body } = await operador.call('/certificados?ambiente=produccion');
    expect(body.certificados).toMatchObject([
      { miembro: 'CO/GOB/SNR-0027', nombre: 'Superintendencia', uso: 'firma', venceEn: '2027-01-15' },
      { uso: 'autenticacion', venceEn: '2030-05-01' },
    ]);
    expect(body.certificados[0].dias).toBeLessThan(body.certificados[1].dias);
  });
});
