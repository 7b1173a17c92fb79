import { createRequire } from 'node:module';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface JsonLd {
  toRDF(document: object, options: { format: string; documentLoader: () => never }): Promise<string>;
}

/** The library ships no types; this is the part of it the tests use. */
const jsonld = createRequire(import.meta.url)('jsonld') as JsonLd;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (codigo: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/catalogo/tramites/${codigo}`, headers });

/** Statements as the processor jsonld.js reads them, `subject predicate object` each; nothing may be fetched. */
async function readStatements(text: string): Promise<readonly (readonly [string, string, string])[]> {
  const nquads = await jsonld.toRDF(JSON.parse(text) as object, {
    format: 'application/n-quads',
    documentLoader: () => {
      throw new Error('Nothing may be fetched.');
    },
  });
  return nquads
    .trim()
    .split('\n')
    .map((line) => {
      const [, subject = '', predicate = '', object = ''] = /^(\S+) <(\S+)> (.+) \.$/.exec(line) ?? [];
      return [subject.replace(/^<|>$/g, ''), predicate, object.replace(/^<|>$/g, '')] as const;
    });
}

const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

describe('a trámite for programs', () => {
  it('[AREA-09] that is none is refused', async () => {
    expect((await get('T99999999')).statusCode).toBe(404);
    expect((await get('otro')).statusCode).toBe(400);
  });

  it('[AREA-09] is a public service of CPSV-AP with its authority, requirements and evidence', async () => {
    const answer = await get('T90002');
    expect(answer.headers['content-type']).toContain('application/ld+json');
    const statements = await readStatements(answer.body);
    const listOf = (type: string) =>
      statements.filter(([, predicate, object]) => predicate === TYPE && object === type).map(([one]) => one);
    const objectsOf = (subject: string, predicate: string) =>
      statements
        .filter(([one, other]) => one === subject && other === predicate)
        .map(([, , object]) => object);
    const [service = '', ...more] = listOf('http://purl.org/vocab/cpsv#PublicService');
    expect(more).toEqual([]);
    expect(objectsOf(service, 'http://purl.org/dc/terms/identifier')).toEqual(['"T90002"']);
    expect(objectsOf(service, 'http://purl.org/dc/terms/title')).toEqual([
      '"Actualización anual de beneficiarios de pensión"@es',
    ]);
    expect(objectsOf(service, 'http://purl.org/dc/terms/description')).toHaveLength(1);
    const m8g = 'http://data.europa.eu/m8g/';
    expect(objectsOf(service, `${m8g}hasCompetentAuthority`)).toEqual(listOf(`${m8g}PublicOrganisation`));
    const requirements = objectsOf(service, `${m8g}holdsRequirement`);
    expect(requirements.toSorted()).toEqual(listOf(`${m8g}Requirement`).toSorted());
    const { requisitos } = (await test.app.inject({ url: '/api-public/tramites/T90002' })).json();
    expect(requirements).toHaveLength(requisitos.length);
    const spared = requirements.flatMap((one) => objectsOf(one, 'http://purl.org/dc/terms/isReplacedBy'));
    expect(
      spared.some((one) =>
        one.includes('/directorio-servicios/rnec/consulta-del-registro-civil-de-defuncion'),
      ),
    ).toBe(true);
    expect(listOf(`${m8g}EvidenceType`)).toHaveLength(requisitos.length);
  });

  it('[AREA-09] a caller that has it gets 304', async () => {
    const { etag } = (await get('T90002')).headers;
    expect(typeof etag).toBe('string');
    expect((await get('T90002', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});
