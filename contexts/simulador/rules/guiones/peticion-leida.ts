import { ZONE } from '@marco/country/zone';
import { type DatoDePeticion, getValor } from './create-mensaje-simulado.ts';
import type { GrupoDeGuion, Guion, HojaDeGuion } from './guion.ts';

/** A petition as it was read, of whatever form: texts with the names they stand under. */
export interface ArbolPedido {
  /** Null for what carries others. */
  readonly texto: string | null;
  readonly hijos: ReadonlyMap<string, readonly ArbolPedido[]>;
}

const SIN_HIJOS: ArbolPedido['hijos'] = new Map();

/** What a petition without a message says. */
export const PETICION_VACIA: ArbolPedido = { texto: null, hijos: SIN_HIJOS };

/** A value of JSON as it is read. */
export function readJson(valor: unknown): ArbolPedido {
  if (typeof valor !== 'object' || valor === null) return { texto: toTexto(valor), hijos: SIN_HIJOS };
  const hijos = new Map(
    Object.entries(valor).map(([nombre, suyo]) => [
      nombre,
      (Array.isArray(suyo) ? suyo : [suyo]).map(readJson),
    ]),
  );
  return { texto: null, hijos };
}

function toTexto(valor: unknown): string {
  return typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean'
    ? String(valor)
    : '';
}

const MOMENTO = /^(?:\d{4}-\d{2}-\d{2}T)?\d{2}:\d{2}:\d{2}(?:\.\d+)?$/;

/** A moment of this country as XML writes it: JSON says its zone, with which no bound of XML without one is compared. */
export function toHoraLocal(texto: string): string {
  const sinZona = texto.endsWith(ZONE.offset) ? texto.slice(0, -ZONE.offset.length) : texto;
  return MOMENTO.test(sinZona) ? sinZona : texto;
}

/** The text a petition is known by: names in one order, values as texts, so that its two forms are the same. */
export function writeCanonica({ texto, hijos }: ArbolPedido): string {
  if (texto !== null) return JSON.stringify(toHoraLocal(texto));
  const nombres = [...hijos.keys()].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const campos = nombres.map((nombre) => {
    const suyos = (hijos.get(nombre) ?? []).map(writeCanonica);
    return `${JSON.stringify(nombre)}:[${suyos.join(',')}]`;
  });
  return `{${campos.join(',')}}`;
}

/** The values of a petition with the elements they are of; what the script has no place for is left out. */
export function listDatos(
  guion: Guion,
  contenido: GrupoDeGuion | HojaDeGuion,
  arbol: ArbolPedido,
): DatoDePeticion[] {
  if (contenido.clase === 'valor') {
    const { identificador, version, tipoDato } = getValor(guion, contenido);
    if (arbol.texto === null) return [];
    const esHora = tipoDato === 'hora' || tipoDato === 'fecha-hora';
    return [{ identificador, version, texto: esHora ? toHoraLocal(arbol.texto) : arbol.texto }];
  }
  return contenido.campos.flatMap(({ nombre, contenido: suyo }) => {
    const [primero] = arbol.hijos.get(nombre) ?? [];
    return primero ? listDatos(guion, suyo, primero) : [];
  });
}
