import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicado, type ElementosCalls, openElementosCalls } from '../../testing/index.ts';

let test: TestApp;
let calls: ElementosCalls;
let estandares: number[];
let archivo: string;
beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
  const { rows } = await sql<{ ids: number[]; archivo: string }>`
    with archivo as (
      insert into archivos (carpeta, nombre, tipo_mime, tamano_bytes, sha256, publico, subido_por, pendiente_desde)
      select 'capas', 'ley.pdf', 'application/pdf', 2048, ${'3'.repeat(64)}, false, id, now() from usuarios
      where numero_identificacion = '1000000002' returning id)
    select (select array_agg(id order by id) from (select id from estandares order by id limit 2) e) as ids,
      (select id from archivo) as archivo`.execute(test.database.kysely);
  estandares = rows[0]?.ids ?? [];
  archivo = rows[0]?.archivo ?? '';
});
afterAll(() => test.close());

const NADA = { tipoDato: null, longitudMinima: null, longitudMaxima: null, patron: null, ejemplos: [] };

/** What any element says of what it means and where it comes from. */
const SENTIDO = {
  notas: 'Sin separadores.',
  palabrasClave: ['contacto', 'línea'],
  datoPersonal: 'sensible',
  clasificacionInformacion: 'clasificada',
  resumenCambio: 'Primera versión.',
  fuentes: ['ley', 'estandar-internacional', 'catalogo-entidad', 'registro-oficial', 'otra'].map((tipo) => ({
    tipo,
    nombre: `Fuente ${tipo}`,
    url: 'https://ejemplo.gov.co/f',
    edicion: '2',
    fecha: '2024-02-29',
  })),
} as const;

/** Takes a draft into force and begins its next version: both say the same, field by field. */
async function expectKept(versionId: number, elementoId: number): Promise<void> {
  await calls.incorporate(versionId);
  const next = await calls.call('autor', 'POST', '/versionar', { elementoId, cambio: 'menor' });
  expect(next.json()).toMatchObject({ numero: '1.1' });
  const hasta = next.json().versionId;
  const compared = await calls.call('autor', 'GET', `/comparar?desde=${versionId}&hasta=${hasta}`);
  const { diferencias } = compared.json();
  expect(diferencias.filter(({ campo }: { campo: string }) => campo !== 'resumenCambio')).toEqual([]);
}

