import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepNodoObjeto } from './keep-nodo-objeto.ts';
import { createNodo, keepNodo, setObjeto } from './nodos.repository.ts';

let test: TestApp;
let admin: string;
let coordinator: string;

const RAIZ = '2.999.170';
const CAPAS = `${RAIZ}.4`;
const ESTANDARES = `${RAIZ}.3`;

beforeAll(async () => {
  test = await startTestApp();
  admin = await openTestSession(test.database.kysely, '1000000001');
  coordinator = await openTestSession(test.database.kysely, '1000000013');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT';
function call(method: Method, path: string, payload?: object, token = admin, headers: object = {}) {
  return test.app.inject({
    method,
    url: `/api/oid/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
}
const resolve = (oid: string) => test.app.inject({ method: 'GET', url: `/api-public/oid/${oid}` });
const reserve = (padre: string, nombre = 'Reservado', headers: object = {}) =>
  call('POST', 'reservar', { padre, nombre, descripcion: '' }, admin, headers);
const read = async (oid: string) => (await call('GET', `nodos/${oid}`)).json();

const findAudit = (action: string) => findLastAudit(test.database.kysely, action);

describe('resolving an identifier', () => {
  it.each(['2.999.170.99', '2.999.170.4.999999', '3.1', 'abc', '2.999.01', '2..1'])(
    '[AREA-11] %s identifies nothing: 404 in Spanish, to anybody',
    async (oid) => {
      for (const answer of [await resolve(oid), await call('GET', oid), await call('GET', `nodos/${oid}`)]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({
          code: 'OID_NO_ASIGNADO',
          mensaje: 'Este OID no está asignado: no identifica nada en el registro.',
        });
      }
    },
  );

  it('[AREA-11] [TABLE-05] anybody gets the stored nodes of the path and what it identifies', async () => {
    const answer = await resolve(`${CAPAS}.1`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      oid: `${CAPAS}.1`,
      nombre: 'Capa Común',
      descripcion: '',
      tipo: 'capa-de-uso',
      estado: 'activo',
      oidDetails: [
        { oid: '2', nombre: 'joint-iso-itu-t' },
        { oid: '2.999', nombre: 'example' },
        { oid: RAIZ, nombre: 'Colombia – LCI' },
        { oid: CAPAS, nombre: 'Capas de uso' },
        { oid: `${CAPAS}.1`, nombre: 'Capa Común' },
      ],
      objeto: { nombre: 'Común', estado: 'Vigente', direccion: null },
    });
  });

  it('[AREA-11] who may open what it identifies gets its address', async () => {
    const answer = await call('GET', `${CAPAS}.1`);
    expect(answer.json().objeto.direccion).toMatch(/^\/app\/admin\/capadeuso\/\d+$/);
  });

  it('[AREA-11] an element and its version lead to the dictionary once they are published, not before', async () => {
    const { kysely } = test.database;
    const version = await kysely
      .selectFrom('elementos_versiones as v')
      .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
      .select(['v.id', 'v.oid', 'v.nombre', 'v.mayor', 'v.menor', 'e.oid as elementoOid', 'e.identificador'])
      .where('v.estado', '=', 'incorporado')
      .orderBy('v.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await resolve(version.elementoOid)).json()).toMatchObject({
      tipo: 'elemento',
      objeto: {
        nombre: version.nombre,
        estado: 'Incorporado',
        direccion: `/diccionario/${version.elementoOid}`,
      },
    });
    const numero = `versión ${version.mayor}.${version.menor}`;
    expect((await resolve(version.oid)).json().objeto).toEqual({
      nombre: `${version.nombre}, ${numero}`,
      estado: 'Incorporado',
      direccion: `/diccionario/${version.oid}`,
    });
    const draft = await kysely
      .selectFrom('elementos_versiones')
      .select(['id', 'oid', 'nombre'])
      .where('estado', 'in', ['borrador', 'en-revision'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const open = (await resolve(draft.oid)).json().objeto;
    expect(open).toMatchObject({ estado: 'Sin publicar', direccion: null });
    expect(open.nombre).not.toContain(draft.nombre);
    expect((await call('GET', draft.oid)).json().objeto.direccion).toBe(`/app/elementos-de-dato/${draft.id}`);
  });

  it('F19: what nobody published is named to nobody but who may read it, nor to staff of another entity', async () => {
    const { kysely } = test.database;
    const draft = await kysely
      .selectFrom('elementos_versiones as v')
      .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
      .select(['v.oid', 'v.nombre', 'e.oid as elementoOid', 'e.identificador'])
      .where('v.estado', 'in', ['borrador', 'en-revision'])
      .where('v.entidad_responsable_id', 'not in', (eb) =>
        eb
          .selectFrom('membresias as m')
          .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
          .select('m.entidad_id')
          .where('u.numero_identificacion', '=', '1000000004'),
      )
      .where('e.id', 'not in', (eb) =>
        eb
          .selectFrom('elementos_versiones')
          .select('elemento_id')
          .where('estado', 'in', ['incorporado', 'historico', 'caducado']),
      )
      .orderBy('v.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const ajeno = await openTestSession(kysely, '1000000004');
    for (const oid of [draft.elementoOid, draft.oid])
      for (const answer of [await resolve(oid), await call('GET', oid, undefined, ajeno)]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.body).not.toContain(draft.nombre);
        expect(answer.body).not.toContain(draft.identificador);
        expect(answer.json()).toMatchObject({
          nombre: 'Sin publicar',
          objeto: { nombre: 'Sin publicar', estado: 'Sin publicar', direccion: null },
        });
        expect(answer.json().oidDetails.at(-1)).toEqual({ oid, nombre: 'Sin publicar' });
      }
    expect((await call('GET', draft.elementoOid)).json()).toMatchObject({
      nombre: draft.identificador,
      objeto: { nombre: draft.identificador },
    });
  });

  it('F19: nor are a layer, a standard or a word of the ontology that only exist as drafts', async () => {
    const { kysely } = test.database;
    const oid = await kysely.transaction().execute(async (trx) => {
      const padre = await keepNodoObjeto(trx, 'definicion');
      return createNodo(trx, padre, { nombre: 'Secreta', tipo: 'definicion' });
    });
    expect((await resolve(oid)).body).not.toContain('Secreta');
    await sql`insert into ontologia_definiciones (codigo, termino, tipo, definicion, oid, estado)
      values ('Secreta', 'Secreta', 'clase', 'Nadie la publicó.', ${oid}, 'borrador')`.execute(kysely);
    expect((await resolve(oid)).body).not.toContain('Secreta');
    expect((await call('GET', oid)).body).toContain('Secreta');
  });

  it('[AREA-11] a standard and a word of the ontology lead to their screens', async () => {
    const { kysely } = test.database;
    const estandar = await kysely
      .selectFrom('estandares')
      .select(['id', 'oid', 'nombre'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await call('GET', estandar.oid)).json().objeto).toMatchObject({
      nombre: estandar.nombre,
      estado: 'Adoptado',
      direccion: `/app/estandares/${estandar.id}`,
    });
    const oid = await kysely.transaction().execute(async (trx) => {
      const padre = await keepNodoObjeto(trx, 'definicion');
      return createNodo(trx, padre, { nombre: 'Persona', tipo: 'definicion' });
    });
    await sql`insert into ontologia_definiciones (codigo, termino, tipo, definicion, oid, estado)
      values ('PersonaDePrueba', 'Persona', 'clase', 'Ser humano.', ${oid}, 'vigente')`.execute(kysely);
    const direccion = expect.stringMatching(/^\/app\/ontologia\/definicion\/\d+$/);
    expect((await call('GET', oid)).json().objeto).toEqual({
      nombre: 'Persona',
      estado: 'Vigente',
      direccion,
    });
    expect((await resolve(oid)).json().objeto).toEqual({
      nombre: 'Persona',
      estado: 'Vigente',
      direccion: null,
    });
  });

  it.each(['individuo', 'regla'] as const)('[AREA-11] so does a %s of the ontology', async (word) => {
    const ficha = await test.database.kysely
      .selectFrom(word === 'individuo' ? 'ontologia_individuos' : 'ontologia_reglas')
      .select(['id', 'oid', 'nombre'])
      .where('estado', '=', 'vigente')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await call('GET', ficha.oid)).json().objeto).toEqual({
      nombre: ficha.nombre,
      estado: 'Vigente',
      direccion: `/app/ontologia/${word}/${ficha.id}`,
    });
  });

  it('[AREA-11] a node that only orders the tree identifies nothing more', async () => {
    expect((await resolve(RAIZ)).json()).toMatchObject({ tipo: 'raiz', objeto: null });
  });
});

describe('giving identifiers', () => {
  const assign = (nombre: string) =>
    test.database.kysely.transaction().execute(async (trx) => {
      const padre = await keepNodoObjeto(trx, 'regla');
      const oid = await createNodo(trx, padre, { nombre, tipo: 'regla' });
      await setObjeto(trx, oid, 1);
      return oid;
    });

  it('[AREA-11] two at once get different arcs', async () => {
    const [one, other] = await Promise.all([assign('Una'), assign('Otra')]);
    expect(one).not.toBe(other);
    expect([one, other].every((oid) => oid.startsWith(`${RAIZ}.8.`))).toBe(true);
  });

  it('[AREA-11] twenty at once get twenty, in a row', async () => {
    const oids = await Promise.all(Array.from({ length: 20 }, (_, at) => assign(`Regla ${at}`)));
    const arcos = oids.map((oid) => Number(oid.split('.').at(-1))).sort((a, b) => a - b);
    const [first = 0] = arcos;
    expect(arcos).toEqual(Array.from({ length: 20 }, (_, at) => first + at));
  });

  it('[AREA-11] one that is given up again leaves no hole and no node', async () => {
    const { siguienteArco } = await read(`${RAIZ}.8`);
    const failing = test.database.kysely.transaction().execute(async (trx) => {
      await createNodo(trx, `${RAIZ}.8`, { nombre: 'Perdida', tipo: 'regla' });
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(await assign('Siguiente')).toBe(`${RAIZ}.8.${siguienteArco}`);
  });

  it('[AREA-11] a node at a fixed arc is made once, and arcs given later come after it', async () => {
    const oids = await test.database.kysely.transaction().execute(async (trx) => {
      const padre = await keepNodoObjeto(trx, 'evento');
      const fixed = { arco: 7000, nombre: 'Fijo', tipo: 'evento' } as const;
      const first = await keepNodo(trx, padre, fixed);
      const again = await keepNodo(trx, padre, { ...fixed, nombre: 'Otro nombre' });
      return [first, again, await createNodo(trx, padre, { nombre: 'Siguiente', tipo: 'evento' })];
    });
    expect(oids).toEqual([`${RAIZ}.6.7000`, `${RAIZ}.6.7000`, `${RAIZ}.6.7001`]);
    expect((await read(`${RAIZ}.6.7000`)).nombre).toBe('Fijo');
  });

  it.each([
    ['deleted', sql`delete from oid_nodos where oid = ${`${CAPAS}.1`}`],
    ['moved', sql`update oid_nodos set oid = '2.5', padre_oid = '2', arco = 5 where oid = ${`${CAPAS}.1`}`],
    ['made another kind', sql`update oid_nodos set tipo = 'raiz' where oid = ${`${CAPAS}.1`}`],
    ['given back its arcs', sql`update oid_nodos set ultimo_arco = 0 where oid = ${CAPAS}`],
  ])('[AREA-11] the database itself refuses that a node is %s', async (_name, statement) => {
    await expect(statement.execute(test.database.kysely)).rejects.toThrow(/oid|node/);
    expect((await resolve(`${CAPAS}.1`)).statusCode).toBe(200);
  });
});

describe('the tree', () => {
  it('[AREA-11] comes level by level, in the order of the arcs', async () => {
    const roots = (await call('GET', 'nodos')).json();
    expect(roots.nodos[0]).toEqual({
      oid: '2',
      arco: 2,
      nombre: 'joint-iso-itu-t',
      tipo: 'raiz',
      estado: 'activo',
      hijos: 1,
    });
    const objetos = (await call('GET', `nodos?padre=${RAIZ}`)).json();
    expect(objetos.nodos.map(({ arco }: { arco: number }) => arco)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await call('GET', 'nodos?contiene=2')).json()).toEqual(roots);
    expect((await call('GET', 'nodos?contiene=2.5')).statusCode).toBe(404);
    expect((await call('GET', 'nodos?padre=2.5.5')).statusCode).toBe(404);
  });

  it('[AREA-11] fifty at a time, and the page of a node is found', async () => {
    await test.database.kysely.transaction().execute(async (trx) => {
      const padre = await keepNodoObjeto(trx, 'individuo');
      for (let at = 0; at < 60; at += 1) {
        await createNodo(trx, padre, { nombre: `Individuo ${at}`, tipo: 'individuo' });
      }
    });
    const padre = `${RAIZ}.7`;
    const first = (await call('GET', `nodos?padre=${padre}`)).json();
    expect(first.nodos).toHaveLength(50);
    const last = `${padre}.${first.nodos[49].arco + 5}`;
    const found = (await call('GET', `nodos?padre=${padre}&contiene=${last}`)).json();
    expect(found.pagina).toBe(2);
    expect(found.total).toBe(first.total);
    expect(found.nodos.map(({ oid }: { oid: string }) => oid)).toContain(last);
    expect((await call('GET', `nodos?padre=${padre}&contiene=${CAPAS}.1`)).statusCode).toBe(404);
  });

  it('[AREA-11] is searched by the beginning of an identifier and by a part of a name', async () => {
    const byOid = (await call('GET', `buscar?texto=${CAPAS}`)).json();
    expect(byOid.nodos[0].oid).toBe(CAPAS);
    expect(byOid.nodos.every(({ oid }: { oid: string }) => oid.startsWith(CAPAS))).toBe(true);
    const byName = (await call('GET', 'buscar?texto=COMUN')).json();
    expect(byName.nodos.map(({ oid }: { oid: string }) => oid)).toContain(`${CAPAS}.1`);
    expect((await call('GET', 'buscar?texto=%25_nada')).json()).toEqual({ nodos: [], total: 0 });
    expect((await call('GET', 'buscar?texto=')).statusCode).toBe(400);
  });
});

describe('reserving, naming and retiring', () => {
  it('[AREA-11] is for who holds the permission', async () => {
    const body = { padre: ESTANDARES, nombre: 'Otro', descripcion: '' };
    expect((await call('POST', 'reservar', body, coordinator)).statusCode).toBe(403);
    const names = { nombre: 'Otro', descripcion: '' };
    expect((await call('PUT', `nodos/${CAPAS}`, names, coordinator)).statusCode).toBe(403);
    expect((await call('GET', `nodos/${CAPAS}`, undefined, coordinator)).json().permisos).toMatchObject({
      editar: { allowed: false },
      reservar: { allowed: false },
      retirar: { allowed: false },
    });
  });

  it('[AREA-11] no arc is reserved where a record fixes it, and the refusal says why', async () => {
    const answer = await reserve(RAIZ);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'OID_ACCION_NO_PERMITIDA',
      detalles: [{ mensaje: expect.stringContaining('lo fija un registro') }],
    });
    expect((await reserve('2.999.170.99')).statusCode).toBe(404);
  });

  it('[AREA-11] the next free arc that was shown is the one that is reserved, once for its key', async () => {
    const { siguienteArco } = await read(ESTANDARES);
    const key = { 'idempotency-key': 'reserva-de-la-prueba' };
    const answers = [await reserve(ESTANDARES, 'Para ISO', key), await reserve(ESTANDARES, 'Para ISO', key)];
    const oid = `${ESTANDARES}.${siguienteArco}`;
    expect(answers.map((answer) => answer.json())).toEqual([{ oid }, { oid }]);
    expect(await read(oid)).toMatchObject({ nombre: 'Para ISO', estado: 'reservado', tipo: 'estandar' });
    expect((await read(ESTANDARES)).siguienteArco).toBe(siguienteArco + 1);
    expect(await findAudit('reservar-oid')).toMatchObject({ result: 'exito', object_id: oid });
  });

  it('[AREA-11] two reservations at once get different arcs', async () => {
    const answers = await Promise.all([reserve(ESTANDARES, 'Una'), reserve(ESTANDARES, 'Otra')]);
    expect(new Set(answers.map((answer) => answer.json().oid)).size).toBe(2);
  });

  it('[AREA-11] the name and the description change, nothing else; an outdated version is refused', async () => {
    const { oid } = (await reserve(ESTANDARES, 'Por nombrar')).json();
    const textos = { nombre: 'Nombrado', descripcion: 'Con su descripción.' };
    const ifMatch = { 'if-match': '"1"' };
    const moved = { ...textos, oid: '2.5', estado: 'activo' };
    const changed = await call('PUT', `nodos/${oid}`, moved, admin, ifMatch);
    expect(changed.json()).toMatchObject({ ...textos, oid, estado: 'reservado', version: 2 });
    const outdated = await call('PUT', `nodos/${oid}`, textos, admin, ifMatch);
    expect(outdated.statusCode).toBe(412);
    expect(outdated.json().actual).toMatchObject({ version: 2 });
    expect(await findAudit('editar-oid')).toMatchObject({ result: 'rechazo', object_id: oid });
    expect((await call('PUT', `nodos/${oid}`, { nombre: ' ', descripcion: '' })).statusCode).toBe(400);
  });

  it('[AREA-11] a reserved node is retired and its arc stays taken; an assigned one is not', async () => {
    const { oid } = (await reserve(ESTANDARES, 'Por retirar')).json();
    const motivo = { motivo: 'No se usó.' };
    const retirar = (one: string, headers: object) =>
      call('POST', `nodos/${one}/retirar`, motivo, admin, headers);
    expect((await retirar(oid, {})).json()).toMatchObject({ status: 428, code: 'VERSION_REQUERIDA' });
    expect((await retirar(oid, { 'if-match': '"9"' })).statusCode).toBe(412);
    const retired = await retirar(oid, { 'if-match': '"1"' });
    expect(retired.json()).toMatchObject({ oid, estado: 'retirado' });
    expect(await findAudit('retirar-oid')).toMatchObject({ result: 'exito', detail: motivo });
    const retiro = { ...motivo, fecha: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(retired.json().retiro).toEqual(retiro);
    expect((await call('GET', `nodos/${oid}`)).json().retiro).toEqual(retiro);
    expect((await call('GET', `nodos/${ESTANDARES}`)).json().retiro).toBeNull();
    expect((await resolve(oid)).json()).toMatchObject({ estado: 'retirado' });
    expect((await resolve(oid)).json()).not.toHaveProperty('retiro');
    expect((await reserve(ESTANDARES, 'Siguiente')).json().oid).not.toBe(oid);
    expect((await retirar(oid, { 'if-match': '*' })).statusCode).toBe(409);
    const assigned = await retirar(`${CAPAS}.1`, { 'if-match': '*' });
    expect(assigned.json().detalles[0].mensaje).toContain('Solo se retira un nodo reservado');
  });
});
