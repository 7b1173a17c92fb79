import { createRequire } from 'node:module';
import { serveTasks } from '@marco/server-kit/tasks';
import SHACLValidator from 'rdf-validate-shacl';
import defaultEnvironment from 'rdf-validate-shacl/src/defaultEnv.js';
import { RE2JS } from 're2js';
import type { IncumplimientoRegla } from '../../contract/index.ts';
import { presentMensaje } from '../../rules/mensajes-shacl.ts';
import { VALORES_CALCULADOS } from '../../rules/plantillas-regla.ts';
import { computeValorCalculado } from '../../rules/valores-calculados.ts';
import { PREFIJOS, presentIri } from '../../rules/vocabulario.ts';
import { type Cuadrupla, n3, type Termino } from '../turtle/n3.ts';
import { presentTurtleError, readTurtle, verifyExpresion } from '../turtle/verify-expresion.ts';
import { buildIncumplimientos, type ResultadoShacl } from './incumplimientos.ts';
import { countRevisados } from './nodos-revisados.ts';
import type { PruebaRegla, ResultadoPrueba, ResultadoRegla, RevisionRegla, TareaRegla } from './run-regla.ts';

interface JsonLd {
  toRDF(
    document: object,
    options: { readonly format: string; readonly documentLoader: (url: string) => Promise<never> },
  ): Promise<string>;
}

/** A refusal that says whether the rule or the sample is wrong. */
class IlegibleError extends Error {
  readonly code: 'REGLA_ILEGIBLE' | 'MUESTRA_ILEGIBLE';