describe('every field of an element is kept as it was written, and travels into its next version', () => {
  it('[AREA-06] names, meaning, sources, norms with their document, standards, relations and text constraints', async () => {
    const otro = (await calls.create({ identificador: 'numAludido' })).json();
    await calls.incorporate(otro.versionId);
    const { entidadResponsableId: entidadId } = calls;
    const norma = {
      tipo: 'ley',
      numero: '1712',
      anio: 2014,
      articulo: '3',
      entidadEmisora: 'Congreso',
      url: 'https://ejemplo.gov.co/ley',
    };
    const elemento = (
      await calls.create({
        ...SENTIDO,
        identificador: 'numCompleto',
        estandares,
        nombres: [
          { tipo: 'sinonimo', nombre: 'Teléfono', entidadId },
          { tipo: 'corto', nombre: 'Tel.' },
          { tipo: 'formulario', nombre: 'Número de contacto' },
        ],
        normas: [{ ...norma, archivoId: archivo }],
        relaciones: [
          { tipo: 'requiere', destinoElementoId: otro.elementoId, nota: 'Siempre juntos.' },
          { tipo: 'sinonimo-de', destinoElementoId: otro.elementoId },
          { tipo: 'equivale-a', terminoExterno: 'https://schema.org/telephone' },
        ],
      })
    ).json();
    expect(elemento).toMatchObject({
      ...SENTIDO,
      tipo: 'simple',
      clase: 'dato',
      tipoDato: 'cadena',
      patron: '[0-9]+',
      longitudMinima: 7,
      longitudMaxima: 10,
      ejemplos: ['6015553344'],
      usos: 'Formularios de contacto de los trámites.',
      entidadResponsable: { id: entidadId },
      normas: [{ ...norma, archivo: { id: archivo, nombre: 'ley.pdf', tamano: 2048 } }],
    });
    expect(elemento.nombres).toHaveLength(3);
    expect(elemento.nombres).toContainEqual(
      expect.objectContaining({ nombre: 'Teléfono', entidad: expect.objectContaining({ id: entidadId }) }),
    );
    expect(elemento.estandares.map(({ id }: { id: number }) => id).sort()).toEqual(estandares);
    expect(elemento.relaciones.map(({ tipo }: { tipo: string }) => tipo).sort()).toEqual([
      'equivale-a',
      'requiere',
      'sinonimo-de',
    ]);
    await expectKept(elemento.versionId, elemento.elementoId);
  });

  it.each([
    [
      'decimal' as const,
      { totalDigitos: 8, decimales: 2, valorMinimo: '0.5', valorMaximo: '9999.99' } as const,
      { ejemplos: ['10.50'], unidadMedida: 'kg' },
    ],
    ['entero', { valorMinimo: '1', valorMaximo: '99', totalDigitos: 2 }, { ejemplos: ['42'] }],
    ['fecha', { valorMinimo: '2000-01-01', valorMaximo: '2099-12-31' }, { ejemplos: ['2026-11-21'] }],
    ['hora', {}, { ejemplos: ['08:30:00'] }],
    ['fecha-hora', {}, { ejemplos: ['2026-11-21T08:30:00-05:00'] }],
    ['booleano', {}, { ejemplos: ['true'] }],
    ['uri', {}, { ejemplos: ['https://ejemplo.gov.co'] }],
    ['binario', {}, { ejemplos: ['aG9sYQ=='] }],
  ] as const)('[AREA-06] the constraints of the type %s', async (tipoDato, restricciones, mas) => {
    const said = { ...restricciones, ...mas };
    const identificador = `datoDeTipo${tipoDato.replace('-', '')}`;
    const body = { ...NADA, identificador, tipoDato, ...said };
    const elemento = (await calls.create(body)).json();
    expect(elemento).toMatchObject({ tipoDato, ...said });
    await expectKept(elemento.versionId, elemento.elementoId);
  });

  it('[AREA-06] the values of a list with their order and days, and the list they come from', async () => {
    const lista = { fuenteLista: 'DIVIPOLA', fuenteListaEdicion: '2024-06-30' };
    const elemento = (
      await calls.create({
        ...NADA,
        ...lista,
        identificador: 'codDeLista',
        nombre: 'Código de lista',
        clase: 'lista',
        tipoDato: 'cadena',
      })
    ).json();
    const valores = [
      { codigo: 'B', nombre: 'Bueno', descripcion: 'Sirve.', vigenteDesde: '2020-01-01', vigenteHasta: null },
      { codigo: 'A', nombre: 'Malo', descripcion: '', vigenteDesde: null, vigenteHasta: '2030-12-31' },
    ];
    await calls.call('autor', 'PUT', `/${elemento.versionId}/valores`, { valores });
    const ejemplos = { ejemplos: ['A'] };
    const written = (await calls.call('autor', 'PUT', `/${elemento.versionId}`, ejemplos)).json();
    expect(written).toMatchObject({ ...lista, ...ejemplos, valores: { total: 2, primeros: valores } });
    await expectKept(elemento.versionId, elemento.elementoId);
  });

  it('[AREA-06] the parts of a group with their local names and times, its model, its base and whether it is abstract', async () => {
    const compuesto = { ...NADA, nombre: 'Compuesto de prueba', tipo: 'compuesto', clase: 'grupo' };
    const parte = (await calls.create({ identificador: 'numDeParte' })).json();
    await calls.incorporate(parte.versionId);
    const componentes = [
      { versionId: parte.versionId, nombreLocal: 'principal', ocurrenciaMinima: 1, ocurrenciaMaxima: 1 },
      { versionId: parte.versionId, nombreLocal: 'otros', ocurrenciaMinima: 0, ocurrenciaMaxima: null },
    ];
    const base = (
      await calls.create({ ...compuesto, componentes, identificador: 'grupoBase', esAbstracto: true })
    ).json();
    expect(base).toMatchObject({ componentes, esAbstracto: true, base: null });
    await calls.incorporate(base.versionId);
    const elemento = (
      await calls.create({
        ...compuesto,
        identificador: 'grupoExtendido',
        modelo: 'eleccion',
        baseVersionId: base.versionId,
        componentes: [{ versionId: parte.versionId }],
      })
    ).json();
    expect(elemento).toMatchObject({
      tipo: 'compuesto',
      clase: 'grupo',
      modelo: 'eleccion',
      esAbstracto: false,
      base: { identificador: 'grupoBase', numero: '1.0' },
      componentes: [{ nombreLocal: null, ocurrenciaMinima: 1, ocurrenciaMaxima: 1 }],
    });
    await expectKept(elemento.versionId, elemento.elementoId);
  });
});

