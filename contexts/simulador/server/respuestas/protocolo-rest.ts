import type { AreaAnswer } from '@marco/server-kit';
import type { FormaSimulada } from '../../contract/situaciones.terms.ts';
import {
  type RespuestaRest,
  writeProblema,
  writeRespuestaRest,
} from '../../rules/protocolos/respuesta-rest.ts';
import { type Protocolo, SIMULADO, toCorte } from './protocolo.ts';

/**
 * REST: messages as they are, errors as problems.
 *
 * @param servicio identifier of the service in X-Road, which its faults name
 * @param propias headers of a protocol around it
 */
export function createProtocoloRest(
  forma: FormaSimulada,
  servicio: string,
  propias: Readonly<Record<string, string>> = {},
): Protocolo {
  return {
    forma,
    answer: (respondida) => {
      const escrita = writeRespuestaRest(forma, servicio, respondida.respuesta, propias['x-road-id']);
      return { ...toAnswer(escrita, { ...propias, ...respondida.cabeceras }), ...toCorte(respondida) };
    },
    refuse: (rechazo) => toAnswer(writeProblema(forma, rechazo), { ...propias, ...rechazo.cabeceras }),
  };
}

/** A written answer with its headers. */
export function toAnswer(
  { estado, tipo, texto, errorXroad }: RespuestaRest,
  cabeceras: Readonly<Record<string, string>>,
): AreaAnswer {
  return {
    // The status of a connection that is closed is never sent.
    status: estado || 200,
    headers: {
      ...SIMULADO,
      ...cabeceras,
      ...(tipo === null ? {} : { 'content-type': tipo }),
      ...(errorXroad === null ? {} : { 'x-road-error': errorXroad }),
    },
    body: texto,
  };
}
