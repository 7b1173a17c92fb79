import {
  type Clausura,
  getPieza,
  listConcretas,
  listLinaje,
  type PiezaCompuesta,
  type PiezaSimple,
} from '../../rules/esquemas/clausura.ts';
import { createValorValido } from './ejemplos-valor.ts';

/** A message before it is written as XML or JSON. */
export type Mensaje = MensajeValor | MensajeCompuesto;

export interface MensajeValor {
  readonly kind: 'valor';
  readonly pieza: PiezaSimple;
  readonly texto: string;
}

export interface MensajeCompuesto {
  readonly kind: 'compuesto';
  /** What it is really, where an abstract composite was asked for. */
  readonly pieza: PiezaCompuesta;
  /** Whether it has to say what it is: it stands where an abstract composite was asked for. */
  readonly diceTipo: boolean;
  readonly campos: readonly CampoMensaje[];
}

export interface CampoMensaje {
  readonly nombre: string;
  /** Composite that declares it: its namespace is that one's. */
  readonly declaranteId: number;
  /** Whether it may come more than once: a list in JSON. */
  readonly varios: boolean;
  readonly mensajes: readonly Mensaje[];
}

/** Beyond it an example helps nobody. */
const LARGEST = 5000;
/** An optional part this deep is left out. */
const DEEPEST = 20;

/** A message every rule of the version accepts, with its optional parts; undefined when none could be made. */
export function createMensaje(clausura: Clausura, versionId: number): Mensaje | undefined {
  return new Redactor(clausura).create(versionId, [])?.mensaje;
}

interface Medido {
  readonly mensaje: Mensaje;
  readonly tamano: number;
}

class Redactor {
  readonly #clausura: Clausura;
  readonly #made = new Map<number, Medido | undefined>();

  constructor(clausura: Clausura) {
    this.#clausura = clausura;
  }

  /** @param above composites being made: a part of itself is left out */
  create(versionId: number, above: readonly number[]): Medido | undefined {
    if (above.includes(versionId) || above.length > DEEPEST) return undefined;
    if (this.#made.has(versionId)) return this.#made.get(versionId);
    const pieza = getPieza(this.#clausura, versionId);
    const made = pieza.tipo === 'simple' ? createValor(pieza) : this.#createCompuesto(pieza, above);
    // A composite that lacks a part only because it contains itself may be complete in another place.
    if (made || above.length === 0) this.#made.set(versionId, made);
    return made;
  }

  #createCompuesto(pieza: PiezaCompuesta, above: readonly number[]): Medido | undefined {
    for (const concreta of listConcretas(this.#clausura, pieza)) {
      const campos = this.#createCampos(concreta, [...above, pieza.versionId, concreta.versionId]);
      if (!campos) continue;
      const tamano = 1 + campos.reduce((sum, campo) => sum + campo.tamano, 0);
      if (tamano > LARGEST) continue;
      const mensaje: MensajeCompuesto = {
        kind: 'compuesto',
        pieza: concreta,
        diceTipo: pieza.abstracto,
        campos: campos.map(({ campo }) => campo),
      };
      return { mensaje, tamano };
    }
    return undefined;
  }

  #createCampos(pieza: PiezaCompuesta, above: readonly number[]): CampoMedido[] | undefined {
    const campos: CampoMedido[] = [];
    for (const nivel of listLinaje(this.#clausura, pieza)) {
      const own = this.#createNivel(nivel, above);
      if (!own) return undefined;
      campos.push(...own);
    }
    return campos;
  }

  /** The parts one composite adds to what it extends. */
  #createNivel(nivel: PiezaCompuesta, above: readonly number[]): CampoMedido[] | undefined {
    const campos: CampoMedido[] = [];
    for (const componente of nivel.componentes) {
      const { minimo, maximo, nombre, versionId } = componente;
      const times = Math.max(1, minimo);
      const parte = this.create(versionId, above);
      const fits = parte !== undefined && parte.tamano * times <= LARGEST;
      if (!fits && minimo > 0 && nivel.modelo === 'secuencia') return undefined;
      if (!fits) continue;
      const mensajes = Array.from({ length: times }, () => parte.mensaje);
      const campo = { nombre, declaranteId: nivel.versionId, varios: isVarios(maximo), mensajes };
      campos.push({ campo, tamano: parte.tamano * times });
      if (nivel.modelo === 'eleccion') return campos;
    }
    const vacia = nivel.componentes.length === 0 || nivel.componentes.some(({ minimo }) => minimo === 0);
    return nivel.modelo === 'eleccion' && campos.length === 0 && !vacia ? undefined : campos;
  }
}

interface CampoMedido {
  readonly campo: CampoMensaje;
  readonly tamano: number;
}

function createValor(pieza: PiezaSimple): Medido | undefined {
  const texto = createValorValido(pieza);
  return texto === undefined ? undefined : { mensaje: { kind: 'valor', pieza, texto }, tamano: 1 };
}

/** Whether a part may come more than once. */
export function isVarios(maximo: number | null): boolean {
  return maximo === null || maximo > 1;
}
