import {
  type Clausura,
  createMensaje,
  getPieza,
  listLinaje,
  type PiezaCompuesta,
} from '@marco/esquemas/port';
import type {
  CampoComparable,
  ContenidoCampo,
  ContenidoCompuesto,
} from '../../rules/compatibilidad/mensaje-comparable.ts';

/** A field of a message, with the fields the message itself puts in it. */
export interface NodoComparable {
  readonly nombreLocal: string;
  readonly elementoVersionId: number;
  readonly minimo: number;
  readonly maximo: number | null;
  readonly hijos: readonly NodoComparable[];
}

/** Namespace of what a message declares by itself. */
const PROPIO = '';

/** The tree of a message with the structure of the composites it carries. */
export function buildComparable(
  campos: readonly NodoComparable[],
  clausura: Clausura,
  modelo: 'secuencia' | 'eleccion' = 'secuencia',
): ContenidoCompuesto {
  return {
    clase: 'grupo',
    modelo,
    elementoId: null,
    versionId: null,
    campos: campos.map((campo) => buildCampo(campo, clausura)),
  };
}

function buildCampo(nodo: NodoComparable, clausura: Clausura): CampoComparable {
  const { nombreLocal: nombre, elementoVersionId: versionId, minimo, maximo, hijos } = nodo;
  const propios = hijos.length === 0 ? undefined : buildComparable(hijos, clausura);
  const { elementoId } = getPieza(clausura, versionId);
  const contenido = propios ? { ...propios, elementoId } : buildContenido(versionId, clausura, []);
  return { nombre, espacio: PROPIO, minimo, maximo, contenido };
}

/** @param above composites this one is in: inside itself nothing is compared */
function buildContenido(versionId: number, clausura: Clausura, above: readonly number[]): ContenidoCampo {
  const pieza = getPieza(clausura, versionId);
  const { elementoId } = pieza;
  if (pieza.tipo === 'simple') return { clase: 'valor', versionId, elementoId, mayor: pieza.mayor };
  const linaje = listLinaje(clausura, pieza);
  const modelos = new Set(
    linaje.filter(({ componentes }) => componentes.length > 0).map(({ modelo }) => modelo),
  );
  const [modelo = 'secuencia'] = modelos;
  const mixto = modelos.size > 1 || (modelo === 'eleccion' && linaje.length > 1);
  if (pieza.abstracto || mixto || above.includes(versionId)) {
    const conEjemplo = createMensaje(clausura, versionId) !== undefined;
    return { clase: 'opaco', versionId, elementoId, conEjemplo };
  }
  const campos = linaje.flatMap((nivel) => listCampos(nivel, clausura, [...above, versionId]));
  return { clase: 'grupo', modelo, elementoId, versionId, campos };
}

function listCampos(nivel: PiezaCompuesta, clausura: Clausura, above: readonly number[]): CampoComparable[] {
  // The namespace of a composite changes with its place and its major version.
  const espacio = `${nivel.mayor}/${nivel.carpeta}/${nivel.dominio}`;
  return nivel.componentes.map(({ nombre, minimo, maximo, versionId }) => ({
    nombre,
    espacio,
    minimo,
    maximo,
    contenido: buildContenido(versionId, clausura, above),
  }));
}
