import type { AreaAnswer, AreaCall } from '@marco/server-kit';
import {
  createPeticionMala,
  createServidorDesconocido,
  type ErrorXroad,
} from '../../rules/protocolos/falla-xroad.ts';
import {
  type ClienteXroad,
  findMetaservicio,
  isRepresentado,
  isServidorDe,
  presentIdentificador,
  readCliente,
  readPartes,
  readServidor,
  type ServicioXroad,
} from '../../rules/protocolos/identificador-xroad.ts';
import { writeErrorXroad } from '../../rules/protocolos/respuesta-rest.ts';
import { chooseForma, findForma, TIPO_NO_ADMITIDO } from './choose-forma.ts';
import { findDestino } from './find-destino.ts';
import { findGuionXroad, presentServicio, refuseCliente } from './guion-xroad.ts';
import { computeHuellaRest, createIdDe } from './huella-xroad.ts';
import { createProtocoloRest, toAnswer } from './protocolo-rest.ts';
import { runEnOperacion } from './run-en-operacion.ts';
import type { Simulador } from './run-llamada.ts';
import { runMetaservicioRest } from './run-metaservicio.ts';

/** What a call in REST says of itself. */
interface LlamadaRest {
  readonly suyo: ServicioXroad;
  readonly cliente: ClienteXroad;
  readonly enServicio: readonly string[];
}

/**
 * `/r1/{instancia}/{clase}/{miembro}/{subsistema}/{servicio}/{version}/{operacion}`, or the address of the contract below
 * the version, or a metaservicio (PR-REST §4.1, PR-MREST).
 */
export async function dispatchRestXroad(
  simulador: Simulador,
  call: AreaCall,
  [protocolo = '', ...partes]: readonly string[],
): Promise<AreaAnswer> {
  const leida = protocolo === 'r1' ? readLlamada(call, partes) : refuseVersion(protocolo);
  const headers = listCabeceras(call, partes, leida);
  const fail = (error: ErrorXroad) =>
    toAnswer(writeErrorXroad(error, headers['x-road-id'] ?? '', chooseForma(call, 'json')), headers);
  if ('tipo' in leida) return fail(leida);
  const { suyo, cliente, enServicio } = leida;
  if (findMetaservicio(suyo.servicio) !== undefined && call.method === 'GET') {
    const meta = await runMetaservicioRest(simulador, call, { suyo, cliente });
    return 'estado' in meta
      ? fail(meta)
      : { status: 200, headers: { simulado: 'si', ...headers, 'content-type': meta.tipo }, body: meta.texto };
  }
  const [version = '', ...enVersion] = enServicio;
  const guion = await findGuionXroad(simulador, call, { suyo, version, cliente });
  if ('tipo' in guion) return fail(guion);
  const forma = findForma(call);
  const enRest = createProtocoloRest(chooseForma(call, forma ?? 'json'), presentServicio(suyo), headers);
  if (forma === undefined) return enRest.refuse(TIPO_NO_ADMITIDO);
  const destino = await findDestino(simulador, { call, guion, partes: enVersion, forma });
  return runEnOperacion(simulador, { call, guion, protocolo: enRest, destino });
}

const refuseVersion = (protocolo: string) =>
  createPeticionMala(`Unsupported protocol version ${protocolo.slice(1)}`);

/** Longest address a call may have (PR-REST §4.2). */
const LARGO_DIRECCION = 2000;

function readLlamada(call: AreaCall, partes: readonly string[]): LlamadaRest | ErrorXroad {
  const [instancia = '', clase = '', miembro = '', subsistema = '', servicio = '', ...enServicio] = partes;
  const { headers, path, query } = call;
  if (`${path}?${query}`.length > LARGO_DIRECCION) return createPeticionMala('Request URI is too long');
  if (partes.length < 5 || !readPartes(partes.slice(0, 5).map(encodeURIComponent)))
    return createPeticionMala('Invalid service identifier in the path');
  const dicho = headers['x-road-client'];
  if (dicho === undefined) return createPeticionMala('Required header X-Road-Client is missing');
  const cliente = readCliente(dicho);
  if (!cliente) return createPeticionMala('Header X-Road-Client has no valid identifier');
  const representado = headers['x-road-represented-party'];
  if (representado !== undefined && !isRepresentado(representado))
    return createPeticionMala('Invalid RepresentedParty Id');
  const suyo = { instancia, clase, miembro, subsistema, servicio };
  return (
    refuseServidor(headers['x-road-security-server'], suyo) ??
    refuseCliente(cliente) ?? { suyo, cliente, enServicio }
  );
}

function refuseServidor(dicho: string | undefined, suyo: ServicioXroad): ErrorXroad | undefined {
  if (dicho === undefined) return undefined;
  const servidor = readServidor(dicho);
  if (!servidor) return createPeticionMala('Invalid SecurityServer Id');
  return isServidorDe(servidor, suyo) ? undefined : createServidorDesconocido(presentIdentificador(servidor));
}

/** Headers of an answer (PR-REST §4.3). The client is repeated as it was written, once it is one. */
function listCabeceras(
  call: AreaCall,
  partes: readonly string[],
  leida: LlamadaRest | ErrorXroad,
): Record<string, string> {
  const huella = computeHuellaRest(call);
  const propio = `${partes[0] ?? 'CO'}-${createIdDe(huella, 'id')}`;
  const dicho = call.headers['x-road-client'];
  const cliente = dicho !== undefined && readCliente(dicho) ? { 'x-road-client': dicho.slice(0, 500) } : {};
  return {
    'x-road-id': (call.headers['x-road-id'] ?? encodeURIComponent(propio)).slice(0, 200),
    'x-road-request-id': createIdDe(huella, 'peticion'),
    'x-road-request-hash': huella,
    'x-road-service':
      'suyo' in leida ? presentServicio(leida.suyo) : presentIdentificador(partes.slice(0, 5)),
    ...cliente,
  };
}
