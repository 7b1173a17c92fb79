import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSchema } from '@marco/database';
import { openTestDatabaseIn, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { type Kysely, sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addInforme } from '../../testing/add-informe.ts';
import { writeContratoDe } from '../../testing/contrato-de-esperado.ts';
import { addVersionConArbol } from '../../testing/version-con-arbol.ts';
import { getComparable } from '../esperado/get-esperado.ts';
import {
  type Banco,
  compareInformes,
  createEjemplo,
  createInforme,
  deleteInforme,
  findInforme,
  openBanco,
  type PedidoDeInforme,
  proposeVinculos,
  publishInforme,
  runBanco,
  verifyMensajePropio,
} from '../port.ts';
import { writeInforme } from '../worker/write-informe.ts';

const DIA = '2026-11-26';
const ANA = { key: 'persona 1', hasSession: true };

let test: TestApp;
let banco: Banco;
/** A version with an answer of two elements of the language, and the rows of its fields. */
let versionId: number;
let servicioId: number;
let campos: number[];
let contrato: Uint8Array;

const db = () => test.database.kysely;

/** A servicio whose petition and answer carry elements of the demo, and its version. */
async function addVersion(database: Kysely<DatabaseSchema>) {
  const { rows: elementos } = await sql<{ id: number }>`select v.id from elementos_versiones v
    join elementos_de_dato e on e.id = v.elemento_id
    where v.estado = 'incorporado' and e.tipo = 'simple' and v.tipo_dato = 'cadena' order by e.identificador, v.id limit 3`.execute(
    database,
  );
  const [uno = 0, dos = 0, tres = 0] = elementos.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    insert into servicios (nombre, descripcion, entidad_id, estado_servicio_id, activo)
    values ('Con informe', 'De prueba.', (select min(id) from entidades), (select min(id) from estados_servicio), true)
    returning id`.execute(database);
  const servicio = rows[0]?.id ?? 0;
  const version = await addVersionConArbol(database, {
    servicioId: servicio,
    mayor: 1,
    estado: 'estandarizada',
    operaciones: {
      consultarDato: {
        peticion: [{ nombre: 'clave', elemento: uno }],
        respuesta: [
          { nombre: 'dato', elemento: dos },
          { nombre: 'otro', elemento: tres, minimo: 0 },
        ],
      },
    },
  });
  return { servicioId: servicio, versionId: version };
}

beforeAll(async () => {
  test = await startTestApp();
  banco = openBanco(db());
  ({ versionId, servicioId } = await addVersion(db()));
  const { rows } = await sql<{ id: number }>`select c.id from servicios_mensajes_campos c
    join servicios_mensajes m on m.id = c.mensaje_id join servicios_operaciones o on o.id = m.operacion_id
    where o.version_id = ${versionId} order by c.id`.execute(db());
  campos = rows.map(({ id }) => id);
  const { esperado } = await getComparable(db(), { servicioId, versionId }, DIA);
  contrato = Buffer.from(writeContratoDe(esperado));
});
afterAll(() => test.close());

const createPedido = (cambio: Partial<PedidoDeInforme> = {}): PedidoDeInforme => ({
  versionId,
  contrato,
  vinculos: [],
  diferencias: [],
  mensajes: [],
  dia: DIA,
  ...cambio,
});
const run = (cambio: Partial<PedidoDeInforme> = {}) => runBanco(banco, createPedido(cambio), ANA);
const [otraVersion, larga, muchos] = [999_999_999, `/${'a'.repeat(10_000)}`, 100_000];

describe('[AREA-05] a report of a version refuses', () => {
  it.each([
    ['a version that is none', () => ({ versionId: 999_999 }), 'VERSION_NO_ENCONTRADA'],
    [
      'a field of another version',
      () => ({ vinculos: [{ campoId: otraVersion, ruta: '/a' }] }),
      'CAMPO_AJENO',
    ],
    [
      'a difference of a field of another version',
      () => ({ diferencias: [{ campoId: otraVersion, motivo: 'No.' }] }),
      'CAMPO_AJENO',
    ],
    [
      'a field twice',
      () => ({ vinculos: ['/a', '/b'].map((ruta) => ({ campoId: campos[0] ?? 0, ruta })) }),
      'CAMPO_REPETIDO',
    ],
    ['a path of 10 kB', () => ({ vinculos: [{ campoId: campos[0] ?? 0, ruta: larga }] }), 'RUTA_EXCEDIDA'],
    [
      '100,000 places',
      () => ({ vinculos: Array.from({ length: muchos }, () => ({ campoId: campos[0] ?? 0, ruta: '/a' })) }),
      'DECLARADO_EXCEDIDO',
    ],
  ] as const)('%s, at once', async (_que, create, code) => {
    await expect(run(create())).rejects.toMatchObject({ code });
  });

  it('a message of an operation the servicio does not have, and one that is too large', async () => {
    const pedido = { versionId, operacion: 'otra', papel: 'peticion', contenido: Buffer.from('{}') } as const;
    await expect(verifyMensajePropio(banco, pedido, ANA)).rejects.toMatchObject({
      code: 'MENSAJE_NO_ENCONTRADO',
    });
    const pesado = { ...pedido, operacion: 'consultarDato', contenido: new Uint8Array(5_000_001) };
    await expect(verifyMensajePropio(banco, pesado, ANA)).rejects.toMatchObject({ code: 'MENSAJE_EXCEDIDO' });
  });
});

describe('[AREA-05] a report of a version', () => {
  it('tells a declared place that is not there, and follows one that is', async () => {
    const [clave = 0] = campos;
    const roto = await run({ vinculos: [{ campoId: clave, ruta: '/noEsta' }] });
    const falta = roto.comprobaciones.find(({ codigo }) => codigo === 'C-04')?.hallazgos[0];
    expect(falta?.encontrado).toBe('El vínculo de «clave» dice «/noEsta», que no está en la petición');
    const otroNombre = Buffer.from(Buffer.from(contrato).toString().replaceAll('"clave"', '"llave"'));
    const sinVinculo = await run({ contrato: otroNombre });
    const conVinculo = await run({ contrato: otroNombre, vinculos: [{ campoId: clave, ruta: '/llave' }] });
    const findEstado = (informe: typeof roto, codigo: string) =>
      informe.comprobaciones.find((una) => una.codigo === codigo)?.estado;
    expect([findEstado(sinVinculo, 'C-04'), findEstado(conVinculo, 'C-04')]).toEqual(['impide', 'cumple']);
    expect(conVinculo.declarados).toEqual({ vinculos: 1, diferencias: 0 });
  });

  it('proposes the place of every field, and none where nothing has its name', async () => {
    const { propuestas, lugares } = await proposeVinculos(banco, { versionId, contrato }, ANA);
    expect(propuestas.map(({ campoId, ruta, papel }) => [campoId, ruta, papel])).toEqual([
      [campos[0], '/clave', 'peticion'],
      [campos[1], '/dato', 'respuesta'],
      [campos[2], '/otro', 'respuesta'],
    ]);
    expect(lugares.map(({ papel, ruta }) => [papel, ruta])).toEqual([
      ['peticion', '/clave'],
      ['respuesta', '/dato'],
      ['respuesta', '/otro'],
    ]);
    const nada = await proposeVinculos(banco, { versionId, contrato: Buffer.from('no es un contrato') }, ANA);
    expect(nada.propuestas.map(({ ruta, linea }) => [ruta, linea])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(nada.lugares).toEqual([]);
    expect(nada.rechazo).toMatchObject({ codigo: 'C-01', lugar: { linea: 1 } });
  });

  it('has the same digest on another day and on the other database', { timeout: 120_000 }, async () => {
    const [hoy, otroDia] = [await run(), await run({ dia: '2026-11-25' })];
    expect([hoy.dia, otroDia.dia]).toEqual([DIA, '2026-11-25']);
    expect(otroDia.huella).toBe(hoy.huella);
    const folder = mkdtempSync(join(tmpdir(), 'informes-'));
    const embedded = openTestDatabaseIn(folder);
    try {
      const alla = await addVersion(embedded.kysely);
      const comparable = await getComparable(embedded.kysely, alla, DIA);
      const { esperado } = comparable;
      const mismo = {
        ...comparable,
        esperado: { ...esperado, servicio: { ...esperado.servicio, id: servicioId } },
      };
      const declarado = { vinculos: [], diferencias: [], mensajes: [] };
      expect((await writeInforme({ contrato, declarado, ...mismo })).huella).toBe(hoy.huella);
    } finally {
      await embedded.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('[AREA-05] a message of the entity', () => {
  const SECRETO = 'PERSONA-QUE-NO-SE-GUARDA';
  const verify = (papel: 'peticion' | 'respuesta', contenido: string) =>
    verifyMensajePropio(
      banco,
      { versionId, operacion: 'consultarDato', papel, contenido: Buffer.from(contenido) },
      ANA,
    );

  it('is judged by the schema of its message, and tells what it exercises or breaks', async () => {
    const malo = await verify('peticion', JSON.stringify({ otra: SECRETO }));
    expect(malo.resultado).toBe('invalido');
    expect(malo.reglas).toContain('elemento-faltante');
    expect(malo.hallazgos.length).toBeGreaterThan(0);
    expect(await verify('peticion', '{"clave": ')).toMatchObject({
      resultado: 'invalido',
      reglas: ['sintaxis'],
    });
    expect(await verify('peticion', '<!DOCTYPE a><a/>')).toMatchObject({
      resultado: 'invalido',
      reglas: ['DOCTYPE'],
    });
  });

  it('is made for its entity to begin with, and is right', async () => {
    for (const formato of ['json', 'xml'] as const) {
      const pedido = { versionId, operacion: 'consultarDato', papel: 'respuesta' } as const;
      const ejemplo = (await createEjemplo(banco, { ...pedido, formato })) ?? '';
      const { resultado, reglas } = await verify('respuesta', ejemplo);
      expect([resultado, reglas]).toEqual([
        'valido',
        expect.arrayContaining(['/dato tipo', '/dato obligatorio', '/otro tipo']),
      ]);
    }
  });

  it('leaves its digest in the report that is kept, and nothing it says', async () => {
    const contenido = JSON.stringify({ otra: SECRETO });
    const { hallazgos: _hallazgos, ...mensaje } = await verify('peticion', contenido);
    expect(mensaje.sha256).toBe(createHash('sha256').update(contenido).digest('hex'));
    const informe = await run({ mensajes: [mensaje] });
    expect(informe.comprobaciones.find(({ codigo }) => codigo === 'M-01')?.estado).toBe('impide');
    const { solicitudId } = await addInforme(db(), 1);
    const { id } = await db()
      .transaction()
      .execute((trx) => createInforme(trx, informe, { versionId, solicitudId }));
    const { rows } = await sql<{
      todo: string;
    }>`select i::text as todo from informes_conformidad i where id = ${id}`.execute(db());
    expect(rows[0]?.todo).toContain(mensaje.sha256);
    expect(rows[0]?.todo).not.toContain(SECRETO);
    expect(rows[0]?.todo).not.toContain('x-lci-patron');
  });
});

describe('[AREA-05] a report that is kept', () => {
  const get = async (id: string, { token = '', query = '' } = {}) => {
    const url = `${token === '' ? '/api-public' : '/api'}/informes/${id}${query}`;
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await test.app.inject({ method: 'GET', url, headers });
    const { statusCode: status, body: text, headers: suyas, rawPayload: bytes } = answer;
    return { status, text, headers: suyas, bytes };
  };
  const openAs = (documento: string) => openTestSession(db(), documento);
  const findEntidad = async (documento: string) => {
    const { rows } = await sql<{
      id: number;
    }>`select m.entidad_id as id from membresias m join usuarios u on u.id = m.usuario_id
      where u.numero_identificacion = ${documento} order by m.id limit 1`.execute(db());
    return rows[0]?.id ?? 0;
  };

  it('is of its entity and of the ministry until it is published, and then of everybody', async () => {
    const propia = await findEntidad('1000000004');
    const { id, versionId: suya, solicitudId, huella, sello, digestSRI } = await addInforme(db(), propia);
    const [deEntidad, deMinisterio] = [await openAs('1000000004'), await openAs('1000000002')];
    const ajeno = await addInforme(db(), propia === 1 ? 2 : 1);
    expect(await get(id)).toMatchObject({ status: 404 });
    expect(JSON.parse((await get(id)).text)).toMatchObject({ code: 'INFORME_NO_ENCONTRADO' });
    const nada = '00000000-0000-4000-8000-000000000000';
    const [deOtra, deNadie] = [
      await get(ajeno.id, { token: deEntidad }),
      await get(nada, { token: deEntidad }),
    ];
    const withoutCall = (text: string) => ({ ...JSON.parse(text), correlationId: '' });
    expect([deOtra.status, withoutCall(deOtra.text)]).toEqual([404, withoutCall(deNadie.text)]);
    expect(await get('no-es-un-id')).toMatchObject({ status: 404 });
    for (const token of [deEntidad, deMinisterio]) {
      const { status, text } = await get(id, { token });
      expect([status, JSON.parse(text)]).toMatchObject([
        200,
        { id, huella, publicado: false, sello: { sha256: sello } },
      ]);
    }
    await db()
      .transaction()
      .execute((trx) => publishInforme(trx, id));
    const publico = JSON.parse((await get(id)).text);
    expect(publico).toMatchObject({ id, huella, publicado: true });
    expect(createHash('sha256').update(publico.sello.texto).digest('hex')).toBe(publico.sello.sha256);
    expect(publico.sello.texto).toContain(`\nversion ${suya}\n`);
    expect(publico.sello.texto).toContain(`\nsolicitud ${solicitudId}\n`);
    const documento = await get(id, { query: '?formato=documento' });
    const sri = `sha384-${createHash('sha384').update(documento.text).digest('base64')}`;
    expect([documento.headers['content-type'], sri]).toEqual([
      expect.stringContaining('application/json'),
      digestSRI,
    ]);
    expect((await findInforme(db(), id))?.digestSRI).toBe(digestSRI);
  });

  it('is a tagged PDF too, for who may read it, with the same bytes each time', async () => {
    const { id, huella, sello, nombre } = await addInforme(db(), await findEntidad('1000000004'));
    const query = '?formato=pdf';
    expect(await get(id, { query })).toMatchObject({ status: 404 });
    expect(await get(id, { query: '?formato=docx' })).toMatchObject({ status: 400 });
    const token = await openAs('1000000004');
    const { status, headers, bytes } = await get(id, { token, query });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain(`informe-${id}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { text } = await extractText(pdf, { mergePages: true });
    const dicho = text.replaceAll(/\s+/g, ' ');
    for (const parte of ['Informe de conformidad', nombre, 'Favorable', 'C-06', 'M-04', `/informes/${id}`])
      expect(dicho).toContain(parte);
    // A long digest goes on to a second line.
    for (const suma of [huella, sello]) expect(dicho.replaceAll(' ', '')).toContain(suma);
    const otra = await get(id, { token, query });
    expect(Buffer.compare(otra.bytes, bytes)).toBe(0);
  });

  it('of a contract with names no database keeps is kept, with a sign in their place', async () => {
    const { solicitudId } = await addInforme(db(), 1);
    const ajeno = JSON.parse(Buffer.from(contrato).toString().replaceAll('"clave"', '"cla\\u0000ve"'));
    ajeno.info['title'] = 'medio \ud800';
    const informe = await run({ contrato: Buffer.from(JSON.stringify(ajeno)) });
    expect(JSON.stringify(informe)).toContain('cla\uFFFDve');
    const { id } = await db()
      .transaction()
      .execute((trx) => createInforme(trx, informe, { versionId, solicitudId }));
    expect(await findInforme(db(), id)).toMatchObject({ huella: informe.huella });
  });

  it('tells which checks came out otherwise', async () => {
    const { solicitudId } = await addInforme(db(), 1);
    const informe = await run();
    const { id } = await db()
      .transaction()
      .execute((trx) => createInforme(trx, informe, { versionId, solicitudId }));
    expect(await compareInformes(db(), id, await run({ dia: '2026-11-25' }))).toEqual([]);
    const otro = await run({
      contrato: Buffer.from(Buffer.from(contrato).toString().replace('https://', 'http://')),
    });
    expect(await compareInformes(db(), id, otro)).toEqual(['C-14']);
  });

  it('goes with its draft, or when a newer one replaces it, but never once it is published', async () => {
    const [uno, dos, tres] = [
      await addInforme(db(), 1),
      await addInforme(db(), 1),
      await addInforme(db(), 1),
    ];
    await db()
      .transaction()
      .execute((trx) => deleteInforme(trx, uno.id));
    expect(await findInforme(db(), uno.id)).toBeUndefined();
    await db()
      .transaction()
      .execute((trx) => publishInforme(trx, dos.id));
    await db()
      .transaction()
      .execute((trx) => deleteInforme(trx, dos.id));
    expect(await findInforme(db(), dos.id)).toMatchObject({ id: dos.id, veredicto: 'favorable' });
    await db().deleteFrom('solicitudes').where('id', '=', tres.solicitudId).execute();
    expect(await findInforme(db(), tres.id)).toBeUndefined();
    expect(await findInforme(db(), 'nada')).toBeUndefined();
  });
});
