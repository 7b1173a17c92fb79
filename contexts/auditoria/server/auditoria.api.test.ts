import { createSealKeys, SEALS_PURPOSE, sealAudit, writeAudit } from '@marco/server-kit';
import { openTestSession, runAsOwner, startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { signer } = createSealKeys(testSecrets.deriveKeys(SEALS_PURPOSE));

let test: TestApp;
let token: string;
let auditor: { id: number; membresia: number; entidad: number };
beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000011');
  const row = await test.database.kysely
    .selectFrom('usuarios as u')
    .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
    .select(['u.id', 'm.id as membresia', 'm.entidad_id as entidad'])
    .where('u.numero_identificacion', '=', '1000000011')
    .executeTakeFirstOrThrow();
  auditor = row;
  await writeEvents();
});
afterAll(() => test.close());

const CORRELATION = 'correlacion-de-prueba';

/** Three events of the auditor, one of nobody. */
async function writeEvents(): Promise<void> {
  const actor = {
    sessionId: 's',
    userId: auditor.id,
    displayName: 'Auditor',
    membershipId: auditor.membresia,
    entityId: auditor.entidad,
    roleName: 'Auditor',
    readsAllEntities: true,
    operatesPlatform: false,
    permissions: new Set<string>(),
    secondFactor: 'off',
  };
  const origin = { actor, address: '10.0.0.7', correlationId: CORRELATION };
  const change = {
    action: 'probar-cambio',
    result: 'exito',
    objectType: 'prueba',
    objectId: 'A-1',
    detail: {
      antes: { estado: 'activa', cupo: 1 },
      despues: { estado: 'cerrada', cupo: 1 },
      motivo: 'Cancíon',
    },
  } as const;
  const { kysely } = test.database;
  await writeAudit(kysely, origin, change);
  await writeAudit(kysely, origin, { ...change, objectId: 'A-2', detail: { formula: '=1+1' } });
  await writeAudit(kysely, origin, { ...change, result: 'rechazo', objectId: 'A-1', detail: {} });
  await writeAudit(kysely, { actor: null, address: '10.0.0.8', correlationId: 'otra' }, change);
  // Long ago: the last moment of a day in Colombia is the next day in UTC.
  await kysely
    .insertInto('audit_events')
    .values({
      action: 'probar-dia',
      result: 'exito',
      object_type: 'prueba',
      occurred_at: '2026-01-10T04:59:59.999Z',
    })
    .execute();
}

async function call(method: 'GET' | 'POST', url: string, payload?: object, as = token) {
  return test.app.inject({
    method,
    url: `/api/servicioauditoria/${url}`,
    headers: { authorization: `Bearer ${as}` },
    ...(payload ? { payload } : {}),
  });
}

const search = async (filtro: object) => (await call('POST', 'findByFilters', filtro)).json();
const objects = async (filtro: object) =>
  (await search(filtro)).eventos.map((evento: { idObjeto: string | null }) => evento.idObjeto);

