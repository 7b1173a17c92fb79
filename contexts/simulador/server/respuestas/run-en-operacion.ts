import { AppError, type AreaAnswer, type AreaCall, toCaller } from '@marco/server-kit';
import {
  CABECERA_CASO,
  CABECERA_DEMORA,
  CAMPO_CASO,
  CAMPO_DEMORA,
  CAMPO_SESION,
} from '../../contract/situaciones.terms.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import type { DestinoDeLlamada } from './find-destino.ts';
import type { Protocolo } from './protocolo.ts';
import { type RechazoDeLlamada, toRechazo } from './rechazo.ts';
import { type LlamadaRespondida, type LlamadaSimulada, runLlamada, type Simulador } from './run-llamada.ts';

export interface LlamadaDirigida {
  readonly call: AreaCall;
  readonly guion: GuionDeVersion;
  readonly protocolo: Protocolo;
  readonly destino: DestinoDeLlamada | RechazoDeLlamada;
}

/** Answers a call whose version and protocol are known. */
export async function runEnOperacion(
  simulador: Simulador,
  { call, guion, protocolo, destino }: LlamadaDirigida,
): Promise<AreaAnswer> {
  if ('estado' in destino) return protocolo.refuse(destino);
  const { operacion, contenido, forma, exito } = destino;
  const llamada: LlamadaSimulada = {
    guion,
    operacion,
    contenido,
    forma,
    formaRespuesta: protocolo.forma,
    caso: call.headers[CABECERA_CASO.toLowerCase()] ?? call.query.get(CAMPO_CASO) ?? '',
    demora: call.headers[CABECERA_DEMORA.toLowerCase()] ?? call.query.get(CAMPO_DEMORA) ?? '',
    sesion: call.query.get(CAMPO_SESION) ?? '',
    caller: toCaller({ actor: null, address: call.address }),
    gone: call.gone,
  };
  try {
    const respondida = await runLlamada(simulador, llamada);
    return 'estado' in respondida
      ? protocolo.refuse(respondida)
      : protocolo.answer(withExito(respondida, exito));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return protocolo.refuse(toRechazo(error));
  }
}

const OK = 200;

/** A right answer with the status the contract says of it. */
function withExito(respondida: LlamadaRespondida, exito: number | null): LlamadaRespondida {
  const { respuesta } = respondida;
  if (exito === null || respuesta.estado !== OK) return respondida;
  return { ...respondida, respuesta: { ...respuesta, estado: exito } };
}
