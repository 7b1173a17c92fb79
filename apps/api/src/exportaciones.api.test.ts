import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExportacionesJobs, createExportacionesWork } from '@marco/archivos/server';
import { createDiskFileStore, runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joins } from './modules.ts';

let test: TestApp;
let directory: string;
let admin: string;
let otro: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'exportaciones-'));
  test = await startTestApp({ filesDirectory: directory });
  admin = await openTestSession(test.database.kysely, '1000000001');
  otro = await openTestSession(test.database.kysely, '1000000002');
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  await sql`delete from jobs where kind like '%exportacion%'`.execute(test.database.kysely);
  await sql`delete from exportaciones`.execute(test.database.kysely);
  await setDirectas(10);
});

/** Rows up to which a table is answered at once. */
async function setDirectas(filas: number) {
  await sql`update parametros set valor = ${JSON.stringify(filas)}::jsonb
    where clave = 'exportaciones.filasDirectas'`.execute(test.database.kysely);
}

let calls = 0;
function call(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  token: string | null = admin,
  key?: string,
) {
  // Each call comes from elsewhere: how often one address may ask is not what is tested here.
  calls += 1;
  return test.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: `10.0.${Math.floor(calls / 250)}.${calls % 250}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(payload ? { payload } : {}),
  });
}

const ask = (more: object = {}, key?: string) =>
  call('POST', '/mesaInteroperabilidad/exportar', { formato: 'csv', ...more }, admin, key);
const read = async (id: string) => (await call('GET', `/exportaciones/${id}`)).json();
const linesOf = (body: string) => body.replace(/\r\n$/, '').split('\r\n');

const failures: unknown[] = [];
function settings(folder = directory) {
  return {
    files: createDiskFileStore((name) => join(folder, name)),
    tablas: joins.tablas,
    onFailure: (error: unknown) => failures.push(error),
  };
}

/** Runs one due table; what went wrong is in `failures`. */
function work(folder = directory, signal?: AbortSignal) {
  const fail = (_kind: string, error: unknown) => failures.push(error);
  return runDueJob(test.database.kysely, [createExportacionesWork(settings(folder))], fail, signal);
}

/** Runs the short jobs, also those of a later hour. */
async function tidy() {
  await sql`update jobs set next_attempt_at = now() where kind like '%exportacion%'`.execute(
    test.database.kysely,
  );
  const fail = (_kind: string, error: unknown) => {
    throw error;
  };
  while (await runDueJob(test.database.kysely, createExportacionesJobs(settings()), fail));
}

const makeDue = () =>
  sql`update jobs set next_attempt_at = now() where kind = 'preparar-exportacion'`.execute(
    test.database.kysely,
  );

async function listStored(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function countMesas(): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from mesas`.execute(
    test.database.kysely,
  );
  return rows[0]?.total ?? 0;
}

describe('refusals', () => {
  it.each([
    ['GET', '/exportaciones'],
    ['GET', '/exportaciones/x'],
    ['GET', '/exportaciones/x/archivo'],
    ['POST', '/exportaciones/x/cancelar'],
    ['POST', '/exportaciones/x/reintentar'],
    ['POST', '/mesaInteroperabilidad/exportar'],
  ] as const)('[TABLE-06] %s %s asks for a session', async (method, path) => {
    expect((await call(method, path, undefined, null)).statusCode).toBe(401);
  });

  it.each([{}, { formato: 'pdf' }, { formato: 'csv', ordenarPor: 'id' }])(
    '[TABLE-06] %j is a 400 with its reason',
    async (body) => {
      expect((await call('POST', '/mesaInteroperabilidad/exportar', body)).statusCode).toBe(400);
    },
  );

  it("[TABLE-06] another person's exportación does not exist, and the refusal is audited", async () => {
    const { id } = (await ask()).json();
    await work();
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/archivo'],
      ['POST', '/cancelar'],
      ['POST', '/reintentar'],
    ] as const) {
      const answer = await call(method, `/exportaciones/${id}${path}`, undefined, otro);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'EXPORTACION_NO_ENCONTRADA']);
    }
    expect((await call('GET', '/exportaciones', undefined, otro)).json()).toEqual([]);
    const { rows } = await sql<{ total: number }>`select count(*) as total from audit_events
      where action = 'descargar' and result = 'rechazo' and object_id = ${id}`.execute(test.database.kysely);
    expect(rows[0]?.total).toBe(4);
  });

  it('[TABLE-06] whoever lost the permission or works in another entity downloads nothing', async () => {
    const { id } = (await ask()).json();
    await work();
    const { kysely } = test.database;
    await sql`update exportaciones set permiso = 'mesas:nada'`.execute(kysely);
    expect((await call('GET', `/exportaciones/${id}/archivo`)).statusCode).toBe(404);
    await sql`update exportaciones set permiso = 'mesas:consultar',
      membresia_id = (select min(id) from membresias where id <> membresia_id)`.execute(kysely);
    expect((await call('GET', `/exportaciones/${id}/archivo`)).statusCode).toBe(404);
  });

  it('[TABLE-06] one person has at most three under way', async () => {
    for (let count = 0; count < 3; count += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'EXPORTACIONES_ABIERTAS']);
  });

  it('[TABLE-06] a file that is not ready, expired or cancelled is not handed out', async () => {
    const { id } = (await ask()).json();
    const download = async () => (await call('GET', `/exportaciones/${id}/archivo`)).json().code;
    expect(await download()).toBe('EXPORTACION_NO_LISTA');
    await work();
    await sql`update exportaciones set vence_en = now() - interval '1 second'`.execute(test.database.kysely);
    expect(await download()).toBe('EXPORTACION_VENCIDA');
    // A file that is not where it was kept did not expire.
    await sql`update exportaciones set vence_en = now() + interval '1 hour', sha256 = ${'f'.repeat(64)}`.execute(
      test.database.kysely,
    );
    expect(await download()).toBe('EXPORTACION_AUSENTE');
    const closed = await call('POST', `/exportaciones/${id}/cancelar`);
    expect(closed.json().code).toBe('EXPORTACION_TERMINADA');
    expect((await call('POST', `/exportaciones/${id}/reintentar`)).json().code).toBe(
      'EXPORTACION_NO_FALLIDA',
    );
  });
});

