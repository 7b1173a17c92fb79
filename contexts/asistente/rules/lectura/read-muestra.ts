import { type FormatoFuente, LIMITES_FUENTE, type TipoDetectado } from '../../contract/terms.ts';
import {
  type CampoDetectado,
  createCampo,
  FuenteIlegible,
  type LecturaDeFuente,
  Omisiones,
  requireCupo,
} from './campo-detectado.ts';

/** A place of a sample message, whatever it is written in. */
export interface NodoMuestra {
  readonly nombre: string;
  readonly linea: number;
  /** Null of what holds others, and of what says nothing. */
  readonly valor: string | number | boolean | null;
  readonly hijos: readonly NodoMuestra[];
  /** Whether it stands in a list. */
  readonly enLista: boolean;
}

/** What is kept of the values of a place: their forms, never their contents. */
interface Lugar {
  readonly nombre: string;
  readonly linea: number;
  readonly padre: string;
  /** How often it comes, and in how many of what it stands in. */
  veces: number;
  presentes: number;
  repite: boolean;
  conHijos: boolean;
  readonly formas: Set<TipoDetectado>;
  largo: number;
  decimales: number;
  valores: number;
  /** Until there are too many different ones. */
  distintos: Set<string> | null;
  ceros: boolean;
}

const FECHA = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const FECHA_HORA = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?$/;
const HORA = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?$/;
/** A code is short; what is longer may be something of a person. */
const MAXIMO_CODIGO = 12;
/** How often the values of a list come, at least, for each different one. */
const VECES_POR_CODIGO = 3;
/** Messages from which values are taken for a list. */
const MUESTRAS_MINIMAS = 10;

/**
 * Fields inferred of sample messages: types, lengths, what may be absent, and values where a few short ones come again
 * and again. Nothing else of their contents is kept.
 *
 * @throws FuenteIlegible where there is nothing, or too much
 */
export function readMuestra(mensajes: readonly NodoMuestra[], formato: FormatoFuente): LecturaDeFuente {
  const omisiones = new Omisiones();
  const lugares = new Map<string, Lugar>();
  const leidos = mensajes.slice(0, LIMITES_FUENTE.mensajes);
  for (const mensaje of leidos) addHijos(mensaje, { ruta: '', hondura: 0 }, lugares, omisiones);
  const sobran = mensajes[LIMITES_FUENTE.mensajes];
  if (sobran)
    omisiones.add(
      sobran.linea,
      'Mensajes de más',
      `Se miraron los primeros ${LIMITES_FUENTE.mensajes} mensajes.`,
    );
  const campos = [...lugares].map(([ruta, lugar]) =>
    toCampo(ruta, lugar, { lugares, mensajes: leidos.length }),
  );
  if (campos.length === 0) throw new FuenteIlegible(1, 'Los mensajes no tienen campos.');
  return { formato, campos, omitidas: omisiones.partes };
}

interface Donde {
  readonly ruta: string;
  readonly hondura: number;
}

function addHijos(
  nodo: NodoMuestra,
  { ruta, hondura }: Donde,
  lugares: Map<string, Lugar>,
  omisiones: Omisiones,
): void {
  if (hondura >= LIMITES_FUENTE.profundidad) {
    omisiones.add(nodo.linea, nodo.nombre, `Está a más de ${LIMITES_FUENTE.profundidad} niveles.`);
    return;
  }
  const vistos = new Set<string>();
  for (const hijo of nodo.hijos) {
    const suya = ruta === '' ? hijo.nombre : `${ruta}/${hijo.nombre}`;
    const lugar = openLugar(suya, hijo, ruta, lugares);
    lugar.veces += 1;
    if (vistos.has(suya)) lugar.repite = true;
    else lugar.presentes += 1;
    vistos.add(suya);
    lugar.repite ||= hijo.enLista;
    if (hijo.hijos.length > 0) {
      lugar.conHijos = true;
      addHijos(hijo, { ruta: suya, hondura: hondura + 1 }, lugares, omisiones);
    } else if (hijo.valor !== null) addValor(lugar, hijo.valor);
  }
}

