import type { CampoDetectado } from '../lectura/campo-detectado.ts';
import { computePesoDePalabra, type ElementoComparado, type Rareza } from './elemento-comparado.ts';
import {
  type Desarrollo,
  listRaices,
  type PalabraDeNombre,
  type PalabrasParecidas,
  readNombre,
  toPlegado,
} from './palabras.ts';
import { computeParecido, listTrigramas } from './trigramas.ts';

/** A name of an element, ready to be compared. */
export interface NombreComparado {
  readonly texto: string;
  readonly raices: readonly string[];
  readonly trigramas: ReadonlySet<string>;
  /** Its identifier or its name; else what others call it. */
  readonly esPropio: boolean;
}

/** A name of a field: its own, or a description short enough to be one. */
export interface NombreDeCampo {
  readonly palabras: readonly PalabraDeNombre[];
  readonly trigramas: ReadonlySet<string>;
  readonly esDescripcion: boolean;
}

/** How a field is called like an element, with what shows it. */
export interface Coincidencias {
  readonly n1: number;
  readonly n2: number;
  readonly n3: number;
  readonly nombre: NombreComparado | null;
  /** What the words of the field were read as. */
  readonly lecturas: readonly { readonly escrita: string; readonly desarrollo: Desarrollo }[];
  readonly porDescripcion: boolean;
}

/** Words entities leave out or add without another meaning. */
const GENERICAS = new Set(['codigo', 'numero', 'valor', 'descripcion', 'indicador', 'dato', 'campo', 'nombre'].map((palabra) => listRaices(palabra)[0] ?? palabra));
const PESO_GENERICA = 0.35;
/** Words of a description that may be a name. */
const MAXIMO_DE_NOMBRE = 6;
/** What a description that is a name counts beside the name itself. */
const PESO_DE_DESCRIPCION = 0.95;

export function listNombres(elemento: ElementoComparado): NombreComparado[] {
  const propios = [elemento.identificador, elemento.nombre];
  const otros = [...elemento.otrosNombres, ...elemento.palabrasClave];
  return [
    ...propios.map((texto) => toNombre(texto, true)),
    ...otros.map((texto) => toNombre(texto, false)),
  ];
}

function toNombre(texto: string, esPropio: boolean): NombreComparado {
  const leidas = readNombre(texto, new Map()).flatMap(({ lecturas }) => lecturas[0]?.raices ?? []);
  const desarrollado = readNombre(texto, new Map()).flatMap(({ lecturas }) => lecturas[0]?.palabras ?? []);
  return {
    texto,
    raices: [...new Set(leidas)],
    trigramas: listTrigramas(toPlegado(desarrollado.join(' '))),
    esPropio,
  };
}