describe('a short table', () => {
  beforeEach(() => setDirectas(50_000));

  it('[TABLE-06] has every row of the database, in the order and with the filters of the screen', async () => {
    const order = { ordenarPor: 'razonSocial', descendente: true };
    const everything = await ask(order);
    expect(everything.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(everything.headers['content-disposition']).toMatch(/filename="mesas-\d{4}-\d\d-\d\d\.csv"/);
    const [head, ...rows] = linesOf(everything.body);
    expect(head).toBe(
      '\uFEFFEstado de la mesa;Nombre de la mesa;Entidad líder;Consultor de apoyo principal;No. de servicios',
    );
    expect(rows).toHaveLength(await countMesas());
    const shown = (await call('POST', '/mesaInteroperabilidad/listar', order)).json().mesasInteroperabilidad;
    const unquote = (text: string | undefined) => text?.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');
    expect(rows.map((row) => unquote(row.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)[1]))).toEqual(
      shown.map(({ nombreMesa }: { nombreMesa: string }) => nombreMesa),
    );
    const closed = linesOf((await ask({ estado: false })).body).slice(1);
    const { total } = (await call('POST', '/mesaInteroperabilidad/listar', { estado: false })).json();
    expect(closed).toHaveLength(total);
    expect(closed.every((row) => row.startsWith('Cerrada;'))).toBe(true);
    expect(rows.some((row) => row.startsWith('Abierta;'))).toBe(true);
  });

  it('[TABLE-06] is the same as XLSX, for a visitor too', async () => {
    await setDirectas(1);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api-public/mesaInteroperabilidad/exportar',
      payload: { formato: 'xlsx' },
    });
    expect(answer.headers['content-type']).toMatch(/spreadsheetml/);
    const [sheet] = await readExcelFile(answer.rawPayload);
    expect(sheet?.sheet).toBe('Mesas de interoperabilidad');
    expect(sheet?.data).toHaveLength((await countMesas()) + 1);
    expect(typeof sheet?.data[1]?.[4]).toBe('number');
  });

  it.each([
    ['/entidad/exportar', 'Entidad;NIT;Tipo;Sector;Ubicación;Estado', '/entidad/listar'],
    ['/usuarios/exportar', 'Nombre;Documento;Entidad;Rol;Estado', '/usuarios/getUsuariosByFilter'],
  ])('[TABLE-06] %s gives the list of the screen', async (path, head, list) => {
    const answer = await call('POST', path, { formato: 'csv' });
    const lines = linesOf(answer.body);
    expect(lines[0]).toBe(`\uFEFF${head}`);
    expect(lines).toHaveLength((await call('POST', list, {})).json().total + 1);
  });

  it('[TABLE-06] who sees one entity takes along that one only', async () => {
    const leader = await openTestSession(test.database.kysely, '1000000003');
    for (const [path, list] of [
      ['/entidad/exportar', '/entidad/listar'],
      ['/usuarios/exportar', '/usuarios/getUsuariosByFilter'],
    ] as const) {
      const answer = await call('POST', path, { formato: 'csv' }, leader);
      const listed = await call('POST', list, {}, leader);
      if (listed.statusCode === 403) expect(answer.statusCode).toBe(403);
      else expect(linesOf(answer.body)).toHaveLength(listed.json().total + 1);
    }
  });

  it('[TABLE-06] a name that is a formula does no harm, and accents stay', async () => {
    const { kysely } = test.database;
    const before = await sql<{ nombre: string }>`select nombre from mesas where id = 1`.execute(kysely);
    await sql`update mesas set nombre = '=HYPERLINK("http://mal");Ñandú' where id = 1`.execute(kysely);
    const { body } = await ask();
    const { rawPayload } = await ask({ formato: 'xlsx' });
    await sql`update mesas set nombre = ${before.rows[0]?.nombre} where id = 1`.execute(kysely);
    expect(body).toContain(`;"'=HYPERLINK(""http://mal"");Ñandú";`);
    const [sheet] = await readExcelFile(rawPayload);
    expect(sheet?.data.some((row) => row[1] === '=HYPERLINK("http://mal");Ñandú')).toBe(true);
  });

  it('[TABLE-06] that somebody took data along is an event, without the text they searched', async () => {
    await ask({ nombre: 'Fulano', estado: true });
    const { rows } = await sql<{ detail: object; object_type: string }>`select detail, object_type
      from audit_events where action = 'exportar' order by id desc limit 1`.execute(test.database.kysely);
    expect(rows[0]).toEqual({
      object_type: 'mesa',
      detail: { filtros: { estado: true, conTexto: true }, formato: 'csv', filas: expect.any(Number) },
    });
  });
});

