/** A start tag of a document: the name as it is written and where it stands. */
export interface Apertura {
  readonly nombre: string;
  /** Position of `<`. */
  readonly inicio: number;
  /** Position after `>`. */
  readonly fin: number;
}

/** Called for every tag in the order of the document; the answer false ends the reading. */
export interface Caminante {
  abre(apertura: Apertura): boolean | undefined;
  cierra(): void;
  doctype?(inicio: number): void;
}

const APARTES: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];
const FIN_NOMBRE = /[\s/>]/g;

/**
 * Reads the tags of an XML text without building a tree. It checks nothing: a text that is not XML is read as far as
 * possible. It stops at a DOCTYPE, which the validator refuses.
 */
export function readXml(texto: string, caminante: Caminante): void {
  let at = texto.indexOf('<');
  while (at >= 0) {
    const fin =
      texto.startsWith('<!', at) || texto.startsWith('<?', at)
        ? skipAparte(texto, at, caminante)
        : walkEtiqueta(texto, at, caminante);
    at = fin < 0 ? -1 : texto.indexOf('<', fin);
  }
}

/** Position after a comment, a CDATA section or an instruction; -1 where the walk ends. */
function skipAparte(texto: string, at: number, caminante: Caminante): number {
  const aparte = APARTES.find(([abre]) => texto.startsWith(abre, at));
  if (!aparte) {
    caminante.doctype?.(at);
    return -1;
  }
  const cierra = texto.indexOf(aparte[1], at + aparte[0].length);
  return cierra < 0 ? -1 : cierra + aparte[1].length;
}

/** Position after a tag; -1 where the walk ends. */
function walkEtiqueta(texto: string, at: number, caminante: Caminante): number {
  const fin = findFinEtiqueta(texto, at + 1);
  if (fin < 0) return -1;
  if (texto.charCodeAt(at + 1) === SLASH) {
    caminante.cierra();
    return fin;
  }
  if (caminante.abre({ nombre: readNombre(texto, at + 1, fin), inicio: at, fin }) === false) return -1;
  if (texto.charCodeAt(fin - 2) === SLASH) caminante.cierra();
  return fin;
}

const SLASH = 47;
const DOBLE = 34;
const SIMPLE = 39;
const MAYOR = 62;

/** Position after the `>` that ends a tag, not one inside a value; -1 where there is none. */
function findFinEtiqueta(texto: string, desde: number): number {
  for (let at = desde; at < texto.length; at += 1) {
    const letra = texto.charCodeAt(at);
    if (letra === MAYOR) return at + 1;
    if (letra === DOBLE || letra === SIMPLE) {
      at = texto.indexOf(letra === DOBLE ? '"' : "'", at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}

function readNombre(texto: string, desde: number, fin: number): string {
  FIN_NOMBRE.lastIndex = desde;
  return texto.slice(desde, Math.min(FIN_NOMBRE.exec(texto)?.index ?? fin, fin));
}

const ATRIBUTO = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Attributes of a start tag, by their names as written. */
export function readAtributos(texto: string, { nombre, inicio, fin }: Apertura): Map<string, string> {
  const etiqueta = texto.slice(inicio + 1 + nombre.length, fin);
  return new Map(
    [...etiqueta.matchAll(ATRIBUTO)].map(([, clave = '', doble, simple]) => [clave, doble ?? simple ?? '']),
  );
}

/** The name without its prefix. */
export const toNombreLocal = (nombre: string) => nombre.slice(nombre.indexOf(':') + 1);
