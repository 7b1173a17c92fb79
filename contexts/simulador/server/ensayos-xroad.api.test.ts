import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAcuerdoEn } from '@marco/acuerdos/testing/module';
import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITES_ENSAYO } from '../contract/ensayos-xroad.terms.ts';
import type { ConsumoXroad, EnsayoDeConsumo, EnsayosDeVersion, EnsayoXroad } from '../contract/index.ts';
import type { RegistroDelEnsayo } from '../rules/ensayo-xroad/registro-operacion.ts';
import { findFaltaDeRegistro } from '../testing/esquema-opmon.ts';
import { addServicioConContrato } from '../testing/servicio-con-contrato.ts';
import { listVersionesSembradas } from '../testing/versiones-simuladas.ts';
import { getConteos } from './conteos.ts';

let test: TestApp;
let directory: string;
/** Of the entidad of the servicio, of the ministry, and of another entidad. */
let propia: string;
let ministerio: string;
let ajena: string;
let versionId: number;
let sinContrato: number;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ensayos-'));
  test = await startTestApp({ filesDirectory: directory });
  const open = (numero: string) => openTestSession(test.database.kysely, numero);
  [ministerio, propia, ajena] = [
    await open('1000000002'),
    await open('1000000003'),
    await open('1000000004'),
  ];
  const entidadId = await getEntidadDe('1000000003');
  ({ versionId } = await addServicioConContrato(test, 'publicada', { entidadId }));
  const sembradas = await listVersionesSembradas(test.database.kysely);
  const otra = sembradas.find(({ nombre }) => nombre === 'Consulta de vigencia de la cédula de ciudadanía');
  if (!otra) throw new Error('The demo data has that servicio.');
  sinContrato = otra.id;
  await test.database.kysely
    .updateTable('servicios')
    .set({ entidad_id: entidadId })
    .where('id', '=', otra.servicioId)
    .execute();
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

async function getEntidadDe(numero: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select m.entidad_id as id from membresias m join usuarios u on u.id = m.usuario_id
    where u.numero_identificacion = ${numero} and m.estado = 'activa' order by m.id limit 1`.execute(
    test.database.kysely,
  );
  return rows[0]?.id ?? 0;
}

let calls = 0;
async function call(method: 'GET' | 'POST', url: string, token?: string) {
  calls += 1;
  const answer = await test.app.inject({
    method,
    remoteAddress: `10.4.${calls >> 8}.${calls & 255}`,
    url: `/api${url}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}
const toRuta = (version = versionId) => `/simulador/versiones/${version}/ensayos`;
const run = async (version = versionId): Promise<EnsayosDeVersion> =>
  JSON.parse((await call('POST', toRuta(version), propia)).text);

describe('[AREA-05] a rehearsal of X-Road is refused', () => {
  it.each([
    ['to who has no session', 'nadie', 401, 'SESION_REQUERIDA'],
    ['to another entidad, as if it were not there', 'ajena', 404, 'ENSAYO_NO_ENCONTRADO'],
    ['to the ministry, which reads and does not offer', 'ministerio', 403, 'ENSAYO_AJENO'],
  ] as const)('%s', async (_name, who, status, code) => {
    const sesiones = { nadie: undefined, ajena, ministerio };
    const answer = await call('POST', toRuta(), sesiones[who]);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
  });

  it.each([
    ['of a version nobody has', '/simulador/versiones/99999999/ensayos', 404, 'ENSAYO_NO_ENCONTRADO'],
    ['of what is no version', '/simulador/versiones/uno/ensayos', 400, 'SOLICITUD_INVALIDA'],
  ])('%s', async (_name, url, status, code) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await call(method, url, propia);
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
    }
  });

  it('and leaves nothing but its trace', async () => {
    await call('POST', toRuta(), ministerio);
    const { rows } = await sql<{
      total: number;
    }>`select count(*)::int as total from simulador_ensayos`.execute(test.database.kysely);
    expect(rows[0]?.total).toBe(0);
    expect(await findLastAudit(test.database.kysely, 'ensayar-xroad')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'ENSAYO_AJENO' },
    });
  });

  it('of a rehearsal that is not there or of another entidad', async () => {
    expect((await call('GET', '/simulador/ensayos/99999999', propia)).status).toBe(404);
    expect((await call('GET', '/simulador/ensayos/1?formato=pdf', propia)).status).toBe(400);
  });
});

