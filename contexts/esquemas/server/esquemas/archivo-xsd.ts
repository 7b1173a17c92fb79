import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';
import type { Pieza } from '../../rules/esquemas/clausura.ts';
import type { NombreEsquema, NombresEsquema } from '../../rules/esquemas/nombres-esquema.ts';
import { formatTextoXml } from './texto-xml.ts';

/** A file of a package: its path inside it and its text. */
export interface ArchivoTexto {
  readonly ruta: string;
  readonly texto: string;
}

export const ESPACIO_XSD = 'http://www.w3.org/2001/XMLSchema';

/** What the types of a closure are written with. */
export interface ContextoXsd {
  readonly nombres: NombresEsquema;
  /** Namespace the file is about. */
  readonly propio: NombreEsquema;
}

/** What a schema says to people and to programs about a part of it. */
export function writeAnotacion(parent: XMLBuilder, pieza: Pieza): void {
  const annotation = parent.ele(ESPACIO_XSD, 'xs:annotation');
  annotation
    .ele(ESPACIO_XSD, 'xs:documentation')
    .att('xml:lang', 'es')
    .txt(formatTextoXml(pieza.definicion || pieza.nombre));
  // What a message declares by itself is no element of the language.
  if (pieza.oid === '') return;
  annotation
    .ele(ESPACIO_XSD, 'xs:appinfo')
    .att('source', 'urn:lci:metadatos')
    .ele('urn:lci:metadatos', 'oid')
    .txt(pieza.oid);
}
