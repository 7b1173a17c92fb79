import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElementosCalls, openElementosCalls } from '../../testing/index.ts';

let test: TestApp;
let calls: ElementosCalls;
beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
});
afterAll(() => test.close());

const read = async (versionId: number) => (await calls.call('autor', 'GET', `/${versionId}`)).json();
const campos = (answer: { json(): { detalles: { campo: string }[] } }) =>
  answer.json().detalles.map(({ campo }) => campo);

describe('creating an element', () => {
  it.each([
    ['no identificador of ours', { identificador: 'Código' }, ['identificador']],
    ['a layer that does not exist', { capaId: 999_999 }, ['capaId']],
    ['a domain that does not exist', { dominioId: 999_999 }, ['dominioId']],
    ['a lista that is composite', { tipo: 'compuesto', clase: 'lista', ejemplos: [] }, ['clase']],
    ['an entity that does not exist', { entidadResponsableId: 999_999 }, ['entidadResponsableId']],
    ['an example that breaks its pattern', { ejemplos: ['60155A3344'] }, ['ejemplos.0']],
    ['an example too short', { ejemplos: ['6015553344', '123'] }, ['ejemplos.1']],
    ['bounds the other way round', { longitudMinima: 20, longitudMaxima: 10 }, ['longitudMaxima']],
    ['a constraint of another type', { decimales: 2, longitudMinima: null }, ['decimales']],
    ['a pattern that is none', { patron: '[0-9' }, ['patron']],
    [
      'F6: a pattern of thousands of states',
      { patron: '(a?){900}(a?){900}(a?){900}(a?){900}b', longitudMaxima: 490 },
      ['patron'],
    ],
    [
      'F6: a pattern of many states with twenty long examples',
      {
        patron: '([ab]*a[ab]{300}|[ab]*b[ab]{300})c',
        longitudMaxima: 490,
        ejemplos: Array.from({ length: 20 }, (_, n) => 'ab'.repeat(245 - n)),
      },
      ['patron'],
    ],
  ])('[AREA-06] %s is refused at its field', async (_name, change, wanted) => {
    const answer = await calls.create({ identificador: 'numRechazado', ...change });
    expect(answer.json()).toMatchObject({ status: 400, code: 'SOLICITUD_INVALIDA' });
    expect(campos(answer)).toEqual(wanted);
  });

  it('[AREA-06] only who creates elements may; a private entity may not', async () => {
    expect((await calls.create({}, 'entidad')).statusCode).toBe(403);
    expect((await calls.create({}, 'privada')).statusCode).toBe(403);
  });

  it('[AREA-06] begins as draft 1.0 with its identifiers, once for its key, and what it says', async () => {
    const key = { 'idempotency-key': 'crear-elemento-de-prueba' };
    const [one, other] = await Promise.all([calls.create({}, 'autor', key), calls.create({}, 'autor', key)]);
    expect(one.json()).toEqual(other.json());
    const elemento = one.json();
    expect(elemento).toMatchObject({
      identificador: 'numPruebaTelefono',
      numero: '1.0',
      estado: 'borrador',
      patron: '[0-9]+',
      acciones: { editar: { allowed: true }, enviar: { allowed: true }, avalar: { allowed: false } },
      pendientes: [],
    });
    expect(elemento.oid).toBe(`${elemento.oidElemento}.1`);
    expect(elemento.oidDetails.at(-1)).toEqual({ oid: elemento.oid, nombre: 'Versión 1.0' });
    const again = await calls.create({ identificador: 'NUMPRUEBATELEFONO'.replace('NUM', 'num') });
    expect(again.json()).toMatchObject({ status: 409, code: 'ELEMENTO_REPETIDO' });
  });
});

