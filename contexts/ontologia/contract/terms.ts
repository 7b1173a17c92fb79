import { ADMINISTRADOR } from '@marco/country/ministry';

/** What the permissions of this context are about. */
export const RECURSO_ONTOLOGIA = {
  code: 'ontologia',
  name: 'fichas de la ontología',
  giver: ADMINISTRADOR,
} as const;

/** The four words of the specification, with how people read them. */
export const PALABRAS = {
  definicion: { singular: 'Definición', plural: 'Definiciones' },
  individuo: { singular: 'Individuo', plural: 'Individuos' },
  evento: { singular: 'Evento', plural: 'Eventos' },
  regla: { singular: 'Regla', plural: 'Reglas' },
} as const;
export type Palabra = keyof typeof PALABRAS;
export const LISTA_PALABRAS = Object.keys(PALABRAS) as [Palabra, ...Palabra[]];

export const ESTADOS_FICHA = { borrador: 'Borrador', vigente: 'Vigente', inactivo: 'Inactivo' } as const;
export type EstadoFicha = keyof typeof ESTADOS_FICHA;
export const LISTA_ESTADOS_FICHA = Object.keys(ESTADOS_FICHA) as [EstadoFicha, ...EstadoFicha[]];

/** Title of what a ficha of each word says. */
export const RESUMEN_FICHA: Readonly<Record<Palabra, string>> = {
  definicion: 'Definición',
  individuo: 'Notación',
  evento: 'Descripción',
  regla: 'Enunciado',
};

/** Title of the class a ficha of each word is below or about; an evento has none. */
export const CLASE_FICHA: Readonly<Record<Palabra, string | null>> = {
  definicion: 'Superior o dominio',
  individuo: 'Clase',
  evento: null,
  regla: 'Se aplica a',
};

/** The other columns of the list, on the screen and in its file. */
export const COLUMNAS_FICHAS = { tipo: 'Tipo', oid: 'OID', estado: 'Estado' } as const;

export const TIPOS_DEFINICION = {
  clase: 'Clase',
  'propiedad-dato': 'Propiedad de dato',
  'propiedad-objeto': 'Propiedad de objeto',
} as const;
export type TipoDefinicion = keyof typeof TIPOS_DEFINICION;

export const TIPOS_EVENTO = { vida: 'De la vida', administrativo: 'Administrativo' } as const;
export type TipoEvento = keyof typeof TIPOS_EVENTO;

export const TIPOS_REGLA = {
  validacion: 'Validación',
  derivacion: 'Derivación',
  cardinalidad: 'Cardinalidad',
  coherencia: 'Coherencia',
} as const;
export type TipoRegla = keyof typeof TIPOS_REGLA;

export const LENGUAJES_REGLA = {
  shacl: 'SHACL',
  regex: 'Expresión regular',
  texto: 'Solo en palabras',
} as const;
export type LenguajeRegla = keyof typeof LENGUAJES_REGLA;

export const SEVERIDADES = { error: 'Error', advertencia: 'Advertencia' } as const;
export type Severidad = keyof typeof SEVERIDADES;

/** Kinds of the values of a data property, as the data elements name them. */
export const TIPOS_DATO = {
  cadena: 'Cadena de texto',
  entero: 'Número entero',
  decimal: 'Número decimal',
  fecha: 'Fecha',
  'fecha-hora': 'Fecha y hora',
  hora: 'Hora',
  booleano: 'Sí o no',
  binario: 'Binario en base 64',
  uri: 'Dirección (URI)',
} as const;
export type TipoDatoPropiedad = keyof typeof TIPOS_DATO;

/** Kinds within each word, for its filter; an individuo has none. */
export const TIPOS_POR_PALABRA: Readonly<Record<Palabra, Readonly<Record<string, string>>>> = {
  definicion: TIPOS_DEFINICION,
  individuo: {},
  evento: TIPOS_EVENTO,
  regla: TIPOS_REGLA,
};

/** Longest texts. */
export const LIMITES_FICHA = {
  codigo: 80,
  nombre: 150,
  definicion: 2000,
  fuente: 500,
  sinonimo: 150,
  sinonimos: 30,
  notacion: 60,
  valor: 500,
  valores: 60,
  texto: 2000,
  rol: 100,
  participantes: 30,
  elementos: 60,
  expresion: 20_000,
  mensaje: 300,
} as const;

export const MAXIMO_TEXTO_BUSQUEDA = 100;
export const TAMANO_LISTA = 10;
export const TAMANOS_LISTA = [10, 25, 50] as const;
export const ORDENES_FICHA = ['nombre', 'codigo', 'tipo', 'estado'] as const;
export type OrdenFicha = (typeof ORDENES_FICHA)[number];

/** Formats the ontology leaves in. */
export const FORMATOS_RDF = {
  turtle: { nombre: 'Turtle', extension: 'ttl', tipo: 'text/turtle; charset=utf-8' },
  'rdf-xml': { nombre: 'RDF/XML', extension: 'rdf', tipo: 'application/rdf+xml; charset=utf-8' },
  'json-ld': { nombre: 'JSON-LD', extension: 'jsonld', tipo: 'application/ld+json; charset=utf-8' },
} as const;
export type FormatoRdf = keyof typeof FORMATOS_RDF;
export const LISTA_FORMATOS_RDF = Object.keys(FORMATOS_RDF) as [FormatoRdf, ...FormatoRdf[]];

/** What a person tries a rule on. */
export const FORMATOS_MUESTRA = { turtle: 'Turtle', 'json-ld': 'JSON-LD' } as const;
export type FormatoMuestra = keyof typeof FORMATOS_MUESTRA;

/** A rule that is tried: longest sample, longest run, most findings told. */
export const LIMITES_EJECUCION = {
  muestra: 60_000,
  milisegundos: 3000,
  hallazgos: 100,
  /** States all regular expressions of a rule may take together; one of a person has some hundreds. */
  pesoPatrones: 5000,
} as const;

/** Kinds of node of the graph: the words, and the data elements they speak of. */
export const CLASES_NODO = [...LISTA_PALABRAS, 'elemento'] as const;
export type ClaseNodo = (typeof CLASES_NODO)[number];

/** Neighbours of a node that come at once. */
export const VECINOS_POR_CARGA = 40;
