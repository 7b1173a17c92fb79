import type { EsquemaPropio } from '../../rules/contrato/escritura.ts';
import { findAtributo, type NodoXml, XSD } from './nodo-xml.ts';
import type { EsquemaDeContrato } from './read-esquemas-xsd.ts';

/** Prefix of XML Schema in what is written here; a contract has others of its own. */
const PROPIO = 'xsd-del-banco';

/**
 * The schemas of a contract as files that ask for one another, whatever they were written in: a namespace has one file that
 * includes all of it, because a processor follows the first import of a namespace alone.
 */
export function writeEsquemaXsd(esquemas: readonly EsquemaDeContrato[]): EsquemaPropio {
  const espacios = [...new Set(esquemas.map(({ espacio }) => espacio))];
  const toEntrada = (espacio: string) => `espacio-${espacios.indexOf(espacio)}.xsd`;
  const archivos = esquemas.map(({ nodo }, orden) => ({
    ruta: `esquema-${orden}.xsd`,
    texto: new Escritor(nodo, (espacio) => (espacios.includes(espacio) ? toEntrada(espacio) : null)).write(),
  }));
  const entradas = espacios.map((espacio) => ({
    ruta: toEntrada(espacio),
    texto: writeIndice(
      espacio,
      esquemas.flatMap((uno, orden) =>
        uno.espacio === espacio ? [`<xs:include schemaLocation="esquema-${orden}.xsd"/>`] : [],
      ),
    ),
  }));
  const raiz = writeIndice(
    '',
    espacios.map((espacio) =>
      espacio === ''
        ? `<xs:include schemaLocation="${toEntrada('')}"/>`
        : `<xs:import namespace="${escapeXml(espacio)}" schemaLocation="${toEntrada(espacio)}"/>`,
    ),
  );
  return { tipo: 'xsd', archivos: [{ ruta: 'contrato.xsd', texto: raiz }, ...entradas, ...archivos] };
}

function writeIndice(espacio: string, partes: readonly string[]): string {
  const suyo = espacio === '' ? '' : ` targetNamespace="${escapeXml(espacio)}"`;
  return `<xs:schema xmlns:xs="${XSD}"${suyo}>${partes.join('')}</xs:schema>`;
}

/** A schema as text, without what is there to be read by people. */
class Escritor {
  private readonly raiz: NodoXml;
  private readonly findEntrada: (espacio: string) => string | null;

  constructor(raiz: NodoXml, findEntrada: (espacio: string) => string | null) {
    this.raiz = raiz;
    this.findEntrada = findEntrada;
  }

  write(): string {
    return this.writeNodo(this.raiz, new Map());
  }

  private writeNodo(nodo: NodoXml, alrededor: ReadonlyMap<string, string>): string {
    const nombre = `${PROPIO}:${nodo.nombre}`;
    const prefijos = [...nodo.prefijos].filter(
      ([prefijo, espacio]) => prefijo !== 'xml' && alrededor.get(prefijo) !== espacio,
    );
    const atributos = [
      ...(nodo === this.raiz ? [[`xmlns:${PROPIO}`, XSD] as const] : []),
      ...prefijos.map(
        ([prefijo, espacio]) => [prefijo === '' ? 'xmlns' : `xmlns:${prefijo}`, espacio] as const,
      ),
      ...(nodo.nombre === 'import' ? this.listDeImport(nodo) : nodo.atributos),
    ];
    const abre = `<${nombre}${atributos.map(([suyo, valor]) => ` ${suyo}="${escapeXml(valor)}"`).join('')}`;
    const hijos = nodo.hijos.filter(
      (hijo) => hijo.espacio === XSD && hijo.nombre !== 'annotation' && hijo.nombre !== 'include',
    );
    if (hijos.length === 0) return `${abre}/>`;
    return `${abre}>${hijos.map((hijo) => this.writeNodo(hijo, nodo.prefijos)).join('')}</${nombre}>`;
  }

  /** Whatever file it names: the one that has the namespace. */
  private listDeImport(nodo: NodoXml): (readonly [string, string])[] {
    const espacio = findAtributo(nodo, 'namespace') ?? '';
    const entrada = this.findEntrada(espacio);
    return [
      ...(espacio === '' ? [] : [['namespace', espacio] as const]),
      ...(entrada === null ? [] : [['schemaLocation', entrada] as const]),
    ];
  }
}

/** A text as the value of an attribute or of an element. */
export function escapeXml(texto: string): string {
  return texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\t', '&#9;');
}