describe('editing a draft', () => {
  it('[AREA-06] what is absent stays; an outdated version is told with the element as it is', async () => {
    const { versionId, version } = (await calls.create({ identificador: 'numEditado' })).json();
    const edited = await calls.call(
      'autor',
      'PUT',
      `/${versionId}`,
      { notas: 'Solo dígitos.' },
      {
        'if-match': `"${version}"`,
      },
    );
    expect(edited.json()).toMatchObject({
      notas: 'Solo dígitos.',
      patron: '[0-9]+',
      fuentes: [{ tipo: 'otra' }],
    });
    const late = await calls.call(
      'autor',
      'PUT',
      `/${versionId}`,
      { notas: 'Otra.' },
      {
        'if-match': `"${version}"`,
      },
    );
    expect(late.json()).toMatchObject({ status: 412, actual: { notas: 'Solo dígitos.' } });
  });

  it('[AREA-06] nobody but its author edits it, and an entity does not even see it', async () => {
    const { versionId } = (
      await calls.create({ identificador: 'numDeOtro', entidadResponsableId: null })
    ).json();
    expect((await calls.call('administrador', 'PUT', `/${versionId}`, { notas: 'x' })).json()).toMatchObject({
      detalles: [
        { mensaje: 'Solo su autor edita el borrador; usted no lo elaboró.' },
        { mensaje: 'Puede cambiarlo: el autor del borrador.' },
      ],
    });
    expect((await calls.call('entidad', 'GET', `/${versionId}`)).statusCode).toBe(404);
  });

  it('[AREA-06] a composite takes incorporated parts, and no cycle', async () => {
    const part = (await calls.create({ identificador: 'numParte' })).json();
    await calls.incorporate(part.versionId);
    const outer = {
      identificador: 'tipoExterno',
      nombre: 'Externo',
      tipo: 'compuesto',
      clase: 'dato',
      tipoDato: null,
      longitudMinima: null,
      longitudMaxima: null,
      patron: null,
      ejemplos: [],
    };
    const inner = (
      await calls.create({
        ...outer,
        identificador: 'tipoInterno',
        componentes: [{ versionId: part.versionId }],
      })
    ).json();
    expect(inner.componentes).toMatchObject([{ identificador: 'numParte', numero: '1.0' }]);
    const around = (await calls.create({ ...outer, componentes: [{ versionId: inner.versionId }] })).json();
    const cycle = await calls.call('autor', 'PUT', `/${inner.versionId}`, {
      componentes: [{ versionId: around.versionId }],
    });
    expect(cycle.json().detalles).toEqual([
      { campo: 'componentes.0', mensaje: '«tipoExterno» contiene a este elemento: sería un ciclo.' },
    ]);
  });
});

