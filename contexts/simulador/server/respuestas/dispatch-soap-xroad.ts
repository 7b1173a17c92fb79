import { AppError, type AreaAnswer, type AreaCall, toCaller } from '@marco/server-kit';
import { createSobreMalo, type ErrorXroad } from '../../rules/protocolos/falla-xroad.ts';
import {
  type ClienteXroad,
  findMetaservicio,
  readPartes,
  type ServicioXroad,
} from '../../rules/protocolos/identificador-xroad.ts';
import { writeAdjunto } from '../../rules/protocolos/metaservicios.ts';
import {
  type CabeceraXroad,
  presentTipoSoap,
  writeCabeceraXroad,
  writeFalla,
  writeSobre,
} from '../../rules/protocolos/sobre-soap.ts';
import type { SobreLeido, XmlLeido } from '../guiones/worker/read-xml-pedido.ts';
import { findDestinoDeSobre } from './find-destino.ts';
import { findGuionXroad, presentServicio, refuseCliente } from './guion-xroad.ts';
import { computeHuellaSoap, createIdDe } from './huella-xroad.ts';
import { SIMULADO } from './protocolo.ts';
import { createProtocoloSoap } from './protocolo-soap.ts';
import { toRechazo } from './rechazo.ts';
import { runEnOperacion } from './run-en-operacion.ts';
import type { Simulador } from './run-llamada.ts';
import { runMetaservicioSoap } from './run-metaservicio.ts';

/** `POST /soap` with the headers of X-Road in its envelope (PR-MESS). */
export async function dispatchSoapXroad(simulador: Simulador, call: AreaCall): Promise<AreaAnswer> {
  if (call.method !== 'POST')
    return fail(
      call,
      createSobreMalo('InvalidHttpMethod', `Must use POST request method instead of ${call.method}`),
    );
  const [tipo = ''] = (call.headers['content-type'] ?? 'text/xml').split(';');
  if (tipo.trim().toLowerCase() !== 'text/xml')
    return fail(
      call,
      createSobreMalo('InvalidContentType', `Invalid content type: ${tipo.trim().slice(0, 100)}`),
    );
  try {
    const leido = await simulador.pool.run(
      { clase: 'xml', contenido: call.body },
      toCaller({ actor: null, address: call.address }),
    );
    return await answerXmlXroad(simulador, call, leido);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return createProtocoloSoap('1.1', '').refuse(toRechazo(error));
  }
}

async function answerXmlXroad(simulador: Simulador, call: AreaCall, leido: XmlLeido): Promise<AreaAnswer> {
  if (leido.clase === 'ilegible') return fail(call, createSobreMalo('InvalidXml', leido.motivo));
  // PR-MESS is a profile of SOAP 1.1.
  if (leido.clase === 'mensaje' || leido.version !== '1.1')
    return fail(call, createSobreMalo('InvalidSoap', 'Malformed SOAP message: envelope missing'));
  const { faltaXroad, cabecera } = leido;
  if (faltaXroad !== null) return fail(call, createSobreMalo(faltaXroad.clase, faltaXroad.mensaje));
  const falta = findFalta(cabecera);
  if (falta !== undefined || !cabecera)
    return fail(
      call,
      createSobreMalo('MissingHeaderField', `Required field '${falta ?? 'client'}' is missing`),
    );
  return answerSobreXroad(simulador, call, leido, cabecera);
}

async function answerSobreXroad(
  simulador: Simulador,
  call: AreaCall,
  sobre: SobreLeido,
  cabecera: CabeceraXroad,
): Promise<AreaAnswer> {
  const { suyo, version, cliente } = readIdentificadores(cabecera);
  const escrita = writeCabeceraXroad(cabecera, computeHuellaSoap(call.body));
  const rechazo = refuseCabecera(cabecera, sobre, { suyo, cliente });
  if (rechazo) return fail(call, rechazo, escrita);
  if (findMetaservicio(suyo.servicio) !== undefined && suyo.servicio !== 'getOpenAPI') {
    const meta = await runMetaservicioSoap(simulador, call, { suyo, cliente, cuerpo: sobre.cuerpo });
    if ('estado' in meta) return fail(call, meta, escrita);
    const escrito = writeSobre('1.1', escrita, meta.cuerpo);
    const { tipo, texto } =
      meta.adjunto === null
        ? { tipo: presentTipoSoap('1.1'), texto: escrito }
        : writeAdjunto(escrito, meta.adjunto);
    return { status: 200, headers: { ...SIMULADO, 'content-type': tipo }, body: texto };
  }
  const guion = await findGuionXroad(simulador, call, { suyo, version, cliente });
  if ('tipo' in guion) return fail(call, guion, escrita);
  return runEnOperacion(simulador, {
    call,
    guion,
    protocolo: createProtocoloSoap(sobre.version, presentServicio(suyo), escrita),
    destino: findDestinoDeSobre(call, guion, sobre),
  });
}

