import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITES_EJECUCION } from '../../contract/terms.ts';
import { buildCalls, type Calls, openMantenedor } from '../../testing/ontologia-calls.ts';

let test: TestApp;
let calls: Calls;

beforeAll(async () => {
  test = await startTestApp();
  calls = buildCalls(test, await openMantenedor(test));
});
afterAll(() => test.close());

const BASE = {
  lenguaje: 'shacl',
  severidad: 'error',
  mensaje: '',
  idClase: null,
  elementos: [] as number[],
  formato: 'turtle',
};

async function run(prueba: object) {
  const answer = await calls.call('POST', 'regla/ejecutar', { ...BASE, ...prueba });
  return answer.json();
}

const forma = (clase: string, property: string) =>
  `[] a sh:NodeShape ; sh:targetClass lci:${clase} ; sh:property [ ${property} ] .`;

const MUNICIPIO = forma(
  'Municipio',
  'sh:path lci:codDepartamento ; sh:equals lci:departamentoDelMunicipio ; sh:message "El municipio no es de ese departamento."@es',
);
const FECHAS = forma(
  'Persona',
  'sh:path lci:fechaNacimiento ; sh:lessThanOrEquals lci:fechaDefuncion ; sh:message "Murió antes de nacer."@es',
);
const NIT = forma(
  'Organizacion',
  'sh:path lci:numDigitoVerificacion ; sh:equals lci:digitoVerificacionCalculado',
);
const TARJETA = `[] a sh:NodeShape ; sh:targetClass lci:Persona ; sh:severity sh:Warning ;
  sh:message "Con tarjeta de identidad debe ser menor de edad."@es ;
  sh:or ( [ sh:not [ sh:path lci:codTipoIdentificacion ; sh:hasValue "TI" ] ] [ sh:path lci:edad ; sh:maxExclusive 18 ] ) .`;

const nacido = (fecha: string) => `lci:ana a lci:Persona ; lci:fechaNacimiento "${fecha}"^^xsd:date`;