describe('[AREA-05] a rehearsal of X-Road', () => {
  let dicho: EnsayosDeVersion;
  let ultimo: EnsayoXroad;
  beforeAll(async () => {
    dicho = await run();
    if (!dicho.ultimo) throw new Error(JSON.stringify(dicho).slice(0, 500));
    ultimo = dicho.ultimo;
  });
  const find = (codigo: string, ensayo = ultimo) => ensayo.pruebas.find((una) => una.codigo === codigo);

  it('runs the nine tests, each with its result and its reason', () => {
    expect(ultimo.pruebas.map(({ codigo }) => codigo)).toEqual(
      Array.from({ length: 9 }, (_, at) => `T-0${at + 1}`),
    );
    for (const { razones } of ultimo.pruebas) expect(razones.join('').length).toBeGreaterThan(20);
    const de = Object.fromEntries(ultimo.pruebas.map(({ codigo, resultado }) => [codigo, resultado]));
    expect(de).toEqual({
      'T-01': 'superada',
      'T-02': 'superada',
      'T-03': 'sin-evidencia',
      'T-04': 'sin-evidencia',
      'T-05': 'superada',
      'T-06': 'superada',
      'T-07': 'superada',
      'T-08': 'superada',
      'T-09': 'superada',
    });
    expect([ultimo.superadas, ultimo.fallidas, ultimo.total]).toEqual([7, 0, 9]);
    expect(find('T-03')?.razones[0]).toContain('no describe su mensaje de error');
    expect(find('T-07')?.intercambios).toHaveLength(LIMITES_ENSAYO.seguidas + LIMITES_ENSAYO.aLaVez);
  });

  it('is kept with who ran it and when, and traced', async () => {
    expect(dicho.xroad).toMatch(/^CO-QA\/GOB\/[^/]+\/SIMULADOR\/servicio-\d+$/);
    expect(ultimo.quien.length).toBeGreaterThan(3);
    expect(Math.abs(Date.now() - Date.parse(ultimo.ejecutadoEn))).toBeLessThan(60_000);
    expect(dicho.ensayos[0]).toMatchObject({ id: ultimo.id, quien: ultimo.quien, superadas: 7 });
    expect(await findLastAudit(test.database.kysely, 'ensayar-xroad')).toMatchObject({
      result: 'exito',
      detail: { despues: { ensayoId: ultimo.id, superadas: 7, fallidas: 0, total: 9 } },
    });
  });

  it('is read by the ministry, with the reason why it does not run it', async () => {
    const { status, text } = await call('GET', toRuta(), ministerio);
    const leido: EnsayosDeVersion = JSON.parse(text);
    expect([status, leido.ultimo?.id, leido.permisos.ensayar.allowed]).toEqual([200, ultimo.id, false]);
  });

  it('has records of operation in the format of PR-OPMON 1.6 that add up, and name nobody', async () => {
    const { text, headers } = await call('GET', `/simulador/ensayos/${ultimo.id}?formato=operacion`, propia);
    expect(headers['content-disposition']).toBe(`attachment; filename="operacion-ensayo-${ultimo.id}.jsonl"`);
    const registros: RegistroDelEnsayo[] = text
      .trimEnd()
      .split('\n')
      .map((linea) => JSON.parse(linea));
    expect(registros).toHaveLength(ultimo.registros);
    for (const uno of registros) expect(findFaltaDeRegistro(uno)).toBeUndefined();
    const intercambios = ultimo.pruebas.flatMap((una) => una.intercambios);
    const porLado = Map.groupBy(registros, ({ securityServerType }) => securityServerType);
    const ids = (lado: 'Client' | 'Producer') =>
      (porLado.get(lado) ?? []).map(({ messageId }) => messageId).toSorted();
    expect(ids('Client')).toEqual(intercambios.map(({ mensaje }) => mensaje).toSorted());
    expect(ids('Producer')).toEqual(ids('Client'));
    const bytes = (porLado.get('Client') ?? []).reduce((total, { responseSize }) => total + responseSize, 0);
    expect(bytes).toBe(intercambios.reduce((total, uno) => total + uno.bytes, 0));
    expect(registros.filter(({ faultCode }) => faultCode === 'Server.ServerProxy.AccessDenied')).toHaveLength(
      2,
    );
    expect(text).not.toContain('9999000012');
  });

  it('has a report without anything that was asked or answered', async () => {
    const { text, headers } = await call('GET', `/simulador/ensayos/${ultimo.id}?formato=informe`, propia);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(text)).toEqual(ultimo);
    const { rows } = await sql<{ texto: string }>`
      select pruebas::text || registros::text as texto from simulador_ensayos where id = ${ultimo.id}`.execute(
      test.database.kysely,
    );
    for (const secreto of ['9999000012', 'numIdentificacion', 'Ñustes'])
      expect(rows[0]?.texto).not.toContain(secreto);
  });

  it('is not counted among the calls of programs', async () => {
    await getConteos(test.database.kysely).flush();
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from simulador_conteos where version_id = ${versionId}`.execute(
      test.database.kysely,
    );
    expect(rows[0]?.total).toBe(0);
  });

  it('of a version without a certified contract says what is missing to compare', async () => {
    const otro = await run(sinContrato);
    if (!otro.ultimo) throw new Error(JSON.stringify(otro).slice(0, 500));
    expect(find('T-01', otro.ultimo)).toMatchObject({ resultado: 'sin-evidencia' });
    expect(find('T-02', otro.ultimo)).toMatchObject({ resultado: 'superada' });
    expect(otro.ultimo.fallidas).toBe(0);
  });

  it('keeps the last ones alone', async () => {
    for (let una = 0; una < LIMITES_ENSAYO.guardados; una += 1) await run(sinContrato);
    const { ensayos } = await run(sinContrato);
    expect(ensayos).toHaveLength(LIMITES_ENSAYO.guardados);
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from simulador_ensayos where version_id = ${sinContrato}`.execute(
      test.database.kysely,
    );
    expect(rows[0]?.total).toBe(LIMITES_ENSAYO.guardados);
  });

  it('keeps the contract it was run against, and stays once a request of level 3 took it', async () => {
    const { kysely } = test.database;
    const { rows } = await sql<{ contrato: string; certificado: string }>`
      select n.contrato_sha256 as contrato, a.sha256 as certificado from simulador_ensayos n
      join solicitudes_nivel_dos d on d.servicio_version_id = n.version_id
      join archivos a on a.id = d.contrato_archivo_id where n.id = ${ultimo.id}`.execute(kysely);
    expect(rows).toEqual([{ contrato: rows[0]?.certificado, certificado: expect.any(String) }]);
    const primero = (await run(sinContrato)).ensayos.at(-1)?.id ?? 0;
    await sql`insert into solicitudes_nivel_tres (solicitud_id, servicio_version_id, lista_id, respuestas)
      select (select min(id) from solicitudes where id not in (select solicitud_id from solicitudes_nivel_tres)), ${sinContrato},
        (select max(id) from listas_verificacion), jsonb_build_object('pruebas',
          jsonb_build_array(jsonb_build_object('codigo', 'T-01', 'ensayoId', ${primero}::int)))`.execute(
      kysely,
    );
    await run(sinContrato);
    const kept = await call('GET', `/simulador/ensayos/${primero}`, propia);
    expect([kept.status, JSON.parse(kept.text).id]).toEqual([200, primero]);
  });

  it('is of its entidad: another one does not find it', async () => {
    const { kysely } = test.database;
    const otra = await getEntidadDe('1000000002');
    await kysely
      .updateTable('servicios')
      .set({ entidad_id: otra })
      .where('id', '=', dicho.servicioId)
      .execute();
    for (const url of [toRuta(), `/simulador/ensayos/${ultimo.id}`])
      expect(JSON.parse((await call('GET', url, propia)).text).code).toBe('ENSAYO_NO_ENCONTRADO');
    expect((await call('POST', toRuta(), propia)).status).toBe(404);
  });
});