describe('refusals', () => {
  it.each([
    ['1000000002', 'a consultant'],
    ['1000000003', 'a leader'],
    ['1000000004', 'staff of an entidad'],
  ])('[AREA-12] %s, %s, reads, verifies and exports nothing', async (numero) => {
    const other = await openTestSession(test.database.kysely, numero);
    for (const answer of [
      await call('POST', 'findByFilters', {}, other),
      await call('GET', 'filtros', undefined, other),
      await call('GET', 'eventos/1', undefined, other),
      await call('POST', 'verificar', {}, other),
      await call('POST', 'exportar', {}, other),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'ACCESO_DENEGADO']);
  });

  it.each([
    [{ desde: '21/11/2026' }],
    [{ hasta: '0001-01-01' }],
    [{ desde: '2026-02-30' }],
    [{ resultado: 'otro' }],
    [{ texto: 'x'.repeat(201) }],
    [{ pagina: 0 }],
    [{ tamano: 101 }],
    [{ usuarioId: -1 }],
  ])('[AREA-12] the filter %j is a 400 with its reason', async (filtro) => {
    const answer = await call('POST', 'findByFilters', filtro);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detalles[0].campo).toBe(Object.keys(filtro)[0]);
  });

  it('[AREA-12] what an event is about, the ids of its detail and its refusal are told by name', async () => {
    const { kysely } = test.database;
    const rol = await kysely.selectFrom('roles').select(['id', 'nombre']).limit(1).executeTakeFirstOrThrow();
    const reunion = await kysely
      .selectFrom('reuniones')
      .select(['id', 'tematica'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const add = async (event: { object_type: string; object_id: string; detail?: object }) => {
      const { id } = await kysely
        .insertInto('audit_events')
        .values({
          action: 'probar-nombres',
          result: 'exito',
          ...event,
          detail: JSON.stringify(event.detail ?? {}),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return (await call('GET', `eventos/${id}`)).json();
    };
    const detail = { antes: null, despues: { rolId: rol.id, entidadId: 'x' }, codigo: 'VERSION_DISTINTA' };
    expect(await add({ object_type: 'reunion', object_id: String(reunion.id), detail })).toMatchObject({
      objeto: reunion.tematica,
      nombres: {
        rolId: { [rol.id]: rol.nombre },
        entidadId: {},
        codigo: { VERSION_DISTINTA: expect.stringContaining('Otra persona cambió este registro') },
      },
    });
    const membresia = String(auditor.membresia);
    expect(await add({ object_type: 'membresia', object_id: membresia })).toMatchObject({
      objeto: expect.stringMatching(/^\S.+, \S/),
    });
    expect(await add({ object_type: 'operacion', object_id: 'searchEventos' })).toMatchObject({
      objeto: expect.stringMatching(/[^.]$/),
    });
    expect(await add({ object_type: 'archivo', object_id: 'no-es-un-id' })).toMatchObject({ objeto: null });
  });

  it('[AREA-12] an event that does not exist is a 404 in Spanish', async () => {
    const answer = await call('GET', 'eventos/999999999999');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().mensaje).toBe('El evento de auditoría que busca no existe.');
    expect((await call('GET', 'eventos/abc')).statusCode).toBe(400);
  });
});

describe('search', () => {
  it('[AREA-12] answers newest first with person, entidad, rol and address, and how many there are', async () => {
    const { eventos, total } = await search({ correlacion: CORRELATION });
    expect(total).toBe(3);
    expect(eventos[0]).toMatchObject({
      accion: 'probar-cambio',
      resultado: 'rechazo',
      tipoObjeto: 'prueba',
      idObjeto: 'A-1',
      usuario: { id: auditor.id, nombre: expect.any(String) },
      entidad: { id: auditor.entidad, nombre: expect.any(String) },
      rol: 'Auditor',
      direccion: '10.0.0.7',
      correlacion: CORRELATION,
    });
    expect(eventos.map(({ id }: { id: number }) => id)).toEqual(
      eventos.map(({ id }: { id: number }) => id).sort((a: number, b: number) => b - a),
    );
  });

  it.each([
    ['person', () => ({ usuarioId: auditor.id }), ['A-1', 'A-2', 'A-1']],
    ['entidad', () => ({ entidadId: auditor.entidad }), ['A-1', 'A-2', 'A-1']],
    ['object', () => ({ tipoObjeto: 'prueba', idObjeto: 'A-2' }), ['A-2']],
    ['result', () => ({ resultado: 'rechazo' }), ['A-1']],
    ['text of the detail, without accents', () => ({ texto: 'CANCION' }), ['A-1', 'A-1']],
    ['text of the address', () => ({ texto: '10.0.0.8' }), ['A-1']],
    ['text that is no pattern', () => ({ texto: '%' }), []],
  ])('[AREA-12] filters by %s', async (_name, filtro, expected) => {
    expect(await objects({ accion: 'probar-cambio', ...filtro() })).toEqual(expected);
  });

  it('[AREA-12] filters by days of Colombia, both included', async () => {
    const count = async (filtro: object) => (await search({ accion: 'probar-dia', ...filtro })).total;
    expect(await count({ desde: '2026-01-09', hasta: '2026-01-09' })).toBe(1);
    expect(await count({ hasta: '2026-01-08' })).toBe(0);
    expect(await count({ desde: '2026-01-10' })).toBe(0);
  });

  it('[AREA-12] pages in either direction without overlap', async () => {
    const page = (pagina: number, ascendente: boolean) =>
      objects({ correlacion: CORRELATION, pagina, tamano: 2, ascendente });
    expect([await page(1, false), await page(2, false)]).toEqual([['A-1', 'A-2'], ['A-1']]);
    expect([await page(1, true), await page(2, true), await page(3, true)]).toEqual([
      ['A-1', 'A-2'],
      ['A-1'],
      [],
    ]);
  });

  it('[AREA-12] the filters offer what occurs in the trail, each once', async () => {
    const filtros = (await call('GET', 'filtros')).json();
    expect(filtros.acciones).toEqual([...new Set(filtros.acciones)].sort());
    expect(filtros.acciones).toContain('probar-cambio');
    expect(filtros.tiposObjeto).toContain('prueba');
    expect(filtros.nombres.acciones).not.toHaveProperty('probar-cambio');
    expect(filtros.nombres.tiposObjeto).toMatchObject({ busqueda: 'Búsqueda guardada' });
  });

  it('[AREA-12] [API-04] people and entidades that act are found by name, from three characters, or by number', async () => {
    const find = async (query: string) => (await call('GET', `actores/finderTopFive?${query}`)).json();
    const byNumber = await find(`clase=persona&id=${auditor.id}`);
    expect(byNumber).toEqual([{ id: auditor.id, nombre: expect.any(String) }]);
    const apellido = byNumber[0].nombre.split(' ').at(-1);
    expect(await find(`clase=persona&keyword=${encodeURIComponent(apellido.toUpperCase())}`)).toContainEqual(
      byNumber[0],
    );
    expect(await find(`clase=persona&keyword=${encodeURIComponent(apellido.slice(0, 2))}`)).toEqual([]);
    // The number stands in the text that is searched, but is no name.
    expect(await find('clase=persona&keyword=1000000011')).toEqual([]);
    const [entidad] = await find(`clase=entidad&id=${auditor.entidad}`);
    expect(await find(`clase=entidad&keyword=${encodeURIComponent(entidad.nombre)}`)).toEqual([entidad]);
    // A person who never acted is not offered.
    expect(await find('clase=entidad&keyword=universidad')).toEqual([]);
    expect((await call('GET', 'actores/finderTopFive?clase=mesa')).statusCode).toBe(400);
    const other = await openTestSession(test.database.kysely, '1000000002');
    expect((await call('GET', 'actores/finderTopFive?clase=persona', undefined, other)).statusCode).toBe(403);
  });

  it('[AREA-12] the text finds whoever acted by name too, and no event by the number of the person', async () => {
    const [{ nombre }] = (await call('GET', `actores/finderTopFive?clase=persona&id=${auditor.id}`)).json();
    expect(await objects({ accion: 'probar-cambio', texto: nombre })).toEqual(['A-1', 'A-2', 'A-1']);
    expect(await objects({ accion: 'probar-cambio', texto: '1000000011' })).toEqual([]);
  });
});

describe('detail and verification', () => {
  it('[AREA-12] an event tells what it was and became, and its seal once it has one', async () => {
    const { eventos } = await search({ texto: 'Cancion', usuarioId: auditor.id });
    const read = async () => (await call('GET', `eventos/${eventos[0].id}`)).json();
    expect(await read()).toMatchObject({
      detalle: { antes: { estado: 'activa' }, despues: { estado: 'cerrada' }, motivo: 'Cancíon' },
      sello: null,
    });
    // A transaction of another test file on the same server may delay a seal.
    await expect.poll(() => sealAudit(test.database.kysely, { signer })).toBe(true);
    const verified = (await call('POST', 'verificar', {})).json();
    expect(verified).toMatchObject({ hallazgos: [], cantidadHallazgos: 0, siguiente: null });
    expect(verified.eventos).toBeGreaterThan(4);
    expect(verified.sellos).toBe(verified.totalSellos);
    expect((await read()).sello).toMatchObject({ lote: verified.ultimoSello.lote });
  });

  it('[AREA-12] codes are named by who writes them: contexts, authenticator, process and kit', async () => {
    const escritas = [
      ['evaluar-estandar', 'Iniciar evaluación de estándar'],
      ['bloquear-direccion', 'Bloquear dirección'],
      ['rotar-llaves', 'Rotar llaves del autenticador'],
      ['acceder', 'Acceder sin permiso'],
    ] as const;
    const correlationId = 'nombres-de-codigos';
    for (const [action] of escritas)
      await writeAudit(
        test.database.kysely,
        { actor: null, address: '10.0.0.9', correlationId },
        { action, result: 'exito', objectType: 'membresia' },
      );
    const { eventos } = await search({ correlacion: correlationId, ascendente: true });
    expect(eventos).toMatchObject(
      escritas.map(([accion, nombreAccion]) => ({
        accion,
        nombreAccion,
        tipoObjeto: 'membresia',
        nombreTipoObjeto: 'Membresía',
      })),
    );
    const { nombres } = (await call('GET', 'filtros')).json();
    expect(nombres.acciones).toMatchObject(Object.fromEntries(escritas));
    const csv = (
      await call('POST', 'exportar', { correlacion: correlationId, ascendente: true, formato: 'csv' })
    ).body;
    const lines = csv.split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(';')[2])).toEqual(escritas.map(([, nombre]) => nombre));
    expect(lines[0]).toContain(';Membresía;');
  });

  it('[AREA-12] verifying is an event itself', async () => {
    const { eventos } = await search({ accion: 'verificar', tamano: 1 });
    const { detalle, usuario } = (await call('GET', `eventos/${eventos[0].id}`)).json();
    expect(usuario.id).toBe(auditor.id);
    expect(detalle).toMatchObject({ despuesDe: 0, hallazgos: 0 });
  });

  it('[AREA-12] a tampered, a removed and an added row are found and named', async () => {
    const { eventos } = await search({ correlacion: CORRELATION });
    const [changed, removed] = eventos.map(({ id }: { id: number }) => id);
    await runAsOwner(
      test.database,
      `alter table audit_events disable trigger all;
      update audit_events set result = 'exito' where id = ${changed};
      delete from audit_events where id = ${removed};
      insert into audit_events (id, action, result, object_type) values (-1, 'falso', 'exito', 'prueba');
      alter table audit_events enable trigger all;`,
    );
    const { hallazgos, cantidadHallazgos } = (await call('POST', 'verificar', {})).json();
    expect(cantidadHallazgos).toBe(3);
    expect(hallazgos).toEqual([
      { tipo: 'evento-agregado', lote: 1, idEvento: -1 },
      { tipo: 'evento-eliminado', lote: expect.any(Number), idEvento: removed },
      { tipo: 'evento-modificado', lote: expect.any(Number), idEvento: changed },
    ]);
  });
});

