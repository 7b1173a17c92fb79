import { CLIENTE, type Intercambio, JSON_TIPO, OPERACION, SERVICIO } from './intercambio.ts';

const PROPIAS = { ...JSON_TIPO, 'x-road-client': CLIENTE };

/** What the service itself says reaches the caller as it is, without the mark of a security server (category 1). */
const delServicio = (
  nombre: string,
  estado: number,
  {
    ruta = OPERACION,
    metodo = 'POST',
    cabeceras = {},
    cuerpo = '{peticion}',
    ...resto
  }: Partial<Intercambio> = {},
): Intercambio => ({
  norma: 'PR-REST 4.6',
  nombre,
  metodo,
  ruta,
  cabeceras: { ...PROPIAS, ...cabeceras },
  cuerpo,
  espera: { estado, error: null, ...resto.espera },
});

const ensayada = (falla: string, error: string): Intercambio => ({
  norma: 'PR-REST 4.6',
  nombre: `fault that is rehearsed: ${falla}`,
  ruta: OPERACION,
  cabeceras: { ...PROPIAS, 'simulador-caso': `xroad:${falla}`, 'x-road-id': 'falla-1' },
  cuerpo: '{peticion}',
  espera: { estado: 500, error, contiene: [`"type": "${error}"`, '"detail": "falla-1"'] },
});

/** Errors of PR-REST by their category. */
export const intercambiosFallas: readonly Intercambio[] = [
  delServicio('the service has no such operation', 404, { ruta: `${SERVICIO}/{version}/borrar` }),
  delServicio('the service is called without an operation', 404, { ruta: SERVICIO }),
  delServicio('the service does not take the method', 405, { metodo: 'PUT' }),
  delServicio('the service does not take the media type', 415, {
    cabeceras: { 'content-type': 'text/plain' },
  }),
  delServicio('the petition is invalid', 400, { cuerpo: '{"otra":1}' }),
  delServicio('the petition is no JSON', 400, { cuerpo: '{"otra":' }),
  delServicio('nobody has the key', 404, { cabeceras: { 'simulador-caso': 'no-encontrado' } }),
  delServicio('the service refuses who asks', 403, { cabeceras: { 'simulador-caso': 'sin-permiso' } }),
  delServicio('the service is busy', 503, { cabeceras: { 'simulador-caso': '503' } }),
  delServicio('the service was asked too often', 429, { cabeceras: { 'simulador-caso': '429' } }),
  ensayada('permiso', 'Server.ServerProxy.AccessDenied'),
  ensayada('certificado', 'Server.ClientProxy.SslAuthenticationFailed'),
  ensayada('timeout', 'Server.ServerProxy.NetworkError'),
  ensayada('proveedor-caido', 'Server.ServerProxy.NetworkError'),
];
