import type { TipoDefinicion } from '../../contract/terms.ts';
import { toTipoXsd } from '../../rules/vocabulario.ts';
import type {
  DefinicionGuardada,
  EventoGuardado,
  FichaGuardada,
  IndividuoGuardado,
  ReglaGuardada,
} from '../fichas/fichas.queries.ts';
import type { Cuadrupla } from '../turtle/n3.ts';
import { readTurtle } from '../turtle/verify-expresion.ts';
import { buildAnonimo, buildIri, buildLiteral, buildTermino, buildTexto, Descripcion } from './triples.ts';

/** Class of the OWL vocabulary each kind of definition is (domain model §4). */
const CLASES_OWL: Readonly<Record<TipoDefinicion, string>> = {
  clase: 'Class',
  'propiedad-dato': 'DatatypeProperty',
  'propiedad-objeto': 'ObjectProperty',
};

const toOid = (oid: string) => buildIri(`urn:oid:${oid}`);

function describeComun(
  { codigo, nombre, oid, estado, version }: FichaGuardada,
  espacio: string,
): Descripcion {
  const descripcion = new Descripcion(buildIri(espacio + codigo))
    .addTexto('rdfs', 'label', nombre)
    .add('dct', 'identifier', buildLiteral(oid))
    .add('owl', 'versionInfo', buildLiteral(String(version)));
  return estado === 'inactivo'
    ? descripcion.add('owl', 'deprecated', buildLiteral('true', buildIri(toTipoXsd('booleano'))))
    : descripcion;
}

function describeDefinicion(ficha: DefinicionGuardada, espacio: string): Descripcion {
  const { tipo, claseSuperior, dominio, rango, rangoTipoDato, elemento } = ficha;
  const refer = (reference: { readonly codigo: string } | null) =>
    reference && buildIri(espacio + reference.codigo);
  const descripcion = describeComun(ficha, espacio)
    .addTipo('owl', CLASES_OWL[tipo])
    .addTexto('skos', 'prefLabel', ficha.nombre)
    .addTexto('skos', 'definition', ficha.definicion)
    .addTexto('dct', 'source', ficha.fuente)
    .add('rdfs', 'subClassOf', refer(claseSuperior))
    .add('rdfs', 'domain', refer(dominio))
    .add('rdfs', 'range', refer(rango) ?? (rangoTipoDato && buildIri(toTipoXsd(rangoTipoDato))))
    .add('dct', 'conformsTo', elemento && toOid(elemento.oid));
  for (const sinonimo of ficha.sinonimos) descripcion.addTexto('skos', 'altLabel', sinonimo);
  return descripcion;
}

function describeIndividuo(ficha: IndividuoGuardado, espacio: string): Descripcion {
  const descripcion = describeComun(ficha, espacio)
    .addTipo('owl', 'NamedIndividual')
    .add('rdf', 'type', buildIri(espacio + ficha.clase.codigo))
    .add('skos', 'notation', ficha.notacion === '' ? null : buildLiteral(ficha.notacion));
  addInstante(descripcion, 'hasBeginning', ficha.vigenteDesde);
  addInstante(descripcion, 'hasEnd', ficha.vigenteHasta);
  for (const { propiedad, valor, individuo } of ficha.valores)
    descripcion.addIri(
      espacio + propiedad.codigo,
      individuo
        ? buildIri(espacio + individuo.codigo)
        : buildLiteral(valor ?? '', buildIri(toTipoXsd(propiedad.rangoTipoDato ?? 'cadena'))),
    );
  return descripcion;
}

/** Day from which, or until which, something holds (OWL-Time). */
function addInstante(descripcion: Descripcion, name: string, dia: string | null): void {
  if (dia === null) return;
  const instante = new Descripcion(buildAnonimo())
    .addTipo('time', 'Instant')
    .add('time', 'inXSDDate', buildLiteral(dia, buildIri(toTipoXsd('fecha'))));
  descripcion.add('time', name, instante.sujeto).addAll(instante.triples);
}