describe('[AREA-05] the call of an acuerdo', () => {
  let acuerdoId: number;
  let proveedoraId: number;
  const toUrl = (que: 'llamada' | 'ensayo', id = acuerdoId) => `/simulador/acuerdos/${id}/${que}`;
  beforeAll(async () => {
    const { kysely } = test.database;
    proveedoraId = await getEntidadDe('1000000004');
    const servicio = await addServicioConContrato(test, 'certificada', { entidadId: proveedoraId });
    const campos = await kysely
      .selectFrom('servicios_mensajes_campos as c')
      .innerJoin('servicios_mensajes as m', 'm.id', 'c.mensaje_id')
      .innerJoin('servicios_operaciones as o', 'o.id', 'm.operacion_id')
      .where('o.version_id', '=', servicio.versionId)
      .where('o.codigo', '=', 'consultarPersona')
      .where('m.papel', '=', 'respuesta')
      .where('c.nombre_local', '=', 'nombre')
      .select('c.id')
      .execute();
    acuerdoId = await addAcuerdoEn(kysely, {
      servicio,
      consumidoraId: await getEntidadDe('1000000003'),
      proveedoraId,
      creadoPor: await getUsuarioId(kysely, '1000000003'),
      estado: 'activo',
      campos: campos.map(({ id }) => id),
    });
  });

  it.each([
    ['to who has no session', 'nadie', 401, 'SESION_REQUERIDA'],
    ['to who offers it, as if it were not there: it carries the key', 'ajena', 404, 'ENSAYO_NO_ENCONTRADO'],
    ['to the ministry', 'ministerio', 404, 'ENSAYO_NO_ENCONTRADO'],
  ] as const)('is refused %s', async (_name, who, status, code) => {
    const sesiones = { nadie: undefined, ajena, ministerio };
    const llamada = await call('GET', toUrl('llamada'), sesiones[who]);
    expect([llamada.status, JSON.parse(llamada.text).code]).toEqual([status, code]);
    expect((await call('POST', toUrl('ensayo'), sesiones[who])).status).not.toBe(200);
  });

  it('is refused of an acuerdo nobody has', async () => {
    expect((await call('GET', toUrl('llamada', 99_999_999), propia)).status).toBe(404);
    expect((await call('POST', toUrl('ensayo', 99_999_999), propia)).status).toBe(404);
  });

  it('is ready to send: its client, its key, its hash, and the reduced contract alone', async () => {
    const consumo: ConsumoXroad = JSON.parse((await call('GET', toUrl('llamada'), propia)).text);
    expect(consumo.permisos.ensayar.allowed).toBe(true);
    expect(consumo.llamadas.map(({ operacion }) => operacion)).toEqual(['consultarPersona']);
    const [llamada] = consumo.llamadas;
    if (!llamada) throw new Error('There is one.');
    const headers = Object.fromEntries(llamada.cabeceras.map(({ nombre, valor }) => [nombre, valor]));
    expect(headers).toMatchObject({
      'X-Road-Client': consumo.cliente,
      'Simulador-Clave': expect.any(String),
    });
    const answer = await test.app.inject({
      method: llamada.metodo,
      url: llamada.direccion,
      headers,
      payload: llamada.cuerpo,
    });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['nombre']]);
  });

  it('is rehearsed: a right answer, and who is not its client is refused', async () => {
    const { status, text } = await call('POST', toUrl('ensayo'), propia);
    const { pruebas, respuesta }: EnsayoDeConsumo = JSON.parse(text);
    expect([status, pruebas.map(({ codigo, resultado }) => [codigo, resultado])]).toEqual([
      200,
      [
        ['T-02', 'superada'],
        ['T-03', 'sin-evidencia'],
        ['T-04', 'sin-evidencia'],
        ['T-05', 'superada'],
        ['T-08', 'superada'],
      ],
    ]);
    const negadas = pruebas.find(({ codigo }) => codigo === 'T-05')?.intercambios ?? [];
    expect(negadas.map(({ error }) => error)).toEqual(Array(2).fill('Server.ServerProxy.AccessDenied'));
    expect([respuesta?.estado, Object.keys(JSON.parse(respuesta?.cuerpo ?? ''))]).toEqual([200, ['nombre']]);
  });

  it.each(['CO/GOB/PRUEBA-0001/CUPOS', 'CUPOS'])(
    'calls as the subsystem the acuerdo names as %s, and as no other',
    async (subsistema) => {
      const { kysely } = test.database;
      await kysely.updateTable('acuerdos').set({ subsistema }).where('id', '=', acuerdoId).execute();
      const { pruebas }: EnsayoDeConsumo = JSON.parse((await call('POST', toUrl('ensayo'), propia)).text);
      expect(pruebas.find(({ codigo }) => codigo === 'T-05')).toMatchObject({
        resultado: 'superada',
        intercambios: [{}, {}, { error: 'Server.ServerProxy.AccessDenied' }],
      });
      const { cliente }: ConsumoXroad = JSON.parse((await call('GET', toUrl('llamada'), propia)).text);
      expect(cliente).toMatch(/^CO-QA\/GOB\/[^/]+\/CUPOS$/);
    },
  );

  it('is not there while the acuerdo is suspended, and says why', async () => {
    await test.database.kysely
      .updateTable('acuerdos')
      .set({ estado: 'suspendido', suspendido_por: ['proveedora'] })
      .where('id', '=', acuerdoId)
      .execute();
    const consumo: ConsumoXroad = JSON.parse((await call('GET', toUrl('llamada'), propia)).text);
    expect([consumo.llamadas, consumo.permisos.ensayar.allowed]).toEqual([[], false]);
    const answer = await call('POST', toUrl('ensayo'), propia);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([409, 'ACUERDO_SIN_VIGOR']);
  });
});