describe('a long table', () => {
  it('[TABLE-06] is prepared in the background with its progress, and downloaded by its owner', async () => {
    const asked = (await ask({ ordenarPor: 'nombreMesa' })).json();
    const total = await countMesas();
    expect(asked).toMatchObject({
      titulo: 'Mesas de interoperabilidad',
      estado: 'en-cola',
      filasTotal: total,
      filasHechas: 0,
      venceEn: null,
    });
    expect(await work()).toBe(true);
    const ready = await read(asked.id);
    expect(ready).toMatchObject({ estado: 'lista', filasHechas: total, motivo: null });
    expect(Date.parse(ready.venceEn) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const file = await call('GET', `/exportaciones/${asked.id}/archivo`);
    expect(Number(file.headers['content-length'])).toBe(ready.bytes);
    expect(linesOf(file.body)).toHaveLength(total + 1);
    await setDirectas(50_000);
    expect(file.body).toBe((await ask({ ordenarPor: 'nombreMesa' })).body);
  });

  it('[TABLE-06] asked for twice with one key it is one', async () => {
    const key = crypto.randomUUID();
    const [first, second] = [await ask({}, key), await ask({}, key)];
    expect(second.json()).toEqual(first.json());
    expect((await call('GET', '/exportaciones')).json()).toHaveLength(1);
  });

  it('[TABLE-06] cancelled before or while it is prepared it leaves nothing', async () => {
    const waiting = (await ask()).json();
    expect((await call('POST', `/exportaciones/${waiting.id}/cancelar`)).json().estado).toBe('cancelada');
    await work();
    expect((await read(waiting.id)).estado).toBe('cancelada');
    const { id } = (await ask()).json();
    // The file is being written when its owner cancels: the store asks for the folder in the middle of it.
    const files = createDiskFileStore((name) => join(directory, name));
    const running = createExportacionesWork({
      ...settings(),
      files: {
        ...files,
        stage: async (...stage) => {
          await call('POST', `/exportaciones/${id}/cancelar`);
          return files.stage(...stage);
        },
      },
    });
    await runDueJob(test.database.kysely, [running], (_kind, error) => failures.push(error));
    expect((await read(id)).estado).toBe('cancelada');
    expect(await listStored()).toEqual(await storedOfRows());
    expect(await work()).toBe(false);
  });

  it('[TABLE-06] a process that died is taken up by another, to the same result', async () => {
    const { id } = (await ask()).json();
    const { kysely } = test.database;
    // What a process leaves that was killed after it named its content: a claim, a state, half a file.
    await writeFile(
      join(directory, 'exportaciones', '.00000000-0000-4000-8000-000000000000.parcial'),
      'medio',
    ).catch(() => undefined);
    await sql`update exportaciones set estado = 'en-curso', filas_hechas = 3, sha256 = ${'a'.repeat(64)},
      ubicacion = ${join(directory, 'exportaciones')}, tamano_bytes = 5`.execute(kysely);
    await sql`update jobs set attempts = 1, next_attempt_at = now() + interval '5 minutes'
      where kind = 'preparar-exportacion'`.execute(kysely);
    expect(await work()).toBe(false);
    await makeDue();
    expect(await work()).toBe(true);
    expect(await read(id)).toMatchObject({ estado: 'lista', filasHechas: await countMesas() });
    const file = await call('GET', `/exportaciones/${id}/archivo`);
    expect(linesOf(file.body)).toHaveLength((await countMesas()) + 1);
  });

  it('[TABLE-06] a process that ends leaves the work to the next one', async () => {
    const { id } = (await ask()).json();
    await work(directory, AbortSignal.abort(new Error('the process ends')));
    expect(await read(id)).toMatchObject({
      estado: 'en-cola',
      motivo: expect.stringContaining('reiniciando'),
    });
    await makeDue();
    await work();
    expect((await read(id)).estado).toBe('lista');
  });

  it('[TABLE-06] what fails is tried again, then says why, and can be asked for again', async () => {
    const { id } = (await ask()).json();
    // The folder is a file: nothing can be written there.
    const broken = join(directory, 'no-es-carpeta');
    await writeFile(broken, '');
    failures.length = 0;
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await work(broken);
      expect(await read(id)).toMatchObject({
        estado: 'en-cola',
        motivo: expect.stringContaining('de nuevo'),
      });
      await makeDue();
    }
    await work(broken);
    await rm(broken);
    expect(failures).toHaveLength(3);
    const failed = await read(id);
    expect(failed).toMatchObject({
      estado: 'fallida',
      motivo: expect.stringContaining('no se pudo preparar'),
    });
    expect(failed.motivo).not.toMatch(/ENOTDIR|no-es-carpeta/);
    expect((await call('POST', `/exportaciones/${id}/reintentar`)).json().estado).toBe('en-cola');
    await work();
    expect((await read(id)).estado).toBe('lista');
  });
});

