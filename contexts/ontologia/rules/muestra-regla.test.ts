import { describe, expect, it } from 'vitest';
import { buildMuestra } from './muestra-regla.ts';

const REGLA = `[] a sh:NodeShape ;
  sh:targetClass lci:Municipio ;
  sh:property [ sh:path lci:codDepartamento ; sh:minCount 1 ] , [ sh:path lci:codDepartamento ; sh:maxCount 1 ] ;
  sh:property [ sh:path lci:nombre ] .`;

describe('sample data of a rule', () => {
  it('[AREA-07] is an individual of its class with the properties it looks at, each once', () => {
    expect(buildMuestra(REGLA, 'turtle')).toBe(
      'lci:ejemplo a lci:Municipio ;\n  lci:codDepartamento "valor" ;\n  lci:nombre "valor" .',
    );
    expect(JSON.parse(buildMuestra(REGLA, 'json-ld'))).toEqual({
      '@id': 'lci:ejemplo',
      '@type': 'lci:Municipio',
      'lci:codDepartamento': 'valor',
      'lci:nombre': 'valor',
    });
  });

  it('[AREA-07] has what its properties are compared with; of a value the server derives, what it is derived of', () => {
    const regla = (compara: string) =>
      `[] sh:targetClass lci:Organizacion ; sh:property [ sh:path lci:numDigitoVerificacion ; ${compara} ] .`;
    expect(buildMuestra(regla('sh:equals lci:digitoVerificacionCalculado'), 'turtle')).toBe(
      'lci:ejemplo a lci:Organizacion ;\n  lci:numDigitoVerificacion "valor" ;\n  lci:numNit "valor" .',
    );
    expect(buildMuestra(regla('sh:lessThanOrEquals lci:otra'), 'turtle')).toContain('lci:otra "valor" .');
  });

  it('[AREA-07] of a regular expression has the elements it checks', () => {
    expect(buildMuestra('[0-9]{5}', 'turtle', ['codMunicipio'])).toBe(
      'lci:ejemplo a lci:Persona ;\n  lci:codMunicipio "valor" .',
    );
  });

  it.each(['', '^[A-Z]+$'])(
    '[AREA-07] one that names nothing (%s) gets the individual alone',
    (expresion) => {
      expect(buildMuestra(expresion, 'turtle')).toBe('lci:ejemplo a lci:Persona .');
    },
  );
});