  constructor(code: IlegibleError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Reads the sample; a JSON-LD context of another address is not fetched. */
async function readMuestra({ formato, muestra, espacio, prefijos }: PruebaRegla): Promise<Cuadrupla[]> {
  if (formato === 'turtle') {
    try {
      return readTurtle(muestra, espacio);
    } catch (error) {
      throw new IlegibleError('MUESTRA_ILEGIBLE', presentTurtleError(error));
    }
  }
  const jsonld = createRequire(import.meta.url)('jsonld') as JsonLd;
  let document: unknown;
  try {
    document = JSON.parse(muestra);
  } catch {
    throw new IlegibleError('MUESTRA_ILEGIBLE', 'El texto no es JSON bien escrito.');
  }
  const own = Array.isArray(document) ? { '@graph': document } : (document as Record<string, unknown>);
  const contexts = [prefijos, ...[own?.['@context'] ?? []].flat()];
  try {
    const nquads = await jsonld.toRDF(
      { ...own, '@context': contexts },
      {
        format: 'application/n-quads',
        documentLoader: (url) => {
          throw new IlegibleError(
            'MUESTRA_ILEGIBLE',
            `No se consultan contextos de otras direcciones: escriba el de «${url}» en el documento.`,
          );
        },
      },
    );
    return new n3.Parser({ format: 'application/n-quads' }).parse(nquads);
  } catch (error) {
    // The library wraps what its loader threw.
    const cause =
      error instanceof Error ? (error as { details?: { cause?: unknown } }).details?.cause : undefined;
    if (cause instanceof IlegibleError) throw cause;
    throw new IlegibleError('MUESTRA_ILEGIBLE', 'El texto es JSON, pero no JSON-LD que se pueda leer.');
  }
}

/** Facts derived of the sample, for rules to compare with (docs/rules/ontology.md). */
function deriveValores(quads: readonly Cuadrupla[], { espacio, hoy }: PruebaRegla): Cuadrupla[] {
  const { quad, namedNode, literal } = n3.DataFactory;
  const tipoDe = (subject: Termino, como: string | null): Termino | undefined =>
    como === null
      ? namedNode(`${PREFIJOS.xsd}integer`)
      : quads.find((one) => one.predicate.value === espacio + como && one.subject.equals(subject))?.object
          .datatype;
  return quads.flatMap(({ subject, predicate, object }) =>
    VALORES_CALCULADOS.flatMap(({ codigo, de, como }) => {
      if (predicate.value !== espacio + de) return [];
      const valor = computeValorCalculado(codigo, object.value, hoy);
      if (valor === undefined) return [];
      return [quad(subject, namedNode(espacio + codigo), literal(valor, tipoDe(subject, como)))];
    }),
  );
}

/** The patterns of the rule that runs. */
const compilados = new Map<string, RE2JS>();

/** Patterns of people run in RE2, in linear time. */
function matches(patron: string, text: string): boolean {
  const compilado = compilados.get(patron) ?? RE2JS.compile(patron);
  compilados.set(patron, compilado);
  return compilado.matcher(text).find();
}

interface Restriccion {
  getParameterValue(parameter: unknown): Termino;
}

const linearPattern = {
  validate: (
    context: { readonly ns: { readonly sh: { readonly pattern: unknown } } },
    _focus: Termino,
    value: Termino,
    constraint: Restriccion,
  ) =>
    value.termType !== 'BlankNode' &&
    matches(constraint.getParameterValue(context.ns.sh.pattern).value, value.value),
  validationMessage: '',
};

/** The environment of the validator, with its check of patterns replaced by ours. */
const environment = Object.assign(Object.create(defaultEnvironment) as typeof defaultEnvironment, {
  termMap: (entries: Iterable<[Termino, unknown]>) =>
    defaultEnvironment.termMap(
      [...entries].map(([term, validator]) => [
        term,
        term.value === `${PREFIJOS.sh}PatternConstraintComponent` ? linearPattern : validator,
      ]),
    ),
});

/** What is read of a result of the library. */
interface ResultadoConMensaje extends ResultadoShacl {
  readonly severity: Termino | null;
  readonly message: readonly Termino[];
}

/** A dataset of RDF/JS, which the store of N3.js is. */
type Dataset = ConstructorParameters<typeof SHACLValidator>[0];

async function runShacl(
  formas: readonly Cuadrupla[],
  datos: readonly Cuadrupla[],
  { espacio, severidad, mensaje }: PruebaRegla,
): Promise<IncumplimientoRegla[]> {
  const validator = new SHACLValidator(new n3.Store(formas) as Dataset, { factory: environment });
  const { results } = await validator.validate(new n3.Store(datos) as Dataset);
  return buildIncumplimientos(results as readonly ResultadoConMensaje[], datos).map(
    ({ resultado: result, valor, esperado }) => {
      const own = result.severity?.value.slice(PREFIJOS.sh.length);
      const said = result.message.find((text) => text.value !== '')?.value;
      const componente = result.sourceConstraintComponent?.value.slice(PREFIJOS.sh.length) ?? '';
      return {
        severidad: own === 'Warning' ? 'advertencia' : own === 'Info' ? 'informacion' : severidad,
        mensaje: presentMensaje(componente, hasOwnMessage(formas) ? said : undefined, mensaje),
        nodo: presentIri(result.focusNode?.value ?? '', espacio),
        propiedad: result.path ? presentIri(result.path.value, espacio) : null,
        valor: valor ? presentIri(valor.value, espacio) : null,
        esperado: esperado ? presentIri(esperado.value, espacio) : null,
      };
    },
  );
}

function hasOwnMessage(formas: readonly Cuadrupla[]): boolean {
  return formas.some(({ predicate }) => predicate.value === `${PREFIJOS.sh}message`);
}

/** A regular expression over the values of the elements it checks, each whole. */
function runPatron(datos: readonly Cuadrupla[], prueba: PruebaRegla): Omit<RevisionRegla, 'hechos'> {
  const { espacio, expresion, propiedades, clase, severidad, mensaje } = prueba;
  const paths = new Set(propiedades.map((codigo) => espacio + codigo));
  const ofClase = new Set(
    datos
      .filter(
        ({ predicate, object }) =>
          predicate.value === `${PREFIJOS.rdf}type` && object.value === espacio + clase,
      )
      .map(({ subject }) => subject.value),
  );
  const revisados = datos.filter(
    ({ predicate, subject }) => paths.has(predicate.value) && (clase === null || ofClase.has(subject.value)),
  );
  const hallazgos = revisados
    .filter(({ object }) => !matches(`^(?:${expresion})$`, object.value))
    .map(({ subject, predicate, object }) => ({
      severidad,
      mensaje: mensaje || presentMensaje('PatternConstraintComponent', undefined, ''),
      nodo: presentIri(subject.value, espacio),
      propiedad: presentIri(predicate.value, espacio),
      valor: object.value,
      esperado: null,
    }));
  return { revisados: revisados.length, hallazgos };
}

async function run(prueba: PruebaRegla): Promise<ResultadoPrueba> {
  compilados.clear();
  const error = verifyExpresion(prueba.lenguaje, prueba.expresion, prueba.espacio);
  if (error !== undefined) return { code: 'REGLA_ILEGIBLE', mensaje: error };
  try {
    const muestra = await readMuestra(prueba);
    const datos = [...muestra, ...deriveValores(muestra, prueba)];
    const hechos = new n3.Store(datos).size;
    if (prueba.lenguaje === 'regex') return { hechos, ...runPatron(datos, prueba) };
    const formas = readTurtle(prueba.expresion, prueba.espacio);
    return {
      hechos,
      revisados: countRevisados(formas, datos),
      hallazgos: await runShacl(formas, datos, prueba),
    };
  } catch (error) {
    if (error instanceof IlegibleError) return { code: error.code, mensaje: error.message };
    return {
      code: 'REGLA_ILEGIBLE',
      mensaje: 'La regla está escrita de una manera que SHACL no define. Revise sus partes.',
    };
  }
}

async function answer(tarea: TareaRegla): Promise<ResultadoRegla> {
  if (tarea.kind === 'run') return run(tarea.prueba);
  const { lenguaje, expresion, espacio } = tarea.regla;
  return { error: verifyExpresion(lenguaje, expresion, espacio) ?? null };
}

serveTasks<TareaRegla, ResultadoRegla>(async (tarea) => ({ result: await answer(tarea), spent: false }));
