import type { CampoDetectado } from '../lectura/campo-detectado.ts';
import {
  type CompuestoComparado,
  computePesoDePalabra,
  type ElementoComparado,
  type Rareza,
} from './elemento-comparado.ts';
import { listNombres } from './nombres.ts';
import { listRaices, readNombre } from './palabras.ts';

/** A field with what would be proposed for it by itself. */
export interface CampoConMejor {
  readonly campo: CampoDetectado;
  /** Undefined where nothing is good enough. */
  readonly mejor: ElementoComparado | undefined;
}

/** What the brothers of a field say of it. */
export class Contexto {
  readonly #hermanos: ReadonlyMap<string, readonly CampoConMejor[]>;
  /** Composites each element is a part of. */
  readonly #compuestos: ReadonlyMap<number, ReadonlySet<number>>;
  readonly #rareza: Rareza;
  readonly #textos = new Map<number, ReadonlySet<string>>();

  constructor(campos: readonly CampoConMejor[], compuestos: readonly CompuestoComparado[], rareza: Rareza) {
    this.#hermanos = Map.groupBy(campos, ({ campo }) => campo.padre);
    this.#rareza = rareza;
    const deElemento = new Map<number, Set<number>>();
    for (const { elementoId, partes } of compuestos)
      for (const parte of partes) {
        const suyos = deElemento.get(parte.elementoId) ?? new Set<number>();
        deElemento.set(parte.elementoId, suyos.add(elementoId));
      }
    this.#compuestos = deElemento;
  }

  /** From 0 to 1: what it stands in is named like the element, or its brothers are of the same composite or domain. */
  compute(campo: CampoDetectado, elemento: ElementoComparado): number {
    return Math.max(this.#computePadre(campo, elemento), this.#computeHermanos(campo, elemento));
  }

  /** A brother of the same composite, to be named: the first by its name; undefined without any. */
  findVecino(campo: CampoDetectado, elemento: ElementoComparado): string | undefined {
    const [primero] = this.#listOtros(campo)
      .flatMap(({ mejor }) => (mejor && this.#isJunto(mejor, elemento) ? [mejor.nombre] : []))
      .sort();
    return primero;
  }

  #listOtros(campo: CampoDetectado): readonly CampoConMejor[] {
    return (this.#hermanos.get(campo.padre) ?? []).filter((otro) => otro.campo.ruta !== campo.ruta);
  }

  #isJunto(uno: ElementoComparado, otro: ElementoComparado): boolean {
    if (uno.elementoId === otro.elementoId) return false;
    const suyos = this.#compuestos.get(uno.elementoId);
    return [...(this.#compuestos.get(otro.elementoId) ?? [])].some((compuesto) => suyos?.has(compuesto));
  }

  #computeHermanos(campo: CampoDetectado, elemento: ElementoComparado): number {
    const dichos = this.#listOtros(campo).flatMap(({ mejor }) => mejor ?? []);
    if (dichos.length === 0) return 0;
    if (dichos.some((otro) => this.#isJunto(otro, elemento))) return 1;
    const delDominio = dichos.filter(({ dominioId }) => dominioId === elemento.dominioId).length;
    return (0.8 * delDominio) / dichos.length;
  }

  /** Rare words of what a field stands in that the element says too. */
  #computePadre({ padre }: CampoDetectado, elemento: ElementoComparado): number {
    const raices = readNombre(padre, new Map()).flatMap(({ lecturas }) => lecturas[0]?.raices ?? []);
    if (raices.length === 0) return 0;
    const suyas = this.#listTexto(elemento);
    let comunes = 0;
    let todas = 0;
    for (const raiz of new Set(raices)) {
      const peso = computePesoDePalabra(raiz, this.#rareza);
      todas += peso;
      if (suyas.has(raiz)) comunes += peso;
    }
    return todas === 0 ? 0 : comunes / todas;
  }

  #listTexto(elemento: ElementoComparado): ReadonlySet<string> {
    const leido = this.#textos.get(elemento.versionId);
    if (leido) return leido;
    const { nombre, definicion, usos } = elemento;
    const deNombres = listNombres(elemento).flatMap(({ raices }) => raices);
    const suyas = new Set([...deNombres, ...listRaices(`${nombre} ${definicion} ${usos}`)]);
    this.#textos.set(elemento.versionId, suyas);
    return suyas;
  }
}