/** The names of a field, its own first. */
export function listNombresDeCampo(campo: CampoDetectado, parecidas: PalabrasParecidas): NombreDeCampo[] {
  const nombres = [toNombreDeCampo(readNombre(campo.nombre, parecidas), false)];
  const [primera = ''] = campo.descripcion.split(/[.;:(]/);
  const dicha = readNombre(primera, new Map());
  if (dicha.length > 0 && dicha.length <= MAXIMO_DE_NOMBRE) nombres.push(toNombreDeCampo(dicha, true));
  return nombres;
}

function toNombreDeCampo(palabras: readonly PalabraDeNombre[], esDescripcion: boolean): NombreDeCampo {
  const leido = palabras.flatMap(({ lecturas }) => lecturas[0]?.palabras ?? []).join(' ');
  return { palabras, trigramas: listTrigramas(toPlegado(leido)), esDescripcion };
}

/** The best of what the names of a field and of an element have in common. */
export function compareNombres(
  deCampo: readonly NombreDeCampo[],
  deElemento: readonly NombreComparado[],
  rareza: Rareza,
): Coincidencias {
  let mejor: Coincidencias = { n1: 0, n2: 0, n3: 0, nombre: null, lecturas: [], porDescripcion: false };
  let puntos = -1;
  for (const campo of deCampo)
    for (const nombre of deElemento) {
      const comparado = compareNombre(campo, nombre, rareza);
      const suyos = 3 * comparado.n1 + 2 * comparado.n2 + comparado.n3;
      if (suyos > puntos) [mejor, puntos] = [comparado, suyos];
    }
  return mejor;
}

function compareNombre(campo: NombreDeCampo, nombre: NombreComparado, rareza: Rareza): Coincidencias {
  const lecturas = campo.palabras.map(({ escrita, lecturas: posibles }) => ({
    escrita,
    desarrollo: chooseLectura(posibles, nombre.raices),
  }));
  const factor = campo.esDescripcion ? PESO_DE_DESCRIPCION : 1;
  return {
    n1: factor * computeIgualdad(lecturas, nombre),
    n2: factor * computeTraslape(lecturas, nombre, rareza),
    n3: factor * computeParecido(campo.trigramas, nombre.trigramas),
    nombre,
    lecturas: lecturas.filter(({ desarrollo }) => hasComun(desarrollo, nombre)),
    porDescripcion: campo.esDescripcion,
  };
}

const hasComun = ({ raices }: Desarrollo, nombre: NombreComparado) =>
  raices.some((raiz) => nombre.raices.includes(raiz));

/** Of what a word may stand for, what has most in common with a name; else the likeliest. */
function chooseLectura(posibles: readonly Desarrollo[], raices: readonly string[]): Desarrollo {
  let elegida = posibles[0] as Desarrollo;
  let comunes = 0;
  for (const posible of posibles) {
    const suyas = posible.certeza * posible.raices.filter((raiz) => raices.includes(raiz)).length;
    if (suyas > comunes) [elegida, comunes] = [posible, suyas];
  }
  return elegida;
}

type Leidas = readonly { readonly desarrollo: Desarrollo }[];

/** 1 where both say the same words; less where they do but for what entities leave out, and for what others call it. */
function computeIgualdad(lecturas: Leidas, nombre: NombreComparado): number {
  const suyas = new Set(lecturas.flatMap(({ desarrollo }) => desarrollo.raices));
  const otras = new Set(nombre.raices);
  if (suyas.size === 0 || otras.size === 0) return 0;
  const certeza = Math.min(...lecturas.map(({ desarrollo }) => desarrollo.certeza));
  if (isIgual(suyas, otras)) {
    if (nombre.esPropio) return certeza;
    // One word others use says less: «valor», «servicio», «grado» are of many things.
    return certeza * (otras.size === 1 ? 0.7 : 0.9);
  }
  const [llenas, deOtras] = [withoutGenericas(suyas), withoutGenericas(otras)];
  if (llenas.size === 0 || !isIgual(llenas, deOtras)) return 0;
  return certeza * (nombre.esPropio ? 0.85 : 0.7);
}

const isIgual = (unas: ReadonlySet<string>, otras: ReadonlySet<string>) =>
  unas.size === otras.size && [...unas].every((raiz) => otras.has(raiz));

const withoutGenericas = (raices: ReadonlySet<string>) =>
  new Set([...raices].filter((raiz) => !GENERICAS.has(raiz)));

/** What both say, of all that both say, rare words counting more. */
function computeTraslape(lecturas: Leidas, nombre: NombreComparado, rareza: Rareza): number {
  const weigh = (raiz: string) =>
    computePesoDePalabra(raiz, rareza) * (GENERICAS.has(raiz) ? PESO_GENERICA : 1);
  let comunes = 0;
  let suyas = 0;
  const vistas = new Set<string>();
  for (const { desarrollo } of lecturas)
    for (const raiz of desarrollo.raices) {
      if (vistas.has(raiz)) continue;
      vistas.add(raiz);
      suyas += weigh(raiz);
      if (nombre.raices.includes(raiz)) comunes += desarrollo.certeza * weigh(raiz);
    }
  const otras = nombre.raices.reduce((suma, raiz) => suma + weigh(raiz), 0);
  return suyas + otras === 0 ? 0 : (2 * comunes) / (suyas + otras);
}
