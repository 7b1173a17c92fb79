import { createRequire } from 'node:module';
import { startTestApp, type TestApp } from '@marco/test-kit';
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
} from '../testing/ontologia-calls.ts';
import { readRdfXml } from '../testing/read-rdf-xml.ts';
import { n3 } from './turtle/n3.ts';

const jsonld = createRequire(import.meta.url)('jsonld') as {
  toRDF(document: object, options: { format: string; documentLoader: () => never }): Promise<string>;
  canonize(
    nquads: string,
    options: { algorithm: string; inputFormat: string; format: string },
  ): Promise<string>;
};

const LCI = 'https://lenguaje.ejemplo.gov.co/ontologia#';

let test: TestApp;
let calls: Calls;
let persona: { id: number; oid: string };

beforeAll(async () => {
  test = await startTestApp();
  calls = buildCalls(test, await openMantenedor(test));
  const { create } = calls;
  const elemento = await test.database.kysely
    .selectFrom('elementos_de_dato')
    .select('id')
    .where('identificador', '=', 'codSexo')
    .executeTakeFirstOrThrow();
  persona = await create(
    'definicion',
    buildDefinicion('ZPersona', { sinonimos: ['Individuo "humano"', 'Ñandú & <otros>'] }),
  );
  const lugar = await create('definicion', buildDefinicion('ZLugar'));
  await create('definicion', buildDefinicion('ZCiudadano', { idClaseSuperior: persona.id }));
  await create('definicion', buildDefinicion('ZAjena'));
  const sexo = await create(
    'definicion',
    buildDefinicion('zSexo', {
      tipo: 'propiedad-dato',
      idDominio: persona.id,
      rangoTipoDato: 'cadena',
      idElemento: elemento.id,
    }),
  );
  const vive = await create(
    'definicion',
    buildDefinicion('zVive', { tipo: 'propiedad-objeto', idDominio: persona.id, idRango: lugar.id }),
  );
  const cali = await create('individuo', buildIndividuo('ZCali', lugar.id, { notacion: '76001' }));
  await create(
    'individuo',
    buildIndividuo('ZAna', persona.id, {
      vigenteDesde: '1990-05-04',
      vigenteHasta: '2020-01-01',
      valores: [
        { idPropiedad: sexo.id, valor: 'F\n"cita" \\ ]]>', idIndividuo: null },
        { idPropiedad: vive.id, valor: null, idIndividuo: cali.id },
      ],
    }),
  );
  await create(
    'evento',
    buildEvento('ZNacimiento', {
      participantes: [{ idClase: persona.id, rol: 'Inscrito' }],
      elementos: [elemento.id],
    }),
  );
  await create(
    'regla',
    buildRegla('zReglaSexo', {
      lenguaje: 'shacl',
      mensaje: 'No.',
      idClase: persona.id,
      expresion: `lci:zReglaSexo a sh:NodeShape ; sh:targetClass lci:ZPersona ; sh:property [ sh:path lci:zSexo ;
        sh:in ( "M" "F" ) ; sh:maxCount 1 ; sh:message "Solo M o F."@es ] .`,
    }),
  );
  await create(
    'regla',
    buildRegla('zReglaPatron', {
      lenguaje: 'regex',
      mensaje: 'No.',
      expresion: '[MF]',
      idClase: persona.id,
      elementos: [elemento.id],
    }),
  );
});
afterAll(() => test.close());

