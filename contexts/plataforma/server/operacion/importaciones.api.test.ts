import { gzipSync } from 'node:zlib';
import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportacionOperacion } from '../../contract/index.ts';
import { clearPlataforma } from '../../testing/clear-plataforma.ts';
import { createOperacionClient, runTrabajosDePlataforma } from '../../testing/operacion-client.ts';
import { createRegistroProductor, createRegistroXroad } from '../../testing/registros.ts';
import { closeHorasVencidas } from './operacion-jobs.ts';

/** Within an hour of yesterday, away from its ends. */
const MOMENTO = Math.floor(Date.now() / 3_600_000) * 3_600_000 - 24 * 3_600_000 + 600_000;

let test: TestApp;
let operador: ReturnType<typeof createOperacionClient>;
let operadorToken: string;
let administrador: ReturnType<typeof createOperacionClient>;
let lider: ReturnType<typeof createOperacionClient>;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0' }, listen: true });
  const { kysely } = test.database;
  const open = async (numero: string) =>
    createOperacionClient(test.app.listeningOrigin, await openTestSession(kysely, numero));
  operadorToken = await openTestSession(kysely, '1000000012');
  [operador, administrador, lider] = [
    await open('1000000012'),
    await open('1000000001'),
    await open('1000000003'),
  ];
});
afterAll(() => test.close());

const bytes = (text: string) => new TextEncoder().encode(text);
const asLines = (registros: readonly object[]) =>
  bytes(registros.map((registro) => `${JSON.stringify(registro)}\n`).join(''));
const pareja = (n: number, cambios: object = {}) => {
  const entrada = MOMENTO + n * 1000;
  const times = { requestInTs: entrada, responseOutTs: entrada + 120 };
  return [
    createRegistroXroad({ messageId: `IDMENSAJE-${n}`, ...times, ...cambios }),
    createRegistroProductor({
      messageId: `IDMENSAJE-${n}`,
      requestInTs: entrada + 10,
      responseOutTs: entrada + 90,
      ...cambios,
    }),
  ];
};
const parejas = (count: number, cambios?: object) =>
  Array.from({ length: count }, (_, n) => pareja(n, cambios)).flat();

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    test.database.kysely,
  );
  return rows[0]?.n ?? 0;
};
/** What counts of the sums. */
async function listVigentes() {
  const { rows } = await sql<{ hora: number; total: number; exitosas: number; sin_pareja: number }>`
    select h.hora, sum(h.total)::int as total, sum(h.exitosas)::int as exitosas, sum(h.sin_pareja)::int as sin_pareja
    from plataforma_horas h join plataforma_horas_vigentes v
      on v.ambiente = h.ambiente and v.hora = h.hora and v.importacion_id = h.importacion_id
    group by h.hora order by h.hora`.execute(test.database.kysely);
  return rows;
}
async function importa(content: Uint8Array, bytesPorParte?: number): Promise<ImportacionOperacion> {
  const { id } = await operador.sendArchivo('produccion', content, bytesPorParte);
  await runTrabajosDePlataforma(test.database.kysely);
  return (await operador.call(`/importaciones/${id}`)).body;
}
async function aplica(importacion: ImportacionOperacion): Promise<void> {
  const answer = await operador.paso(importacion, 'aplicar');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await runTrabajosDePlataforma(test.database.kysely);
}

beforeEach(() => clearPlataforma(test.database.kysely));

