import { LOCALE } from '@marco/country/zone';
import { isAlias, isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';
import { createExcedido, createIlegible, toLugar } from './contrato-rechazado.ts';
import { createProfundo, createRepetido, type Nodo, type NodoObjeto } from './nodo.ts';

const FALTAS: Readonly<Record<string, string>> = {
  BAD_INDENT: 'Una sangría que no corresponde a su nivel',
  TAB_AS_INDENT: 'Una sangría con tabulador',
  MISSING_CHAR: 'Falta un signo que cierra comillas, llaves o corchetes, o los dos puntos',
  MULTIPLE_DOCS: 'Hay más de un documento en el archivo',
  UNEXPECTED_TOKEN: 'Algo que no va en ese lugar',
  BLOCK_AS_IMPLICIT_KEY: 'Dos campos en una misma línea',
  MULTILINE_IMPLICIT_KEY: 'El nombre de un campo ocupa varias líneas',
  BAD_SCALAR_START: 'Un texto que empieza con un signo reservado y no está entre comillas',
  BAD_DQ_ESCAPE: 'Una barra invertida sin escape de YAML',
};

const NIVEL_MUY_HONDO = 3000;

/**
 * A YAML text with the line of everything in it. Aliases share what they stand for, so that no text grows by them; how
 * much they repeat is counted all the same.
 *
 * @throws ContratoRechazado
 */
export function readNodosYaml(texto: string): Nodo {
  requireProfundidad(texto);
  const lineas = new LineCounter();
  const documento = parse(texto, lineas);
  const [falta] = documento.errors;
  if (falta) throw rejectYaml(FALTAS[falta.code] ?? 'Algo que no es YAML', lineas.linePos(falta.pos[0]).line);
  if (!documento.contents) throw rejectYaml('El archivo está vacío', 1);
  return new Conversor(lineas, texto).convert(documento.contents, 0);
}

function parse(texto: string, lineCounter: LineCounter) {
  try {
    // Unique names are looked at here: the library compares each with all others.
    return parseDocument(texto, { lineCounter, uniqueKeys: false, logLevel: 'silent', merge: false });
  } catch (error) {
    // The library calls itself for each level.
    if (error instanceof RangeError) throw createProfundo(1);
    throw error;
  }
}

class Conversor {
  private readonly lineas: LineCounter;
  private readonly texto: string;
  private readonly anclas = new Map<string, { nodo: Nodo | null; peso: number }>();
  private peso = 0;
  private repetidos = 0;

  constructor(lineas: LineCounter, texto: string) {
    this.lineas = lineas;
    this.texto = texto;
  }

  convert(nodo: ParsedNode, nivel: number): Nodo {
    const linea = this.findLinea(nodo);
    if (nivel > LIMITES_CONTRATO.profundidad) throw createProfundo(linea);
    if (isAlias(nodo)) return this.convertAlias(nodo.source, linea);
    const ancla = nodo.anchor;
    const antes = this.peso;
    const suya = { nodo: null as Nodo | null, peso: 0 };
    if (ancla) this.anclas.set(ancla, suya);
    const convertido = this.convertContenido(nodo, linea, nivel);
    this.peso += 1;
    suya.nodo = convertido;
    suya.peso = this.peso - antes;
    return convertido;
  }

  private findLinea(nodo: ParsedNode): number {
    return this.lineas.linePos(nodo.range[0]).line;
  }

  private convertContenido(nodo: ParsedNode, linea: number, nivel: number): Nodo {
    if (isMap(nodo)) return this.convertObjeto(nodo.items, linea, nivel);
    if (!isSeq(nodo)) return this.convertValor(nodo, linea);
    const valores = nodo.items.map((uno) => this.convert(uno as ParsedNode, nivel + 1));
    return { tipo: 'lista', linea, valores };
  }

  private convertObjeto(
    items: readonly { key: unknown; value: unknown }[],
    linea: number,
    nivel: number,
  ): Nodo {
    const objeto: NodoObjeto = { tipo: 'objeto', linea, entradas: new Map() };
    for (const { key, value } of items) {
      const suya = this.findLinea(key as ParsedNode);
      if (!isScalar(key)) throw rejectYaml('Un campo cuyo nombre no es un texto', suya);
      const nombre = String(key.source ?? key.value);
      if (objeto.entradas.has(nombre)) throw createRepetido(nombre, suya);
      const valor: Nodo = value
        ? this.convert(value as ParsedNode, nivel + 1)
        : { tipo: 'valor', linea: suya, valor: null, texto: '' };
      objeto.entradas.set(nombre, { linea: suya, valor });
    }
    return objeto;
  }

  private convertValor(nodo: ParsedNode, linea: number): Nodo {
    const valor: unknown = isScalar(nodo) ? nodo.value : null;
    if (typeof valor === 'string') return { tipo: 'valor', linea, valor, texto: valor };
    const texto = this.texto.slice(nodo.range[0], nodo.range[1]);
    const simple = typeof valor === 'number' || typeof valor === 'boolean' || valor === null;
    return { tipo: 'valor', linea, valor: simple ? valor : texto, texto };
  }

  private convertAlias(nombre: string, linea: number): Nodo {
    const ancla = this.anclas.get(nombre);
    if (!ancla?.nodo)
      throw rejectYaml(
        ancla
          ? `El alias «*${nombre.slice(0, 80)}» se contiene a sí mismo`
          : `El alias «*${nombre.slice(0, 80)}» no existe`,
        linea,
      );
    this.peso += ancla.peso;
    this.repetidos += ancla.peso;
    if (this.repetidos > LIMITES_CONTRATO.repetidos)
      throw createExcedido(toLugar(null, linea), {
        encontrado: 'Alias de YAML que, al desplegarse, agotarían la memoria',
        esperado: `Alias que repitan máximo ${LIMITES_CONTRATO.repetidos.toLocaleString(LOCALE)} valores`,
        correccion: 'Reemplace los alias por esquemas con nombre y referencias ($ref).',
      });
    return ancla.nodo;
  }
}

function rejectYaml(encontrado: string, linea: number) {
  return createIlegible(toLugar(null, linea), {
    encontrado,
    esperado: 'Un documento YAML bien escrito',
    correccion: 'Corrija esa línea, o la anterior, y cargue de nuevo el archivo.',
  });
}

/** Brackets one inside the other, before the library calls itself for each of them. */
function requireProfundidad(texto: string): void {
  let seguidos = 0;
  let linea = 1;
  for (const letra of texto) {
    if (letra === '\n') linea += 1;
    if (letra === '[' || letra === '{') seguidos += 1;
    else if (letra === ']' || letra === '}') seguidos = Math.max(0, seguidos - 1);
    if (seguidos > NIVEL_MUY_HONDO) throw createProfundo(linea);
  }
}
