import { callAtOnce, type HostileInput } from './send.ts';

const shacl = (properties: string) =>
  `[] a sh:NodeShape ; sh:targetClass lci:N ; sh:property [ sh:path lci:v ; ${properties} ] .`;
const NODES = Array.from(
  { length: 400 },
  (_, n) => `lci:n${n} a lci:N ; lci:v "${'ab'.repeat(20)}${n}" ; lci:p lci:n${n + 1} .`,
).join('\n');
const LONG_PATH = `[] a sh:NodeShape ; sh:targetClass lci:N ; sh:property [
  sh:path ( [ sh:zeroOrMorePath lci:p ] [ sh:zeroOrMorePath lci:p ] ) ; sh:minCount 5000 ] .`;

/** Patterns and rules people may write. */
export const PATTERNS: readonly HostileInput[] = [
  runRegla('F2 one pattern of half a million states', 'regex', 'a{1000}'.repeat(570)),
  runRegla(
    'F2 four patterns in a shape',
    'shacl',
    shacl(`sh:pattern "${'a{1000}'.repeat(570)}" ; `.repeat(4)),
  ),
  runRegla('F2 a pattern just below the weight', 'shacl', shacl('sh:pattern "([ab]*a[ab]{900}){5}c"')),
  runRegla('rule that takes for ever', 'shacl', LONG_PATH),
  runRegla('rule of nested brackets', 'shacl', '['.repeat(15_000)),
  runRegla('JSON-LD of nested lists', 'shacl', shacl('sh:minCount 1'), 'json-ld', '['.repeat(60_000)),
  {
    name: 'F2 a rule with such a pattern is saved',
    send: (target) =>
      callAtOnce(target, 8, (turn) => ({
        who: 'ministerio',
        path: '/api/ontologia/regla',
        json: {
          codigo: `ReglaHostil${turn}`,
          nombre: `Regla hostil ${turn}`,
          tipo: 'validacion',
          enunciado: 'Prueba.',
          lenguaje: 'shacl',
          expresion: shacl(`sh:pattern "${'a{1000}'.repeat(570)}" ; `.repeat(4)),
          severidad: 'error',
          mensaje: 'No.',
          idClase: null,
          elementos: [],
        },
      })),
  },
  createElemento('F6 a pattern of thousands of states', '(a?){900}(a?){900}(a?){900}(a?){900}b', 'a'),
  createElemento('F6 many states, twenty long examples', '([ab]*a[ab]{300}|[ab]*b[ab]{300})c', 'ab'),
  createElemento('F6 just below what is looked at', '([ab]*a[ab]{90}|[ab]*b[ab]{90})c', 'ab'),
];

function runRegla(
  name: string,
  lenguaje: 'regex' | 'shacl',
  expresion: string,
  formato = 'turtle',
  muestra = NODES,
): HostileInput {
  const json = {
    lenguaje,
    expresion,
    formato,
    muestra,
    severidad: 'error',
    mensaje: '',
    idClase: null,
    elementos: [],
  };
  return {
    name,
    send: (target) =>
      callAtOnce(target, 8, () => ({ who: 'lider', path: '/api/ontologia/regla/ejecutar', json })),
  };
}

function createElemento(name: string, patron: string, letters: string): HostileInput {
  const ejemplos = Array.from({ length: 20 }, (_, n) => letters.repeat(490 / letters.length).slice(n));
  return {
    name,
    send: (target) =>
      callAtOnce(target, 4, (turn) => ({
        who: 'consultor',
        path: '/api/elemento-dato',
        json: {
          identificador: `numHostil${turn}`,
          nombre: 'Número hostil',
          tipo: 'simple',
          clase: 'dato',
          definicion: 'Prueba.',
          usos: 'Prueba.',
          tipoDato: 'cadena',
          fuentes: [],
          patron,
          ejemplos,
          ...target.lugar,
        },
      })),
  };
}
