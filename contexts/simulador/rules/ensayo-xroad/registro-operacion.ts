import { findMetaservicio, type ServicioXroad } from '../protocolos/identificador-xroad.ts';
import type { Enviado } from './enviado.ts';

/** Longest code of a fault that is told (PR-OPMON, annex B). */
const LARGO_CODIGO = 255;

/** A record of operation (PR-OPMON 1.6). What it would say of people and machines is never in it. */
export interface RegistroDelEnsayo {
  readonly monitoringDataTs: number;
  readonly securityServerType: 'Client' | 'Producer';
  readonly requestInTs: number;
  readonly requestOutTs: number;
  readonly responseInTs: number;
  readonly responseOutTs: number;
  readonly clientXRoadInstance: string;
  readonly clientMemberClass: string;
  readonly clientMemberCode: string;
  readonly clientSubsystemCode: string;
  readonly serviceXRoadInstance: string;
  readonly serviceMemberClass: string;
  readonly serviceMemberCode: string;
  readonly serviceSubsystemCode: string;
  readonly serviceCode: string;
  readonly restMethod?: string;
  readonly restPath?: string;
  readonly serviceType: Enviado['tipo'];
  readonly messageId: string;
  readonly messageProtocolVersion: string;
  readonly requestSize: number;
  readonly requestAttachmentCount: number;
  readonly responseSize: number;
  readonly responseAttachmentCount: number;
  readonly succeeded: boolean;
  readonly statusCode?: number;
  readonly faultCode?: string;
}

/** Where a call ends that the security server of the client refuses: that of the provider never saw it. */
const SOLO_CLIENTE = /^(?:Client|Server\.ClientProxy)\./;
const ERROR_HTTP = 400;

/** The records of both security servers about an exchange, that of the client first. Both stand in one process: no time passes between them. */
export function createRegistros(
  enviado: Enviado,
  servicio: Omit<ServicioXroad, 'servicio'>,
): readonly RegistroDelEnsayo[] {
  const lados =
    enviado.error !== null && SOLO_CLIENTE.test(enviado.error) ? ['Client'] : ['Client', 'Producer'];
  return lados.map((lado) =>
    createRegistro(enviado, servicio, lado as RegistroDelEnsayo['securityServerType']),
  );
}

function createRegistro(
  enviado: Enviado,
  servicio: Omit<ServicioXroad, 'servicio'>,
  lado: RegistroDelEnsayo['securityServerType'],
): RegistroDelEnsayo {
  const { cliente, codigo, mensaje, inicio, fin, estado, error, tipo } = enviado;
  const esMeta = findMetaservicio(codigo) !== undefined;
  const esRest = tipo !== 'WSDL';
  return {
    monitoringDataTs: Math.floor(fin / 1000),
    securityServerType: lado,
    requestInTs: inicio,
    requestOutTs: inicio,
    // A metaservicio is answered where it arrives.
    responseInTs: fin,
    responseOutTs: fin,
    clientXRoadInstance: cliente.instancia,
    clientMemberClass: cliente.clase,
    clientMemberCode: cliente.miembro,
    clientSubsystemCode: cliente.subsistema,
    serviceXRoadInstance: servicio.instancia,
    serviceMemberClass: servicio.clase,
    serviceMemberCode: servicio.miembro,
    serviceSubsystemCode: servicio.subsistema,
    serviceCode: codigo,
    ...(esRest ? { restMethod: enviado.metodo } : {}),
    ...(esRest && !esMeta ? { restPath: enviado.ruta } : {}),
    serviceType: tipo,
    messageId: mensaje,
    messageProtocolVersion: esRest ? '1' : '4.0',
    requestSize: enviado.bytesEnviados,
    requestAttachmentCount: 0,
    responseSize: enviado.bytes,
    responseAttachmentCount: codigo === 'getWsdl' && error === null ? 1 : 0,
    // A service that answers with an error is no success, although its answer was mediated.
    succeeded: error === null && estado < ERROR_HTTP,
    ...(error === null && esRest ? { statusCode: estado } : {}),
    ...(error === null ? {} : { faultCode: error.slice(0, LARGO_CODIGO) }),
  };
}

/** What the records amount to. */
export interface SumaDeRegistros {
  readonly mensajes: number;
  /** With both sides. */
  readonly parejas: number;
  /** Told by the security server of the client alone. */
  readonly soloCliente: number;
  /** Told otherwise: twice, or by the provider alone. */
  readonly sueltos: number;
}

/** Adds records up by their messages. */
export function addRegistros(registros: readonly RegistroDelEnsayo[]): SumaDeRegistros {
  const porMensaje = [...Map.groupBy(registros, ({ messageId }) => messageId).values()].map((suyos) =>
    suyos.map(({ securityServerType }) => securityServerType).join(' '),
  );
  const count = (lados: string) => porMensaje.filter((uno) => uno === lados).length;
  const [parejas, soloCliente] = [count('Client Producer'), count('Client')];
  return {
    mensajes: porMensaje.length,
    parejas,
    soloCliente,
    sueltos: porMensaje.length - parejas - soloCliente,
  };
}