/** What is wrong with a header that is whole. */
function refuseCabecera(
  { protocolo }: CabeceraXroad,
  { cuerpo }: SobreLeido,
  { suyo, cliente }: { readonly suyo: ServicioXroad; readonly cliente: ClienteXroad },
): ErrorXroad | undefined {
  if (!/^4\.[\dx]{1,3}$/.test(protocolo ?? ''))
    return createSobreMalo(
      'InvalidProtocolVersion',
      `Invalid protocol version (supported: 4.x, provided: ${(protocolo ?? '').slice(0, 50)})`,
    );
  const partes = [...Object.values(suyo), ...Object.values(cliente)].filter((parte) => parte !== null);
  if (!readPartes(partes.map(encodeURIComponent)))
    return createSobreMalo('InvalidMessage', 'Identifier contains illegal characters');
  // The code of a simulated service is of the service, not of its operations: only metaservicios are named by their body.
  if (findMetaservicio(suyo.servicio) !== undefined && cuerpo?.nombre !== suyo.servicio)
    return createSobreMalo(
      'InconsistentHeaders',
      'Malformed SOAP message: service code does not match in header and body',
    );
  return refuseCliente(cliente);
}

const CAMPOS_SERVICIO = [
  'xRoadInstance',
  'memberClass',
  'memberCode',
  'subsystemCode',
  'serviceCode',
] as const;
const CAMPOS_CLIENTE = ['xRoadInstance', 'memberClass', 'memberCode'] as const;

/** The first field a header lacks. */
function findFalta(cabecera: CabeceraXroad | null): string | undefined {
  if (!cabecera) return 'client';
  const has = (partes: CabeceraXroad['cliente'], nombre: string) =>
    partes.some(([parte, texto]) => parte === nombre && texto !== '');
  const deCliente = CAMPOS_CLIENTE.find((nombre) => !has(cabecera.cliente, nombre));
  if (deCliente !== undefined) return `client/${deCliente}`;
  const deServicio = CAMPOS_SERVICIO.find((nombre) => !has(cabecera.servicio, nombre));
  if (deServicio !== undefined) return `service/${deServicio}`;
  if (!cabecera.id) return 'id';
  return cabecera.protocolo ? undefined : 'protocolVersion';
}

/** Who calls which service of a header, and its version: the newest where it says none. */
function readIdentificadores({ servicio, cliente }: CabeceraXroad) {
  const read = (partes: CabeceraXroad['cliente'], nombre: string) =>
    partes.find(([parte]) => parte === nombre)?.[1] ?? '';
  const suyo: ServicioXroad = {
    instancia: read(servicio, 'xRoadInstance'),
    clase: read(servicio, 'memberClass'),
    miembro: read(servicio, 'memberCode'),
    subsistema: read(servicio, 'subsystemCode'),
    servicio: read(servicio, 'serviceCode'),
  };
  const quien: ClienteXroad = {
    instancia: read(cliente, 'xRoadInstance'),
    clase: read(cliente, 'memberClass'),
    miembro: read(cliente, 'memberCode'),
    subsistema: read(cliente, 'subsystemCode') || null,
  };
  return { suyo, cliente: quien, version: read(servicio, 'serviceVersion') };
}

/** A fault of a security server, with the identifier by which its log would find it (PR-MESS §2.5, D.1). */
function fail(call: AreaCall, { tipo, mensaje, estado }: ErrorXroad, cabecera = ''): AreaAnswer {
  const id = createIdDe(computeHuellaSoap(call.body), 'falla');
  const elemento = `        <faultDetail xmlns="">${id}</faultDetail>`;
  const falla = { codigo: tipo, mensaje, esDelCliente: estado < 500, detalles: [], elemento };
  return {
    status: 500,
    headers: { ...SIMULADO, 'content-type': presentTipoSoap('1.1') },
    body: writeSobre('1.1', cabecera, writeFalla('1.1', falla)),
  };
}