describe('what is refused', () => {
  it('[AREA-05] a file of 10 GB, before a byte of it is sent', async () => {
    const answer = await operador.create('produccion', 10 * 1024 ** 3);
    expect([answer.status, answer.body.code]).toEqual([413, 'ARCHIVO_DE_OPERACION_PESADO']);
    expect(await count('plataforma_importaciones')).toBe(0);
    expect(await findLastAudit(test.database.kysely, 'crear-importacion-operacion')).toMatchObject({
      result: 'rechazo',
    });
  });

  it('[AREA-05] who is not the operator: others read at most', async () => {
    expect((await administrador.create('produccion', 10)).status).toBe(403);
    expect((await lider.call('/importaciones')).status).toBe(403);
    expect((await administrador.call('/importaciones')).status).toBe(200);
    const { body } = await operador.create('produccion', 10);
    expect((await administrador.sendParte(body.id, 0, bytes('{}'), true)).status).toBe(403);
    expect((await administrador.paso(body, 'descartar')).status).toBe(403);
    expect((await administrador.call(`/importaciones/${body.id}`)).body).toMatchObject({
      recibe: false,
      acciones: { descartar: { allowed: false } },
    });
  });

  it('[AREA-05] a second import while one is open; other environments go on', async () => {
    await operador.create('produccion', 10);
    const second = await operador.create('produccion', 10);
    expect([second.status, second.body.code]).toEqual([409, 'IMPORTACION_ABIERTA']);
    expect((await operador.create('calidad', 10)).status).toBe(200);
  });

  it.each([
    ['nothing', { ambiente: 'produccion', nombre: '', bytes: 0 }],
    ['an unknown environment', { ambiente: 'pruebas', nombre: 'x', bytes: 1 }],
    ['a negative length', { ambiente: 'produccion', nombre: 'x', bytes: -1 }],
    ['a field more', { ambiente: 'produccion', nombre: 'x', bytes: 1, estado: 'aplicada' }],
  ])('[AREA-05] %s', async (_, body) => {
    expect((await operador.json('POST', '/importaciones', body)).status).toBe(400);
  });

  it.each([
    ['a program', 'MZ\u0000\u0003', 'ARCHIVO_SIN_OPERACION'],
    ['a table', 'a;b;c\n1;2;3\n', 'ARCHIVO_SIN_OPERACION'],
    ['half a record', JSON.stringify(createRegistroXroad()).slice(0, 200), 'ARCHIVO_CORTADO'],
    ['half an answer', `{"records":[${JSON.stringify(createRegistroXroad())},`, 'ARCHIVO_CORTADO'],
  ])(
    '[AREA-05] %s is no file of operation, and changes nothing; the list says why',
    async (_, text, code) => {
      const content = bytes(text);
      const { body } = await operador.create('produccion', content.length);
      expect(body).toMatchObject({ estado: 'recibiendo', rechazo: null });
      const sent = await operador.sendParte(body.id, 0, content, true);
      expect([sent.status, sent.body.code]).toEqual([422, code]);
      // A file that was cut off may still come whole.
      const estado = code === 'ARCHIVO_CORTADO' ? 'recibiendo' : 'rechazada';
      const [listed] = (await operador.call('/importaciones')).body.importaciones;
      expect(listed).toMatchObject({
        id: body.id,
        estado,
        rechazo: sent.body.mensaje,
        recibidos: 0,
        resumen: { registros: 0 },
        recibe: estado === 'recibiendo',
      });
    },
  );

  it('[AREA-05] a file that is refused at its first piece leaves room for the next one and takes no more', async () => {
    const content = bytes('a;b;c\n');
    const { body } = await operador.create('produccion', content.length);
    await operador.sendParte(body.id, 0, content, true);
    const more = await operador.sendParte(body.id, 0, content, true);
    expect([more.status, more.body.code]).toEqual([409, 'IMPORTACION_NO_RECIBE']);
    expect((await operador.create('produccion', 10)).status).toBe(200);
  });

  it('[AREA-05] what is refused after a piece was taken may go on, and says why until it does', async () => {
    const content = asLines(parejas(4));
    const { body } = await operador.create('produccion', content.length);
    const half = asLines(parejas(2)).length;
    expect((await operador.sendParte(body.id, 0, content.slice(0, half), false)).status).toBe(200);
    const refused = await operador.sendParte(body.id, half, bytes('x'.repeat(content.length)), true);
    expect(refused.body.code).toBe('PARTE_SOBRANTE');
    const read = async () => (await operador.call(`/importaciones/${body.id}`)).body;
    expect(await read()).toMatchObject({ estado: 'recibiendo', rechazo: refused.body.mensaje });
    expect((await operador.sendParte(body.id, half, content.slice(half), true)).status).toBe(200);
    expect(await read()).toMatchObject({ estado: 'calculando', rechazo: null });
  });

  it('[AREA-05] a file of another instance as a whole', async () => {
    const content = asLines(parejas(3, { serviceXRoadInstance: 'EE' }));
    const { body } = await operador.create('produccion', content.length);
    const sent = await operador.sendParte(body.id, 0, content, true);
    expect([sent.status, sent.body.code]).toEqual([422, 'ARCHIVO_DE_OTRA_INSTANCIA']);
    expect(await count('plataforma_registros')).toBe(0);
  });

  it('[AREA-05] a piece that is not next says where to go on', async () => {
    const content = asLines(parejas(2));
    const { body } = await operador.create('produccion', content.length);
    const sent = await operador.sendParte(body.id, 5, content, false);
    expect([sent.status, sent.body.code]).toEqual([409, 'PARTE_FUERA_DE_LUGAR']);
    expect(sent.body.detalles[0].mensaje).toContain('Se recibieron 0 bytes');
  });

  it('[AREA-05] more bytes than were announced, and fewer', async () => {
    const content = asLines(parejas(2));
    const { body } = await operador.create('produccion', content.length - 1);
    expect((await operador.sendParte(body.id, 0, content, true)).body.code).toBe('PARTE_SOBRANTE');
    const again = await operador.create('produccion', content.length + 10);
    expect((await operador.sendParte(again.body.id, 0, content, true)).body.code).toBe('ARCHIVO_INCOMPLETO');
  });

  it('[AREA-05] a piece that unpacks without end, one that cannot be unpacked, and none', async () => {
    const { body } = await operador.create('produccion', null);
    const bomb = await operador.sendParte(body.id, 0, gzipSync(Buffer.alloc(17 * 1024 ** 2)), false);
    expect([bomb.status, bomb.body.code]).toEqual([413, 'PARTE_PESADA']);
    const broken = await operador.sendParte(body.id, 0, new Uint8Array([0x1f, 0x8b, 1, 2, 3]), false);
    expect([broken.status, broken.body.code]).toEqual([422, 'PARTE_ILEGIBLE']);
    const path = `/importaciones/${body.id}/partes?desde=0`;
    const none = await operador.call(path, { method: 'POST', body: new FormData() });
    expect([none.status, none.body.code]).toEqual([400, 'PARTE_AUSENTE']);
  });

  it('[AREA-05] an import that does not exist, and a step out of its time', async () => {
    expect((await operador.call('/importaciones/999999')).status).toBe(404);
    expect((await operador.sendParte(999_999, 0, bytes('{}'), true)).body.code).toBe('IMPORTACION_NO_EXISTE');
    const { body } = await operador.create('produccion', 10);
    expect((await operador.paso({ id: body.id, version: 99 }, 'descartar')).status).toBe(412);
    const early = await operador.paso(body, 'aplicar');
    expect([early.status, early.body.code]).toEqual([409, 'PASO_NO_PERMITIDO']);
  });
});

