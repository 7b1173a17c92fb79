import { RETIRO_ENSAYADO } from '../contract/situaciones.terms.ts';
import type { Guion } from '../rules/guiones/guion.ts';
import {
  type ArbolPedido,
  PETICION_VACIA,
  readJson,
  writeCanonica,
} from '../rules/guiones/peticion-leida.ts';
import { type ListIncumplidas, verifyPeticion } from '../rules/guiones/verify-peticion.ts';
import { getPoblacion } from '../rules/poblacion/poblacion.ts';
import { writeProblema, writeRespuestaRest } from '../rules/protocolos/respuesta-rest.ts';
import { computeRespuesta, rejectPeticion } from '../rules/situaciones/compute-respuesta.ts';
import type { RespuestaSimulada } from '../rules/situaciones/respuesta-simulada.ts';
import { readSituacion } from '../rules/situaciones/situacion-pedida.ts';

/** A call somebody tries in the page. */
export interface Ensayo {
  readonly guion: Guion;
  readonly operacion: string;
  /** Identifier of the servicio in X-Road. */
  readonly xroad: string;
  readonly caso: string;
  /** The petition as it was written, in JSON. */
  readonly cuerpo: string;
  readonly esObsoleta: boolean;
  readonly paso: number;
}

/** What the page shows of an answer. */
export interface EnsayoRespondido {
  readonly estado: number;
  readonly cabeceras: readonly (readonly [nombre: string, valor: string])[];
  readonly texto: string;
  /** Line of the text that breaks a rule, counted from 1. */
  readonly linea: number | null;
  /** What it breaks, in words. */
  readonly rompe: string | null;
  readonly situacion: RespuestaSimulada['situacion'];
  readonly cierre: RespuestaSimulada['cierre'];
  readonly demoraMs: number;
  /** Step of a sequence that follows. */
  readonly siguiente: number | null;
}

/** What is wrong with a petition, read as the page has it; nothing for one that may be sent. */
export function listFaltas(
  { guion, operacion, cuerpo }: Pick<Ensayo, 'guion' | 'operacion' | 'cuerpo'>,
  listIncumplidas: ListIncumplidas,
): readonly string[] {
  const suya = guion.operaciones.find(({ codigo }) => codigo === operacion);
  if (!suya?.peticion) return [];
  const leida = parse(cuerpo);
  return leida === undefined
    ? ['La petición no es un JSON bien escrito.']
    : verifyPeticion(guion, suya.peticion, leida.valor, listIncumplidas);
}

function parse(texto: string): { readonly valor: unknown } | undefined {
  try {
    return { valor: JSON.parse(texto) };
  } catch {
    return undefined;
  }
}

/** Answers a call as the server does, in this browser: nothing of it leaves the page. */
export async function runEnsayo(ensayo: Ensayo, listIncumplidas: ListIncumplidas): Promise<EnsayoRespondido> {
  const { guion, xroad, caso, esObsoleta, paso } = ensayo;
  const operacion = guion.operaciones.find(({ codigo }) => codigo === ensayo.operacion);
  const leida = readSituacion(caso, '');
  if (!operacion || 'rechazo' in leida) throw new Error('The page offers what there is.');
  const faltas = listFaltas(ensayo, listIncumplidas);
  const peticion = readPeticion(ensayo.cuerpo, operacion.peticion !== null && faltas.length === 0);
  const pedido = {
    guion,
    operacion,
    poblacion: getPoblacion(),
    situacion: leida.situacion,
    peticion,
    semilla: await computeSemilla(peticion),
    forma: 'json',
    paso,
    esObsoleta,
  } as const;
  const respuesta = faltas.length > 0 ? rejectPeticion(pedido, faltas) : computeRespuesta(pedido);
  return 'noDisponible' in respuesta
    ? presentNoDisponible(respuesta.noDisponible)
    : presentRespuesta(respuesta, xroad);
}

function readPeticion(cuerpo: string, seLee: boolean): ArbolPedido {
  const leida = seLee ? parse(cuerpo) : undefined;
  return leida ? readJson(leida.valor) : PETICION_VACIA;
}

/** SHA-256 of the canonical petition: the same as that of the server. */
async function computeSemilla(peticion: ArbolPedido): Promise<string> {
  const bytes = new TextEncoder().encode(writeCanonica(peticion));
  const huella = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(huella)].map((octeto) => octeto.toString(16).padStart(2, '0')).join('');
}

function presentNoDisponible(mensaje: string): EnsayoRespondido {
  const { estado, tipo, texto } = writeProblema('json', {
    estado: 422,
    codigo: 'SITUACION_NO_DISPONIBLE',
    mensaje,
    detalles: [],
  });
  return {
    estado,
    cabeceras: [['Content-Type', tipo ?? '']],
    texto,
    linea: null,
    rompe: null,
    situacion: 'valida',
    cierre: 'ninguno',
    demoraMs: 0,
    siguiente: null,
  };
}

function presentRespuesta(respuesta: RespuestaSimulada, xroad: string): EnsayoRespondido {
  const { estado, tipo, texto, errorXroad } = writeRespuestaRest('json', xroad, respuesta);
  const { roto, cierre, demoraMs, situacion, reintento, siguiente, esObsoleta } = respuesta;
  return {
    estado,
    cabeceras: [
      ...(tipo === null ? [] : [['Content-Type', tipo] as const]),
      ['Simulado', 'si'],
      ...(errorXroad === null ? [] : [['X-Road-Error', errorXroad] as const]),
      ...(reintento === null ? [] : [['Retry-After', String(reintento)] as const]),
      ...(esObsoleta ? [['Deprecation', `@${Date.parse(RETIRO_ENSAYADO) / 1000}`] as const] : []),
    ],
    texto: cierre === 'a-medias' ? texto.slice(0, Math.floor(texto.length / 2)) : texto,
    linea: roto ? findLinea(texto, roto.lugar) : null,
    rompe: roto?.rompe ?? null,
    situacion,
    cierre,
    demoraMs,
    siguiente: siguiente?.paso ?? null,
  };
}

/** The line of a place, going down its names; that of the last one found where the text has not the rest. */
export function findLinea(texto: string, lugar: string): number {
  let at = 0;
  for (const nombre of lugar.split('/').filter(Boolean)) {
    const found = texto.indexOf(`"${nombre}":`, at);
    if (found < 0) break;
    at = found;
  }
  return texto.slice(0, at).split('\n').length;
}
