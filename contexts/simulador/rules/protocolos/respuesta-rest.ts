import type { FormaSimulada } from '../../contract/situaciones.terms.ts';
import { escapeXml, writeJson, writeXml } from '../guiones/write-mensaje.ts';
import type { RespuestaSimulada } from '../situaciones/respuesta-simulada.ts';
import { createErrorXroad, type ErrorXroad } from './falla-xroad.ts';

/** An answer of HTTP as it is written; without a type where it says nothing. */
export interface RespuestaRest {
  readonly estado: number;
  readonly tipo: string | null;
  readonly texto: string;
  /** Kind of the error of a security server; null where the service answers. */
  readonly errorXroad: string | null;
}

/** What is not a message of the operation is said as RFC 9457 says it, in either form. */
export interface ProblemaSimulado {
  readonly estado: number;
  readonly codigo: string;
  readonly mensaje: string;
  readonly detalles: readonly string[];
}

const TIPO: Readonly<Record<FormaSimulada, string>> = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

const DECLARACION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const writeDocumento = (valor: unknown) => `${JSON.stringify(valor, null, 2)}\n`;

/**
 * An answer in REST: messages as they are, errors as problems.
 *
 * @param servicio identifier of the service in X-Road, which its faults name
 * @param id of the call, which a fault of X-Road tells
 */
export function writeRespuestaRest(
  forma: FormaSimulada,
  servicio: string,
  { cuerpo, estado }: Pick<RespuestaSimulada, 'cuerpo' | 'estado'>,
  id = '',
): RespuestaRest {
  switch (cuerpo.clase) {
    case 'nada':
      return { estado, tipo: null, texto: '', errorXroad: null };
    case 'mensaje': {
      const texto = forma === 'json' ? writeJson(cuerpo.mensaje) : writeXml(cuerpo.de, cuerpo.mensaje);
      return { estado, tipo: TIPO[forma], texto, errorXroad: null };
    }
    case 'falla':
      return estado < 400
        ? writeAviso(forma, estado, cuerpo.falla.mensaje)
        : writeProblema(forma, { ...cuerpo.falla, estado });
    case 'xroad':
      return writeErrorXroad(createErrorXroad(cuerpo.falla, servicio), id, forma);
  }
}

/** What is said of a call that is not answered yet. */
function writeAviso(forma: FormaSimulada, estado: number, mensaje: string): RespuestaRest {
  const texto =
    forma === 'json' ? writeDocumento({ mensaje }) : `${DECLARACION}<aviso>${escapeXml(mensaje)}</aviso>\n`;
  return { estado, tipo: TIPO[forma], texto, errorXroad: null };
}

/** A refusal or a failure. */
export function writeProblema(
  forma: FormaSimulada,
  { estado, codigo, mensaje, detalles }: ProblemaSimulado,
): RespuestaRest {
  const problema = { type: `urn:marco:simulador:${codigo}`, title: mensaje, status: estado, code: codigo };
  if (forma === 'json') {
    const texto = writeDocumento({
      ...problema,
      mensaje,
      detalles: detalles.map((uno) => ({ mensaje: uno })),
    });
    return { estado, tipo: 'application/problem+json; charset=utf-8', texto, errorXroad: null };
  }
  const campos = [...Object.entries(problema), ...detalles.map((uno) => ['detail', uno] as const)]
    .map(([nombre, valor]) => `  <${nombre}>${escapeXml(String(valor))}</${nombre}>`)
    .join('\n');
  const texto = `${DECLARACION}<problem xmlns="urn:ietf:rfc:7807">\n${campos}\n</problem>\n`;
  return { estado, tipo: 'application/problem+xml; charset=utf-8', texto, errorXroad: null };
}

/** An error of a security server in REST (PR-REST §4.6). */
export function writeErrorXroad(
  { tipo, mensaje, estado }: ErrorXroad,
  id: string,
  forma: FormaSimulada = 'json',
): RespuestaRest {
  const dicho = { type: tipo, message: mensaje, detail: id };
  if (forma === 'json') return { estado, tipo: TIPO.json, texto: writeDocumento(dicho), errorXroad: tipo };
  const campos = Object.entries(dicho)
    .map(([nombre, valor]) => `  <${nombre}>${escapeXml(valor)}</${nombre}>`)
    .join('\n');
  return { estado, tipo: TIPO.xml, texto: `${DECLARACION}<error>\n${campos}\n</error>\n`, errorXroad: tipo };
}
