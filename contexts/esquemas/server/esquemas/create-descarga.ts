import { formatNumero } from '@marco/elementos-de-dato/terms';
import type { LenguajeEsquema, TipoEsquema } from '../../contract/terms.ts';
import { type Clausura, getPieza } from '../../rules/esquemas/clausura.ts';
import { computeNombres, getNombre } from '../../rules/esquemas/nombres-esquema.ts';
import type { ArchivoTexto } from './archivo-xsd.ts';
import { writeEjemplos } from './write-ejemplos.ts';
import { writeJsonSchema, writeOpenapi } from './write-json-schema.ts';
import { writeJsonldContext } from './write-jsonld.ts';
import { writeRdfXml, writeTurtle } from './write-rdf.ts';
import { writeShacl } from './write-shacl.ts';
import { writeXsd } from './write-xsd.ts';

/** What somebody takes: one text, or several that travel as a ZIP. */
export interface Descarga {
  /** Name of the file, ASCII. */
  readonly nombre: string;
  readonly tipoMime: string;
  readonly archivos: readonly ArchivoTexto[];
}

const FORMAS: Readonly<Record<TipoEsquema, { readonly extension: string; readonly tipoMime: string }>> = {
  xsd: { extension: '.xsd', tipoMime: 'application/xml' },
  json: { extension: '.json', tipoMime: 'application/schema+json' },
  openapi: { extension: '-openapi.json', tipoMime: 'application/json' },
  jsonld: { extension: '.jsonld', tipoMime: 'application/ld+json' },
  ttl: { extension: '.ttl', tipoMime: 'text/turtle' },
  shacl: { extension: '-shacl.ttl', tipoMime: 'text/turtle' },
  rdf: { extension: '.rdf', tipoMime: 'application/rdf+xml' },
  ejemplo: { extension: '-ejemplos', tipoMime: 'application/zip' },
};

/**
 * The schema of a closure in one of its forms.
 *
 * @param esConjunto what is taken as a set is a package, however few its files are
 */
export function createDescarga(clausura: Clausura, tipo: TipoEsquema, esConjunto = false): Descarga {
  const { extension, tipoMime } = FORMAS[tipo];
  const nombre = presentNombre(clausura);
  const archivos = writeArchivos(clausura, tipo, nombre + extension);
  // Examples travel together however few they are; the rest is a package only when it is several files.
  if (esConjunto || archivos.length > 1 || tipo === 'ejemplo') {
    const sufijo = tipo === 'ejemplo' ? extension : `-${tipo}`;
    return { nombre: `${nombre}${sufijo}.zip`, tipoMime: 'application/zip', archivos };
  }
  return { nombre: nombre + extension, tipoMime, archivos };
}

/** Whether a download is a package. */
export function isPaquete({ tipoMime }: Descarga): boolean {
  return tipoMime === 'application/zip';
}

/** How a file is read on the screen. */
export function toLenguaje(ruta: string): LenguajeEsquema {
  if (/\.(xsd|xml|rdf)$/.test(ruta)) return 'xml';
  if (/\.(json|jsonld)$/.test(ruta)) return 'json';
  return ruta.endsWith('.ttl') ? 'turtle' : 'texto';
}

function presentNombre({ raices, piezas, fecha }: Clausura): string {
  const [first, ...rest] = raices.map((id) => piezas.get(id));
  return first && rest.length === 0
    ? `${first.identificador}-${formatNumero(first)}`
    : `lenguaje-comun-${raices.length}-elementos-${fecha}`;
}

function writeArchivos(clausura: Clausura, tipo: TipoEsquema, ruta: string): ArchivoTexto[] {
  switch (tipo) {
    case 'xsd':
      return writeXsd(clausura);
    case 'json':
      return writeJsonSchemas(clausura, ruta);
    case 'openapi':
      return [{ ruta, texto: writeJson(writeOpenapi(clausura)) }];
    case 'jsonld':
      return [{ ruta, texto: writeJson(writeJsonldContext(clausura)) }];
    case 'ttl':
      return [{ ruta, texto: writeTurtle(clausura) }];
    case 'shacl':
      return [{ ruta, texto: writeShacl(clausura) }];
    case 'rdf':
      return [{ ruta, texto: writeRdfXml(clausura) }];
    case 'ejemplo':
      return writeEjemplos(clausura);
  }
}

/** Each root is a whole document; several lie in the folders of the language. */
function writeJsonSchemas(clausura: Clausura, ruta: string): ArchivoTexto[] {
  const nombres = computeNombres(clausura);
  return clausura.raices.map((id) => {
    const { carpeta, dominio } = getPieza(clausura, id);
    const propia = `Esquemas/${carpeta}/${dominio}/${getNombre(nombres, id).elemento}.json`;
    return {
      ruta: clausura.raices.length === 1 ? ruta : propia,
      texto: writeJson(writeJsonSchema(clausura, id)),
    };
  });
}

function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