async function download(query: string): Promise<string> {
  const answer = await calls.call('GET', `exportar?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}

const toNQuads = (turtle: string): string => {
  const quads = new n3.Parser({ format: 'text/turtle' }).parse(turtle);
  const lines: string[] = [];
  const writer = new n3.Writer(
    {
      write: (chunk: string, _: string, done?: () => void) => {
        lines.push(chunk);
        done?.();
      },
      end: () => undefined,
    },
    { format: 'N-Quads' },
  );
  writer.addQuads(quads);
  writer.end();
  return lines.join('');
};

/** The same for every naming of the blank nodes (RDF dataset canonicalization). */
async function canonize(nquads: string): Promise<string[]> {
  const format = 'application/n-quads';
  const text = await jsonld.canonize(nquads, { algorithm: 'RDFC-1.0', inputFormat: format, format });
  return [...new Set(text.split('\n').filter(Boolean))].sort();
}

const refuseFetch = () => {
  throw new Error('Nothing may be fetched.');
};

describe('ontology as RDF', () => {
  it('[AREA-07] a format there is not, a class there is not and a property are refused', async () => {
    expect((await calls.call('GET', 'exportar?formato=owl')).statusCode).toBe(400);
    expect((await calls.call('GET', 'exportar?clase=2000000000')).json()).toMatchObject({ status: 404 });
  });

  it('[AREA-07] who may not take it along is refused', async () => {
    const lector = buildCalls(test, await openLector(test));
    const list = (await lector.call('GET', 'definicion')).json();
    const answer = await lector.call('GET', 'exportar');
    expect(answer.statusCode).toBe(list.permisos.descargar.allowed ? 200 : 403);
  });

  it('[AREA-07] Turtle, RDF/XML and JSON-LD, each read by a parser of its own, are the same graph', async () => {
    const turtle = await canonize(toNQuads(await download('formato=turtle')));
    expect(turtle.length).toBeGreaterThan(60);
    const xml = await canonize(readRdfXml(await download('formato=rdf-xml')));
    expect(xml).toEqual(turtle);
    const document = JSON.parse(await download('formato=json-ld'));
    const fromJson = await jsonld.toRDF(document, {
      format: 'application/n-quads',
      documentLoader: refuseFetch,
    });
    expect(await canonize(fromJson)).toEqual(turtle);
  });

  it('[AREA-07] each word is said in the vocabularies agreed: OWL, SKOS, Dublin Core, SHACL, OWL-Time', async () => {
    const quads = new n3.Parser({ format: 'text/turtle' }).parse(await download('formato=turtle'));
    const has = (subject: string, predicate: string, object: string) =>
      quads.some(
        (quad) =>
          quad.subject.value === LCI + subject &&
          quad.predicate.value.endsWith(predicate) &&
          quad.object.value.endsWith(object),
      );
    expect(has('ZPersona', 'rdf-syntax-ns#type', 'owl#Class')).toBe(true);
    expect(has('ZPersona', 'skos/core#definition', 'Lo que significa ZPersona.')).toBe(true);
    expect(has('ZPersona', 'dc/terms/identifier', persona.oid)).toBe(true);
    expect(has('ZPersona', 'skos/core#altLabel', 'Ñandú & <otros>')).toBe(true);
    expect(has('ZCiudadano', 'rdf-schema#subClassOf', 'ZPersona')).toBe(true);
    expect(has('zSexo', 'rdf-syntax-ns#type', 'owl#DatatypeProperty')).toBe(true);
    expect(has('zSexo', 'rdf-schema#domain', 'ZPersona')).toBe(true);
    expect(has('zSexo', 'rdf-schema#range', 'XMLSchema#string')).toBe(true);
    expect(has('zVive', 'rdf-syntax-ns#type', 'owl#ObjectProperty')).toBe(true);
    expect(has('ZCali', 'rdf-syntax-ns#type', 'owl#NamedIndividual')).toBe(true);
    expect(has('ZCali', 'skos/core#notation', '76001')).toBe(true);
    expect(has('ZAna', 'zVive', 'ZCali')).toBe(true);
    expect(has('ZAna', 'zSexo', 'F\n"cita" \\ ]]>')).toBe(true);
    expect(has('ZNacimiento', 'rdf-schema#subClassOf', '#Evento')).toBe(true);
    expect(has('zReglaSexo', 'shacl#targetClass', 'ZPersona')).toBe(true);
    expect(has('zReglaPatron', 'shacl#targetClass', 'ZPersona')).toBe(true);
    expect(quads.some(({ predicate }) => predicate.value === 'http://www.w3.org/2006/time#inXSDDate')).toBe(
      true,
    );
  });

  it('[AREA-07] one class leaves with its closure and nothing else', async () => {
    const text = await download(`formato=turtle&clase=${persona.id}`);
    const subjects = new Set(
      new n3.Parser({ format: 'text/turtle' })
        .parse(text)
        .filter(({ subject }) => subject.value.startsWith(`${LCI}Z`) || subject.value.startsWith(`${LCI}z`))
        .map(({ subject }) => subject.value.slice(LCI.length)),
    );
    expect([...subjects].sort()).toEqual(
      [
        'ZAna',
        'ZCiudadano',
        'ZLugar',
        'ZNacimiento',
        'ZPersona',
        'zReglaPatron',
        'zReglaSexo',
        'zSexo',
        'zVive',
      ].sort(),
    );
  });

  it('[AREA-07] the IRIs follow the parameter of the namespaces', async () => {
    const parametro = test.database.kysely
      .updateTable('parametros')
      .where('clave', '=', 'esquema.espacioNombresRaiz');
    await parametro.set({ valor: JSON.stringify('https://otra.gov.co') }).execute();
    expect(await download('formato=turtle')).toContain('<https://otra.gov.co/ontologia#>');
    await parametro.set({ valor: JSON.stringify('https://lenguaje.ejemplo.gov.co') }).execute();
  });
});
