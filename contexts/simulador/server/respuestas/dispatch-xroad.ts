import { createHash, randomUUID } from 'node:crypto';
import { AppError, type AreaAnswer, type AreaCall, toCaller } from '@marco/server-kit';
import {
  createMiembroDesconocido,
  createPeticionMala,
  createServicioDesconocido,
  type ErrorXroad,
} from '../../rules/protocolos/falla-xroad.ts';
import {
  CLASE_XROAD,
  INSTANCIAS_XROAD,
  presentIdentificador,
  presentMiembroXroad,
  readCliente,
  readPartes,
  readServicioXroad,
  type ServicioXroad,
  SUBSISTEMA_SIMULADO,
} from '../../rules/protocolos/identificador-xroad.ts';
import { writeErrorXroad } from '../../rules/protocolos/respuesta-rest.ts';
import {
  type CabeceraXroad,
  presentTipoSoap,
  writeCabeceraXroad,
  writeFalla,
  writeSobre,
} from '../../rules/protocolos/sobre-soap.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import type { SobreLeido, XmlLeido } from '../guiones/worker/read-xml-pedido.ts';
import { chooseForma, findForma, TIPO_NO_ADMITIDO } from './choose-forma.ts';
import { findDestino, findDestinoDeSobre } from './find-destino.ts';
import { SIMULADO } from './protocolo.ts';
import { createProtocoloRest, toAnswer } from './protocolo-rest.ts';
import { createProtocoloSoap } from './protocolo-soap.ts';
import { createRechazo, toRechazo } from './rechazo.ts';
import { runEnOperacion } from './run-en-operacion.ts';
import type { Simulador } from './run-llamada.ts';

/**
 * `/r1/{instancia}/{clase}/{miembro}/{subsistema}/{servicio}/{version}/{operacion}`, or the address of the contract below
 * the version (PR-REST §4.1).
 */
export async function dispatchRestXroad(
  simulador: Simulador,
  call: AreaCall,
  partes: readonly string[],
): Promise<AreaAnswer> {
  const [
    instancia = '',
    clase = '',
    miembro = '',
    subsistema = '',
    servicio = '',
    version = '',
    ...enVersion
  ] = partes;
  const suyo = { instancia, clase, miembro, subsistema, servicio };
  const cliente = call.headers['x-road-client'];
  const headers: Record<string, string> = {
    'x-road-id': (call.headers['x-road-id'] ?? randomUUID()).slice(0, 200),
    'x-road-request-id': randomUUID(),
    'x-road-request-hash': computeHuellaRest(call),
    'x-road-service': presentServicio(suyo),
  };
  const fail = (error: ErrorXroad) => toAnswer(writeErrorXroad(error, headers['x-road-id'] ?? ''), headers);
  if (partes.length < 7 || !readPartes(partes.slice(0, 5)))
    return fail(createPeticionMala('Invalid service identifier in the path'));
  if (cliente === undefined)
    return fail({ ...FALTA_CABECERA, mensaje: 'Required header X-Road-Client is missing' });
  if (!readCliente(cliente)) return fail(createPeticionMala('Header X-Road-Client has no valid identifier'));
  headers['x-road-client'] = cliente.slice(0, 500);
  const guion = await findGuion(simulador, call, suyo, version);
  if ('tipo' in guion) return fail(guion);
  const forma = findForma(call);
  const protocolo = createProtocoloRest(chooseForma(call, forma ?? 'json'), presentServicio(suyo), headers);
  if (forma === undefined) return protocolo.refuse(TIPO_NO_ADMITIDO);
  const destino = await findDestino(simulador, { call, guion, partes: enVersion, forma });
  return runEnOperacion(simulador, { call, guion, protocolo, destino });
}

const FALTA_CABECERA: ErrorXroad = { tipo: 'Client.MissingHeaderField', mensaje: '', estado: 400 };

const presentServicio = ({ instancia, clase, miembro, subsistema, servicio }: ServicioXroad) =>
  presentIdentificador([instancia, clase, miembro, subsistema, servicio]);

/** The version a service of X-Road stands for, or what a security server says of one it does not know. */
async function findGuion(
  simulador: Simulador,
  call: AreaCall,
  suyo: ServicioXroad,
  version: string,
): Promise<GuionDeVersion | ErrorXroad> {
  const nombre = presentServicio(suyo);
  const enLaRed =
    (INSTANCIAS_XROAD as readonly string[]).includes(suyo.instancia) && suyo.clase === CLASE_XROAD;
  if (!enLaRed || suyo.subsistema !== SUBSISTEMA_SIMULADO) return createMiembroDesconocido(nombre);
  const servicioId = readServicioXroad(suyo.servicio);
  if (servicioId === undefined) return createServicioDesconocido(nombre);
  try {
    const caller = toCaller({ actor: null, address: call.address });
    const guion = await simulador.guiones.get(servicioId, version, caller);
    const { entidadId: id, codigoXroad } = guion.version;
    return presentMiembroXroad({ id, codigoXroad }) === suyo.miembro
      ? guion
      : createMiembroDesconocido(nombre);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.status !== NO_ENCONTRADO) throw error;
    return createServicioDesconocido(nombre);
  }
}

