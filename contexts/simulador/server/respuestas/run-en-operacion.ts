import { CABECERA_CLAVE } from '@marco/acuerdos/terms';
import { AppError, type AreaAnswer, type AreaCall, toCaller } from '@marco/server-kit';
import {
  CABECERA_CASO,
  CABECERA_DEMORA,
  CAMPO_CASO,
  CAMPO_DEMORA,
  CAMPO_SESION,
  type FormaSimulada,
} from '../../contract/situaciones.terms.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import type { SobreLeido } from '../guiones/worker/read-xml-pedido.ts';
import { readConsulta } from './peticion-de-consulta.ts';
import type { Protocolo } from './protocolo.ts';
import { createRechazo, type RechazoDeLlamada, toRechazo } from './rechazo.ts';
import { type LlamadaSimulada, runLlamada, type Simulador } from './run-llamada.ts';

/** The operation an envelope is for: what its action ends with, else the one whose petition it carries. */
export function findOperacionDeSobre(
  call: AreaCall,
  { guion }: GuionDeVersion,
  { cuerpo }: Pick<SobreLeido, 'cuerpo'>,
): string {
  const [, enTipo = ''] = /action="?([^";]+)/.exec(call.headers['content-type'] ?? '') ?? [];
  const accion = (call.headers['soapaction'] ?? enTipo).replaceAll('"', '').split(/[#/:]/).at(-1) ?? '';
  if (guion.operaciones.some(({ codigo }) => codigo === accion)) return accion;
  const porCuerpo = guion.operaciones.find(({ peticion }) => peticion?.elemento === cuerpo?.nombre);
  return porCuerpo?.codigo ?? accion;
}

export interface LlamadaDirigida {
  readonly call: AreaCall;
  readonly guion: GuionDeVersion;
  readonly protocolo: Protocolo;
  readonly operacion: string;
  readonly forma: FormaSimulada;
  readonly contenido: Buffer;
}

/** Answers a call whose version and protocol are known. */
export async function runEnOperacion(
  simulador: Simulador,
  { call, guion, protocolo, operacion: codigo, forma, contenido }: LlamadaDirigida,
): Promise<AreaAnswer> {
  const operacion = guion.guion.operaciones.find((una) => una.codigo === codigo);
  if (!operacion) return protocolo.refuse(explainOperacion(guion, codigo));
  const esLectura = call.method === 'GET' || call.method === 'HEAD';
  if (call.method !== 'POST' && !(esLectura && operacion.esConsulta))
    return protocolo.refuse(explainMetodo(call.method, operacion.esConsulta));
  const llamada: LlamadaSimulada = {
    guion,
    operacion,
    contenido: esLectura
      ? Buffer.from(JSON.stringify(readConsulta(guion.guion, operacion.peticion, call.query)))
      : contenido,
    forma: esLectura ? 'json' : forma,
    formaRespuesta: protocolo.forma,
    caso: call.headers[CABECERA_CASO.toLowerCase()] ?? call.query.get(CAMPO_CASO) ?? '',
    demora: call.headers[CABECERA_DEMORA.toLowerCase()] ?? call.query.get(CAMPO_DEMORA) ?? '',
    sesion: call.query.get(CAMPO_SESION) ?? '',
    caller: toCaller({ actor: null, address: call.address }),
    gone: call.gone,
  };
  try {
    const respondida = await runLlamada(simulador, llamada);
    return 'estado' in respondida ? protocolo.refuse(respondida) : protocolo.answer(respondida);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return protocolo.refuse(toRechazo(error));
  }
}

function explainOperacion({ guion, version }: GuionDeVersion, codigo: string): RechazoDeLlamada {
  const conocidas = guion.operaciones.map((una) => una.codigo).join(', ');
  return createRechazo(
    404,
    'OPERACION_DESCONOCIDA',
    `La versión ${version.mayor}.${version.menor} no tiene la operación «${codigo.slice(0, 60)}». Tiene: ${conocidas}.`,
  );
}

function explainMetodo(metodo: string, esConsulta: boolean): RechazoDeLlamada {
  const admitidos = esConsulta ? 'GET, HEAD, POST' : 'POST';
  return createRechazo(405, 'METODO_NO_ADMITIDO', `Esta operación no admite ${metodo}. Use ${admitidos}.`, {
    allow: admitidos,
  });
}

/** The key of an acuerdo a call carries; empty without one. */
export function findClave({ headers }: Pick<AreaCall, 'headers'>): string {
  return headers[CABECERA_CLAVE.toLowerCase()] ?? '';
}

/** What a body says it is; what says nothing is looked at. */
export function findForma({ headers, body, method }: AreaCall): FormaSimulada | undefined {
  const [tipo = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (method === 'GET' || method === 'HEAD') return 'json';
  if (/^(?:application|text)\/(?:[\w.-]+\+)?xml$/.test(tipo.trim())) return 'xml';
  if (/^application\/(?:[\w.-]+\+)?json$/.test(tipo.trim())) return 'json';
  if (tipo.trim() !== '') return undefined;
  return body.toString('latin1', 0, 200).trimStart().startsWith('<') ? 'xml' : 'json';
}

/** How an answer is written: as the caller prefers it, else as the petition was. */
export function chooseForma({ headers }: Pick<AreaCall, 'headers'>, pedida: FormaSimulada): FormaSimulada {
  const accept = (headers['accept'] ?? '').toLowerCase();
  const [json, xml] = [/\bjson\b/.test(accept), /\bxml\b/.test(accept)];
  if (json === xml) return pedida;
  return json ? 'json' : 'xml';
}
