import { findLastAudit, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCalls,
  buildDefinicion,
  buildEvento,
  buildIndividuo,
  buildRegla,
  type Calls,
  openLector,
  openMantenedor,
  toCambio,
} from '../../testing/ontologia-calls.ts';

let test: TestApp;
let call: Calls['call'];
let create: Calls['create'];
let publish: Calls['publish'];
let lector: Calls;
let elemento: { id: number; identificador: string };

beforeAll(async () => {
  test = await startTestApp();
  ({ call, create, publish } = buildCalls(test, await openMantenedor(test)));
  lector = buildCalls(test, await openLector(test));
  elemento = await test.database.kysely
    .selectFrom('elementos_de_dato')
    .select(['id', 'identificador'])
    .where('identificador', '=', 'fechaNacimiento')
    .executeTakeFirstOrThrow();
});
afterAll(() => test.close());

const findAudit = (action: string) => findLastAudit(test.database.kysely, action);
const remove = (palabra: string, id: number) =>
  call('DELETE', `${palabra}/${id}`, undefined, { 'if-match': '*' });

describe('keeping the ontology', () => {
  it.each([
    ['a code with accents', 'definicion', buildDefinicion('Niño')],
    ['no definition', 'definicion', buildDefinicion('PruebaA', { definicion: ' ' })],
    ['a class with a domain', 'definicion', buildDefinicion('PruebaA', { idDominio: 1 })],
    ['a data property without kind', 'definicion', buildDefinicion('pruebaA', { tipo: 'propiedad-dato' })],
    [
      'a class that does not exist',
      'definicion',
      buildDefinicion('PruebaA', { idClaseSuperior: 2_000_000_000 }),
    ],
    [
      'an element that does not exist',
      'definicion',
      buildDefinicion('PruebaA', { idElemento: 2_000_000_000 }),
    ],
    ['an individual of no class', 'individuo', buildIndividuo('PruebaI', 2_000_000_000)],
    [
      'an event with a strange participant',
      'evento',
      buildEvento('PruebaE', { participantes: [{ idClase: 2_000_000_000, rol: 'x' }] }),
    ],
    [
      'a rule that runs without expression',
      'regla',
      buildRegla('PruebaR', { lenguaje: 'shacl', mensaje: 'No.' }),
    ],
    [
      'a rule that is no Turtle',
      'regla',
      buildRegla('PruebaR', { lenguaje: 'shacl', mensaje: 'No.', expresion: 'a b' }),
    ],
    [
      'a pattern no linear engine runs',
      'regla',
      buildRegla('PruebaR', { lenguaje: 'regex', mensaje: 'No.', expresion: '(a)\\1', elementos: [] }),
    ],
  ])('[AREA-07] %s is refused', async (_name, palabra, datos) => {
    const answer = await call('POST', palabra, datos);
    expect(answer.json()).toMatchObject({ status: 400, code: 'SOLICITUD_INVALIDA' });
    expect(answer.json().detalles.length).toBeGreaterThan(0);
  });

  it('[AREA-07] who consults does not change, and reads why', async () => {
    const list = (await lector.call('GET', 'definicion')).json();
    expect(list.permisos.crear).toMatchObject({
      allowed: false,
      reasons: [expect.stringContaining('Su rol')],
    });
    expect((await lector.call('POST', 'definicion', buildDefinicion('PruebaA'))).statusCode).toBe(403);
  });

  it('[AREA-07] each of the four words is created with the next OID of its kind, once for a key, and audited', async () => {
    const clase = await create('definicion', buildDefinicion('PruebaClase'));
    const cases = [
      ['definicion', 5, buildDefinicion('PruebaOtra', { idClaseSuperior: clase.id, sinonimos: ['Ajena'] })],
      [
        'evento',
        6,
        buildEvento('PruebaEvento', {
          participantes: [{ idClase: clase.id, rol: 'Titular' }],
          elementos: [elemento.id],
        }),
      ],
      [
        'individuo',
        7,
        buildIndividuo('PruebaIndividuo', clase.id, { notacion: 'P1', vigenteDesde: '2026-01-01' }),
      ],
      ['regla', 8, buildRegla('PruebaRegla', { idClase: clase.id, elementos: [elemento.id] })],
    ] as const;
    for (const [palabra, arco, datos] of cases) {
      const key = { 'idempotency-key': `ontologia-${palabra}` };
      const [first, again] = [
        await call('POST', palabra, datos, key),
        await call('POST', palabra, datos, key),
      ];
      expect(again.json()).toEqual(first.json());
      const ficha = first.json();
      expect(ficha).toMatchObject({ ...datos, palabra, estado: 'borrador', version: 1 });
      expect(ficha.oid).toMatch(new RegExp(`^2\\.999\\.170\\.${arco}\\.\\d+$`));
      expect(ficha.oidDetails.at(-1)).toEqual({ oid: ficha.oid, nombre: datos.nombre });
      expect(ficha.iri).toBe(`https://lenguaje.ejemplo.gov.co/ontologia#${datos.codigo}`);
      expect(await findAudit(`crear-${palabra}`)).toMatchObject({
        result: 'exito',
        object_type: palabra,
        object_id: String(ficha.id),
        detail: { antes: null, despues: { codigo: datos.codigo, oid: ficha.oid } },
      });
      expect((await call('GET', `${palabra}/${ficha.id}`)).json()).toEqual(ficha);
    }
  });

  it('[AREA-07] a code names one thing in the whole ontology', async () => {
    const taken = await call('POST', 'evento', buildEvento('PruebaClase'));
    expect(taken.json()).toMatchObject({ status: 409, code: 'ONTOLOGIA_CODIGO_REPETIDO' });
    expect(taken.json().detalles).toMatchObject([{ campo: 'codigo' }]);
  });

  it('[AREA-07] two who create at once get different OIDs', async () => {
    const both = await Promise.all(
      ['PruebaDos', 'PruebaTres'].map((codigo) => create('definicion', buildDefinicion(codigo))),
    );
    expect(new Set(both.map(({ oid }) => oid)).size).toBe(2);
  });

  it('[AREA-07] a change over another version is refused with the record as it is; over the present one it is audited', async () => {
    const datos = buildDefinicion('PruebaCambio');
    const { id } = await create('definicion', datos);
    const cambio = toCambio(datos, { nombre: 'Otro nombre' });
    const saved = await call('PUT', `definicion/${id}`, cambio, { 'if-match': '"1"' });
    expect(saved.json()).toMatchObject({ nombre: 'Otro nombre', codigo: 'PruebaCambio', version: 2 });
    expect(await findAudit('editar-definicion')).toMatchObject({
      detail: { antes: { nombre: datos.nombre }, despues: { nombre: 'Otro nombre' } },
    });
    const late = await call('PUT', `definicion/${id}`, cambio, { 'if-match': '"1"' });
    expect(late.json()).toMatchObject({ status: 412, actual: { nombre: 'Otro nombre', version: 2 } });
    expect((await call('PUT', 'definicion/2000000000', cambio)).statusCode).toBe(404);
  });

  it('[AREA-07] no cycle arises in the classes above', async () => {
    const a = await create('definicion', buildDefinicion('PruebaArriba'));
    const datos = buildDefinicion('PruebaAbajo', { idClaseSuperior: a.id });
    const b = await create('definicion', datos);
    const cycle = await call(
      'PUT',
      `definicion/${a.id}`,
      toCambio(buildDefinicion('PruebaArriba'), { idClaseSuperior: b.id }),
    );
    expect(cycle.json()).toMatchObject({
      status: 400,
      detalles: [{ campo: 'idClaseSuperior', mensaje: expect.stringContaining('por encima de sí misma') }],
    });
  });

  it('[AREA-07] an individual says what its class or one above admits, of the right kind; a change may not break it', async () => {
    const arriba = await create('definicion', buildDefinicion('PruebaAgente'));
    const abajo = await create(
      'definicion',
      buildDefinicion('PruebaPersona', { idClaseSuperior: arriba.id }),
    );
    const otra = await create('definicion', buildDefinicion('PruebaLugar'));
    const datos = buildDefinicion('pruebaFecha', {
      tipo: 'propiedad-dato',
      idDominio: arriba.id,
      rangoTipoDato: 'fecha',
    });
    const fecha = await create('definicion', datos);
    const nacio = await create(
      'definicion',
      buildDefinicion('pruebaNacio', { tipo: 'propiedad-objeto', idDominio: arriba.id, idRango: otra.id }),
    );
    const cali = await create('individuo', buildIndividuo('PruebaCali', otra.id));
    const valor = (idPropiedad: number, texto: string | null, idIndividuo: number | null = null) => ({
      idPropiedad,
      valor: texto,
      idIndividuo,
    });
    const wrong = [
      buildIndividuo('PruebaAna', otra.id, { valores: [valor(fecha.id, '1990-01-01')] }),
      buildIndividuo('PruebaAna', abajo.id, { valores: [valor(fecha.id, 'ayer')] }),
      buildIndividuo('PruebaAna', abajo.id, { valores: [valor(nacio.id, 'Cali')] }),
      buildIndividuo('PruebaAna', abajo.id, { valores: [valor(arriba.id, 'x')] }),
    ];
    for (const one of wrong) {
      const answer = await call('POST', 'individuo', one);
      expect(answer.json()).toMatchObject({ status: 400, detalles: [{ campo: 'valores' }] });
    }
    const ana = await create(
      'individuo',
      buildIndividuo('PruebaAna', abajo.id, {
        valores: [valor(fecha.id, '1990-01-01'), valor(nacio.id, null, cali.id)],
      }),
    );
    expect(ana.valores).toMatchObject([{ valor: '1990-01-01' }, { individuo: { codigo: 'PruebaCali' } }]);
    const moved = await call('PUT', `definicion/${fecha.id}`, toCambio(datos, { idDominio: otra.id }));
    expect(moved.json()).toMatchObject({ status: 409, code: 'ONTOLOGIA_INCOHERENTE' });
    const numbers = await call('PUT', `definicion/${fecha.id}`, toCambio(datos, { rangoTipoDato: 'entero' }));
    expect(numbers.json()).toMatchObject({ status: 409, code: 'ONTOLOGIA_INCOHERENTE' });
  });
});