const NO_ENCONTRADO = 404;

const sha512 = (...partes: readonly (string | Buffer)[]) => {
  const huella = createHash('sha512');
  for (const parte of partes) huella.update(parte);
  return huella.digest();
};

/** SHA512(SHA512(headers) + SHA512(body)), or SHA512(headers) of what has no body, in base64 (PR-REST §4.3). */
function computeHuellaRest({ method, path, rawHeaders, body }: AreaCall): string {
  const lineas = rawHeaders.flatMap((texto, at) =>
    at % 2 === 0 ? [`${texto}:${rawHeaders[at + 1] ?? ''}`] : [],
  );
  const cabeceras = sha512([`${method} ${path}`, ...lineas].join('\n'));
  return (body.length === 0 ? cabeceras : sha512(cabeceras, sha512(body))).toString('base64');
}

/** `POST /soap` with the headers of X-Road in its envelope (PR-MESS). */
export async function dispatchSoapXroad(simulador: Simulador, call: AreaCall): Promise<AreaAnswer> {
  const sinCabecera = createProtocoloSoap('1.1', '');
  if (call.method !== 'POST')
    return sinCabecera.refuse(
      createRechazo(405, 'METODO_NO_ADMITIDO', 'Los mensajes SOAP se envían con POST.', { allow: 'POST' }),
    );
  try {
    const leido = await simulador.pool.run(
      { clase: 'xml', contenido: call.body },
      toCaller({ actor: null, address: call.address }),
    );
    return await answerXmlXroad(simulador, call, leido);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return sinCabecera.refuse(toRechazo(error));
  }
}

async function answerXmlXroad(simulador: Simulador, call: AreaCall, leido: XmlLeido): Promise<AreaAnswer> {
  if (leido.clase === 'ilegible')
    return failSoap({ tipo: 'Client.InvalidXml', mensaje: leido.motivo, estado: 400 });
  if (leido.clase === 'mensaje')
    return failSoap({ tipo: 'Client.InvalidSoap', mensaje: 'El mensaje no es un sobre SOAP.', estado: 400 });
  const { cabecera } = leido;
  const falta = findFalta(cabecera);
  if (falta !== undefined || !cabecera)
    return failSoap({ ...FALTA_CABECERA, mensaje: `Required field '${falta ?? 'client'}' is missing` });
  return answerSobreXroad(simulador, call, leido, cabecera);
}

async function answerSobreXroad(
  simulador: Simulador,
  call: AreaCall,
  sobre: SobreLeido,
  cabecera: CabeceraXroad,
): Promise<AreaAnswer> {
  const { suyo, version } = readServicio(cabecera);
  const huella = sha512(call.body).toString('base64');
  const escrita = writeCabeceraXroad(cabecera, huella);
  const guion = await findGuion(simulador, call, suyo, version);
  if ('tipo' in guion) return failSoap(guion, escrita);
  return runEnOperacion(simulador, {
    call,
    guion,
    protocolo: createProtocoloSoap(sobre.version, presentServicio(suyo), escrita),
    destino: findDestinoDeSobre(call, guion, sobre),
  });
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

/** The service of a header, and its version: the newest where it says none. */
function readServicio({ servicio }: CabeceraXroad): {
  readonly suyo: ServicioXroad;
  readonly version: string;
} {
  const read = (nombre: string) => servicio.find(([parte]) => parte === nombre)?.[1] ?? '';
  const suyo = {
    instancia: read('xRoadInstance'),
    clase: read('memberClass'),
    miembro: read('memberCode'),
    subsistema: read('subsystemCode'),
    servicio: read('serviceCode'),
  };
  return { suyo, version: read('serviceVersion') };
}

/** A fault of a security server. */
function failSoap({ tipo, mensaje, estado }: ErrorXroad, cabecera = ''): AreaAnswer {
  const falla = { codigo: tipo, mensaje, esDelCliente: estado < 500, detalles: [] };
  return {
    status: 500,
    headers: { ...SIMULADO, 'content-type': presentTipoSoap('1.1') },
    body: writeSobre('1.1', cabecera, writeFalla('1.1', falla)),
  };
}
