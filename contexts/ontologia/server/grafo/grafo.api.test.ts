import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Arista, NodoDelGrafo } from '../../contract/index.ts';
import { VECINOS_POR_CARGA } from '../../contract/terms.ts';
import {
  buildCalls,
  buildDefinicion,
  buildEvento,
  buildIndividuo,
  buildRegla,
  type Calls,
  openMantenedor,
} from '../../testing/ontologia-calls.ts';

interface Grafo {
  readonly foco: string | null;
  readonly nodos: NodoDelGrafo[];
  readonly aristas: Arista[];
  readonly restantes: number;
  readonly masConectado: string | null;
}

let test: TestApp;
let calls: Calls;
let clase: { id: number };
let elementoId: number;
let eventoId: number;

beforeAll(async () => {
  test = await startTestApp();
  calls = buildCalls(test, await openMantenedor(test));
  const { create, publish } = calls;
  const { id } = await test.database.kysely
    .selectFrom('elementos_de_dato')
    .select('id')
    .where('identificador', '=', 'descripcionAsunto')
    .executeTakeFirstOrThrow();
  elementoId = id;
  clase = await create('definicion', buildDefinicion('GPersona', { idElemento: elementoId }));
  await create('definicion', buildDefinicion('GCiudadano', { idClaseSuperior: clase.id }));
  await create(
    'definicion',
    buildDefinicion('gNombre', { tipo: 'propiedad-dato', idDominio: clase.id, rangoTipoDato: 'cadena' }),
  );
  await create('individuo', buildIndividuo('GAna', clase.id));
  ({ id: eventoId } = await create(
    'evento',
    buildEvento('GNacimiento', {
      participantes: [{ idClase: clase.id, rol: 'madre' }],
      elementos: [elementoId],
    }),
  ));
  await create('regla', buildRegla('gRegla', { idClase: clase.id, elementos: [elementoId] }));
  await publish('definicion', clase.id);
  await publish('evento', eventoId);
});
afterAll(() => test.close());

const read = async (query: string): Promise<Grafo> => (await calls.call('GET', `grafo?${query}`)).json();

describe('ontology as a graph', () => {
  it('[AREA-07] a node that is none is refused', async () => {
    expect((await calls.call('GET', 'grafo?foco=persona')).statusCode).toBe(400);
    expect((await calls.call('GET', 'grafo?foco=definicion-2000000')).json()).toMatchObject({ status: 404 });
  });

  it('[AREA-07] a node comes with its neighbours of every kind and what relates them', async () => {
    const foco = `definicion-${clase.id}`;
    const { nodos, aristas, restantes } = await read(`foco=${foco}`);
    expect(nodos.map(({ codigo }) => codigo).sort()).toEqual(
      ['GPersona', 'GCiudadano', 'gNombre', 'GAna', 'GNacimiento', 'gRegla', 'descripcionAsunto'].sort(),
    );
    const labels = aristas.map(({ etiqueta }) => etiqueta).sort();
    expect(labels).toEqual(
      [
        'es un',
        'es un tipo de',
        'describe a',
        'participa como madre',
        'se aplica a',
        'se representa con',
      ].sort(),
    );
    expect(aristas.every(({ desde, hacia }) => desde === foco || hacia === foco)).toBe(true);
    expect(restantes).toBe(0);
  });

  it('[AREA-07] a data element is a node too, with what speaks of it', async () => {
    const { nodos } = await read(`foco=elemento-${elementoId}`);
    expect(nodos.map(({ clase: kind }) => kind).sort()).toEqual([
      'definicion',
      'elemento',
      'evento',
      'regla',
    ]);
  });

  it('[AREA-07] a data element leads to a version of it, in the graph and in a ficha; nothing else has one', async () => {
    const { nodos } = await read(`foco=definicion-${clase.id}`);
    const elemento = nodos.find(({ clase: kind }) => kind === 'elemento');
    const version = await test.database.kysely
      .selectFrom('elementos_versiones')
      .select('elemento_id')
      .where('id', '=', elemento?.idVersion ?? 0)
      .executeTakeFirst();
    expect(version?.elemento_id).toBe(elementoId);
    expect(nodos.filter(({ idVersion }) => idVersion !== null)).toEqual([elemento]);
    const ficha = (await calls.call('GET', `definicion/${clase.id}`)).json();
    expect(ficha.elemento).toMatchObject({ id: elementoId, idVersion: elemento?.idVersion });
  });

  it('[AREA-07] without a focus the classes at the top come', async () => {
    const { foco, nodos } = await read('');
    expect(foco).toBeNull();
    expect(nodos.some(({ codigo }) => codigo === 'GPersona')).toBe(true);
    expect(nodos.some(({ codigo }) => codigo === 'GCiudadano')).toBe(false);
  });

  it('[AREA-07] without a focus it says where to begin: at the node with most relations', async () => {
    expect((await read(`foco=definicion-${clase.id}`)).masConectado).toBeNull();
    const { masConectado } = await read('');
    const most = await read(`foco=${masConectado}`);
    const other = await read(`foco=definicion-${clase.id}`);
    expect(most.aristas.length + most.restantes).toBeGreaterThanOrEqual(other.aristas.length);
    const grande = await calls.create('definicion', buildDefinicion('GConectada'));
    for (let at = 0; at <= most.aristas.length + most.restantes; at += 1)
      await calls.create('individuo', buildIndividuo(`GConectado${at}`, grande.id));
    expect((await read('')).masConectado).toBe(`definicion-${grande.id}`);
  });

  it('[AREA-07] many neighbours come a part at a time, never all at once', async () => {
    const grande = await calls.create('definicion', buildDefinicion('GGrande'));
    const total = VECINOS_POR_CARGA + 5;
    for (let index = 0; index < total; index += 1)
      await calls.create('individuo', buildIndividuo(`GUno${index}`, grande.id));
    const first = await read(`foco=definicion-${grande.id}`);
    expect(first.aristas).toHaveLength(VECINOS_POR_CARGA);
    expect(first.restantes).toBe(5);
    const rest = await read(`foco=definicion-${grande.id}&salto=${VECINOS_POR_CARGA}`);
    expect(rest.aristas).toHaveLength(5);
    expect(new Set([...first.nodos, ...rest.nodos].map(({ clave }) => clave)).size).toBe(total + 1);
  });

  it('[AREA-07] a data element says what in force speaks of it, also to the public', async () => {
    for (const base of ['/api-public', '/api']) {
      const path = `/ontologia/elemento/${elementoId}`;
      const answer =
        base === '/api'
          ? await calls.call('GET', `elemento/${elementoId}`)
          : await test.app.inject(base + path);
      const own = answer.json().filter(({ codigo }: { codigo: string }) => /^g/i.test(codigo));
      expect(own).toMatchObject([
        { palabra: 'definicion', codigo: 'GPersona', iri: expect.stringContaining('#GPersona') },
        { palabra: 'evento', codigo: 'GNacimiento' },
      ]);
    }
  });
});