describe('life of a ficha', () => {
  it('[AREA-07] comes into force after what it refers to, ends and comes back; what ended is not edited', async () => {
    const arriba = await create('definicion', buildDefinicion('PruebaVidaArriba'));
    const datos = buildDefinicion('PruebaVida', { idClaseSuperior: arriba.id });
    const { id } = await create('definicion', datos);
    const estado = (which: string, version: number) =>
      call('POST', `definicion/${id}/estado`, { estado: which }, { 'if-match': `"${version}"` });
    const early = await estado('vigente', 1);
    expect(early.json()).toMatchObject({
      code: 'ONTOLOGIA_ACCION_NO_PERMITIDA',
      detalles: [
        { mensaje: expect.stringContaining('PruebaVidaArriba') },
        { mensaje: expect.stringMatching(/^Puede cambiarlo: quien edita la ontología/) },
      ],
    });
    await publish('definicion', arriba.id);
    expect((await estado('vigente', 1)).json()).toMatchObject({ estado: 'vigente', version: 2 });
    expect((await estado('vigente', 2)).json()).toMatchObject({ status: 409 });
    expect((await estado('inactivo', 1)).statusCode).toBe(412);
    expect((await estado('inactivo', 2)).json()).toMatchObject({ estado: 'inactivo', version: 3 });
    expect(await findAudit('inactivar-ficha')).toMatchObject({
      detail: { antes: { estado: 'vigente' }, despues: { estado: 'inactivo' } },
    });
    const edited = await call('PUT', `definicion/${id}`, toCambio(datos));
    expect(edited.json()).toMatchObject({ code: 'ONTOLOGIA_ACCION_NO_PERMITIDA' });
    expect((await estado('vigente', 3)).json()).toMatchObject({ estado: 'vigente' });
  });

  it('[AREA-07] a class in use is not deleted, and the answer says by what; unused, its OID is retired for ever', async () => {
    const clase = await create('definicion', buildDefinicion('PruebaUsada'));
    const sub = await create('definicion', buildDefinicion('PruebaUsadaSub', { idClaseSuperior: clase.id }));
    const uno = await create('individuo', buildIndividuo('PruebaUsadaUno', clase.id));
    const nace = await create(
      'evento',
      buildEvento('PruebaUsadaEvento', { participantes: [{ idClase: clase.id, rol: 'x' }] }),
    );
    const rule = await create('regla', buildRegla('PruebaUsadaRegla', { idClase: clase.id }));
    expect((await call('DELETE', `definicion/${clase.id}`)).json()).toMatchObject({
      status: 428,
      code: 'VERSION_REQUERIDA',
    });
    const refused = await remove('definicion', clase.id);
    expect(refused.json()).toMatchObject({ status: 409, code: 'ONTOLOGIA_EN_USO' });
    const reasons = refused
      .json()
      .detalles.map(({ mensaje }: { mensaje: string }) => mensaje)
      .join(' ');
    for (const name of ['PruebaUsadaSub', 'PruebaUsadaUno', 'PruebaUsadaEvento', 'PruebaUsadaRegla'])
      expect(reasons).toContain(name);
    const order = [
      ['regla', rule],
      ['evento', nace],
      ['individuo', uno],
      ['definicion', sub],
      ['definicion', clase],
    ] as const;
    for (const [palabra, { id }] of order)
      expect((await remove(palabra, id)).json()).toEqual({ eliminada: true });
    expect((await call('GET', `definicion/${clase.id}`)).statusCode).toBe(404);
    expect(await findAudit('eliminar-definicion')).toMatchObject({ detail: { despues: null } });
    const nodo = await test.database.kysely
      .selectFrom('oid_nodos')
      .select('estado')
      .where('oid', '=', clase.oid)
      .executeTakeFirst();
    expect(nodo).toEqual({ estado: 'retirado' });
    const next = await create('definicion', buildDefinicion('PruebaUsada'));
    expect(next.oid).not.toBe(clase.oid);
  });

  it('[AREA-07] what is in force is not deleted before it was inactivated', async () => {
    const { id } = await create('definicion', buildDefinicion('PruebaFirme'));
    await publish('definicion', id);
    expect((await remove('definicion', id)).json()).toMatchObject({
      code: 'ONTOLOGIA_ACCION_NO_PERMITIDA',
    });
  });
});