describe('the life of a version', () => {
  it('[AREA-06] goes through review, entity and incorporation by different people, each told', async () => {
    const { versionId } = (await calls.create({ identificador: 'numCicloCompleto' })).json();
    expect((await calls.step('autor', versionId, 'avalar')).statusCode).toBe(409);
    expect((await calls.step('autor', versionId, 'enviar')).json()).toMatchObject({ estado: 'en-revision' });
    expect((await calls.step('autor', versionId, 'avalar')).json().detalles).toEqual([
      {
        mensaje:
          'Quien elaboró la versión no puede revisarla; usted la elaboró. Pida la revisión a otra persona.',
      },
      { mensaje: 'Puede cambiarlo: Consultor MinTIC.' },
    ]);
    const returned = await calls.step('coordinador', versionId, 'devolver', { motivo: 'Precise el uso.' });
    expect(returned.json()).toMatchObject({ estado: 'borrador' });
    await calls.step('autor', versionId, 'enviar');
    expect((await calls.step('coordinador', versionId, 'avalar')).json()).toMatchObject({
      estado: 'pendiente-entidad',
    });
    expect((await calls.step('coordinador', versionId, 'aprobar')).json().detalles).toEqual([
      {
        mensaje:
          'Solo la entidad responsable del elemento decide en este paso; usted trabaja por el ministerio.',
      },
      { mensaje: 'Puede cambiarlo: el personal de la entidad responsable.' },
    ]);
    expect((await calls.step('entidad', versionId, 'aprobar')).json()).toMatchObject({ estado: 'aprobado' });
    expect((await calls.step('coordinador', versionId, 'incorporar')).statusCode).toBe(403);
    const last = await calls.step('administrador', versionId, 'incorporar');
    expect(last.json()).toMatchObject({ estado: 'incorporado', rigeHasta: null });
    expect(last.json().rigeDesde).not.toBeNull();
    const told = await test.database.kysely
      .selectFrom('notificaciones')
      .select('evento')
      .distinct()
      .where('enlace', '=', `/app/elementos-de-dato/${versionId}`)
      .orderBy('evento')
      .execute();
    expect(told.map(({ evento }) => evento)).toEqual([
      'elemento-devuelto',
      'elemento-incorporado',
      'elemento-por-aprobar',
      'elemento-por-incorporar',
      'elemento-por-revisar',
    ]);
    const steps = await test.database.kysely
      .selectFrom('elementos_transiciones')
      .select(['accion', 'hasta'])
      .where('version_id', '=', versionId)
      .orderBy('id')
      .execute();
    expect(steps.map(({ accion }) => accion)).toEqual([
      'crear',
      'enviar',
      'devolver',
      'enviar',
      'avalar',
      'aprobar',
      'incorporar',
    ]);
  });

  it('[AREA-06] a version that lacks something cannot be sent, and says what', async () => {
    const { versionId } = (
      await calls.create({ identificador: 'numIncompleto', fuentes: [], usos: '' })
    ).json();
    const answer = await calls.step('autor', versionId, 'enviar');
    expect(answer.json()).toMatchObject({ status: 422, code: 'ELEMENTO_INCOMPLETO' });
    expect(campos(answer)).toEqual([undefined, 'usos', 'fuentes']);
    expect(answer.json().detalles[0].mensaje).toBe('Faltan 2 datos para continuar.');
  });

  it('[AREA-06] versionar copies the one in force, refuses a second draft, and the older becomes history', async () => {
    const first = (await calls.create({ identificador: 'numVersionado' })).json();
    await calls.incorporate(first.versionId);
    const body = { elementoId: first.elementoId, cambio: 'menor' };
    const draft = (await calls.call('autor', 'POST', '/versionar', body)).json();
    expect(draft).toMatchObject({
      numero: '1.1',
      estado: 'borrador',
      patron: '[0-9]+',
      fuentes: [{ tipo: 'otra' }],
    });
    expect((await calls.call('autor', 'POST', '/versionar', body)).json()).toMatchObject({
      status: 409,
      code: 'ELEMENTO_CON_BORRADOR',
    });
    await calls.call('autor', 'PUT', `/${draft.versionId}`, { longitudMaxima: 8, ejemplos: ['60155533'] });
    const compared = await calls.call(
      'autor',
      'GET',
      `/comparar?desde=${first.versionId}&hasta=${draft.versionId}`,
    );
    expect(compared.json()).toMatchObject({
      diferencias: [
        { campo: 'ejemplos', cambio: 'menor' },
        { campo: 'longitudMaxima', cambio: 'mayor' },
      ],
      veredicto: { compatible: false, cambio: 'mayor' },
    });
    await calls.call('autor', 'PUT', `/${draft.versionId}/numero`, { cambio: 'mayor' });
    expect(await calls.incorporate(draft.versionId)).toMatchObject({ estado: 'incorporado' });
    expect(await read(first.versionId)).toMatchObject({ estado: 'historico' });
    expect((await read(first.versionId)).rigeHasta).not.toBeNull();
  });

  it('[AREA-06] caducar says why, and is for who incorporates alone', async () => {
    const { versionId, elementoId } = (await calls.create({ identificador: 'numCaduco' })).json();
    await calls.incorporate(versionId);
    expect((await calls.step('autor', versionId, 'caducar', { motivo: 'Ya no se usa.' })).statusCode).toBe(
      403,
    );
    expect((await calls.step('administrador', versionId, 'caducar', { motivo: ' ' })).statusCode).toBe(400);
    const { id: servicio } = await test.database.kysely
      .selectFrom('servicios as s')
      .innerJoin('estados_servicio as t', 't.id', 's.estado_servicio_id')
      .select('s.id')
      .where('t.codigo', '=', 'publicado-nivel-3')
      .where('s.activo', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow();
    await test.database.kysely
      .insertInto('servicios_elementos')
      .values({ servicio_id: servicio, version_id: versionId, sentido: 'entrada' })
      .execute();
    const used = await calls.step('administrador', versionId, 'caducar', { motivo: 'Ya no se usa.' });
    expect(used.json()).toMatchObject({ status: 409, code: 'ELEMENTO_EN_USO' });
    const other = (await calls.create({ identificador: 'numSucesor' })).json();
    await calls.incorporate(other.versionId);
    const done = await calls.step('administrador', versionId, 'caducar', {
      motivo: 'Lo reemplaza otro.',
      reemplazadoPorId: other.elementoId,
    });
    expect(done.json()).toMatchObject({
      estado: 'caducado',
      motivoCaducidad: 'Lo reemplaza otro.',
      reemplazadoPor: { elementoId: other.elementoId },
      elementoId,
    });
  });
});

describe('the private list', () => {
  it('[AREA-06] finds by text and place, counts each state, and shows an entity only what it may read', async () => {
    const list = async (persona: 'autor' | 'privada', body: object) =>
      (await calls.call(persona, 'POST', '/listar', body)).json();
    const found = await list('autor', { texto: 'teléfono de prueba', tamano: 100 });
    expect(found.total).toBeGreaterThan(3);
    expect(found.porEstado.historico).toBeGreaterThan(0);
    const drafts = await list('privada', { texto: 'teléfono de prueba' });
    expect(drafts.porEstado.borrador).toBe(0);
  });

  it('[AREA-06] shows the registry as it was on a day', async () => {
    const before = (await calls.call('autor', 'POST', '/listar', { fecha: '1990-01-01' })).json();
    expect(before.total).toBe(0);
    const today = (await calls.call('autor', 'POST', '/listar', { fecha: '2999-01-01' })).json();
    expect(today.total).toBe(today.porEstado.incorporado);
  });
});
