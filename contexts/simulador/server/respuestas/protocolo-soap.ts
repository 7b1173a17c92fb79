import type { AreaAnswer } from '@marco/server-kit';
import { writeElementoXml } from '../../rules/guiones/write-mensaje.ts';
import { createErrorXroad } from '../../rules/protocolos/falla-xroad.ts';
import {
  type FallaSoap,
  presentTipoSoap,
  type VersionSoap,
  writeFalla,
  writeSobre,
} from '../../rules/protocolos/sobre-soap.ts';
import { type Protocolo, SIMULADO, toCorte } from './protocolo.ts';

const SANGRIA = '    ';
/** Statuses an answer keeps beside its fault: what HTTP says before SOAP does, and when to call again. */
const DE_HTTP = [405, 413, 415, 429, 503];

/**
 * SOAP: messages in an envelope, errors as faults.
 *
 * @param servicio identifier of the service in X-Road, which its faults name
 * @param cabecera elements of the header of the answer, written; empty for none
 */
export function createProtocoloSoap(version: VersionSoap, servicio: string, cabecera = ''): Protocolo {
  const write = (status: number, cuerpo: string, headers: Readonly<Record<string, string>>): AreaAnswer => ({
    status,
    headers: { ...SIMULADO, ...headers, 'content-type': presentTipoSoap(version) },
    body: writeSobre(version, cabecera, cuerpo),
  });
  const fail = (estado: number, falla: FallaSoap, headers: Readonly<Record<string, string>>) =>
    write(toEstado(version, estado, falla), writeFalla(version, falla), headers);
  return {
    forma: 'xml',
    answer: (respondida) => {
      const { respuesta, cabeceras } = respondida;
      const { cuerpo, estado } = respuesta;
      const corte = toCorte(respondida);
      switch (cuerpo.clase) {
        case 'nada':
          return { ...write(200, '', cabeceras), ...corte };
        case 'mensaje': {
          const elemento = writeElementoXml(cuerpo.de, cuerpo.mensaje, SANGRIA);
          if (estado < 400) return { ...write(estado, elemento, cabeceras), ...corte };
          return fail(estado, { ...toFalla(estado, EN_DETALLE), elemento }, cabeceras);
        }
        case 'falla':
          // A step of a sequence is no fault of anybody: it is accepted, without an envelope.
          if (estado < 400) return { status: estado, headers: { ...SIMULADO, ...cabeceras }, body: '' };
          return fail(
            estado,
            { ...toFalla(estado, cuerpo.falla.mensaje), detalles: cuerpo.falla.detalles },
            cabeceras,
          );
        case 'xroad': {
          const { tipo, mensaje } = createErrorXroad(cuerpo.falla, servicio);
          return fail(estado, { esDelCliente: false, codigo: tipo, mensaje, detalles: [] }, cabeceras);
        }
      }
    },
    refuse: ({ estado, mensaje, detalles, cabeceras }) =>
      fail(estado, { ...toFalla(estado, mensaje), detalles }, cabeceras),
  };
}

const EN_DETALLE = 'El servicio respondió con un error, que está en el detalle.';

function toFalla(estado: number, mensaje: string): FallaSoap {
  return { esDelCliente: estado < 500, mensaje, detalles: [] };
}

/** A fault travels with 500 in SOAP 1.1; 1.2 has 400 for what is wrong in the petition. */
function toEstado(version: VersionSoap, estado: number, { esDelCliente }: FallaSoap): number {
  if (DE_HTTP.includes(estado)) return estado;
  return version === '1.2' && esDelCliente ? 400 : 500;
}
