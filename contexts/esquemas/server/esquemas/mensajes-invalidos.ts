import { compileLinear } from '@marco/patterns/linear-expression';
import { translatePattern } from '@marco/patterns/to-json-schema';
import {
  type Clausura,
  type ComponentePieza,
  listLinaje,
  type PiezaCompuesta,
  type PiezaSimple,
} from '../../rules/esquemas/clausura.ts';
import { listFacetas, toTipoBase } from '../../rules/esquemas/facetas.ts';
import type { ReglaValor } from '../../rules/esquemas/valor-simple.ts';
import { createValorValido, listValoresInvalidos } from './ejemplos-valor.ts';
import {
  type CampoMensaje,
  createMensaje,
  isVarios,
  type Mensaje,
  type MensajeCompuesto,
} from './mensaje.ts';

export type ReglaMensaje =
  | ReglaValor
  | 'falta-obligatorio'
  | 'sobra-desconocido'
  | 'demasiadas-veces'
  | 'pocas-veces'
  | 'dos-alternativas';

/** A message that breaks one rule on purpose. */
export interface MensajeInvalido {
  readonly regla: ReglaMensaje;
  /** Names from the root to the place: `persona/numDocumento`. */
  readonly lugar: string;
  /** What it breaks, in Spanish. */
  readonly rompe: string;
  /** JSON Schema cannot say this rule: only XML refuses it. */
  readonly soloXml: boolean;
  readonly mensaje: Mensaje;
}

/** Name no element of the language has: those begin with a small letter. */
const NOMBRE_DESCONOCIDO = 'ComponenteDesconocido';
/** More repetitions than this are not shown one by one. */
const MANY = 50;

/** For each rule the version has, a message that breaks that one alone; the first place of each. */
export function listMensajesInvalidos(clausura: Clausura, valido: Mensaje, raiz: string): MensajeInvalido[] {
  const found = new Map<ReglaMensaje, MensajeInvalido>();
  for (const invalido of walkInvalidos(
    clausura,
    walk(valido, [raiz], (same) => same, new Set()),
  ))
    if (!found.has(invalido.regla)) found.set(invalido.regla, invalido);
  return [...found.values()];
}

/** For each rule of each place, a message that breaks that one alone, made when it is asked for. */
export function listInvalidosDeCadaLugar(clausura: Clausura, valido: Mensaje): Generator<MensajeInvalido> {
  return walkInvalidos(
    clausura,
    walk(valido, [], (same) => same, null),
  );
}

function* walkInvalidos(clausura: Clausura, sitios: Iterable<Sitio>): Generator<MensajeInvalido> {
  for (const { parte, lugar, rebuild } of sitios) {
    const faltas = parte.kind === 'valor' ? listDeValor(parte.pieza) : listDeCompuesto(clausura, parte);
    for (const { mensaje, donde, ...falta } of faltas) {
      const place = donde === undefined ? lugar : [...lugar, donde];
      yield { ...falta, lugar: place.join('/'), mensaje: rebuild(mensaje) };
    }
  }
}

interface Sitio {
  readonly parte: Mensaje;
  readonly lugar: readonly string[];
  /** The whole message with another part in this place. */
  readonly rebuild: (parte: Mensaje) => Mensaje;
}

/** Every part of a message, the whole first. @param seen parts that are left out when they come again; null for none */
function* walk(
  parte: Mensaje,
  lugar: Sitio['lugar'],
  rebuild: Sitio['rebuild'],
  seen: Set<Mensaje> | null,
): Generator<Sitio> {
  if (seen?.has(parte)) return;
  seen?.add(parte);
  yield { parte, lugar, rebuild };
  if (parte.kind === 'valor') return;
  for (const { nombre, mensajes } of parte.campos) {
    const [first, ...rest] = mensajes;
    if (!first) continue;
    const within = (other: Mensaje) => rebuild(replaceCampo(parte, nombre, [other, ...rest]));
    yield* walk(first, [...lugar, nombre], within, seen);
  }
}

interface Falta {
  readonly regla: ReglaMensaje;
  readonly rompe: string;
  readonly soloXml: boolean;
  readonly mensaje: Mensaje;
  /** Component the fault is about. */
  readonly donde?: string;
}

function listDeValor(pieza: PiezaSimple): Falta[] {
  const valido = createValorValido(pieza);
  if (valido === undefined) return [];
  return listValoresInvalidos(pieza, valido).map(({ regla, texto }) => ({
    regla,
    rompe: describeRegla(regla, pieza, texto),
    soloXml: regla === 'patron' && !isPatronEnJson(pieza),
    mensaje: { kind: 'valor', pieza, texto },
  }));
}

/** Whether JSON Schema says the pattern of an element too: only of texts, and only what it can write. */
function isPatronEnJson(pieza: PiezaSimple): boolean {
  const { patron } = listFacetas(pieza);
  if (patron === null || !['cadena', 'uri'].includes(toTipoBase(pieza).tipoDato)) return false;
  const translated = translatePattern(patron);
  return translated !== undefined && compileLinear(translated) !== undefined;
}

