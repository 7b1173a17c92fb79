import type { TipoDato } from '@marco/elementos-de-dato/terms';

/** Data type of a simple element; column `tipo_dato`. */
export type TipoDatoEsquema = TipoDato;

interface PiezaComun {
  readonly versionId: number;
  readonly elementoId: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly definicion: string;
  readonly ejemplos: readonly string[];
  readonly oid: string;
  readonly mayor: number;
  readonly menor: number;
  /** Folder of the layer below the root of namespaces: 'Comun', 'Proyectos/MinAgricultura/SIPOV'. */
  readonly carpeta: string;
  /** Prefix of the layer in XML. */
  readonly prefijo: string;
  /** Code of the domain: 'Ubicacion'. */
  readonly dominio: string;
}

export interface ValorLista {
  readonly codigo: string;
  readonly nombre: string;
  readonly descripcion: string;
}

/** Bounds of a simple element, as its version says them. */
export interface Restricciones {
  readonly longitudMinima: number | null;
  readonly longitudMaxima: number | null;
  readonly totalDigitos: number | null;
  readonly decimales: number | null;
  readonly valorMinimo: string | null;
  readonly valorMaximo: string | null;
  /** Regular expression of XML Schema: anchored by itself. */
  readonly patron: string | null;
}

/** What the values of a simple element are judged by. */
export interface ReglasDeValor extends Restricciones {
  readonly tipoDato: TipoDatoEsquema;
  /** Values that hold on the date of the closure, in their order; null where the element is no list. */
  readonly valores: readonly ValorLista[] | null;
}

export interface PiezaSimple extends PiezaComun, ReglasDeValor {
  readonly tipo: 'simple';
  readonly unidadMedida: string | null;
}

export interface ComponentePieza {
  readonly versionId: number;
  /** Name inside the composite. */
  readonly nombre: string;
  readonly minimo: number;
  /** Null is any number of times. */
  readonly maximo: number | null;
}

export interface PiezaCompuesta extends PiezaComun {
  readonly tipo: 'compuesto';
  readonly modelo: 'secuencia' | 'eleccion';
  readonly baseId: number | null;
  readonly abstracto: boolean;
  readonly componentes: readonly ComponentePieza[];
}

export type Pieza = PiezaSimple | PiezaCompuesta;

/**
 * Versions somebody asks the schema of, with everything they need: parts, bases, and the extensions of the abstract
 * ones, without which no message of theirs could be written (docs/rules/schemas.md).
 */
export interface Clausura {
  /** Ids of the versions asked for. */
  readonly raices: readonly number[];
  readonly piezas: ReadonlyMap<number, Pieza>;
  /** Root of the namespaces; parameter `esquema.espacioNombresRaiz`. */
  readonly espacioRaiz: string;
  /** Day whose values of lists hold, AAAA-MM-DD. */
  readonly fecha: string;
}

/** A part of a closure. @throws Error when the closure is not whole, which its reading makes impossible */
export function getPieza(clausura: Clausura, versionId: number): Pieza {
  const pieza = clausura.piezas.get(versionId);
  if (!pieza) throw new Error(`The closure lacks version ${versionId}.`);
  return pieza;
}

/** The composites a composite extends, the farthest first and itself last. */
export function listLinaje(clausura: Clausura, pieza: PiezaCompuesta): PiezaCompuesta[] {
  const linaje = [pieza];
  const seen = new Set([pieza.versionId]);
  let { baseId } = pieza;
  while (baseId !== null && !seen.has(baseId)) {
    seen.add(baseId);
    const base = getPieza(clausura, baseId);
    if (base.tipo !== 'compuesto') break;
    linaje.unshift(base);
    baseId = base.baseId;
  }
  return linaje;
}

/** The composites of the closure messages of this one are written with: itself, or what extends it when abstract. */
export function listConcretas(clausura: Clausura, pieza: PiezaCompuesta): PiezaCompuesta[] {
  if (!pieza.abstracto) return [pieza];
  return listPiezas(clausura).filter(
    (other): other is PiezaCompuesta =>
      other.tipo === 'compuesto' &&
      !other.abstracto &&
      listLinaje(clausura, other).some(({ versionId }) => versionId === pieza.versionId),
  );
}

/** Every part of a closure, always in one order: same closure, same bytes. */
export function listPiezas(clausura: Clausura): Pieza[] {
  return [...clausura.piezas.values()].sort(
    (a, b) =>
      compareText(a.carpeta, b.carpeta) ||
      compareText(a.dominio, b.dominio) ||
      compareText(a.identificador, b.identificador) ||
      a.mayor - b.mayor ||
      a.menor - b.menor,
  );
}

/** Order of code units, the same on every machine: what is generated twice is the same to the byte. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
