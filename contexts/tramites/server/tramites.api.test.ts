import { addServicioPublicado } from '@marco/directorio/testing';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { getEntidadId } from '@marco/entidades/testing';
import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DetalleTramite } from '../contract/index.ts';

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

let calls = 0;
async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  token?: string,
  headers = {},
) {
  calls += 1;
  const answer = await test.app.inject({
    method,
    // Few calls a minute are taken of one address.
    remoteAddress: `10.3.${calls >> 8}.${calls & 255}`,
    url: `/api${token ? '' : '-public'}${url}`,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const getTramite = async (codigo: string, token?: string): Promise<DetalleTramite> =>
  (await call('GET', `/tramites/${codigo}`, undefined, token)).body;
const findPapel = (tramite: DetalleTramite, nombre: RegExp) => {
  const papel = tramite.requisitos.find((uno) => nombre.test(uno.nombre));
  if (!papel) throw new Error(`${tramite.codigo} asks for no ${nombre}.`);
  return papel;
};

describe('what is refused of trámites', () => {
  it.each([
    ['/tramites/T99999999', 404, 'TRAMITE_INEXISTENTE'],
    ['/tramites/otro', 400, 'SOLICITUD_INVALIDA'],
    ['/tramites?pagina=0', 400, 'SOLICITUD_INVALIDA'],
    ['/tramites?tamano=5000', 400, 'SOLICITUD_INVALIDA'],
    [`/tramites?texto=${'x'.repeat(200)}`, 400, 'SOLICITUD_INVALIDA'],
    ['/mapa-solo-una-vez?marca=roba', 400, 'SOLICITUD_INVALIDA'],
    ['/mapa-solo-una-vez/entidades/99999999', 404, 'ENTIDAD_SIN_MAPA'],
  ])('[AREA-09] GET %s', async (url, status, code) => {
    const answer = await call('GET', url);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('[AREA-09] who reads only changes nothing, and who edits another entidad neither', async () => {
    const tramite = await getTramite('T90001');
    const papel = findPapel(tramite, /supervivencia/);
    const url = `/tramites/${tramite.id}/requisitos/${papel.id}/elementos`;
    expect((await call('PUT', url, { elementos: [] }, lectora)).status).toBe(403);
    const ajeno = await call('PUT', url, { elementos: [] }, cancilleria);
    expect([ajeno.status, ajeno.body.code]).toEqual([403, 'TRAMITE_AJENO']);
    const propuestas = await call('POST', url.replace('elementos', 'propuestas'), undefined, cancilleria);
    expect(propuestas.body.code).toBe('TRAMITE_AJENO');
    expect((await getTramite('T90001', cancilleria)).permisos.editar).toMatchObject({ allowed: false });
    expect((await getTramite('T90008', cancilleria)).permisos.editar).toMatchObject({ allowed: true });
    expect(await getTramite('T90001')).toEqual({ ...tramite, permisos: expect.anything() });
  });

  it('[AREA-09] elements that are none, requisitos of another trámite, a version that is not the last', async () => {
    const tramite = await getTramite('T90008', cancilleria);
    const papel = findPapel(tramite, /Pasaporte anterior/);
    const url = `/tramites/${tramite.id}/requisitos/${papel.id}/elementos`;
    const put = (payload: object, where = url, headers = {}) =>
      call('PUT', where, payload, cancilleria, headers);
    const decide = (elementoId: number) => ({ elementos: [{ elementoId, decision: 'aceptado' }] });
    expect((await put(decide(99_999_999))).body.code).toBe('ELEMENTO_NO_MAPEABLE');
    expect((await put({ elementos: [{ elementoId: 1, decision: 'tal vez' }] })).status).toBe(400);
    const otro = findPapel(await getTramite('T90001'), /supervivencia/);
    const ajeno = `/tramites/${tramite.id}/requisitos/${otro.id}/elementos`;
    expect((await put({ elementos: [] }, ajeno)).body.code).toBe('REQUISITO_INEXISTENTE');
    const late = await put({ elementos: [] }, url, { 'if-match': `"${tramite.version + 5}"` });
    expect([late.status, late.body.code]).toEqual([412, 'VERSION_DISTINTA']);
    expect(await getTramite('T90008', cancilleria)).toEqual(tramite);
  });

  it('[AREA-09] a payment proves nothing', async () => {
    const tramite = await getTramite('T90006', ministerio);
    const pago = findPapel(tramite, /Pago/);
    const url = `/tramites/${tramite.id}/requisitos/${pago.id}/elementos`;
    expect((await call('PUT', url, { elementos: [] }, ministerio)).body.code).toBe('REQUISITO_SIN_ELEMENTOS');
  });
});

describe('the once-only map', () => {
  it('[AREA-09] «fe de vida»: the registry answers, and Colpensiones has an agreement', async () => {
    const papel = findPapel(await getTramite('T90002'), /supervivencia/);
    expect(papel).toMatchObject({ veredicto: 'suprimible-ya', esPosible: false, observaciones: 2 });
    expect(papel.razones.join(' ')).toMatch(
      /^Indicador de persona fallecida: lo entrega RNEC con «Consulta del registro civil de defunción», publicado y con acuerdo vigente\.$/,
    );
    expect(papel.siguiente?.texto).toMatch(/^Deje de pedir el papel/);
    expect(papel.vias).toMatchObject([
      { direccion: expect.stringMatching(/^\/directorio-servicios\/rnec\//) },
    ]);
  });

  it('[AREA-09] what is proposed alone is possible and saves nothing; what nobody mapped waits', async () => {
    const credito = await getTramite('T90003');
    expect(findPapel(credito, /examen/)).toMatchObject({ esPosible: true });
    const vivienda = await getTramite('T90004');
    expect(findPapel(vivienda, /ingresos/)).toMatchObject({ veredicto: 'por-clasificar', siguiente: null });
    expect(vivienda.ahorro).toMatchObject({ potencial: expect.anything(), logrado: null });
    const licencia = await getTramite('T90006');
    expect(findPapel(licencia, /aptitud/)).toMatchObject({
      veredicto: 'legitimo',
      razones: ['Lo exige la Ley 769 de 2002: el documento mismo.'],
    });
  });

  it('[AREA-09] the list, an entidad and an element tell the same counts', async () => {
    const entidadId = await getEntidadId(test.database.kysely, 'COLPENSIONES');
    const { body: lista } = await call('GET', `/tramites?entidad=${entidadId}`);
    expect(lista.total).toBe(2);
    const { body: entidad } = await call('GET', `/mapa-solo-una-vez/entidades/${entidadId}?tamano=50`);
    const papeles = lista.tramites.map(({ cuenta }: { cuenta: { papeles: number } }) => cuenta.papeles);
    expect(entidad.cuenta.papeles).toBe(papeles.reduce((sum: number, one: number) => sum + one, 0));
    expect(entidad.papeles).toHaveLength(entidad.cuenta.papeles);
    const { body: ya } = await call(
      'GET',
      `/mapa-solo-una-vez/entidades/${entidadId}?veredicto=suprimible-ya`,
    );
    expect(ya.total).toBe(entidad.cuenta.veredictos['suprimible-ya']);
    const [fallecido] = findPapel(await getTramite('T90002'), /supervivencia/).elementos;
    const { body: elemento } = await call('GET', `/mapa-solo-una-vez/elementos/${fallecido?.elementoId}`);
    expect(elemento.tramites.map(({ codigo }: { codigo: string }) => codigo).sort()).toEqual([
      'T90001',
      'T90002',
    ]);
  });

  it('[AREA-09] the matrix names who answers, delivers, asks and receives, and is narrowed by each', async () => {
    const { body } = await call('GET', '/mapa-solo-una-vez?texto=fallecida');
    expect(body.filas).toMatchObject([{ identificador: 'esFallecido', tramites: 2 }]);
    const colpensiones = await getEntidadId(test.database.kysely, 'COLPENSIONES');
    const rnec = await getEntidadId(test.database.kysely, 'RNEC');
    const marcas = new Map(
      body.filas[0].entidades.map((uno: { entidadId: number; marcas: string[] }) => [
        uno.entidadId,
        uno.marcas,
      ]),
    );
    expect(marcas.get(colpensiones)).toEqual(['pide', 'intercambia']);
    expect(marcas.get(rnec)).toContain('sirve');
    expect(body.entidades.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([colpensiones, rnec]),
    );
    const narrowed = await call('GET', `/mapa-solo-una-vez?texto=fallecida&entidad=${rnec}&marca=pide`);
    expect(narrowed.body).toEqual({ filas: [], entidades: [], total: 0 });
  });
});

describe('what people say a paper proves', () => {
  it('[AREA-09] the assistant proposes, a person decides, and the verdict follows with its trail', async () => {
    const { kysely } = test.database;
    const elemento = await createPublicado(kysely, {
      identificador: 'codPaisDestino',
      nombre: 'País de destino',
    });
    const tramite = await getTramite('T90008', cancilleria);
    const papel = findPapel(tramite, /Fotocopia/);
    const url = `/tramites/${tramite.id}/requisitos/${papel.id}`;
    const decide = async (payload: object) => call('PUT', `${url}/elementos`, payload, cancilleria);
    const accepted = await decide({
      elementos: [{ elementoId: elemento.elementoId, dato: papel.datos[0], decision: 'aceptado' }],
    });
    expect(accepted.status).toBe(200);
    expect(accepted.body.version).toBe(tramite.version + 1);
    expect(findPapel(accepted.body, /Fotocopia/)).toMatchObject({
      veredicto: 'estado-lo-tiene',
      esPosible: false,
    });
    expect(await findLastAudit(kysely, 'clasificar-requisito', tramite.id)).toMatchObject({
      result: 'exito',
      detail: { despues: { elementos: [{ elementoId: elemento.elementoId, decision: 'aceptado' }] } },
    });
    const entidadId = await getEntidadId(kysely, 'RNEC');
    await addServicioPublicado(kysely, { entidadId, entrega: [elemento.versionId] });
    expect(findPapel(await getTramite('T90008'), /Fotocopia/).veredicto).toBe('suprimible-con-acuerdo');

    const proposed = await call('POST', `${url}/propuestas`, undefined, cancilleria);
    expect(proposed.status).toBe(200);
    const propuestas = findPapel(proposed.body, /Fotocopia/).elementos.filter(
      ({ origen }) => origen === 'asistente',
    );
    expect(propuestas).toMatchObject([
      { identificador: 'datosBasicosPersona', decision: 'pendiente', dato: 'Datos básicos de la persona' },
    ]);
    expect(propuestas[0]?.confianza).toBeGreaterThanOrEqual(55);
    expect(propuestas[0]?.razones.length).toBeGreaterThan(0);
    expect(findPapel(proposed.body, /Fotocopia/)).toMatchObject({ esPosible: true });
  });

  it('[AREA-09] an agreement that is written makes a paper spared now, one that ended does not', async () => {
    const { kysely } = test.database;
    const tramite = await getTramite('T90008', cancilleria);
    const papel = findPapel(tramite, /Fotocopia/);
    const put = (servicios: object[]) =>
      call('PUT', `/tramites/${tramite.id}/servicios`, { servicios }, cancilleria);
    const servicios = papel.vias.map(({ servicioId }) => ({ servicioId, uso: 'consume', acuerdo: 'ACU-1' }));
    expect(servicios.length).toBeGreaterThan(0);
    const [servicio] = servicios;
    expect((await put([...servicios, ...servicios])).body.code).toBe('SERVICIO_REPETIDO');
    expect((await put([{ ...servicio, servicioId: 99_999_999 }])).body.code).toBe('SERVICIO_NO_USABLE');
    expect((await put([{ ...servicio, transacciones: 5 }])).status).toBe(400);
    const over = await put(servicios.map((uno) => ({ ...uno, acuerdoHasta: '2020-01-01' })));
    expect(findPapel(over.body, /Fotocopia/).veredicto).toBe('suprimible-con-acuerdo');
    const cancilleriaId = await getEntidadId(kysely, 'CANCILLERIA');
    const countRecibidos = async () =>
      (await call('GET', `/mapa-solo-una-vez?texto=destino&entidad=${cancilleriaId}&marca=intercambia`)).body
        .total;
    expect(await countRecibidos()).toBe(0);
    const { body } = await put(servicios);
    expect(await countRecibidos()).toBe(1);
    expect(findPapel(body, /Fotocopia/).veredicto).toBe('suprimible-ya');
    expect(body.servicios[0]).toMatchObject({ acuerdo: 'ACU-1', acuerdoHasta: null });
    expect(await findLastAudit(kysely, 'escribir-servicios-tramite')).toMatchObject({ result: 'exito' });
  });
});
