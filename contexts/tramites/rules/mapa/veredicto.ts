import {
  ALCANCES,
  type AlcanceDato,
  NIVEL_CON_MENSAJES,
  NIVEL_EN_PRODUCCION,
  type VeredictoPapel,
} from '../../contract/terms.ts';
import { isMapeoCompleto, listAceptados, listElementosDePapel } from './mapeo.ts';
import type { LlamadaDelMapa, MundoDelMapa, RequisitoMapeado, TramiteMapeado } from './mundo.ts';

/** How a datum of a paper comes to the entidad without the paper, the nearest way. */
export interface DatoDelPapel {
  readonly elementoId: number;
  readonly alcance: AlcanceDato;
  /** The servicio that gives it; null where none does. */
  readonly servicioId: number | null;
  readonly nivel: number | null;
  /** The servicio is of the entidad that asks: it has the datum in its own house. */
  readonly esPropio: boolean;
  /** What the servicio asks for and the trámite has not. */
  readonly faltan: readonly number[];
  /** Entidad that answers for the element. */
  readonly responsableId: number | null;
}

/** What the map says of a paper, with what shows it. */
export interface VeredictoDePapel {
  readonly veredicto: VeredictoPapel;
  /** People have not decided about all elements: it is no more than possible. */
  readonly esPosible: boolean;
  readonly datos: readonly DatoDelPapel[];
}

const SUPRIMIBLE: Readonly<Partial<Record<AlcanceDato, VeredictoPapel>>> = {
  ya: 'suprimible-ya',
  'con-acuerdo': 'suprimible-con-acuerdo',
  'al-publicar': 'suprimible-al-publicar',
};

const compareAlcances = (uno: AlcanceDato, otro: AlcanceDato) =>
  ALCANCES.indexOf(uno) - ALCANCES.indexOf(otro);

/**
 * The verdict of a paper that a trámite asks for (domain directorio §7.3). What the trámite asks for otherwise (data,
 * forms) and the identity of who comes are the keys of calls; another paper is none, since it may be spared too.
 *
 * @returns undefined for what is no paper
 */
export function computeVeredicto(
  requisito: RequisitoMapeado,
  tramite: TramiteMapeado,
  mundo: MundoDelMapa,
): VeredictoDePapel | undefined {
  if (requisito.tipo !== 'documento') return undefined;
  const llaves = listLlaves(requisito, tramite, mundo);
  const datos = listElementosDePapel(requisito).map((elementoId) =>
    findAlcance(elementoId, {
      entidadId: tramite.entidadId,
      emisoraId: requisito.emisoraId,
      llaves,
      mundo,
    }),
  );
  const esPosible = datos.length > 0 && !isMapeoCompleto(requisito);
  return { veredicto: decideVeredicto(requisito, datos), esPosible, datos };
}

function decideVeredicto(requisito: RequisitoMapeado, datos: readonly DatoDelPapel[]): VeredictoPapel {
  if (requisito.exigeOriginal) return 'legitimo';
  const peor = datos
    .map(({ alcance }) => alcance)
    .sort(compareAlcances)
    .at(-1);
  if (peor === undefined) return 'por-clasificar';
  const suprimible = SUPRIMIBLE[peor];
  if (suprimible) return suprimible;
  if (datos.some(({ servicioId }) => servicioId !== null)) return 'parcial';
  const loTiene = requisito.emisoraId !== null || datos.some(({ responsableId }) => responsableId !== null);
  return loTiene ? 'estado-lo-tiene' : 'legitimo';
}

/** What the entidad knows of who comes before any paper. */
function listLlaves(
  requisito: RequisitoMapeado,
  { requisitos }: TramiteMapeado,
  { identidad }: MundoDelMapa,
): ReadonlySet<number> {
  const escritos = requisitos.filter(
    ({ id, tipo }) => id !== requisito.id && (tipo === 'dato' || tipo === 'formulario'),
  );
  return new Set([...identidad, ...escritos.flatMap(listAceptados)]);
}

interface Busqueda {
  readonly entidadId: number;
  readonly emisoraId: number | null;
  readonly llaves: ReadonlySet<number>;
  readonly mundo: MundoDelMapa;
}

/**
 * The nearest way to a datum: of several the one that needs least, then that of who answers for the datum or issues the
 * paper, then the higher level, then the older servicio.
 */
function findAlcance(elementoId: number, busqueda: Busqueda): DatoDelPapel {
  const { mundo } = busqueda;
  const responsableId = mundo.findResponsable(elementoId) ?? null;
  const entregan = [...mundo.sirvenPor(elementoId)].flatMap(mundo.llamadasQueEntregan);
  const [mejor] = [...new Set(entregan)]
    .filter(({ nivel }) => nivel >= NIVEL_CON_MENSAJES)
    .map((llamada) => toVia(llamada, busqueda, responsableId))
    .sort(compareVias);
  if (mejor) {
    const { llamada, alcance, esPropio, faltan } = mejor;
    const { servicioId, nivel } = llamada;
    return { elementoId, alcance, servicioId, nivel, esPropio, faltan, responsableId };
  }
  const alcance = responsableId === null ? 'nadie' : 'sin-servicio';
  return { elementoId, alcance, servicioId: null, nivel: null, esPropio: false, faltan: [], responsableId };
}

interface Via {
  readonly llamada: LlamadaDelMapa;
  readonly alcance: AlcanceDato;
  readonly esPropio: boolean;
  /** The servicio is of who answers for the datum or issues the paper, and not of somebody who has it too. */
  readonly esDeFuente: boolean;
  readonly faltan: readonly number[];
}

function toVia(
  llamada: LlamadaDelMapa,
  { entidadId, emisoraId, llaves, mundo }: Busqueda,
  responsableId: number | null,
): Via {
  const esPropio = llamada.entidadId === entidadId;
  const faltan = llamada.pide.filter(
    (pedido) => ![...mundo.sirvenPor(pedido)].some((uno) => llaves.has(uno)),
  );
  const tieneAcuerdo = esPropio || mundo.tieneAcuerdo(entidadId, llamada.servicioId);
  return {
    llamada,
    esPropio,
    esDeFuente: [responsableId, emisoraId].includes(llamada.entidadId),
    faltan,
    alcance: decideAlcance(llamada.nivel, faltan.length > 0, tieneAcuerdo),
  };
}

function decideAlcance(nivel: number, faltaLlave: boolean, tieneAcuerdo: boolean): AlcanceDato {
  if (faltaLlave) return 'sin-llave';
  if (nivel < NIVEL_EN_PRODUCCION) return 'al-publicar';
  return tieneAcuerdo ? 'ya' : 'con-acuerdo';
}

function compareVias(una: Via, otra: Via): number {
  return (
    compareAlcances(una.alcance, otra.alcance) ||
    una.faltan.length - otra.faltan.length ||
    Number(otra.esDeFuente) - Number(una.esDeFuente) ||
    otra.llamada.nivel - una.llamada.nivel ||
    una.llamada.servicioId - otra.llamada.servicioId ||
    una.llamada.operacionId - otra.llamada.operacionId
  );
}
