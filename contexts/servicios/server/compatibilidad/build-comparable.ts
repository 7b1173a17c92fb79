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
/** Fields that are compared inside the composites of a message: composites in composites grow by powers. */
const MAXIMO_CAMPOS = 5000;
/** Composites in composites that are compared inside. */
const MAXIMA_PROFUNDIDAD = 20;

/** What is read of a message, and how many fields it came to. */
interface Recorrido {
  readonly clausura: Clausura;
  campos: number;
}

/** The tree of a message with the structure of the composites it carries. */
export function buildComparable(
  campos: readonly NodoComparable[],
  clausura: Clausura,
  modelo: 'secuencia' | 'eleccion' = 'secuencia',
): ContenidoCompuesto {
  return { ...buildPropio(campos, { clausura, campos: 0 }), modelo };
}

/** A group whose fields the message itself says. */
function buildPropio(campos: readonly NodoComparable[], recorrido: Recorrido): ContenidoCompuesto {
  return {
    clase: 'grupo',
    modelo: 'secuencia',
    elementoId: null,
    versionId: null,
    campos: campos.map((campo) => buildCampo(campo, recorrido)),
  };
}

function buildCampo(nodo: NodoComparable, recorrido: Recorrido): CampoComparable {
  const { nombreLocal: nombre, elementoVersionId: versionId, minimo, maximo, hijos } = nodo;
  const { elementoId } = getPieza(recorrido.clausura, versionId);
  const contenido =
    hijos.length === 0
      ? buildContenido(versionId, recorrido, [])
      : { ...buildPropio(hijos, recorrido), elementoId };
  return { nombre, espacio: PROPIO, minimo, maximo, contenido };
}

/** @param above composites this one is in: inside itself nothing is compared */
function buildContenido(versionId: number, recorrido: Recorrido, above: readonly number[]): ContenidoCampo {
  const { clausura } = recorrido;
  const pieza = getPieza(clausura, versionId);
  const { elementoId } = pieza;
  if (pieza.tipo === 'simple') return { clase: 'valor', versionId, elementoId, mayor: pieza.mayor };
  const cabe = recorrido.campos <= MAXIMO_CAMPOS && above.length < MAXIMA_PROFUNDIDAD;
  const linaje = listLinaje(clausura, pieza);
  const modelo = cabe && !above.includes(versionId) ? findModeloDeLinaje(linaje) : undefined;
  if (pieza.abstracto || modelo === undefined) {
    const conEjemplo = cabe && createMensaje(clausura, versionId) !== undefined;
    return { clase: 'opaco', versionId, elementoId, conEjemplo };
  }
  const campos = linaje.flatMap((nivel) => listCampos(nivel, recorrido, [...above, versionId]));
  return { clase: 'grupo', modelo, elementoId, versionId, campos };
}

/** How the parts of a composite stand with those of its bases; undefined where a choice stands beside others. */
function findModeloDeLinaje(linaje: readonly PiezaCompuesta[]): PiezaCompuesta['modelo'] | undefined {
  const conPartes = linaje.filter(({ componentes }) => componentes.length > 0);
  const [primero] = conPartes;
  const esMixto = conPartes.length > 1 && conPartes.some(({ modelo }) => modelo === 'eleccion');
  return esMixto ? undefined : (primero?.modelo ?? 'secuencia');
}

function listCampos(
  nivel: PiezaCompuesta,
  recorrido: Recorrido,
  above: readonly number[],
): CampoComparable[] {
  recorrido.campos += nivel.componentes.length;
  // The namespace of a composite changes with its place and its major version.
  const espacio = `${nivel.mayor}/${nivel.carpeta}/${nivel.dominio}`;
  return nivel.componentes.map(({ nombre, minimo, maximo, versionId }) => ({
    nombre,
    espacio,
    minimo,
    maximo,
    contenido: buildContenido(versionId, recorrido, above),
  }));
}
