import {
  type Clausura,
  computeNombres,
  createMensaje,
  getNombre,
  type Mensaje,
  type NombreEsquema,
  openJuezMensaje,
  writeJsonSchema,
  writeMensajeJson,
  writeMensajeXml,
} from '@marco/esquemas/port';
import { buildComparable, createClausuraDeMensaje, toLugarDeMensaje } from '@marco/servicios/port';
import type { PapelMensaje } from '@marco/servicios/terms';
import { explainDato } from '../../rules/comprobaciones/datos-reales.ts';
import type { MaterialMensajes } from '../esperado/material.ts';

/** What a contract says of its servicio. */
export interface ServicioDelContrato {
  readonly nombre: string;
  readonly version: string;
  /** What it is for. */
  readonly descripcion?: string;
  /** Identifier of the version, where it has one. */
  readonly oid?: string;
  /** Namespace of what the contract says by itself, such as its errors. */
  readonly espacio: string;
  /** Where it answers; the first one is the one a contract with a single address names. */
  readonly direcciones: readonly DireccionDelContrato[];
  /** How people call each operation, by its code. */
  readonly operaciones?: ReadonlyMap<string, string>;
}

export interface DireccionDelContrato {
  /** With variables in braces, which whoever calls it fills in. */
  readonly url: string;
  readonly descripcion?: string;
  readonly variables?: Readonly<Record<string, { readonly valor: string; readonly descripcion: string }>>;
}

/** An address with the values its variables have while nobody fills them in; empty where there is none. */
export function presentDireccion(direccion: DireccionDelContrato | undefined): string {
  const { url = '', variables = {} } = direccion ?? {};
  return url.replace(/\{(\w+)\}/g, (hueco, nombre: string) => variables[nombre]?.valor ?? hueco);
}

/** A message as a contract names it, with one that is valid. */
export interface MensajeDelContrato {
  readonly papel: PapelMensaje;
  /** Its part of the closure. */
  readonly raizId: number;
  readonly nombre: NombreEsquema;
  /** Valid, with invented values; undefined where none could be made. */
  createEjemplo(): Mensaje | undefined;
  writeEjemplo(forma: 'json' | 'xml'): string | null;
}

export interface OperacionDelContrato {
  readonly codigo: string;
  readonly mensajes: readonly MensajeDelContrato[];
}

/** What the contract of a servicio is written of: its messages, and one closure with the types of all of them. */
export interface MaterialDelContrato {
  readonly clausura: Clausura;
  readonly operaciones: readonly OperacionDelContrato[];
}

/** A number nobody takes for somebody's. */
const INVENTADO = '1000000000';

/** The example without what may be of a real person: the language has examples that look real. */
function keepInventados(mensaje: Mensaje, campo: string): Mensaje {
  if (mensaje.kind === 'valor')
    return explainDato(campo, mensaje.texto) ? { ...mensaje, texto: INVENTADO } : mensaje;
  return {
    ...mensaje,
    campos: mensaje.campos.map((suyo) => ({
      ...suyo,
      mensajes: suyo.mensajes.map((parte) => keepInventados(parte, suyo.nombre)),
    })),
  };
}

/** A valid example, with invented values in the place of what looks real wherever the rules of its fields take them. */
function createInventado(clausura: Clausura, raizId: number): Mensaje | undefined {
  const valido = createMensaje(clausura, raizId);
  if (!valido) return undefined;
  const inventado = keepInventados(valido, '');
  const [escrito, deLaLengua] = [inventado, valido].map((uno) => writeMensajeJson(clausura, uno));
  if (escrito === undefined || escrito === deLaLengua) return valido;
  const texto = JSON.stringify(writeJsonSchema(clausura, raizId));
  const abierto = openJuezMensaje({ tipo: 'json', texto });
  return 'juez' in abierto && abierto.juez.admits(escrito) === true ? inventado : valido;
}

/** The messages of a servicio in one package, so that a type they share stands once in its contract. */
export function buildMaterialDelContrato({
  servicioId,
  clausura: elementos,
  mensajes,
}: MaterialMensajes): MaterialDelContrato {
  const piezas: Clausura['piezas'][] = [];
  const raices: { readonly operacion: string; readonly papel: PapelMensaje; readonly raizId: number }[] = [];
  let primeraId = -1;
  for (const { operacion, papel, nodos } of mensajes) {
    const lugar = { ...toLugarDeMensaje(servicioId, operacion, papel), primeraId };
    const suya = createClausuraDeMensaje(buildComparable(nodos, elementos), elementos, lugar);
    primeraId -= suya.piezas.size;
    piezas.push(suya.clausura.piezas);
    raices.push({ operacion, papel, raizId: suya.raizId });
  }
  const clausura: Clausura = {
    ...elementos,
    raices: raices.map(({ raizId }) => raizId),
    piezas: new Map(piezas.flatMap((unas) => [...unas])),
  };
  const nombres = computeNombres(clausura);
  const creados = new Map<number, Mensaje | undefined>();
  const create = (raizId: number) => {
    if (!creados.has(raizId)) creados.set(raizId, createInventado(clausura, raizId));
    return creados.get(raizId);
  };
  const write = (raizId: number, forma: 'json' | 'xml') => {
    const ejemplo = create(raizId);
    if (!ejemplo) return null;
    return forma === 'json'
      ? writeMensajeJson(clausura, ejemplo)
      : writeMensajeXml(clausura, raizId, ejemplo);
  };
  return {
    clausura,
    operaciones: [...Map.groupBy(raices, ({ operacion }) => operacion)].map(([codigo, suyas]) => ({
      codigo,
      mensajes: suyas.map(({ papel, raizId }) => ({
        papel,
        raizId,
        nombre: getNombre(nombres, raizId),
        createEjemplo: () => create(raizId),
        writeEjemplo: (forma) => write(raizId, forma),
      })),
    })),
  };
}