function describeRegla(regla: ReglaValor, pieza: PiezaSimple, texto: string): string {
  const { identificador, nombre } = pieza;
  const facetas = listFacetas(pieza);
  const de = `${nombre} (${identificador})`;
  switch (regla) {
    case 'tipo':
      return `${de}: «${texto}» no es un valor de tipo ${pieza.tipoDato}.`;
    case 'lista':
      return `${de}: «${texto}» no está en la lista de valores.`;
    case 'longitud-minima':
      return `${de}: tiene menos de ${facetas.longitudMinima} caracteres.`;
    case 'longitud-maxima':
      return `${de}: tiene más de ${facetas.longitudMaxima} caracteres.`;
    case 'patron':
      return `${de}: no cumple la expresión ${facetas.patron}.`;
    case 'valor-minimo':
      return `${de}: es menor que ${facetas.valorMinimo}.`;
    case 'valor-maximo':
      return `${de}: es mayor que ${facetas.valorMaximo}.`;
    case 'total-digitos':
      return `${de}: tiene más de ${facetas.totalDigitos} dígitos.`;
    case 'decimales':
      return `${de}: tiene más de ${facetas.decimales} decimales.`;
  }
}

function listDeCompuesto(clausura: Clausura, mensaje: MensajeCompuesto): Falta[] {
  const { pieza } = mensaje;
  const faltas: Falta[] = [
    {
      regla: 'sobra-desconocido',
      rompe: `${pieza.nombre}: trae «${NOMBRE_DESCONOCIDO}», que no es un componente suyo.`,
      soloXml: false,
      mensaje: { ...mensaje, campos: [...mensaje.campos, createDesconocido(mensaje)] },
    },
  ];
  for (const nivel of listLinaje(clausura, pieza)) {
    for (const componente of nivel.componentes) {
      const campo = mensaje.campos.find(({ nombre }) => nombre === componente.nombre);
      if (campo) faltas.push(...listDeCampo(mensaje, nivel, componente, campo));
    }
    const doble = createDoble(clausura, mensaje, nivel);
    if (doble) faltas.push(doble);
  }
  return faltas;
}

function listDeCampo(
  mensaje: MensajeCompuesto,
  nivel: PiezaCompuesta,
  { nombre, minimo, maximo }: ComponentePieza,
  campo: CampoMensaje,
): Falta[] {
  const [first] = campo.mensajes;
  if (!first) return [];
  const faltas: Falta[] = [];
  const add = (regla: ReglaMensaje, rompe: string, mensajes: readonly Mensaje[]) =>
    faltas.push({
      regla,
      rompe,
      soloXml: false,
      donde: nombre,
      mensaje: replaceCampo(mensaje, nombre, mensajes),
    });
  const emptiable = nivel.modelo === 'eleccion' && nivel.componentes.some((other) => other.minimo === 0);
  if (minimo > 0 && !emptiable) add('falta-obligatorio', `Falta «${nombre}», que es obligatorio.`, []);
  if (minimo > 1 && minimo <= MANY) {
    add('pocas-veces', `«${nombre}» va al menos ${minimo} veces.`, campo.mensajes.slice(1));
  }
  if (maximo !== null && maximo <= MANY) {
    const many = Array.from({ length: maximo + 1 }, () => first);
    add(
      'demasiadas-veces',
      `«${nombre}» va como máximo ${maximo === 1 ? 'una vez' : `${maximo} veces`}.`,
      many,
    );
  }
  return faltas;
}

/** Two parts of a choice at once. */
function createDoble(
  clausura: Clausura,
  mensaje: MensajeCompuesto,
  nivel: PiezaCompuesta,
): Falta | undefined {
  if (nivel.modelo !== 'eleccion') return undefined;
  const position = mensaje.campos.findIndex(({ declaranteId }) => declaranteId === nivel.versionId);
  const chosen = mensaje.campos[position];
  for (const { nombre, versionId, minimo, maximo } of nivel.componentes) {
    if (!chosen || nombre === chosen.nombre) continue;
    const parte = createMensaje(clausura, versionId);
    if (!parte || minimo > MANY) continue;
    const mensajes = Array.from({ length: Math.max(1, minimo) }, () => parte);
    const campo = { nombre, declaranteId: nivel.versionId, varios: isVarios(maximo), mensajes };
    return {
      regla: 'dos-alternativas',
      rompe: `Trae «${chosen.nombre}» y «${nombre}», y solo puede ir uno.`,
      soloXml: false,
      mensaje: { ...mensaje, campos: mensaje.campos.toSpliced(position + 1, 0, campo) },
    };
  }
  return undefined;
}

function createDesconocido({ pieza }: MensajeCompuesto): CampoMensaje {
  const texto: PiezaSimple = {
    ...pieza,
    tipo: 'simple',
    identificador: NOMBRE_DESCONOCIDO,
    tipoDato: 'cadena',
    valores: null,
    unidadMedida: null,
    longitudMinima: null,
    longitudMaxima: null,
    totalDigitos: null,
    decimales: null,
    valorMinimo: null,
    valorMaximo: null,
    patron: null,
  };
  return {
    nombre: NOMBRE_DESCONOCIDO,
    declaranteId: pieza.versionId,
    varios: false,
    mensajes: [{ kind: 'valor', pieza: texto, texto: 'sobra' }],
  };
}

function replaceCampo(
  mensaje: MensajeCompuesto,
  nombre: string,
  mensajes: readonly Mensaje[],
): MensajeCompuesto {
  const campos = mensaje.campos.flatMap((campo) => {
    if (campo.nombre !== nombre) return [campo];
    return mensajes.length === 0 ? [] : [{ ...campo, mensajes }];
  });
  return { ...mensaje, campos };
}
