import { createExcedido, createIlegible, toLugar } from './contrato-rechazado.ts';
import { findNodo, findTexto, listEntradas, listValores, type Nodo } from './nodo.ts';

/** Fields whose content is data of somebody, not of the contract: a `$ref` in it is a text like any other. */
const DE_DATOS = ['example', 'default', 'enum', 'const', 'value'];
const DE_REFERENCIA = ['$ref', '$dynamicRef', 'operationRef', 'externalValue'];
const SALTOS = 50;

/** What a reference leads to, with the name of its last step where a component is meant. */
export interface DestinoReferencia {
  readonly nodo: Nodo;
  readonly nombre: string | null;
}

/**
 * Refuses a document with a reference that leaves it: nothing is fetched, and what is not here cannot be checked.
 *
 * @throws ContratoRechazado
 */
export function requireReferenciasPropias(raiz: Nodo): void {
  const vistos = new Set<Nodo>();
  const pendientes: Nodo[] = [raiz];
  for (let nodo = pendientes.pop(); nodo; nodo = pendientes.pop()) {
    if (vistos.has(nodo)) continue;
    vistos.add(nodo);
    for (const [nombre, { valor, linea }] of listEntradas(nodo)) {
      if (DE_REFERENCIA.includes(nombre) && valor.tipo === 'valor' && !valor.texto.startsWith('#'))
        throw createExcedido(toLugar(null, linea, nombre), {
          encontrado: `Una referencia fuera del documento: «${valor.texto.slice(0, 200)}»`,
          esperado: 'Referencias dentro del documento, que empiezan por «#/»',
          correccion: 'Copie en «components» lo que se referencia y apunte a él con «#/components/…».',
        });
      if (!DE_DATOS.includes(nombre)) pendientes.push(valor);
    }
    pendientes.push(...listValores(nodo));
  }
}

/** Follows the references of a document, each within a bounded number of steps. */
export class Referencias {
  private readonly raiz: Nodo;
  private readonly halladas = new Map<string, DestinoReferencia>();

  constructor(raiz: Nodo) {
    this.raiz = raiz;
  }

  /**
   * What a node is, references followed.
   *
   * @throws ContratoRechazado where a reference leads nowhere or to itself
   */
  resolve(nodo: Nodo): DestinoReferencia {
    let actual: DestinoReferencia = { nodo, nombre: null };
    for (let salto = 0; salto < SALTOS; salto += 1) {
      const referencia = findTexto(actual.nodo, '$ref');
      if (referencia === null) return actual;
      actual = this.find(referencia, actual.nodo.linea);
    }
    throw createIlegible(toLugar(null, nodo.linea, '$ref'), {
      encontrado: 'Una referencia que vuelve sobre sí misma sin llegar a un esquema',
      esperado: 'Una referencia que termina en un esquema',
      correccion: 'Reemplace una de las referencias por el esquema que describe el dato.',
    });
  }

  private find(referencia: string, linea: number): DestinoReferencia {
    const hallada = this.halladas.get(referencia) ?? this.walk(referencia, linea);
    this.halladas.set(referencia, hallada);
    return hallada;
  }

  private walk(referencia: string, linea: number): DestinoReferencia {
    const pasos = referencia.slice(1).split('/').slice(1).map(decodePaso);
    let nodo: Nodo | undefined = this.raiz;
    for (const paso of pasos)
      nodo = nodo?.tipo === 'lista' ? nodo.valores[Number(paso)] : findNodo(nodo, paso);
    if (nodo) return { nodo, nombre: pasos.at(-1) ?? null };
    throw createIlegible(toLugar(null, linea, '$ref'), {
      encontrado: `Una referencia a algo que no está: «${referencia.slice(0, 200)}»`,
      esperado: 'Una referencia a un esquema del documento',
      correccion: 'Agregue el esquema en «components» o corrija el nombre de la referencia.',
    });
  }
}

/** RFC 6901, §4, written in an address. */
function decodePaso(paso: string): string {
  let suyo = paso;
  try {
    suyo = decodeURIComponent(paso);
  } catch {
    // A lone percent sign stands for itself.
  }
  return suyo.replaceAll('~1', '/').replaceAll('~0', '~');
}
