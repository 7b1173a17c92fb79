import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite';
import { runDueJob } from '@marco/server-kit';
import { startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { unzipSync } from 'fflate';
import jsigs from 'jsonld-signatures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogoDeDatos, DetalleConjunto } from '../contract/index.ts';
import { CODIGOS_CONJUNTO, getConjunto } from '../rules/conjuntos/conjuntos.ts';
import { createEdicionesJobs } from './ediciones/ediciones-jobs.ts';
import { writeEdicion } from './ediciones/write-edicion.ts';
import { writeVolcado } from './ediciones/write-volcado.ts';

let test: TestApp;
let directory: string;
const PRIMERA = '2026-12-04';
const SEGUNDA = '2026-12-05';
const TERCERA = '2026-12-06';
const go = async () => undefined;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'abiertos-'));
  test = await startTestApp({ filesDirectory: directory });
  const { kysely } = test.database;
  // A cut of today as the job of the indicators leaves it: one nobody may read, one of X-Road, and one that counts persons.
  await sql`update indicadores set publico = codigo <> 'IND-03' where codigo in ('IND-03', 'IND-37')`.execute(
    kysely,
  );
  await sql`
    with corte as (
      insert into cortes (clase, fecha, hasta_en, fecha_desde, reconstruido, codigos, huella)
      values ('dia', '2026-12-04', '2026-12-04T07:00:00Z', '2026-12-01', false, '{IND-02,IND-03}', ${'a'.repeat(64)}) returning id
    )
    insert into indicadores_valores (corte_id, codigo, version, ambito, numerador, denominador, valor, calidad)
    select id, codigo, 1, '', 7, 12, 58.33, 'completo' from corte, unnest(array['IND-02', 'IND-03', 'IND-23', 'IND-37']) codigo`.execute(
    kysely,
  );
  // Three people came to a meeting.
  await sql`
    update reuniones_participantes set asistio = id in (
      select p.id from reuniones_participantes p where p.reunion_id = (select min(reunion_id) from reuniones_participantes)
      order by p.id limit 3)
    where reunion_id = (select min(reunion_id) from reuniones_participantes)`.execute(kysely);
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api-public/datos-abiertos${path}`, headers });
const readCatalogo = async (): Promise<CatalogoDeDatos> => (await ask('?formato=json')).json();
const readConjunto = async (codigo: string): Promise<DetalleConjunto> => (await ask(`/${codigo}`)).json();
const inTransaction = (work: Awaited<ReturnType<typeof writeEdicion>>) =>
  test.database.kysely.transaction().execute(work);
const prepare = (fecha: string) =>
  writeEdicion({ database: test.database.kysely, files: test.files }, fecha, go);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The rows of a CSV, each with its end. */
const splitLines = (csv: string) => csv.split(/(?<=\r\n)(?=(?:[^"]*"[^"]*")*[^"]*$)/).slice(1);

/**
 * The rows of an edition with the changes to the next one. A changed row takes the place of the one with its key: the first column, in the
 * sets that this test changes.
 */
function applyCambios(antes: readonly string[], cambios: readonly string[]): readonly string[] {
  const lineas = [...antes];
  for (const cambio of cambios) {
    const fila = cambio.slice(cambio.indexOf(';') + 1);
    const llave = fila.slice(0, fila.indexOf(';') + 1);
    if (cambio.startsWith('agregada;')) lineas.push(fila);
    else if (cambio.startsWith('retirada;')) lineas.splice(lineas.indexOf(fila), 1);
    else
      lineas.splice(
        lineas.findIndex((una) => una.startsWith(llave)),
        1,
        fila,
      );
  }
  return lineas.sort();
}

interface Documento {
  readonly columnas: readonly { readonly nombre: string }[];
  readonly filas: readonly Readonly<Record<string, unknown>>[];
}
const readFilas = async (codigo: string): Promise<Documento> => (await ask(`/${codigo}/ultimo.json`)).json();

describe('what is refused of open data', () => {
  it.each([
    ['/otro', 404, 'CONJUNTO_INEXISTENTE'],
    ['/otro/ultimo.csv', 404, 'CONJUNTO_INEXISTENTE'],
    ['/toString', 400, 'SOLICITUD_INVALIDA'],
    ['/entidades/ultimo.csv', 404, 'EDICION_INEXISTENTE'],
    ['/entidades/1999-01-01.json', 404, 'EDICION_INEXISTENTE'],
    ['/entidades/2026-13-01.json', 400, 'SOLICITUD_INVALIDA'],
    ['/entidades/ultimo.exe', 400, 'SOLICITUD_INVALIDA'],
    ['/volcado/ultimo.zip', 404, 'EDICION_INEXISTENTE'],
    ['/volcado/ultimo-cambios.zip', 404, 'EDICION_INEXISTENTE'],
    ['/volcado/ultimo-otros.zip', 400, 'SOLICITUD_INVALIDA'],
    ['/volcado/..%2f..%2fsecretos.zip', 400, 'SOLICITUD_INVALIDA'],
    ['?formato=xml', 400, 'SOLICITUD_INVALIDA'],
  ])('[AREA-15] GET %s', async (path, status, code) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('[AREA-15] an edition that is being written, or that fails at its end, is seen by nobody', async () => {
    const publish = await prepare(PRIMERA);
    const broken = inTransaction(async (trx) => {
      await publish(trx);
      throw new Error('the process ended');
    });
    await expect(broken).rejects.toThrow('the process ended');
    const { ultima, conjuntos } = await readCatalogo();
    expect([ultima, conjuntos.every(({ edicion }) => edicion === null)]).toEqual([null, true]);
    expect((await ask('/entidades/ultimo.csv')).statusCode).toBe(404);
    expect((await readConjunto('entidades')).muestra).toEqual([]);
    await inTransaction(publish);
    expect((await readCatalogo()).ultima?.fecha).toBe(PRIMERA);
  });
});

describe('[API-25] an edition', () => {
  it('holds every set, and each file is what its digest says', async () => {
    const { conjuntos } = await readCatalogo();
    expect(conjuntos.map(({ codigo }) => codigo)).toEqual([...CODIGOS_CONJUNTO]);
    for (const { codigo, edicion } of conjuntos)
      for (const { formato, direccion, bytes, sha256: huella } of edicion?.archivos ?? []) {
        const answer = await test.app.inject({ url: direccion });
        expect([codigo, formato, answer.rawPayload.length, sha256(answer.rawPayload)]).toEqual([
          codigo,
          formato,
          bytes,
          huella,
        ]);
        expect(answer.headers.etag).toBe(`"${huella}"`);
      }
    const held = await ask('/entidades/ultimo.csv');
    const again = await ask('/entidades/ultimo.csv', { 'if-none-match': String(held.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('[AREA-15] publishes the declared columns alone, the same rows as CSV and as JSON, and nobody by name', async () => {
    const { rows: personas } = await sql<{ nombre: string }>`
      select nombre from reuniones_participantes union select responsable from compromisos
      union select responsable_nombre from acuerdos union select correo_electronico from usuarios
      union select concat_ws(' ', primer_nombre, primer_apellido) from usuarios`.execute(
      test.database.kysely,
    );
    const nombres = personas
      .map(({ nombre }) => nombre?.trim() ?? '')
      .filter((nombre) => nombre.includes(' '));
    expect(nombres.length).toBeGreaterThan(20);
    let filas = 0;
    for (const codigo of CODIGOS_CONJUNTO) {
      const documento = await readFilas(codigo);
      const declaradas = getConjunto(codigo).columnas.map(({ nombre }) => nombre);
      expect(documento.columnas.map(({ nombre }) => nombre)).toEqual(declaradas);
      for (const fila of documento.filas) expect(Object.keys(fila)).toEqual(declaradas);
      const texto = JSON.stringify(documento.filas);
      expect([codigo, /[\w.+-]+@[\w-]+\.\w+/.exec(texto)?.[0]]).toEqual([codigo, undefined]);
      expect([codigo, nombres.filter((nombre) => texto.includes(nombre))]).toEqual([codigo, []]);
      const csv = (await ask(`/${codigo}/ultimo.csv`)).body;
      expect(csv.startsWith(`\uFEFF${declaradas.join(';')}\r\n`)).toBe(true);
      expect(csv.split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/).length - 2).toBe(documento.filas.length);
      const { edicion, muestra } = await readConjunto(codigo);
      expect([edicion?.filas, muestra.length]).toEqual([
        documento.filas.length,
        Math.min(20, documento.filas.length),
      ]);
      filas += documento.filas.length;
    }
    expect(filas).toBeGreaterThan(100);
  });

  it('[AREA-15] three people at a meeting are told as a range, and a column names its element', async () => {
    const { filas } = await readFilas('reuniones');
    const { rows } = await sql<{
      id: number;
    }>`select min(reunion_id) as id from reuniones_participantes`.execute(test.database.kysely);
    expect(filas.find(({ reunion }) => reunion === rows[0]?.id)).toMatchObject({ asistentes: 'De 1 a 4' });
    const { columnas } = await readConjunto('entidades');
    expect(columnas[0]?.elemento?.identificador).toBe('numNit');
  });

  it('[AREA-09] a value of an indicador is that of the API; an internal one, one of X-Road before its ten days and one of persons are not there', async () => {
    const { filas } = await readFilas('indicadores');
    const answer = await test.app.inject({ url: '/api-public/indicadores/IND-02/valores?meses=1' });
    const valor = answer.json().series[0].puntos.at(-1).valor;
    const suyas = filas.filter(({ fecha, clase_corte }) => fecha === '2026-12-04' && clase_corte === 'dia');
    const { numerador, denominador, valor: cifra } = suyas[0] ?? {};
    expect([suyas.map(({ codigo }) => codigo), numerador, denominador, cifra]).toEqual([
      ['IND-02'],
      valor.numerador,
      valor.denominador,
      valor.valor,
    ]);
  });

  it('[AREA-15] a set of many pages has each row once', async () => {
    const { filas } = await readFilas('elementos');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from elementos_versiones
      where estado in ('incorporado', 'historico', 'caducado')`.execute(test.database.kysely);
    expect([filas.length, new Set(filas.map(({ oid }) => oid)).size]).toEqual([rows[0]?.n, rows[0]?.n]);
  });

  it('[AREA-15] is a catalogue of DCAT in both forms', async () => {
    const jsonld = await ask('', { accept: 'application/ld+json' });
    expect(jsonld.headers['content-type']).toContain('application/ld+json');
    const grafo: readonly { readonly '@type'?: readonly string[] }[] = jsonld.json()['@graph'];
    const count = (tipo: string) => grafo.filter((nodo) => nodo['@type']?.includes(tipo)).length;
    expect([count('dcat:Dataset'), count('dcat:Distribution')]).toEqual([
      CODIGOS_CONJUNTO.length,
      2 * CODIGOS_CONJUNTO.length,
    ]);
    const turtle = (await ask('?formato=ttl')).body;
    expect(turtle.match(/a dcat:Distribution/g)).toHaveLength(2 * CODIGOS_CONJUNTO.length);
    expect(turtle).toContain('creativecommons.org/licenses/by/4.0');
  });
});

