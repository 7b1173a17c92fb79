import type { AppError } from '@marco/server-kit';

/** Why a call is not simulated. */
export interface RechazoDeLlamada {
  readonly estado: number;
  readonly codigo: string;
  readonly mensaje: string;
  readonly detalles: readonly string[];
  readonly cabeceras: Readonly<Record<string, string>>;
}

export function createRechazo(
  estado: number,
  codigo: string,
  mensaje: string,
  cabeceras: Readonly<Record<string, string>> = {},
): RechazoDeLlamada {
  return { estado, codigo, mensaje, detalles: [], cabeceras };
}

/** A refusal of the product in the words of the simulator. */
export function toRechazo({
  status,
  code,
  mensaje,
  detalles,
  retryAfterSeconds,
}: AppError): RechazoDeLlamada {
  return {
    estado: status,
    codigo: code,
    mensaje,
    detalles: detalles.map((detalle) => detalle.mensaje),
    cabeceras: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  };
}
