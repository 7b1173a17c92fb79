import { ParseOption, XmlDocument, XmlElement, XmlError, XmlLibError } from 'libxml2-wasm';
import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';
import { createExcedido, createIlegible, toLugar } from './contrato-rechazado.ts';
import type { NodoXml } from './nodo-xml.ts';

const SIN_PREFIJOS: ReadonlyMap<string, string> = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);

/**
 * An XML text with the line of every element. The parser knows lines up to 65,535 only, so they are counted here, in
 * the order in which start tags and elements both stand.
 *
 * @throws ContratoRechazado
 */
export function readNodosXml(texto: string, archivo: string | null): NodoXml {
  const lineas = listLineas(texto, archivo);
  const documento = parse(texto, archivo);
  try {
    return new Conversor(lineas, archivo).convert(documento.root, SIN_PREFIJOS);
  } finally {
    documento.dispose();
  }
}

function parse(texto: string, archivo: string | null): XmlDocument {
  try {
    return XmlDocument.fromString(texto, { encoding: 'utf-8', option: ParseOption.XML_PARSE_NONET });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [falta] = error instanceof XmlLibError ? error.details.filter(({ level }) => level > 1) : [];
    throw createIlegible(toLugar(archivo, Math.max(1, falta?.line ?? 1)), {
      encontrado: texto.trim() === '' ? 'El archivo está vacío' : 'El archivo no es un XML bien formado',
      esperado: 'Un documento XML bien formado',
      correccion: 'Revise que cada elemento esté cerrado y que comillas, «&» y «<» estén bien escritos.',
    });
  }
}

class Conversor {
  private readonly lineas: readonly number[];
  private readonly archivo: string | null;
  private cuantos = 0;

  constructor(lineas: readonly number[], archivo: string | null) {
    this.lineas = lineas;
    this.archivo = archivo;
  }

  convert(elemento: XmlElement, alrededor: ReadonlyMap<string, string>): NodoXml {
    const linea = this.lineas[this.cuantos] ?? 1;
    this.cuantos += 1;
    const propios = Object.entries(elemento.nsDeclarations);
    const prefijos = propios.length === 0 ? alrededor : new Map([...alrededor, ...propios]);
    const atributos = new Map<string, string>();
    const ajenos = new Map<string, string>();
    for (const { name, value, namespaceUri } of elemento.attrs)
      (namespaceUri === '' ? atributos : ajenos).set(name, value);
    const hijos: NodoXml[] = [];
    for (let hijo = elemento.firstChild; hijo; hijo = hijo.next)
      if (hijo instanceof XmlElement) hijos.push(this.convert(hijo, prefijos));
    const conTexto = hijos.length === 0 || elemento.name === 'documentation';
    return {
      nombre: elemento.name,
      espacio: elemento.namespaceUri,
      archivo: this.archivo,
      linea,
      atributos,
      ajenos,
      prefijos,
      hijos,
      texto: conTexto ? elemento.content.trim() : '',
    };
  }
}

const APARTES: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/**
 * Lines of the start tags of a text, in their order; it judges nothing else.
 *
 * @throws ContratoRechazado at a DOCTYPE, with which entities come, and where it goes too deep
 */
function listLineas(texto: string, archivo: string | null): number[] {
  const lineas: number[] = [];
  const cuenta = new CuentaLineas(texto);
  let nivel = 0;
  for (let at = texto.indexOf('<'); at >= 0; ) {
    const linea = cuenta.advance(at);
    const aparte = APARTES.find(([abre]) => texto.startsWith(abre, at));
    if (!aparte && texto.startsWith('<!', at)) throw rejectDoctype(toLugar(archivo, linea));
    const fin = aparte ? findFin(texto, aparte[1], at) : findFinEtiqueta(texto, at + 1);
    if (!aparte) {
      const cierra = texto[at + 1] === '/';
      if (!cierra) lineas.push(linea);
      nivel += computeSalto(cierra, texto[fin - 2] === '/');
    }
    if (nivel > LIMITES_CONTRATO.profundidad) throw rejectHondo(toLugar(archivo, linea));
    at = fin < 0 ? -1 : texto.indexOf('<', fin);
  }
  return lineas;
}

function computeSalto(cierra: boolean, esSola: boolean): number {
  if (cierra) return -1;
  return esSola ? 0 : 1;
}

/** Lines of places that come one after the other. */
class CuentaLineas {
  private readonly texto: string;
  private linea = 1;
  private contado = 0;

  constructor(texto: string) {
    this.texto = texto;
  }

  advance(hasta: number): number {
    let salto = this.texto.indexOf('\n', this.contado);
    while (salto >= 0 && salto < hasta) {
      this.linea += 1;
      this.contado = salto + 1;
      salto = this.texto.indexOf('\n', this.contado);
    }
    return this.linea;
  }
}

function findFin(texto: string, cierre: string, at: number): number {
  const lugar = texto.indexOf(cierre, at + 2);
  return lugar < 0 ? -1 : lugar + cierre.length;
}

/** Position after the `>` that ends a tag, not one inside a value; -1 where there is none. */
function findFinEtiqueta(texto: string, desde: number): number {
  for (let at = desde; at < texto.length; at += 1) {
    const letra = texto[at];
    if (letra === '>') return at + 1;
    if (letra === '"' || letra === "'") {
      at = texto.indexOf(letra, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}

function rejectDoctype(lugar: ReturnType<typeof toLugar>) {
  return createExcedido(lugar, {
    encontrado: 'El documento declara un DOCTYPE o entidades propias',
    esperado: 'Un documento sin DOCTYPE',
    correccion: 'Quite el DOCTYPE y escriba el texto de las entidades. Por seguridad no se lee.',
  });
}

function rejectHondo(lugar: ReturnType<typeof toLugar>) {
  return createExcedido(lugar, {
    encontrado: `Más de ${LIMITES_CONTRATO.profundidad} elementos, uno dentro de otro`,
    esperado: `Máximo ${LIMITES_CONTRATO.profundidad} niveles`,
    correccion: 'Divida la estructura en tipos con nombre.',
  });
}
