import { XmlLibError, type XsdValidator } from 'libxml2-wasm';
import {
  type DeclaracionesXsd,
  readDeclaracionesXsd,
  toRutaPedida,
} from '../../../rules/validador/esquema-xsd.ts';
import { translateEsquema } from '../../../rules/validador/mensajes-esquema.ts';
import { findRiesgo } from '../../../rules/validador/riesgos-xml.ts';
import { formatCorto } from '../../../rules/validador/textos.ts';
import { compileXsd } from '../../esquemas/compile-xsd.ts';
import { EsquemaRechazado } from './esquema-rechazado.ts';
import type { Esquema } from './tarea.ts';

export type EsquemaXsd = Extract<Esquema, { tipo: 'xsd' }>;

export interface XsdCompilado {
  readonly validador: XsdValidator;
  readonly declaraciones: DeclaracionesXsd;
}

/** Most faults of a schema that are reported. */
const DETALLES = 20;

/** Compiles a schema with its own files and nothing else: neither disk nor network is within reach. */
export function openEsquemaXsd(esquema: EsquemaXsd, elementoRaiz: string): XsdCompilado {
  const { archivos } = esquema;
  for (const { ruta, texto } of archivos) {
    const riesgo = findRiesgo(texto);
    if (riesgo) throw new EsquemaRechazado(riesgo, [`Está en el esquema, archivo «${ruta}».`]);
    // The library refuses it without a word.
    if (texto.trim() === '')
      throw new EsquemaRechazado('ESQUEMA_INVALIDO', [`El archivo «${ruta}» está vacío.`]);
  }
  const declaraciones = readDeclaracionesXsd(archivos);
  requirePedidos(esquema, declaraciones);
  const raiz = esquema.raiz ?? chooseRaiz(esquema, declaraciones, elementoRaiz);
  // The first file is the one that is opened.
  const ordenados = [...archivos].sort(
    (one, other) => Number(other.ruta === raiz) - Number(one.ruta === raiz),
  );
  return { validador: parseXsd(ordenados), declaraciones };
}

function parseXsd(archivos: EsquemaXsd['archivos']): XsdValidator {
  try {
    return compileXsd(archivos);
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    throw new EsquemaRechazado(
      'ESQUEMA_INVALIDO',
      error.details
        .filter(({ level }) => level > 1)
        .slice(0, DETALLES)
        .map(({ line, message }) => `Línea ${Math.max(1, line)}: ${translateEsquema(message)}`),
    );
  }
}

function requirePedidos({ archivos }: EsquemaXsd, { pedidos }: DeclaracionesXsd): void {
  const rutas = new Set(archivos.map(({ ruta }) => ruta));
  for (const pedido of pedidos) {
    const ruta = toRutaPedida(pedido);
    if (ruta === null)
      throw new EsquemaRechazado('IMPORTACION_REMOTA', [`Pide «${formatCorto(pedido.lugar)}».`]);
    if (!rutas.has(ruta))
      throw new EsquemaRechazado('ARCHIVO_FALTANTE', [`Pide «${formatCorto(pedido.lugar)}».`]);
  }
}

/**
 * Among several files, the one that no other file imports; if there are several, the one that declares the root of
 * the message.
 */
function chooseRaiz({ archivos }: EsquemaXsd, { pedidos }: DeclaracionesXsd, elemento: string): string {
  const pedidas = new Set(pedidos.map(toRutaPedida));
  const libres = archivos.filter(({ ruta }) => !pedidas.has(ruta));
  const candidatos = libres.length > 0 ? libres : archivos;
  const elegido =
    candidatos.find((archivo) =>
      readDeclaracionesXsd([archivo]).raices.some(({ nombre }) => nombre === elemento),
    ) ?? candidatos[0];
  return elegido?.ruta ?? '';
}
