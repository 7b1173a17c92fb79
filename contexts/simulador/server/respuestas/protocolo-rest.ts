import type { AreaAnswer } from '@marco/server-kit';
import type { FormaSimulada } from '../../contract/situaciones.terms.ts';
import { escapeXml, writeJson, writeXml } from '../../rules/guiones/write-mensaje.ts';
import { createErrorXroad } from '../../rules/protocolos/falla-xroad.ts';
import { type Protocolo, SIMULADO, toCorte } from './protocolo.ts';

/** What is not a message of the operation is said as RFC 9457 says it, in either form. */
interface Problema {
  readonly estado: number;
  readonly codigo: string;
  readonly mensaje: string;
  readonly detalles: readonly string[];
}

const TIPO: Readonly<Record<FormaSimulada, string>> = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

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
      const { respuesta, cabeceras } = respondida;
      const { cuerpo, estado } = respuesta;
      const headers = { ...SIMULADO, ...propias, ...cabeceras };
      const corte = toCorte(respondida);
      switch (cuerpo.clase) {
        case 'nada':
          return { status: estado || 200, headers, body: '', ...corte };
        case 'mensaje':
          return {
            status: estado,
            headers: { ...headers, 'content-type': TIPO[forma] },
            body: forma === 'json' ? writeJson(cuerpo.mensaje) : writeXml(cuerpo.de, cuerpo.mensaje),
            ...corte,
          };
        case 'falla':
          if (estado < 400) return writeAviso(forma, estado, cuerpo.falla.mensaje, headers);
          return writeProblema(forma, { ...cuerpo.falla, estado }, headers);
        case 'xroad':
          return writeErrorXroad(createErrorXroad(cuerpo.falla, servicio), headers);
      }
    },
    refuse: (rechazo) => writeProblema(forma, rechazo, { ...SIMULADO, ...propias, ...rechazo.cabeceras }),
  };
}

/** What is said of a call that is not answered yet. */
function writeAviso(
  forma: FormaSimulada,
  estado: number,
  mensaje: string,
  headers: Readonly<Record<string, string>>,
): AreaAnswer {
  const body =
    forma === 'json'
      ? `${JSON.stringify({ mensaje }, null, 2)}\n`
      : `<?xml version="1.0" encoding="UTF-8"?>\n<aviso>${escapeXml(mensaje)}</aviso>\n`;
  return { status: estado, headers: { ...headers, 'content-type': TIPO[forma] }, body };
}

function writeProblema(
  forma: FormaSimulada,
  { estado, codigo, mensaje, detalles }: Problema,
  headers: Readonly<Record<string, string>>,
): AreaAnswer {
  const problema = { type: `urn:marco:simulador:${codigo}`, title: mensaje, status: estado, code: codigo };
  if (forma === 'json')
    return {
      status: estado,
      headers: { ...headers, 'content-type': 'application/problem+json; charset=utf-8' },
      body: `${JSON.stringify({ ...problema, mensaje, detalles: detalles.map((uno) => ({ mensaje: uno })) }, null, 2)}\n`,
    };
  const campos = [...Object.entries(problema), ...detalles.map((uno) => ['detail', uno] as const)]
    .map(([nombre, valor]) => `  <${nombre}>${escapeXml(String(valor))}</${nombre}>`)
    .join('\n');
  return {
    status: estado,
    headers: { ...headers, 'content-type': 'application/problem+xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<problem xmlns="urn:ietf:rfc:7807">\n${campos}\n</problem>\n`,
  };
}

/** An error of a security server in REST (PR-REST §4.6). */
export function writeErrorXroad(
  { tipo, mensaje, estado }: ReturnType<typeof createErrorXroad>,
  headers: Readonly<Record<string, string>>,
): AreaAnswer {
  const detail = headers['x-road-id'] ?? '';
  return {
    status: estado,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'x-road-error': tipo },
    body: `${JSON.stringify({ type: tipo, message: mensaje, detail }, null, 2)}\n`,
  };
}
