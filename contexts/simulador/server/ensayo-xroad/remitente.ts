import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE } from '@marco/acuerdos/terms';
import type { AreaAnswer, AreaCall } from '@marco/server-kit';
import type { ClienteDelEnsayo, Enviado } from '../../rules/ensayo-xroad/enviado.ts';
import { presentIdentificador, type ServicioXroad } from '../../rules/protocolos/identificador-xroad.ts';
import { dispatchLlamada } from '../respuestas/dispatch-llamada.ts';
import type { Simulador } from '../respuestas/run-llamada.ts';

/** Who sends, and to whom. */
export interface CaminoDelEnsayo {
  readonly proveedor: Omit<ServicioXroad, 'servicio'>;
  readonly cliente: ClienteDelEnsayo;
  /** Key of an acuerdo every call carries; empty without one. */
  readonly clave: string;
  /** Network address of who runs the rehearsal: their calls take their turn among their own. */
  readonly address: string;
}

export interface Envio {
  /** What is sent, in words. */
  readonly envio: string;
  readonly codigo: string;
  readonly tipo: Enviado['tipo'];
  /** Below the service. */
  readonly ruta?: string;
  readonly metodo?: string;
  readonly consulta?: string;
  readonly cuerpo?: string;
  readonly caso?: string;
  /** Who calls in the place of the usual client. */
  readonly cliente?: Partial<ClienteDelEnsayo>;
  /** Key of an acuerdo in the place of the usual one. */
  readonly clave?: string;
}

/** Sends the calls of a rehearsal to the simulator of this process, as a security server would: nothing leaves it. */
export class Remitente {
  readonly enviados: Enviado[] = [];
  private readonly ensayo = randomUUID();
  private readonly simulador: Simulador;
  readonly camino: CaminoDelEnsayo;
  private sent = 0;

  constructor(simulador: Simulador, camino: CaminoDelEnsayo) {
    this.simulador = simulador;
    this.camino = camino;
  }

  async send(envio: Envio): Promise<Enviado> {
    this.sent += 1;
    const mensaje = `ensayo-${this.ensayo}-${this.sent}`;
    const cliente = { ...this.camino.cliente, ...envio.cliente };
    const call = createLlamadaXroad({ ...this.camino, cliente }, envio, mensaje);
    const inicio = Date.now();
    const answer = await dispatchLlamada(this.simulador, call);
    const enviado = toEnviado(envio, answer, {
      mensaje,
      cliente,
      bytesEnviados: call.body.length,
      inicio,
      fin: Math.max(inicio, Date.now()),
    });
    this.enviados.push(enviado);
    return enviado;
  }
}

/**
 * A call of X-Road as a security server gets it.
 *
 * @param mensaje `X-Road-Id` of its message; without one the security server gives it
 */
export function createLlamadaXroad(
  { proveedor, cliente, clave: usual, address }: CaminoDelEnsayo,
  { codigo, ruta = '', metodo = 'POST', consulta = '', cuerpo = '', caso, tipo, clave = usual }: Envio,
  mensaje?: string,
): AreaCall {
  const { instancia, clase, miembro, subsistema } = proveedor;
  const headers: Record<string, string> = {
    'x-road-client': presentIdentificador(Object.values(cliente)),
    ...(mensaje === undefined ? {} : { 'x-road-id': mensaje }),
    ...(metodo === 'GET'
      ? {}
      : { 'content-type': tipo === 'WSDL' ? 'text/xml; charset=utf-8' : 'application/json' }),
    ...(clave === '' ? {} : { [CABECERA_CLAVE.toLowerCase()]: clave }),
    ...(caso === undefined ? {} : { 'simulador-caso': caso }),
  };
  return {
    method: metodo,
    path:
      tipo === 'WSDL'
        ? '/soap'
        : `/r1/${presentIdentificador([instancia, clase, miembro, subsistema, codigo])}${ruta}`,
    query: new URLSearchParams(consulta),
    headers,
    rawHeaders: Object.entries(headers).flat(),
    body: Buffer.from(cuerpo.replaceAll('{id}', mensaje ?? '')),
    address,
    correlationId: mensaje ?? '',
    gone: new AbortController().signal,
  };
}

function toEnviado(
  { envio, codigo, ruta = '', metodo = 'POST', tipo }: Envio,
  { status, headers, body }: AreaAnswer,
  medido: Pick<Enviado, 'mensaje' | 'cliente' | 'bytesEnviados' | 'inicio' | 'fin'>,
): Enviado {
  const [, deSoap = null] =
    tipo === 'WSDL' ? (/<faultcode>((?:Client|Server)\.[\w.]+)<\/faultcode>/.exec(body) ?? []) : [];
  return {
    ...medido,
    envio,
    codigo,
    metodo,
    ruta,
    tipo,
    estado: status,
    error: headers['x-road-error'] ?? deSoap,
    cabeceras: headers,
    texto: body,
    bytes: Buffer.byteLength(body),
  };
}