describe('rules really run', () => {
  it.each([
    [
      'departamento of the municipio',
      MUNICIPIO,
      'lci:cali a lci:Municipio ; lci:codMunicipio "76001" ; lci:codDepartamento "76" .',
      'lci:cali a lci:Municipio ; lci:codMunicipio "76001" ; lci:codDepartamento "05" .',
      'El municipio no es de ese departamento.',
    ],
    [
      'death after birth',
      FECHAS,
      `${nacido('1990-01-01')} ; lci:fechaDefuncion "2020-01-01"^^xsd:date .`,
      `${nacido('1990-01-01')} ; lci:fechaDefuncion "1980-01-01"^^xsd:date .`,
      'Murió antes de nacer.',
    ],
    [
      'digit of the NIT',
      NIT,
      'lci:mintic a lci:Organizacion ; lci:numNit "899999053" ; lci:numDigitoVerificacion "1" .',
      'lci:mintic a lci:Organizacion ; lci:numNit "899999053" ; lci:numDigitoVerificacion "2" .',
      'El valor no es igual al de la otra propiedad.',
    ],
    [
      'age of who has a tarjeta de identidad',
      TARJETA,
      `${nacido('2015-01-01')} ; lci:codTipoIdentificacion "TI" .`,
      `${nacido('1980-01-01')} ; lci:codTipoIdentificacion "TI" .`,
      'Con tarjeta de identidad debe ser menor de edad.',
    ],
  ])(
    '[AREA-07] SHACL: %s, kept and broken, with its Spanish message',
    async (_name, expresion, kept, broken, mensaje) => {
      expect(await run({ expresion, muestra: kept })).toMatchObject({
        conforme: true,
        hallazgos: [],
        omitidos: 0,
      });
      const result = await run({ expresion, muestra: broken });
      expect(result.conforme).toBe(false);
      expect(result.hallazgos.map(({ mensaje: said }: { mensaje: string }) => said)).toContain(mensaje);
      expect(result.hallazgos[0].nodo).toMatch(/^lci:/);
    },
  );

  it('[AREA-07] the severity of the shape counts, else that of the rule; the message of the rule where the shape has none', async () => {
    const muestra = `${nacido('1980-01-01')} ; lci:codTipoIdentificacion "TI" .`;
    expect((await run({ expresion: TARJETA, muestra })).hallazgos[0]).toMatchObject({
      severidad: 'advertencia',
    });
    const expresion = forma('Persona', 'sh:path lci:codSexo ; sh:minCount 1');
    expect(
      (await run({ expresion, muestra, mensaje: 'Falta el sexo.', severidad: 'advertencia' })).hallazgos,
    ).toMatchObject([{ mensaje: 'Falta el sexo.', propiedad: 'lci:codSexo', severidad: 'advertencia' }]);
    expect((await run({ expresion, muestra })).hallazgos[0].mensaje).toContain('obligatoria');
  });

  it('[AREA-07] the sample may be JSON-LD; a context of another address is not fetched', async () => {
    const dato = { '@id': 'lci:ana', '@type': 'lci:Persona', 'lci:codSexo': 'X' };
    const expresion = forma('Persona', 'sh:path lci:codSexo ; sh:in ( "M" "F" )');
    const result = await run({ expresion, formato: 'json-ld', muestra: JSON.stringify(dato) });
    expect(result).toMatchObject({ conforme: false, hallazgos: [{ nodo: 'lci:ana', valor: 'X' }] });
    const remote = { '@context': 'http://127.0.0.1:9/contexto', ...dato };
    expect(await run({ expresion, formato: 'json-ld', muestra: JSON.stringify(remote) })).toMatchObject({
      code: 'MUESTRA_ILEGIBLE',
      detalles: [{ campo: 'muestra', mensaje: expect.stringContaining('No se consultan contextos') }],
    });
  });

  it('[AREA-07] two properties that are not equal are one breach: the value there is, and the one expected', async () => {
    const con = (digito: string) => `lci:mre a lci:Organizacion ; lci:numNit "899999042"${digito} .`;
    const hallazgo = { nodo: 'lci:mre', propiedad: 'lci:numDigitoVerificacion', esperado: '9' };
    const malo = await run({ expresion: NIT, muestra: con(' ; lci:numDigitoVerificacion "3"') });
    expect(malo.hallazgos).toMatchObject([{ ...hallazgo, valor: '3' }]);
    const ausente = await run({ expresion: NIT, muestra: con('') });
    expect(ausente.hallazgos).toMatchObject([{ ...hallazgo, valor: null }]);
  });

  it('[AREA-07] says of how many of the data it is: a rule that is about none of them has checked nothing', async () => {
    const deNadie = { conforme: true, revisados: 0 };
    expect(await run({ expresion: NIT, muestra: 'lci:x a lci:Persona .' })).toMatchObject(deNadie);
    const regex = { lenguaje: 'regex', expresion: '[0-9]{5}', elementos: [] };
    expect(await run({ ...regex, muestra: 'lci:x lci:codMunicipio "1" .' })).toMatchObject(deNadie);
    const subclase =
      'lci:Alcaldia rdfs:subClassOf lci:Organizacion . lci:x a lci:Alcaldia . lci:y a lci:Organizacion .';
    expect(await run({ expresion: NIT, muestra: subclase })).toMatchObject({ conforme: true, revisados: 2 });
  });

  it('[AREA-07] a regular expression runs over the values of its elements, each whole', async () => {
    const elemento = await test.database.kysely
      .selectFrom('elementos_de_dato')
      .select('id')
      .where('identificador', '=', 'codMunicipio')
      .executeTakeFirstOrThrow();
    const prueba = {
      lenguaje: 'regex',
      expresion: '[0-9]{5}',
      mensaje: 'Cinco dígitos.',
      elementos: [elemento.id],
    };
    const muestra = 'lci:a lci:codMunicipio "05001" . lci:b lci:codMunicipio "050012" .';
    expect(await run({ ...prueba, muestra })).toMatchObject({
      conforme: false,
      hallazgos: [{ nodo: 'lci:b', valor: '050012', mensaje: 'Cinco dígitos.' }],
    });
  });

  it.each([
    [
      'broken Turtle of the rule',
      { expresion: 'lci:a lci:b', muestra: 'lci:a a lci:B .' },
      'REGLA_ILEGIBLE',
      'expresion',
    ],
    [
      'a rule about nothing',
      { expresion: 'lci:a a sh:NodeShape .', muestra: 'lci:a a lci:B .' },
      'REGLA_ILEGIBLE',
      'expresion',
    ],
    [
      'an undeclared prefix of the sample',
      { expresion: FECHAS, muestra: '\n\nfoaf:a a lci:B .' },
      'MUESTRA_ILEGIBLE',
      'muestra',
    ],
    [
      'a sample that is no JSON',
      { expresion: FECHAS, formato: 'json-ld', muestra: '{' },
      'MUESTRA_ILEGIBLE',
      'muestra',
    ],
    [
      'F2: a pattern that takes half a million states',
      { lenguaje: 'regex', expresion: 'a{1000}'.repeat(500), muestra: 'lci:a a lci:B .' },
      'REGLA_ILEGIBLE',
      'expresion',
    ],
    [
      'F2: patterns of a shape that are too much together',
      {
        expresion: forma('B', 'sh:path lci:p ; sh:pattern "(a{900}){3}" ; sh:pattern "(b{900}){3}"'),
        muestra: 'lci:a a lci:B .',
      },
      'REGLA_ILEGIBLE',
      'expresion',
    ],
    [
      'a back reference',
      { lenguaje: 'regex', expresion: String.raw`(a)\1`, muestra: 'lci:a a lci:B .' },
      'REGLA_ILEGIBLE',
      'expresion',
    ],
  ])('[AREA-07] %s is refused with its reason', async (_name, prueba, code, campo) => {
    const result = await run(prueba);
    expect(result).toMatchObject({ status: 422, code, detalles: [{ campo }] });
    expect(result.detalles[0].mensaje).toMatch(/\.$/);
  });

  it('[AREA-07] an undeclared prefix is told with its line', async () => {
    const { detalles } = await run({ expresion: FECHAS, muestra: '\n\nfoaf:a a lci:B .' });
    expect(detalles[0].mensaje).toBe('Línea 3: el prefijo «foaf» no está declarado.');
  });

  it('[AREA-07] patterns known to hang a backtracking engine end at once, and others are answered meanwhile', async () => {
    const text = `${'a'.repeat(5000)}!`;
    const muestra = `lci:x a lci:Cosa ; lci:texto "${text}" .`;
    for (const patron of ['(a+)+$', '(a|aa)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', '(.*a){20}$']) {
      const expresion = forma('Cosa', `sh:path lci:texto ; sh:pattern "^(?:${patron})$"`);
      const [result, other] = await Promise.all([
        run({ expresion, muestra }),
        calls.call('GET', 'definicion?tamano=1'),
      ]);
      expect(other.statusCode).toBe(200);
      expect(result).toMatchObject({ conforme: false });
    }
  });

  it('[AREA-07] a rule that takes too long is stopped, and the server goes on', async () => {
    const nodes = Array.from({ length: 900 }, (_, index) => `lci:n${index} a lci:N ; lci:v ${index} .`).join(
      '\n',
    );
    // Every node against every other, through paths of any length, again and again.
    const links = Array.from({ length: 899 }, (_, index) => `lci:n${index} lci:p lci:n${index + 1} .`).join(
      '\n',
    );
    const expresion = forma(
      'N',
      'sh:path ( [ sh:zeroOrMorePath lci:p ] [ sh:zeroOrMorePath lci:p ] ) ; sh:minCount 5000',
    );
    const result = await run({ expresion, muestra: `${nodes}\n${links}` });
    expect(result).toMatchObject({ status: 422, code: 'REGLA_DEMORADA' });
    expect(await run({ expresion: FECHAS, muestra: `${nacido('1990-01-01')} .` })).toMatchObject({
      conforme: true,
    });
  });

  it('[AREA-07] too large a sample is refused before it is read; of many findings the first are told', async () => {
    const large = `lci:a a lci:N . #${'x'.repeat(LIMITES_EJECUCION.muestra)}`;
    expect(await run({ expresion: FECHAS, muestra: large })).toMatchObject({ status: 400 });
    const many = Array.from({ length: 150 }, (_, index) => `lci:n${index} a lci:N .`).join('\n');
    const result = await run({ expresion: forma('N', 'sh:path lci:v ; sh:minCount 1'), muestra: many });
    expect(result.hallazgos).toHaveLength(LIMITES_EJECUCION.hallazgos);
    expect(result.omitidos).toBe(50);
  });
});