/** Contents the rows name. */
async function storedOfRows(): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`select distinct sha256 from exportaciones
    where sha256 is not null`.execute(test.database.kysely);
  const kept = new Set(rows.map(({ sha256 }) => sha256));
  return (await listStored()).filter((name) => kept.has(name) || !name.startsWith('.'));
}

describe('afterwards', () => {
  const notices = async () =>
    (
      await sql<{
        evento: string;
        texto: string;
        enlace: string;
      }>`select evento, texto, enlace from notificaciones
        where evento like 'exportacion-%'`.execute(test.database.kysely)
    ).rows;
  beforeEach(() =>
    sql`delete from notificaciones where evento like 'exportacion-%'`.execute(test.database.kysely),
  );

  it('[TABLE-06] who did not wait is told that the file is ready, and finds it in the list', async () => {
    const { id } = (await ask()).json();
    await work();
    await tidy();
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ evento: 'exportacion-lista', enlace: '/app/exports' });
    expect(notice?.texto).toMatch(
      /^El archivo de Mesas de interoperabilidad, con [\d.]+ filas, está listo\./,
    );
    const [listed] = (await call('GET', '/exportaciones')).json();
    expect(listed).toMatchObject({ id, estado: 'lista' });
  });

  it('[TABLE-06] who downloaded it is told nothing', async () => {
    const { id } = (await ask()).json();
    await work();
    await call('GET', `/exportaciones/${id}/archivo`);
    await tidy();
    expect(await notices()).toEqual([]);
  });

  it('[TABLE-06] an expired file is removed, another of the same content stays', async () => {
    const [first, second] = [(await ask()).json(), (await ask()).json()];
    await work();
    await work();
    const { kysely } = test.database;
    const { rows } = await sql<{ sha256: string }>`select sha256 from exportaciones`.execute(kysely);
    expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(1);
    const expire = (id: string) =>
      sql`update exportaciones set vence_en = now() - interval '1 minute' where id = ${id}`.execute(kysely);
    const clean = async () => {
      await sql`insert into jobs (kind, job_key) values ('limpiar-exportaciones', gen_random_uuid()::text)`.execute(
        kysely,
      );
      await tidy();
    };
    await expire(first.id);
    await clean();
    expect((await read(first.id)).estado).toBe('vencida');
    expect((await call('GET', `/exportaciones/${second.id}/archivo`)).statusCode).toBe(200);
    await expire(second.id);
    await clean();
    expect((await listStored()).filter((name) => name === rows[0]?.sha256)).toEqual([]);
  });
});
