import { AppError, type AreaAnswer, type AreaCall, toCaller } from '@marco/server-kit';
import { presentServicioXroad } from '../../rules/protocolos/identificador-xroad.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import { chooseForma, findForma, TIPO_NO_ADMITIDO } from './choose-forma.ts';
import { dispatchRestXroad } from './dispatch-rest-xroad.ts';
import { dispatchSoapXroad } from './dispatch-soap-xroad.ts';
import { findClave } from './find-clave.ts';
import { findDestino, findDestinoDeSobre } from './find-destino.ts';
import { createProtocoloRest } from './protocolo-rest.ts';
import { createProtocoloSoap } from './protocolo-soap.ts';
import { createRechazo, type RechazoDeLlamada, toRechazo } from './rechazo.ts';
import { runEnOperacion } from './run-en-operacion.ts';
import type { Simulador } from './run-llamada.ts';

/** Answers any call at an address of the simulator. */
export async function dispatchLlamada(simulador: Simulador, call: AreaCall): Promise<AreaAnswer> {
  const partes = readRuta(call.path);
  if (!partes)
    return refuseEn(call, createRechazo(400, 'DIRECCION_ILEGIBLE', 'La dirección no se puede leer.'));
  const [primera = ''] = partes;
  if (primera === 'soap' && partes.length === 1) return dispatchSoapXroad(simulador, call);
  if (/^r\d$/.test(primera)) return dispatchRestXroad(simulador, call, partes);
  return answerPropia(simulador, call, partes);
}

/** Names of an address; undefined where one of them cannot be decoded. */
function readRuta(ruta: string): string[] | undefined {
  try {
    return ruta.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** A refusal as the caller would read it: a fault for who sends envelopes, a problem for everybody else. */
export function refuseEn(call: AreaCall, rechazo: RechazoDeLlamada): AreaAnswer {
  const tipo = call.headers['content-type'] ?? '';
  const protocolo = tipo.startsWith('application/soap+xml')
    ? createProtocoloSoap('1.2', '')
    : tipo.startsWith('text/xml') || call.headers['soapaction'] !== undefined
      ? createProtocoloSoap('1.1', '')
      : createProtocoloRest(chooseForma(call, 'json'), '');
  return protocolo.refuse(rechazo);
}

/** `/{servicio}/{version}/{operacion}`, or the address of the contract below the version; SOAP may leave its operation to the action. */
async function answerPropia(
  simulador: Simulador,
  call: AreaCall,
  [servicio = '', version = '', ...partes]: readonly string[],
): Promise<AreaAnswer> {
  if (!/^\d{1,9}$/.test(servicio) || version === '') return refuseEn(call, DIRECCION_DESCONOCIDA);
  const caller = toCaller({ actor: null, address: call.address });
  try {
    const guion = await simulador.guiones.get(Number(servicio), version, caller, findClave(call));
    return await answerEnVersion(simulador, call, guion, partes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuseEn(call, toRechazo(error));
  }
}

const DIRECCION_DESCONOCIDA = createRechazo(
  404,
  'DIRECCION_DESCONOCIDA',
  'El simulador no tiene esa dirección. Use /simulador/{servicio}/{version}/{operacion}.',
);

/** Answers a call that found its version, whatever protocol it is in. */
async function answerEnVersion(
  simulador: Simulador,
  call: AreaCall,
  guion: GuionDeVersion,
  partes: readonly string[],
): Promise<AreaAnswer> {
  const forma = findForma(call);
  if (forma === undefined) return refuseEn(call, TIPO_NO_ADMITIDO);
  const caller = toCaller({ actor: null, address: call.address });
  const servicio = presentServicioXroad(guion.version.servicioId);
  if (forma === 'xml') {
    const leido = await simulador.pool.run({ clase: 'xml', contenido: call.body }, caller);
    if (leido.clase === 'ilegible') return refuseEn(call, createRechazo(400, 'XML_ILEGIBLE', leido.motivo));
    if (leido.clase === 'sobre')
      return runEnOperacion(simulador, {
        call,
        guion,
        protocolo: createProtocoloSoap(leido.version, servicio),
        destino: findDestinoDeSobre(call, guion, leido, partes.join('/') || undefined),
      });
  }
  return runEnOperacion(simulador, {
    call,
    guion,
    protocolo: createProtocoloRest(chooseForma(call, forma), servicio),
    destino: await findDestino(simulador, { call, guion, partes, forma }),
  });
}
