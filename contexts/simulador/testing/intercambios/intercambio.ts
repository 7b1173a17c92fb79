/**
 * An exchange written from the texts of the protocols of X-Road: what is sent, and what a security server, or the service
 * behind it, has to say. `{miembro}`, `{ajena}` (an entidad without an acuerdo), `{servicio}`, `{version}`, `{operacion}`, `{peticion}` and `{mensaje}` stand for a servicio of the demo
 * data.
 */
export interface Intercambio {
  /** Text and section: `PR-REST 4.3`. */
  readonly norma: string;
  readonly nombre: string;
  readonly metodo?: string;
  /** Below `/simulador`. */
  readonly ruta: string;
  readonly cabeceras?: Readonly<Record<string, string>>;
  readonly cuerpo?: string;
  readonly espera: Esperado;
}

export interface Esperado {
  readonly estado: number;
  /** Code of the error of a security server; null where the service itself answers. */
  readonly error: string | null;
  readonly cabeceras?: Readonly<Record<string, RegExp>>;
  readonly contiene?: readonly string[];
  readonly sin?: readonly string[];
}

export const CLIENTE = 'CO-QA/GOB/PRUEBA/SIM';
export const SERVICIO = '/r1/CO-QA/GOB/{miembro}/SIMULADOR/{servicio}';
export const OPERACION = `${SERVICIO}/{version}/{operacion}`;
export const JSON_TIPO = { 'content-type': 'application/json' };