describe('[AREA-15] the jobs', () => {
  it('publish today and the dump of the week, once each; what did not change is told', async () => {
    const { kysely } = test.database;
    const jobs = createEdicionesJobs({ files: test.files, secrets: testSecrets });
    const ahora = new Date(`${SEGUNDA}T12:00:00Z`);
    const due = async () => Promise.all(jobs.map((job) => job.findDueKey?.(kysely, ahora)));
    expect(await due()).toEqual([SEGUNDA, PRIMERA]);
    await inTransaction(await prepare(SEGUNDA));
    const fail = (kind: string, error: unknown) => {
      throw new Error(`${kind} failed`, { cause: error });
    };
    for (const [kind, key] of [
      ['publicar-datos-abiertos', SEGUNDA],
      ['publicar-volcado-datos-abiertos', SEGUNDA],
    ] as const)
      await kysely
        .insertInto('jobs')
        .values({
          kind,
          job_key: key,
          payload: JSON.stringify({ clave: key }),
          next_attempt_at: sql`now() - interval '1 second'`,
        })
        .execute();
    while (await runDueJob(kysely, jobs, fail));
    expect(await due()).toEqual([SEGUNDA, undefined]);
    const { ediciones } = await readConjunto('entidades');
    expect(ediciones.map(({ fecha, cambio, diferencia }) => [fecha, cambio, diferencia])).toEqual([
      [SEGUNDA, false, 0],
      [PRIMERA, true, null],
    ]);
  });

  it('the manifest of the dump is believed by another implementation, lists every file, and SQLite counts the same rows', async () => {
    const answer = await ask('/volcado/ultimo.zip');
    expect(answer.headers['content-disposition']).toContain(`marco-datos-${SEGUNDA}.zip`);
    const archivos = unzipSync(new Uint8Array(answer.rawPayload));
    const json = (ruta: string) => JSON.parse(Buffer.from(archivos[ruta] ?? []).toString());
    const manifiesto = json('manifiesto.json');
    const did = json('confianza/did.json');
    const publicado: Record<string, unknown> = {
      [did.id]: { '@context': 'https://www.w3.org/ns/did/v1', ...did },
    };
    for (const clave of did.verificationMethod)
      publicado[clave.id] = { '@context': 'https://w3id.org/security/multikey/v1', ...clave };
    const judge = async (documento: object): Promise<boolean> => {
      const { verified } = await jsigs.verify(structuredClone(documento), {
        suite: new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() }),
        purpose: new jsigs.purposes.AssertionProofPurpose(),
        documentLoader: async (url) => ({ contextUrl: null, documentUrl: url, document: publicado[url] }),
      });
      return verified;
    };
    expect(await judge(manifiesto)).toBe(true);
    const changed = {
      ...manifiesto,
      credentialSubject: { ...manifiesto.credentialSubject, fecha: '2020-01-01' },
    };
    expect(await judge(changed)).toBe(false);
    const { archivos: listados } = manifiesto.credentialSubject;
    expect(['manifiesto.json', ...listados.map(({ ruta }: { ruta: string }) => ruta)].sort()).toEqual(
      Object.keys(archivos).sort(),
    );
    for (const { ruta, sha256: huella } of listados)
      expect([ruta, sha256(archivos[ruta] ?? new Uint8Array())]).toEqual([ruta, huella]);
    const path = join(directory, 'leida.sqlite');
    await writeFile(path, archivos['datos-abiertos.sqlite'] ?? '');
    using base = new DatabaseSync(path, { readOnly: true });
    for (const codigo of CODIGOS_CONJUNTO) {
      const { n } = { ...base.prepare(`select count(*) as n from "${codigo.replaceAll('-', '_')}"`).get() };
      expect([codigo, n]).toEqual([codigo, json(`json/${codigo}.json`).filas.length]);
    }
  });

  it('a later dump has beside it a signed list of what changed, which gives the later one of the earlier one', async () => {
    const { kysely } = test.database;
    expect((await ask(`/volcado/${SEGUNDA}-cambios.zip`)).statusCode).toBe(404);
    await sql`update mesas set objetivo = 'Otro; "objetivo"' where id = (select min(id) from mesas)`.execute(
      kysely,
    );
    await sql`update entidades set activa = activa, sigla = 'ZZZ' where id in (select entidad_id from membresias
      where estado = 'activa' order by entidad_id limit 2)`.execute(kysely);
    await inTransaction(await prepare(TERCERA));
    const publicador = { database: kysely, files: test.files, secrets: testSecrets };
    await inTransaction(await writeVolcado(publicador, TERCERA, go));
    const unzip = async (archivo: string) =>
      unzipSync(new Uint8Array((await ask(`/volcado/${archivo}`)).rawPayload));
    const [antes, ahora, cambios] = [
      await unzip(`${SEGUNDA}.zip`),
      await unzip('ultimo.zip'),
      await unzip('ultimo-cambios.zip'),
    ];
    const textOf = (zip: typeof antes, ruta: string) => Buffer.from(zip[ruta] ?? []).toString('utf8');
    const { credentialSubject: dicho, proof } = JSON.parse(textOf(cambios, 'manifiesto.json'));
    expect([dicho.anterior.fecha, dicho.actual.fecha, proof.cryptosuite]).toEqual([
      SEGUNDA,
      TERCERA,
      'eddsa-jcs-2022',
    ]);
    for (const [dia, { sha256: huella }] of [
      [SEGUNDA, dicho.anterior],
      [TERCERA, dicho.actual],
    ] as const)
      expect(sha256((await ask(`/volcado/${dia}.zip`)).rawPayload)).toBe(huella);
    for (const { ruta, sha256: huella } of dicho.archivos)
      expect([ruta, sha256(cambios[ruta] ?? new Uint8Array())]).toEqual([ruta, huella]);
    expect(dicho.cambios).toContainEqual({ conjunto: 'mesas', agregada: 0, cambiada: 1, retirada: 0 });
    for (const { conjunto } of dicho.cambios) {
      const [viejas, movidas, nuevas] = [antes, cambios, ahora].map((zip) =>
        splitLines(textOf(zip, `csv/${conjunto}.csv`)),
      );
      expect([conjunto, applyCambios(viejas ?? [], movidas ?? [])]).toEqual([conjunto, nuevas?.sort()]);
    }
    const { volcado } = await readCatalogo();
    expect(volcado?.cambios).toMatchObject({ desde: SEGUNDA });
    expect((await ask('?formato=ttl')).body).toContain(`${TERCERA}-cambios.zip`);
  });

  it('a set that is switched off is gone at once, and old editions are removed with their files', async () => {
    const { kysely } = test.database;
    const set = (clave: string, valor: unknown) =>
      kysely
        .updateTable('parametros')
        .set({ valor: JSON.stringify(valor) })
        .where('clave', '=', clave)
        .execute();
    await set('datosAbiertos.sinPublicar', ['demandas']);
    await set('datosAbiertos.ediciones', 1);
    expect((await ask('/demandas')).statusCode).toBe(404);
    expect((await ask('/demandas/ultimo.csv')).statusCode).toBe(404);
    await inTransaction(await prepare('2026-12-07'));
    expect((await readCatalogo()).conjuntos.map(({ codigo }) => codigo)).not.toContain('demandas');
    expect((await ask(`/entidades/${SEGUNDA}.csv`)).statusCode).toBe(404);
    // The next dump is compared with the edition of the latest one.
    expect((await ask(`/entidades/${TERCERA}.csv`)).statusCode).toBe(200);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from archivos
      where carpeta = 'datos-abiertos' and nombre like ${`%${PRIMERA}%`} and publico`.execute(kysely);
    expect(rows[0]?.n).toBe(0);
    await set('datosAbiertos.sinPublicar', []);
    // The edition that stands has no file of it: the one before is the last that is.
    expect((await readConjunto('demandas')).edicion?.fecha).toBe(TERCERA);
  });
});
