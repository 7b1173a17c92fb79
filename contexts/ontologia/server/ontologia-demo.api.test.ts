import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTA_PALABRAS, type Palabra } from '../contract/terms.ts';
import { buildCalls, type Calls, openMantenedor } from '../testing/ontologia-calls.ts';
import { listFichasGuardadas, type ReglaGuardada } from './fichas/fichas.queries.ts';
import { requireValoresCoherentes } from './fichas/verify-ficha.ts';
import { verifyExpresion } from './turtle/verify-expresion.ts';

const LCI = 'https://lenguaje.ejemplo.gov.co/ontologia#';

let test: TestApp;
let calls: Calls;

beforeAll(async () => {
  test = await startTestApp();
  calls = buildCalls(test, await openMantenedor(test));
});
afterAll(() => test.close());

const listAll = (palabra: Palabra) => listFichasGuardadas(test.database.kysely, palabra, { limite: 1000 });

async function getRegla(codigo: string): Promise<ReglaGuardada> {
  const found = (await listAll('regla')).find((ficha) => ficha.codigo === codigo);
  if (found?.palabra !== 'regla') throw new Error(`The demo data has no ${codigo}.`);
  return found;
}

async function run(codigo: string, muestra: string) {
  const { lenguaje, expresion, severidad, mensaje, clase, elementosRevisados } = await getRegla(codigo);
  const answer = await calls.call('POST', 'regla/ejecutar', {
    lenguaje,
    expresion,
    severidad,
    mensaje,
    idClase: clase?.id ?? null,
    elementos: elementosRevisados.map(({ id }) => id),
    formato: 'turtle',
    muestra,
  });
  return answer.json();
}

describe('ontology of the demonstration', () => {
  it('[AREA-07] holds sixty nodes or more of the four words, each with its OID', async () => {
    const counts = await Promise.all(LISTA_PALABRAS.map(async (palabra) => (await listAll(palabra)).length));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(60);
    const { rows } = {
      rows: await test.database.kysely
        .selectFrom('oid_nodos')
        .select(['oid', 'objeto_id'])
        .where('tipo', 'in', [...LISTA_PALABRAS])
        .execute(),
    };
    expect(rows.length).toBe(counts.reduce((sum, count) => sum + count, 0));
    expect(rows.every(({ objeto_id }) => objeto_id !== null)).toBe(true);
  });

  it('[AREA-07] every value is one its class admits, and every rule could run', async () => {
    await requireValoresCoherentes(test.database.kysely);
    for (const ficha of await listAll('regla'))
      if (ficha.palabra === 'regla')
        expect(verifyExpresion(ficha.lenguaje, ficha.expresion, LCI), ficha.codigo).toBeUndefined();
  });

  it('[AREA-07] its municipalities and organizations keep its rules', async () => {
    for (const [clase, codigo] of [
      ['Municipio', 'reglaMunicipioDepartamento'],
      ['Organizacion', 'reglaDigitoNit'],
    ] as const) {
      const [definicion] = (await calls.call('GET', `definicion?texto=${clase}&tipo=clase&tamano=50`))
        .json()
        .fichas.filter((ficha: { codigo: string }) => ficha.codigo === clase);
      const turtle = (await calls.call('GET', `exportar?clase=${definicion.id}`)).body;
      expect(await run(codigo, turtle)).toMatchObject({ conforme: true, hechos: expect.any(Number) });
    }
  });

  it.each([
    [
      'reglaMunicipioDepartamento',
      'lci:a a lci:Municipio ; lci:codMunicipio "76001" ; lci:codDepartamento "05" .',
    ],
    [
      'reglaFechasDeVida',
      'lci:a a lci:Persona ; lci:fechaNacimiento "2000-01-01"^^xsd:date ; lci:fechaDefuncion "1999-01-01"^^xsd:date .',
    ],
    ['reglaDigitoNit', 'lci:a a lci:Organizacion ; lci:numNit "899999053" ; lci:numDigitoVerificacion 7 .'],
    [
      'reglaTarjetaDeIdentidad',
      'lci:a a lci:Persona ; lci:codTipoIdentificacion "TI" ; lci:fechaNacimiento "1980-01-01"^^xsd:date .',
    ],
    ['reglaCodSexo', 'lci:a a lci:Persona ; lci:codSexo "X" .'],
    ['reglaNombreDePersona', 'lci:a a lci:Persona .'],
    ['reglaFormatoMunicipio', 'lci:a lci:codMunicipio "5001" .'],
    ['reglaFormatoPlaca', 'lci:a lci:numPlaca "12ABC" .'],
  ])('[AREA-07] %s finds what breaks it', async (codigo, muestra) => {
    const { mensaje } = await getRegla(codigo);
    const result = await run(codigo, muestra);
    expect(result).toMatchObject({ conforme: false, omitidos: 0 });
    if (codigo !== 'reglaNombreDePersona') expect(result.hallazgos[0].mensaje).toBe(mensaje);
  });
});