describe('a file of operation', () => {
  it('[AREA-05] changes nothing until it is applied, and then everything at once', async () => {
    const importacion = await importa(asLines(parejas(10)));
    expect(importacion).toMatchObject({
      estado: 'revisada',
      resumen: { registros: 20, clientes: 10, productores: 10, repetidos: 0, apartados: {} },
      calculo: { horas: 1, intercambios: 10, exitosos: 10, sinPareja: 0 },
    });
    expect(await listVigentes()).toEqual([]);
    await aplica(importacion);
    expect(await listVigentes()).toMatchObject([{ total: 10, exitosas: 10, sin_pareja: 0 }]);
    expect(await findLastAudit(test.database.kysely, 'aplicar-operacion')).toMatchObject({
      result: 'exito',
      detail: { horas: 1, intercambios: 10 },
    });
  });

  it.each([
    ['short pieces', 1500],
    ['pieces that end anywhere', 3333],
  ])('[AREA-05] comes in %s with the same sums', async (_, bytesPorParte) => {
    const importacion = await importa(asLines(parejas(20)), bytesPorParte);
    expect(importacion.calculo).toMatchObject({ intercambios: 20, exitosos: 20, sinPareja: 0 });
  });

  it('[AREA-05] goes on where it stopped, and a piece sent twice counts once', async () => {
    const content = asLines(parejas(6));
    const { body } = await operador.create('produccion', content.length);
    const half = content.subarray(0, 3000);
    const first = await operador.sendParte(body.id, 0, half, false);
    expect(first.body.recibidos).toBeGreaterThan(0);
    expect(first.body.recibidos).toBeLessThan(3000);
    expect((await operador.sendParte(body.id, 0, half, false)).body.code).toBe('PARTE_FUERA_DE_LUGAR');
    const rest = content.subarray(first.body.recibidos);
    const last = await operador.sendParte(body.id, first.body.recibidos, rest, true);
    expect(last.body).toMatchObject({ estado: 'calculando', resumen: { registros: 12, repetidos: 0 } });
  });

  it('[AREA-05] goes on in a process that starts after the one that took its beginning ended', async () => {
    const content = asLines(parejas(20));
    const mitad = Math.floor(content.length / 2);
    const { body: creada } = await operador.create('produccion', content.length);
    const primera = await startTestApp({
      environment: { PORT: '0' },
      listen: true,
      database: test.database,
    });
    const antes = createOperacionClient(primera.app.listeningOrigin, operadorToken);
    const { recibidos } = (await antes.sendParte(creada.id, 0, content.subarray(0, mitad), false)).body;
    await primera.close();
    // What it had taken counts for nothing yet.
    expect([recibidos > 0, await listVigentes()]).toEqual([true, []]);
    const { body: sigue } = await operador.call(`/importaciones/${creada.id}`);
    expect(sigue).toMatchObject({ estado: 'recibiendo', recibidos });
    expect((await operador.sendParte(creada.id, recibidos, content.subarray(recibidos), true)).status).toBe(
      200,
    );
    await runTrabajosDePlataforma(test.database.kysely);
    await aplica((await operador.call(`/importaciones/${creada.id}`)).body);
    expect(await listVigentes()).toMatchObject([{ total: 20, exitosas: 20, sin_pareja: 0 }]);
  });

  it('[AREA-05] twice is once, also where the same records come in another form', async () => {
    await aplica(await importa(asLines(parejas(10))));
    const before = await listVigentes();
    const again = await importa(bytes(JSON.stringify({ records: parejas(10) })));
    expect(again.resumen).toMatchObject({ registros: 20, repetidos: 20 });
    await aplica(again);
    expect(await listVigentes()).toEqual(before);
  });

  it('[AREA-05] the side that comes later makes a pair of what was alone', async () => {
    const [clientes, productores] = [0, 1].map((side) => parejas(8).filter((_, at) => at % 2 === side));
    await aplica(await importa(asLines(productores ?? [])));
    expect(await listVigentes()).toMatchObject([{ total: 8, sin_pareja: 8 }]);
    await aplica(await importa(asLines(clientes ?? [])));
    expect(await listVigentes()).toMatchObject([{ total: 8, sin_pareja: 0 }]);
  });

  it('[AREA-05] what is set aside is told with its place, and the rest counts', async () => {
    const registros = parejas(2);
    const content = asLines([
      ...registros,
      { ...registros[0], serviceXRoadInstance: 'EE' },
      { ...registros[0], serviceCode: 'a/b' },
      { ...registros[0], requestInTs: MOMENTO + 90 * 86_400_000 },
      { ...registros[0], messageId: 'reloj', responseOutTs: 1 },
      { ...registros[0], serviceCode: 'listMethods' },
    ]);
    expect(await importa(content)).toMatchObject({
      resumen: {
        apartados: { 'instancia-ajena': 1, 'identificador-invalido': 1, 'fecha-imposible': 1 },
        primerosApartados: [
          { registro: 5, motivo: 'instancia-ajena' },
          { registro: 6, motivo: 'identificador-invalido' },
          { registro: 7, motivo: 'fecha-imposible' },
        ],
        relojesAtras: 1,
        metaservicios: 1,
      },
      calculo: { intercambios: 3 },
    });
  });

  it('[AREA-05] nothing personal of a record is anywhere in the database', async () => {
    await aplica(await importa(asLines(parejas(3, { faultCode: 'Pedro Pérez', succeeded: false }))));
    const { rows } = await sql<{ table_name: string }>`select table_name from information_schema.tables
      where table_schema = current_schema() and (table_name like 'plataforma%' or table_name in ('audit_events', 'jobs'))`.execute(
      test.database.kysely,
    );
    expect(rows.length).toBeGreaterThan(9);
    for (const { table_name } of rows) {
      const found = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table_name)} t
        where t::text ~ 'CO1020304050|EXPEDIENTE-77|10\\.20\\.30\\.40|ss\\.cliente|Pedro|IDMENSAJE|/predios/'`.execute(
        test.database.kysely,
      );
      expect([table_name, found.rows[0]?.n]).toEqual([table_name, 0]);
    }
  });

  it('[AREA-05] a packed file comes in packed pieces', async () => {
    const content = asLines(parejas(5));
    const { body } = await operador.create('produccion', null, 'operacion.json.gz');
    const sent = await operador.sendParte(body.id, 0, gzipSync(content), true);
    expect(sent.body).toMatchObject({ estado: 'calculando', recibidos: content.length });
  });

  it('[AREA-05] one that is discarded leaves nothing, and the next one counts what it had brought', async () => {
    const importacion = await importa(asLines(parejas(4)));
    expect((await operador.paso(importacion, 'descartar')).body.estado).toBe('descartando');
    await runTrabajosDePlataforma(test.database.kysely);
    expect(await count('plataforma_registros')).toBe(0);
    expect(await count('plataforma_horas')).toBe(0);
    const next = await importa(asLines(parejas(4)));
    expect(next.resumen.repetidos).toBe(0);
    await aplica(next);
    expect(await listVigentes()).toMatchObject([{ total: 4 }]);
  });

  it('[AREA-05] after ten days its messages are forgotten, and its hours take no more', async () => {
    const { kysely } = test.database;
    await aplica(await importa(asLines(parejas(4))));
    expect(await closeHorasVencidas(kysely)).toBe(0);
    await sql`update plataforma_horas_vigentes set abierta_hasta = now() - interval '1 second'`.execute(
      kysely,
    );
    expect(await closeHorasVencidas(kysely)).toBe(1);
    expect(await count('plataforma_registros')).toBe(0);
    const again = await importa(asLines(parejas(4)));
    expect(again.resumen).toMatchObject({ horasCerradas: 8, repetidos: 0 });
    await aplica(again);
    expect(await listVigentes()).toMatchObject([{ total: 4 }]);
  });
});
