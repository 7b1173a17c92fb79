import {
  type Clausura,
  createMensaje,
  getPieza,
  isVarios,
  listLinaje,
  type Mensaje,
  type Pieza,
  type PiezaCompuesta,
  writeMensajeJson,
  writeMensajeXml,
} from '@marco/esquemas/port';
import type { FormaMensaje } from '../../contract/compatibilidad.terms.ts';
import type { PapelMensaje } from '../../contract/versiones.terms.ts';
import type {
  CampoComparable,
  ContenidoCampo,
  ContenidoCompuesto,
} from '../../rules/compatibilidad/mensaje-comparable.ts';
import type { ParteGrupo, ParteMensaje } from '../../rules/compatibilidad/parte-de-mensaje.ts';

/** Ids of the composites a message is made of are below zero: they are no version of any element. */
const PRIMERA_ID = -1;

/** A message as the schemas of the language write it: a composite made for it, with everything it carries. */
export interface ClausuraDeMensaje {
  readonly clausura: Clausura;
  readonly raizId: number;
  /** The composite made for each group. */
  readonly piezas: ReadonlyMap<ContenidoCompuesto, PiezaCompuesta>;
}

/** Where the message of a service belongs: the layer of integration, in the folder of its entity. */
export interface LugarDeMensaje {
  readonly identificador: string;
  readonly carpeta: string;
  readonly dominio: string;
  /** Where the ids begin, for several messages in one package. */
  readonly primeraId?: number;
}

const PAPEL_EN_NOMBRE: Readonly<Record<PapelMensaje, string>> = {
  peticion: 'Peticion',
  respuesta: 'Respuesta',
  error: 'Error',
};

/** Where a message of an operation belongs, by the name its schema has. */
export function toLugarDeMensaje(servicioId: number, operacion: string, papel: PapelMensaje): LugarDeMensaje {
  return {
    identificador: `${operacion}${PAPEL_EN_NOMBRE[papel]}`,
    carpeta: 'Integracion',
    dominio: `Servicio${servicioId}`,
  };
}

/** The closure of a message over the closure of the elements it carries. */
export function createClausuraDeMensaje(
  raiz: ContenidoCompuesto,
  elementos: Clausura,
  lugar: LugarDeMensaje,
): ClausuraDeMensaje {
  const piezas = new Map<ContenidoCompuesto, PiezaCompuesta>();
  let next = lugar.primeraId ?? PRIMERA_ID;
  const build = (grupo: ContenidoCompuesto, nombre: string): number => {
    const versionId = next--;
    const identificador = grupo === raiz ? lugar.identificador : `${nombre}${-versionId}`;
    const componentes = grupo.campos.map((campo) => ({
      versionId: toPiezaId(campo, build),
      nombre: campo.nombre,
      minimo: campo.minimo,
      maximo: campo.maximo,
    }));
    piezas.set(grupo, {
      ...toComun(lugar, versionId, identificador),
      nombre,
      modelo: grupo.modelo,
      componentes,
    });
    return versionId;
  };
  const raizId = build(raiz, lugar.identificador);
  const propias = new Map([...piezas.values()].map((pieza) => [pieza.versionId, pieza]));
  const all = listAlcanzadas(raizId, (id) => propias.get(id) ?? getPieza(elementos, id), elementos);
  return { clausura: { ...elementos, raices: [raizId], piezas: all }, raizId, piezas };
}

/** What a message needs of all elements: its parts and theirs, bases, and the extensions of what is abstract. */
function listAlcanzadas(
  raizId: number,
  find: (id: number) => Pieza,
  elementos: Clausura,
): Map<number, Pieza> {
  const alcanzadas = new Map<number, Pieza>();
  const waiting = [raizId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (alcanzadas.has(id)) continue;
    const pieza = find(id);
    alcanzadas.set(id, pieza);
    if (pieza.tipo === 'simple') continue;
    waiting.push(...pieza.componentes.map(({ versionId }) => versionId));
    if (pieza.baseId !== null) waiting.push(pieza.baseId);
    if (pieza.abstracto) waiting.push(...listExtensiones(pieza, elementos));
  }
  return alcanzadas;
}

function listExtensiones({ versionId }: PiezaCompuesta, elementos: Clausura): number[] {
  return [...elementos.piezas.values()].flatMap((pieza) =>
    pieza.tipo === 'compuesto' && pieza.baseId === versionId ? [pieza.versionId] : [],
  );
}

function toPiezaId(
  { nombre, contenido }: CampoComparable,
  build: (grupo: ContenidoCompuesto, nombre: string) => number,
): number {
  if (contenido.clase !== 'grupo') return contenido.versionId;
  return contenido.versionId ?? build(contenido, nombre);
}

function toComun({ carpeta, dominio }: LugarDeMensaje, versionId: number, identificador: string) {
  return {
    tipo: 'compuesto',
    versionId,
    elementoId: versionId,
    identificador,
    definicion: '',
    ejemplos: [],
    oid: '',
    // The number of the service stays out of its namespace, or each major version would break every message by its name.
    mayor: 1,
    menor: 0,
    carpeta,
    prefijo: 'int',
    dominio,
    baseId: null,
    abstracto: false,
  } as const;
}

/** A message of the closure, in one form. */
export function writeParteMensaje(
  mensaje: ClausuraDeMensaje,
  raiz: ContenidoCompuesto,
  parte: ParteGrupo,
  forma: FormaMensaje,
): string {
  const escrito = toMensaje(mensaje, raiz, parte);
  return forma === 'xml'
    ? writeMensajeXml(mensaje.clausura, mensaje.raizId, escrito)
    : writeMensajeJson(mensaje.clausura, escrito);
}

function toMensaje(mensaje: ClausuraDeMensaje, contenido: ContenidoCampo, parte: ParteMensaje): Mensaje {
  const { clausura } = mensaje;
  if (parte.clase === 'valor') {
    const pieza = getPieza(clausura, parte.versionId);
    if (pieza.tipo === 'compuesto') throw new Error('A value is of a simple element.');
    return { kind: 'valor', pieza, texto: parte.texto };
  }
  if (parte.clase === 'opaco') {
    const ejemplo = createMensaje(clausura, parte.versionId);
    if (!ejemplo) throw new Error(`Version ${parte.versionId} has no example.`);
    return ejemplo;
  }
  if (contenido.clase !== 'grupo') throw new Error('A group is read of a group.');
  const pieza = findPieza(mensaje, contenido);
  const linaje = listLinaje(clausura, pieza);
  const findDeclarante = (nombre: string) =>
    linaje.find(({ componentes }) => componentes.some((componente) => componente.nombre === nombre)) ?? pieza;
  return {
    kind: 'compuesto',
    pieza,
    diceTipo: false,
    campos: parte.campos.map(({ campo, partes }) => ({
      nombre: campo.nombre,
      declaranteId: findDeclarante(campo.nombre).versionId,
      varios: isVarios(campo.maximo),
      mensajes: partes.map((each) => toMensaje(mensaje, campo.contenido, each)),
    })),
  };
}

/** The composite of a group: that of the dictionary, or the one made for it. */
function findPieza({ clausura, piezas }: ClausuraDeMensaje, grupo: ContenidoCompuesto): PiezaCompuesta {
  const pieza = grupo.versionId === null ? piezas.get(grupo) : getPieza(clausura, grupo.versionId);
  if (pieza?.tipo !== 'compuesto') throw new Error('A group is of its message.');
  return pieza;
}