function openLugar(ruta: string, nodo: NodoMuestra, padre: string, lugares: Map<string, Lugar>): Lugar {
  const conocido = lugares.get(ruta);
  if (conocido) return conocido;
  requireCupo(lugares.size + 1, nodo.linea);
  const lugar: Lugar = {
    nombre: nodo.nombre,
    linea: nodo.linea,
    padre,
    veces: 0,
    presentes: 0,
    repite: false,
    conHijos: false,
    formas: new Set(),
    largo: 0,
    decimales: 0,
    valores: 0,
    distintos: new Set(),
    ceros: false,
  };
  lugares.set(ruta, lugar);
  return lugar;
}

function addValor(lugar: Lugar, valor: string | number | boolean): void {
  const texto = String(valor);
  if (texto === '') return;
  lugar.valores += 1;
  lugar.largo = Math.max(lugar.largo, [...texto].length);
  lugar.formas.add(findForma(valor, texto));
  lugar.decimales = Math.max(lugar.decimales, /^-?\d+\.(\d+)$/.exec(texto)?.[1]?.length ?? 0);
  lugar.ceros ||= /^0\d/.test(texto);
  if (lugar.distintos && texto.length <= MAXIMO_CODIGO) lugar.distintos.add(texto);
  else lugar.distintos = null;
  if (lugar.distintos && lugar.distintos.size > LIMITES_FUENTE.valoresDeMuestra) lugar.distintos = null;
}

function findForma(valor: string | number | boolean, texto: string): TipoDetectado {
  if (typeof valor === 'boolean' || texto === 'true' || texto === 'false') return 'logico';
  if (FECHA.test(texto)) return 'fecha';
  if (FECHA_HORA.test(texto)) return 'fecha-hora';
  if (HORA.test(texto)) return 'hora';
  if (/^-?\d{1,18}$/.test(texto)) return 'entero';
  if (/^-?\d{1,18}\.\d{1,18}$/.test(texto)) return 'decimal';
  return /^https?:\/\/\S+$/i.test(texto) ? 'uri' : 'texto';
}

/** The type all values of a place have; what begins with a zero is written in digits and no number. */
function findTipo({ conHijos, formas, ceros }: Lugar): TipoDetectado {
  if (conHijos) return 'compuesto';
  const [sola, otra] = [...formas];
  if (sola === undefined) return 'desconocido';
  if (otra === undefined) return sola === 'entero' && ceros ? 'texto' : sola;
  const sonNumeros = [...formas].every((forma) => forma === 'entero' || forma === 'decimal');
  return sonNumeros && !ceros ? 'decimal' : 'texto';
}

function toCampo(
  ruta: string,
  lugar: Lugar,
  { lugares, mensajes }: { readonly lugares: ReadonlyMap<string, Lugar>; readonly mensajes: number },
): CampoDetectado {
  const tipo = findTipo(lugar);
  const alrededor = lugares.get(lugar.padre)?.veces ?? mensajes;
  const esTexto = tipo === 'texto' || tipo === 'entero';
  return createCampo({
    ruta,
    nombre: lugar.nombre,
    tipo,
    longitud: (esTexto || tipo === 'decimal') && lugar.largo > 0 ? lugar.largo : null,
    decimales: tipo === 'decimal' ? lugar.decimales : null,
    valores: esTexto ? listCodigos(lugar) : [],
    obligatorio: lugar.presentes >= alrededor,
    repite: lugar.repite,
    padre: lugar.padre,
    origen: { archivo: null, linea: lugar.linea, columna: null },
  });
}

/** A few short values that come again and again are a list; of others nothing is kept. */
function listCodigos({ distintos, valores }: Lugar): string[] {
  if (!distintos || distintos.size < 2 || valores < MUESTRAS_MINIMAS) return [];
  return valores >= VECES_POR_CODIGO * distintos.size ? [...distintos].sort() : [];
}