describe('finding in the ontology', () => {
  describe('[AREA-07] GET {collection}{type} lists each of the four words', () => {
    it.each(['definicion', 'individuo', 'evento', 'regla'])(
      '[AREA-07] GET ontologia/%s lists it by text, kind, state and class, a page at a time',
      async (palabra) => {
        const list = async (query: string) => (await call('GET', `${palabra}?${query}`)).json();
        const all = await list('texto=prueba&tamano=2');
        expect(all.fichas.length).toBeGreaterThan(0);
        expect(all.fichas.length).toBeLessThanOrEqual(2);
        const { borrador, vigente, inactivo } = all.estados;
        expect(all.total).toBe(borrador + vigente + inactivo);
        expect(all.fichas[0].oidDetails.length).toBeGreaterThan(3);
        expect((await list('texto=prueba&estado=borrador')).total).toBe(borrador);
        const last = await list('texto=prueba&tamano=1&orden=nombre&descendente=true');
        const first = await list('texto=prueba&tamano=1');
        if (all.total > 1) expect(last.fichas[0].id).not.toBe(first.fichas[0].id);
        expect((await list('texto=no-hay-nada-asi')).total).toBe(0);
        expect((await list('texto=prueba&clase=2000000000')).total).toBe(0);
      },
    );
  });

  it('[AREA-07] a word the ontology does not have is refused', async () => {
    expect((await call('GET', 'clase')).statusCode).toBe(400);
    expect((await call('GET', 'definicion?estado=otro')).statusCode).toBe(400);
  });

  it('[AREA-07] the forms are offered classes, properties a class may have, individuals and elements', async () => {
    const ask = async (body: object) => (await call('POST', 'opciones', body)).json();
    const names = (found: { codigo: string }[]) => found.map(({ codigo }) => codigo);
    expect(names(await ask({ que: 'clase', texto: 'pruebapersona' }))).toEqual(['PruebaPersona']);
    const [{ id }] = await ask({ que: 'clase', texto: 'PruebaPersona' });
    expect(names(await ask({ que: 'propiedad', texto: 'prueba', idClase: id }))).toEqual(
      expect.arrayContaining(['pruebaFecha', 'pruebaNacio']),
    );
    expect(names(await ask({ que: 'individuo', texto: 'PruebaAna', idClase: id }))).toEqual(['PruebaAna']);
    expect(names(await ask({ que: 'elemento', texto: 'fechaNacimiento' }))).toContain('fechaNacimiento');
  });
});