describe('export', () => {
  it('[AREA-12] gives every event of the filters as CSV for Excel, formulas made harmless, and is audited', async () => {
    const filtro = { accion: 'probar-cambio', texto: 'formula' };
    const before = (await search({ accion: 'exportar' })).total;
    await writeAudit(
      test.database.kysely,
      { actor: null, address: '-1+1', correlationId: 'x' },
      {
        action: 'probar-cambio',
        result: 'exito',
        objectType: 'prueba',
        objectId: '=HYPERLINK("x")',
        detail: { formula: 'dos\nlíneas' },
      },
    );
    const answer = await call('POST', 'exportar', { ...filtro, formato: 'csv' });
    expect(answer.headers['content-disposition']).toMatch(/filename="auditoria-\d{4}-\d\d-\d\d\.csv"/);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line, ...rest] = answer.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFNúmero;Fecha;Acción;Resultado;/);
    expect(line).toMatch(/^\d+;\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d;Probar cambio;Éxito;Prueba;/);
    expect(line).toContain(`"'=HYPERLINK(""x"")"`);
    expect(line).toContain(`;'-1+1;`);
    expect(rest).toEqual(['']);
    const { eventos, total } = await search({ accion: 'exportar', tamano: 1 });
    expect(total).toBe(before + 1);
    const { detalle } = (await call('GET', `eventos/${eventos[0].id}`)).json();
    expect(detalle).toEqual({
      filtros: { accion: 'probar-cambio', conTexto: true },
      formato: 'csv',
      filas: expect.any(Number),
    });
  });

  it('[AREA-12] a long export holds every event once, in the order of the screen', async () => {
    await test.database.exec(
      `update parametros set valor = '50000' where clave = 'exportaciones.filasDirectas'`,
    );
    await test.database.exec(`insert into audit_events (action, result, object_type)
      select 'probar-largo', 'exito', 'prueba' from generate_series(1, 2300)`);
    const read = async (ascendente: boolean) => {
      const filtro = { accion: 'probar-largo', ascendente, formato: 'csv' };
      const lines = (await call('POST', 'exportar', filtro)).body.split('\r\n').slice(1, -1);
      return lines.map((line) => Number(line.split(';')[0]));
    };
    const numbers = await read(false);
    expect(new Set(numbers).size).toBe(2300);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(await read(true)).toEqual(numbers.toReversed());
  });
});
