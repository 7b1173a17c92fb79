import type { CampoDetectado } from '../lectura/campo-detectado.ts';
import { computePesoDePalabra, type ElementoComparado, type Rareza } from './elemento-comparado.ts';
import {
  type LecturaDePalabra,
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
  /** Roots that only say what kind of datum it is. */
  readonly deSuClase: ReadonlySet<string>;
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
  readonly lecturas: readonly { readonly escrita: string; readonly desarrollo: LecturaDePalabra }[];
  readonly porDescripcion: boolean;
}

/** Words entities leave out or add without another meaning; of a date, that it is one. */
const GENERICAS = new Set(listRaices('codigo numero valor descripcion indicador dato campo nombre'));
const DE_FECHA = new Set([...GENERICAS, ...listRaices('fecha dia')]);
const PESO_GENERICA = 0.35;
/** Words of a description that may be a name. */
const MAXIMO_DE_NOMBRE = 6;
/** What a description that is a name counts beside the name itself. */
const PESO_DE_DESCRIPCION = 0.95;

export function listNombres(elemento: ElementoComparado): NombreComparado[] {
  const propios = [elemento.identificador, elemento.nombre];
  const otros = [...elemento.otrosNombres, ...elemento.palabrasClave];
  const deSuClase = elemento.tipoDato?.startsWith('fecha') ? DE_FECHA : GENERICAS;
  return [
    ...propios.map((texto) => ({ ...toNombre(texto, true), deSuClase })),
    ...otros.map((texto) => ({ ...toNombre(texto, false), deSuClase })),
  ];
}

function toNombre(texto: string, esPropio: boolean): Omit<NombreComparado, 'deSuClase'> {
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
  const comunes = lecturas.filter(({ desarrollo }) => hasComun(desarrollo, nombre));
  // Most names have no word in common: nothing more is asked of them.
  const hayComunes = comunes.length > 0;
  return {
    n1: hayComunes ? factor * computeIgualdad(lecturas, nombre) : 0,
    n2: hayComunes ? factor * computeTraslape(lecturas, nombre, rareza) : 0,
    n3: factor * computeParecido(campo.trigramas, nombre.trigramas),
    nombre,
    lecturas: comunes,
    porDescripcion: campo.esDescripcion,
  };
}

const hasComun = ({ raices }: LecturaDePalabra, nombre: NombreComparado) =>
  raices.some((raiz) => nombre.raices.includes(raiz));

/** Of what a word may stand for, what has most in common with a name; else the likeliest. */
function chooseLectura(posibles: readonly LecturaDePalabra[], raices: readonly string[]): LecturaDePalabra {
  let elegida = posibles[0] as LecturaDePalabra;
  let comunes = 0;
  for (const posible of posibles) {
    const suyas = posible.certeza * posible.raices.filter((raiz) => raices.includes(raiz)).length;
    if (suyas > comunes) [elegida, comunes] = [posible, suyas];
  }
  return elegida;
}

type Leidas = readonly { readonly desarrollo: LecturaDePalabra }[];

/** How the words of a field and of a name of an element stand to each other. */
interface Palabras {
  /** Of the field, in their order, and of the name; what says only its kind is left out where something else is said. */
  readonly suyas: ReadonlySet<string>;
  readonly otras: ReadonlySet<string>;
}

/**
 * 1 where both say the same words; less where they do but for what entities leave out, and for what others call it. A field
 * that begins with the whole name and says more («municipio de nacimiento») is one of its kind.
 */
function computeIgualdad(lecturas: Leidas, nombre: NombreComparado): number {
  const certeza = Math.min(1, ...lecturas.map(({ desarrollo }) => desarrollo.certeza));
  const todas = toPalabras(lecturas, nombre, NINGUNA);
  if (todas.suyas.size === 0 || todas.otras.size === 0) return 0;
  if (isIgual(todas)) {
    if (nombre.esPropio) return certeza;
    // One word others use says less: «valor», «servicio», «grado» are of many things.
    return certeza * (todas.otras.size === 1 ? IGUALDAD.otroDeUnaPalabra : IGUALDAD.otro);
  }
  const llenas = toPalabras(lecturas, nombre, nombre.deSuClase);
  if (isIgual(llenas)) return certeza * (nombre.esPropio ? IGUALDAD.propioSinClase : IGUALDAD.otroSinClase);
  if (isComienzo(llenas)) return certeza * (nombre.esPropio ? IGUALDAD.comienzo : IGUALDAD.comienzoDeOtro);
  return 0;
}

/** What an equality is worth. */
const IGUALDAD = {
  otro: 0.9,
  otroDeUnaPalabra: 0.7,
  propioSinClase: 0.85,
  otroSinClase: 0.75,
  comienzo: 0.5,
  comienzoDeOtro: 0.4,
} as const;

function toPalabras(lecturas: Leidas, { raices }: NombreComparado, deSuClase: ReadonlySet<string>): Palabras {
  const without = (todas: readonly string[]) => {
    const llenas = todas.filter((raiz) => !deSuClase.has(raiz));
    return new Set(llenas.length > 0 ? llenas : todas);
  };
  const otras = without(raices);
  const sonDeClase = [...otras].every((raiz) => deSuClase.has(raiz));
  const deCampo = lecturas.flatMap(({ desarrollo }) => desarrollo.raices);
  // A name that says its kind alone is compared with all the words of the field.
  return { suyas: sonDeClase ? new Set(deCampo) : without(deCampo), otras };
}

const isIgual = ({ suyas, otras }: Palabras) =>
  suyas.size === otras.size && [...suyas].every((raiz) => otras.has(raiz));

/** Whether the first word of the field is of the name, and the whole name is in the field. */
function isComienzo({ suyas, otras }: Palabras): boolean {
  const [primera] = suyas;
  return primera !== undefined && otras.has(primera) && [...otras].every((raiz) => suyas.has(raiz));
}

/** How much less the words count that the field says beside the whole name. */
const PESO_DE_SOBRA = 0.3;

/** What both say, of all that both say, rare words counting more. */
function computeTraslape(lecturas: Leidas, nombre: NombreComparado, rareza: Rareza): number {
  const { suyas, otras } = toPalabras(lecturas, nombre, NINGUNA);
  const sonDeClase = nombre.raices.every((raiz) => nombre.deSuClase.has(raiz));
  const weigh = (raiz: string) =>
    computePesoDePalabra(raiz, rareza) * (nombre.deSuClase.has(raiz) && !sonDeClase ? PESO_GENERICA : 1);
  const sum = (raices: Iterable<string>) => [...raices].reduce((suma, raiz) => suma + weigh(raiz), 0);
  const certezas = new Map<string, number>();
  for (const { desarrollo } of lecturas)
    for (const raiz of desarrollo.raices)
      certezas.set(raiz, Math.max(desarrollo.certeza, certezas.get(raiz) ?? 0));
  const comunes = [...suyas].filter((raiz) => otras.has(raiz));
  const comun = comunes.reduce((suma, raiz) => suma + weigh(raiz) * (certezas.get(raiz) ?? 1), 0);
  const sobra = sum([...suyas].filter((raiz) => !otras.has(raiz)));
  const falta = sum([...otras].filter((raiz) => !suyas.has(raiz)));
  if (comun === 0) return 0;
  // Half of what each says alone: the measure of Dice. A field that begins with the whole name may say more.
  const esDeSuClase = isComienzo(toPalabras(lecturas, nombre, nombre.deSuClase));
  return comun / (comun + (esDeSuClase ? PESO_DE_SOBRA : 0.5) * sobra + 0.5 * falta);
}

const NINGUNA: ReadonlySet<string> = new Set();