describe('direction of the layers', () => {
  it('[AREA-02] [AREA-06] a común composite takes no part and no base of a narrower layer; a local one takes común parts', async () => {
    const local = await createPublicado(test.database.kysely, {
      identificador: 'datoDeLocal',
      nombre: 'Dato de una capa local',
      capa: 'Local',
    });
    const compuesto = { ...NADA, tipo: 'compuesto', clase: 'dato', identificador: 'tipoDirigido' };
    const parts = await calls.create({ ...compuesto, componentes: [{ versionId: local.versionId }] });
    expect(parts.json()).toMatchObject({
      status: 400,
      detalles: [{ campo: 'componentes.0', mensaje: expect.stringContaining('más restringida') }],
    });
    const base = await calls.create({ ...compuesto, baseVersionId: local.versionId });
    expect(base.json()).toMatchObject({
      status: 400,
      detalles: [{ campo: 'baseVersionId', mensaje: expect.stringContaining('más restringida') }],
    });
    const comun = await createPublicado(test.database.kysely, {
      identificador: 'datoDeComun',
      nombre: 'Dato de la capa común',
    });
    const { id: capaId } = await test.database.kysely
      .selectFrom('capas_de_uso')
      .select('id')
      .where('codigo', '=', 'Local')
      .executeTakeFirstOrThrow();
    const right = await calls.create({
      ...compuesto,
      capaId,
      componentes: [{ versionId: comun.versionId }, { versionId: local.versionId }],
    });
    expect(right.json()).toMatchObject({
      capa: { tipo: 'local' },
      componentes: [{ identificador: 'datoDeComun' }, { identificador: 'datoDeLocal' }],
    });
  });
});

describe('the registry as of any day', () => {
  it('[AREA-06] holds the version that was in force that day and no other', async () => {
    const { kysely } = test.database;
    const datos = { identificador: 'numDeEpoca', nombre: 'Número de época' };
    const { elementoId } = await createPublicado(kysely, { ...datos, estado: 'historico' });
    await createPublicado(kysely, {
      ...datos,
      elementoId,
      version: [1, 1],
      rigeDesde: '2026-06-01T12:00:00Z',
    });
    await createPublicado(kysely, { ...datos, elementoId, version: [2, 0], estado: 'borrador' });
    const numeros = async (fecha: string) => {
      const { elementos } = (
        await calls.call('autor', 'POST', '/listar', { texto: 'numDeEpoca', fecha })
      ).json();
      return elementos.map(({ numero }: { numero: string }) => numero);
    };
    expect(await numeros('2026-01-14')).toEqual([]);
    expect(await numeros('2026-01-15')).toEqual(['1.0']);
    expect(await numeros('2026-05-31')).toEqual(['1.0']);
    expect(await numeros('2026-06-01')).toEqual(['1.1']);
    expect(await numeros('2099-01-01')).toEqual(['1.1']);
  });
});

describe('at the same time', () => {
  it('[AREA-06] [AREA-11] two elements get different OIDs, each with its node', async () => {
    const both = await Promise.all(
      ['numGemelo', 'numMellizo'].map(async (identificador) =>
        (await calls.create({ identificador })).json(),
      ),
    );
    const oids = both.flatMap(({ oid, oidElemento }) => [oid, oidElemento]);
    expect(new Set(oids).size).toBe(4);
    const nodos = await test.database.kysely
      .selectFrom('oid_nodos')
      .select('oid')
      .where('oid', 'in', oids)
      .where('estado', '=', 'activo')
      .execute();
    expect(nodos).toHaveLength(4);
  });

  it('[AREA-06] of two next versions one begins, and the other is told', async () => {
    const { versionId, elementoId } = (await calls.create({ identificador: 'numDisputado' })).json();
    await calls.incorporate(versionId);
    const begin = (cambio: string) => calls.call('autor', 'POST', '/versionar', { elementoId, cambio });
    const answers = await Promise.all([begin('menor'), begin('mayor')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { versiones } = (await calls.call('autor', 'GET', `/${versionId}`)).json();
    expect(versiones).toHaveLength(2);
  });
});