/** An event is a class of happenings, each at a time of OWL-Time. */
function describeEvento(ficha: EventoGuardado, espacio: string): Descripcion {
  const when = new Descripcion(buildAnonimo())
    .addTipo('owl', 'Restriction')
    .add('owl', 'onProperty', buildTermino('time', 'hasTime'))
    .add('owl', 'someValuesFrom', buildTermino('time', 'TemporalEntity'));
  const descripcion = describeComun(ficha, espacio)
    .addTipo('owl', 'Class')
    .add('rdfs', 'subClassOf', buildIri(`${espacio}Evento`))
    .add('rdfs', 'subClassOf', when.sujeto)
    .add('dct', 'type', buildLiteral(ficha.tipo))
    .addTexto('skos', 'definition', ficha.descripcion)
    .addTexto('skos', 'scopeNote', ficha.disparador)
    .addTexto('skos', 'note', ficha.precondiciones)
    .addTexto('skos', 'changeNote', ficha.resultados)
    .addAll(when.triples);
  for (const { oid } of ficha.elementosCambiados) descripcion.addIri(`${espacio}cambia`, toOid(oid));
  for (const { rol, clase } of ficha.participantes) {
    const part = new Descripcion(buildAnonimo())
      .addTexto('rdfs', 'label', rol)
      .addIri(`${espacio}claseParticipante`, buildIri(espacio + clase.codigo));
    descripcion.addIri(`${espacio}participante`, part.sujeto).addAll(part.triples);
  }
  return descripcion;
}

/** A regular expression as the shape it stands for: the values of the elements it checks follow it. */
function describePatron(ficha: ReglaGuardada, descripcion: Descripcion, espacio: string): void {
  descripcion.addTipo('sh', 'NodeShape');
  if (ficha.clase) descripcion.add('sh', 'targetClass', buildIri(espacio + ficha.clase.codigo));
  for (const { codigo } of ficha.elementosRevisados) {
    const path = buildIri(espacio + codigo);
    if (!ficha.clase) descripcion.add('sh', 'targetSubjectsOf', path);
    const shape = new Descripcion(buildAnonimo())
      .add('sh', 'path', path)
      .add('sh', 'pattern', buildLiteral(`^(?:${ficha.expresion})$`))
      .add('sh', 'severity', buildTermino('sh', ficha.severidad === 'error' ? 'Violation' : 'Warning'))
      .addTexto('sh', 'message', ficha.mensaje);
    descripcion.add('sh', 'property', shape.sujeto).addAll(shape.triples);
  }
}

function describeRegla(ficha: ReglaGuardada, espacio: string): Descripcion {
  const descripcion = describeComun(ficha, espacio)
    .addTipo('skos', 'Concept')
    .add('dct', 'type', buildLiteral(ficha.tipo))
    .addTexto('skos', 'definition', ficha.enunciado);
  for (const { oid } of ficha.elementosRevisados) descripcion.add('dct', 'references', toOid(oid));
  if (ficha.lenguaje === 'regex') describePatron(ficha, descripcion, espacio);
  if (ficha.lenguaje === 'shacl') descripcion.addAll(readTurtle(ficha.expresion, espacio));
  return descripcion;
}

/** Everything the ontology says of one ficha, in the vocabularies of the W3C (docs/rules/ontology.md). */
export function listTriples(ficha: FichaGuardada, espacio: string): Cuadrupla[] {
  switch (ficha.palabra) {
    case 'definicion':
      return describeDefinicion(ficha, espacio).triples;
    case 'individuo':
      return describeIndividuo(ficha, espacio).triples;
    case 'evento':
      return describeEvento(ficha, espacio).triples;
    case 'regla':
      return describeRegla(ficha, espacio).triples;
  }
}

/** What the file is, and the terms of our own it uses. */
export function listTriplesOntologia(espacio: string): Cuadrupla[] {
  const propio = (name: string, clase: string, label: string) =>
    new Descripcion(buildIri(espacio + name)).addTipo('owl', clase).add('rdfs', 'label', buildTexto(label))
      .triples;
  return [
    ...new Descripcion(buildIri(espacio.slice(0, -1)))
      .addTipo('owl', 'Ontology')
      .addTexto('rdfs', 'label', 'Ontología del Lenguaje Común de Intercambio de Información').triples,
    ...propio('Evento', 'Class', 'Evento'),
    ...propio('participante', 'ObjectProperty', 'participante de un evento'),
    ...propio('claseParticipante', 'AnnotationProperty', 'clase de un participante'),
    ...propio('cambia', 'AnnotationProperty', 'elemento de dato que cambia'),
  ];
}
