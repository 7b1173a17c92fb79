import { type FormatoFuente, LIMITES_FUENTE, type TipoDetectado } from '../../contract/terms.ts';

/** Where a field stands in its source. */
export interface OrigenDeCampo {
  /** Path inside a package; null where the source is one file. */
  readonly archivo: string | null;
  /** From 1. */
  readonly linea: number;
  readonly columna: number | null;
}

export type PapelDetectado = 'peticion' | 'respuesta' | 'error';

/** A field of a source, whatever the source is written in (domain directorio §8.1). */
export interface CampoDetectado {
  /** Names from the outside in, with a bar between them: one field has one. */
  readonly ruta: string;
  readonly nombre: string;
  readonly descripcion: string;
  readonly tipo: TipoDetectado;
  /** Characters of a text, digits of a number. */
  readonly longitud: number | null;
  readonly decimales: number | null;
  /** Regular expression of XML Schema. */
  readonly patron: string | null;
  /** The only values it takes; none where they are not listed. */
  readonly valores: readonly string[];
  readonly obligatorio: boolean;
  readonly repite: boolean;
  /** Path of what it stands in: a field, a table, a message; empty at the top. */
  readonly padre: string;
  readonly operacion: string | null;
  readonly papel: PapelDetectado | null;
  readonly ejemplos: readonly string[];
  /** Identifier of the element the source itself says the field is. */
  readonly oid: string | null;
  readonly origen: OrigenDeCampo;
}

/** Something of a source that says no field, or says it in a way that is not read. */
export interface ParteOmitida {
  readonly linea: number;
  /** What it is, as the source calls it. */
  readonly parte: string;
  readonly motivo: string;
  /** How often it comes, one after the other. */
  readonly veces: number;
}

export interface LecturaDeFuente {
  readonly formato: FormatoFuente;
  readonly campos: readonly CampoDetectado[];
  readonly omitidas: readonly ParteOmitida[];
}

/** A source that cannot be read any further, with the line and what to do. */
export class FuenteIlegible extends Error {
  override readonly name = 'FuenteIlegible';
  readonly linea: number;

  constructor(linea: number, mensaje: string) {
    super(mensaje);
    this.linea = linea;
  }
}

const SIN_DECIR = {
  descripcion: '',
  longitud: null,
  decimales: null,
  patron: null,
  valores: [],
  obligatorio: false,
  repite: false,
  padre: '',
  operacion: null,
  papel: null,
  ejemplos: [],
  oid: null,
} as const;

/** As identifiers of the registry are written, and no longer than they are. */
const FORMA_OID = /^[0-2](?:\.\d{1,20}){1,40}$/;

type Escrito = Pick<CampoDetectado, 'nombre' | 'tipo' | 'origen'> & Partial<CampoDetectado>;

/** A field as it is kept: texts within their bounds, its path made of what it stands in. */
export function createCampo(escrito: Escrito): CampoDetectado {
  const { nombre, descripcion = '', valores = [], ejemplos = [], padre = '', oid = null } = escrito;
  const suyo = cutTexto(nombre, LIMITES_FUENTE.nombre);
  return {
    ...SIN_DECIR,
    ...escrito,
    nombre: suyo,
    ruta: escrito.ruta ?? (padre === '' ? suyo : `${padre}/${suyo}`),
    descripcion: cutTexto(descripcion, LIMITES_FUENTE.descripcion),
    valores: valores.slice(0, LIMITES_FUENTE.valores).map((valor) => cutTexto(valor, LIMITES_FUENTE.valor)),
    ejemplos: ejemplos.slice(0, LIMITES_FUENTE.ejemplos).map((uno) => cutTexto(uno, LIMITES_FUENTE.valor)),
    oid: oid !== null && FORMA_OID.test(oid) ? oid : null,
  };
}

/** A text in one line, of so many characters at most; half a character is never left. */
function cutTexto(texto: string, maximo: number): string {
  return texto
    .slice(0, 4 * maximo)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maximo)
    .toWellFormed();
}

/**
 * Refuses a source as soon as it has more fields than are read.
 *
 * @throws FuenteIlegible
 */
export function requireCupo(cuantos: number, linea: number): void {
  if (cuantos > LIMITES_FUENTE.campos)
    throw new FuenteIlegible(
      linea,
      'El archivo tiene más de 1.000 campos. Deje solo las tablas o los mensajes del servicio.',
    );
}

/** Gathers what is not read; the same thing several times in a row is told once. */
export class Omisiones {
  readonly partes: ParteOmitida[] = [];
  #demas = 0;

  add(linea: number, parte: string, motivo: string): void {
    const dicha = cutTexto(parte, LIMITES_FUENTE.nombre);
    const last = this.partes.at(-1);
    if (last && last.parte === dicha && last.motivo === motivo) {
      this.partes[this.partes.length - 1] = { ...last, veces: last.veces + 1 };
      return;
    }
    if (this.partes.length < LIMITES_FUENTE.omitidas - 1) {
      this.partes.push({ linea, parte: dicha, motivo, veces: 1 });
      return;
    }
    // The last one counts what is no longer told one by one.
    this.#demas += 1;
    this.partes[LIMITES_FUENTE.omitidas - 1] = {
      linea: this.#demas === 1 ? linea : (this.partes[LIMITES_FUENTE.omitidas - 1]?.linea ?? linea),
      parte: 'Otras partes',
      motivo: 'No se leyeron.',
      veces: this.#demas,
    };
  }
}
