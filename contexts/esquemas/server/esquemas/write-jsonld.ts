import {
  type Clausura,
  type ComponentePieza,
  compareText,
  getPieza,
  listLinaje,
  listPiezas,
  type PiezaCompuesta,
  type PiezaSimple,
} from '../../rules/esquemas/clausura.ts';
import { toTipoBase } from '../../rules/esquemas/facetas.ts';
import {
  computeNombres,
  getNombre,
  type NombresEsquema,
  presentIri,
  presentIriClase,
  presentIriParte,
} from '../../rules/esquemas/nombres-esquema.ts';
import { CLAVE_TIPO, type EsquemaJson } from './esquema-json.ts';
import { isVarios } from './mensaje.ts';
import { toTipoRdf } from './vocabularios.ts';

/**
 * The context that makes a JSON message of the closure JSON-LD 1.1. A name two composites give to different things is
 * said again inside each of them. A simple element that no composite contains is a term too, so that people can use
 * it in their own messages with its meaning.
 */
export function writeJsonldContext(clausura: Clausura): EsquemaJson {
  const escritor = new Escritor(clausura);
  return { '@context': { '@version': 1.1, [CLAVE_TIPO]: '@type', ...escritor.writeTerminos() } };
}

interface Uso {
  readonly declaranteId: number;
  readonly parte: ComponentePieza;
}

class Escritor {
  readonly #clausura: Clausura;
  readonly #nombres: NombresEsquema;
  /** Names that mean one thing in the whole closure. */
  readonly #unicos = new Map<string, Uso>();
  readonly #ambiguos = new Set<string>();

  constructor(clausura: Clausura) {
    this.#clausura = clausura;
    this.#nombres = computeNombres(clausura);
    for (const uso of this.#listUsos()) {
      const { nombre } = uso.parte;
      const other = this.#unicos.get(nombre);
      if (other && JSON.stringify(this.#writeSimple(other)) !== JSON.stringify(this.#writeSimple(uso))) {
        this.#ambiguos.add(nombre);
      }
      this.#unicos.set(nombre, uso);
    }
  }

  writeTerminos(): EsquemaJson {
    const terminos: (readonly [string, unknown])[] = [];
    for (const [nombre, uso] of this.#unicos) {
      if (!this.#ambiguos.has(nombre)) terminos.push([nombre, this.#writeTermino(uso, [])]);
    }
    for (const pieza of listPiezas(this.#clausura)) {
      const nombre = getNombre(this.#nombres, pieza.versionId);
      if (pieza.tipo === 'compuesto') terminos.push([nombre.clave, presentIriClase(nombre)]);
    }
    for (const pieza of this.#listSueltas()) terminos.push(this.#writeSuelta(pieza));
    const own = this.#clausura.raices.flatMap((id) => this.#writeAmbiguos(id, []));
    terminos.sort(([a], [b]) => compareText(a, b));
    return Object.fromEntries([...terminos, ...own]);
  }

  *#listUsos(): Generator<Uso> {
    for (const pieza of listPiezas(this.#clausura)) {
      if (pieza.tipo === 'simple') continue;
      for (const parte of pieza.componentes) yield { declaranteId: pieza.versionId, parte };
    }
  }

  #writeSimple({ declaranteId, parte }: Uso): EsquemaJson {
    const pieza = getPieza(this.#clausura, parte.versionId);
    return {
      '@id': presentIriParte(this.#nombres, declaranteId, parte),
      ...(pieza.tipo === 'simple' ? { '@type': toTipoRdf(toTipoBase(pieza).tipoDato) } : {}),
      // As SHACL counts them: values of one property, in no order.
      ...(isVarios(parte.maximo) ? { '@container': '@set' } : {}),
    };
  }

  /** Simple elements that were asked for by themselves, where no part of a composite has their name. */
  #listSueltas(): PiezaSimple[] {
    const piezas = this.#clausura.raices.map((id) => getPieza(this.#clausura, id));
    return piezas
      .filter((pieza) => pieza.tipo === 'simple')
      .filter(({ versionId }) => !this.#unicos.has(getNombre(this.#nombres, versionId).elemento));
  }

  #writeSuelta(pieza: PiezaSimple): readonly [string, EsquemaJson] {
    const nombre = getNombre(this.#nombres, pieza.versionId);
    return [nombre.elemento, { '@id': presentIri(nombre), '@type': toTipoRdf(toTipoBase(pieza).tipoDato) }];
  }

  #writeTermino(uso: Uso, above: readonly number[]): EsquemaJson {
    const inside = this.#writeAmbiguos(uso.parte.versionId, above);
    return {
      ...this.#writeSimple(uso),
      ...(inside.length === 0 ? {} : { '@context': Object.fromEntries(inside) }),
    };
  }

  /** The names of a composite that mean something else outside of it. */
  #writeAmbiguos(versionId: number, above: readonly number[]): (readonly [string, unknown])[] {
    const pieza = getPieza(this.#clausura, versionId);
    if (pieza.tipo === 'simple' || above.includes(versionId)) return [];
    const within = [...above, versionId];
    return listLinaje(this.#clausura, pieza)
      .flatMap((nivel: PiezaCompuesta) =>
        nivel.componentes.map((parte) => ({ declaranteId: nivel.versionId, parte })),
      )
      .filter(({ parte }) => this.#ambiguos.has(parte.nombre))
      .map((uso) => [uso.parte.nombre, this.#writeTermino(uso, within)] as const);
  }
}
