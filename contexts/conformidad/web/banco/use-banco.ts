import { useSession } from '@marco/acceso/widgets';
import { findTextEncoding } from '@marco/contract-kit/text-encoding';
import { clientError, type PreparedCall, readAnswer, readLines, useApi } from '@marco/web-kit/api-client';
import { useEffect, useRef, useState } from 'react';
import type { AvanceConformidad, ComprobacionDicha, InformeConformidad } from '../../contract/index.ts';
import { TIPO_AVANCE } from '../../contract/terms.ts';

/** A contract with what was found in it. */
export interface ContratoComprobado {
  readonly informe: InformeConformidad;
  readonly nombre: string;
  /** Its lines; null where it is a package. */
  readonly lineas: readonly string[] | null;
}

export type EstadoBanco = 'quieto' | 'trabajando' | { readonly error: unknown };

/** What a contract is compared with, as the address says it. */
export interface ComparadoBanco {
  readonly servicio: number | null;
  readonly version: number | null;
}

/**
 * Sends a contract to be checked. What was found last stays until the next one is found, and how far that is, is told
 * meanwhile; of a file that cannot be read it is only told why, where there is something to keep on show.
 */
export function useBanco() {
  const api = useApi();
  const base = useSession()?.usuario ? 'private' : 'public';
  const [comprobado, setComprobado] = useState<ContratoComprobado | null>(null);
  const [ilegible, setIlegible] = useState<ContratoComprobado | null>(null);
  const [estado, setEstado] = useState<EstadoBanco>('quieto');
  const [hechas, setHechas] = useState<readonly ComprobacionDicha[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function check(archivo: File, { servicio, version }: ComparadoBanco): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setEstado('trabajando');
    setIlegible(null);
    setHechas([]);
    try {
      const query = {
        ...(servicio === null ? {} : { servicio: String(servicio) }),
        ...(servicio === null || version === null ? {} : { version: String(version) }),
      };
      const call = api.prepare('/banco-conformidad', { query }, { base, headers: { Accept: TIPO_AVANCE } });
      const response = await sendContrato(call, archivo, control.signal);
      const informe = await readInforme(response, (suyas) => {
        if (!control.signal.aborted) setHechas((antes) => [...antes, ...suyas]);
      });
      const lineas = await readLineas(archivo);
      if (control.signal.aborted) return;
      const nuevo = { informe, nombre: archivo.name, lineas };
      const conserva = informe.formato === null && comprobado !== null && comprobado.informe.formato !== null;
      if (conserva) setIlegible(nuevo);
      else setComprobado(nuevo);
      setEstado('quieto');
    } catch (error) {
      if (!control.signal.aborted) setEstado({ error });
    }
  }

  function cancel(): void {
    running.current?.abort();
    setEstado('quieto');
  }

  return { comprobado, ilegible, estado, hechas, check, cancel };
}

/**
 * The report of an answer, whose lines tell before which checks are done.
 *
 * @throws SIN_CONEXION where it breaks off
 */
async function readInforme(
  response: Response,
  tell: (comprobaciones: readonly ComprobacionDicha[]) => void,
): Promise<InformeConformidad> {
  if (!response.ok) readAnswer(response, await response.text());
  for await (const linea of readLines(response)) {
    if (linea === '') continue;
    const avance = JSON.parse(linea) as AvanceConformidad;
    if ('informe' in avance) return avance.informe;
    tell(avance.comprobaciones);
  }
  throw clientError('SIN_CONEXION', 0, new Error('The report broke off.'));
}

async function sendContrato(
  { url, headers, fetch, onUnauthorized }: PreparedCall,
  archivo: File,
  signal: AbortSignal,
): Promise<Response> {
  const body = new FormData();
  body.append('contrato', archivo, archivo.name);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    if (response.status === 401) onUnauthorized();
    return response;
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw clientError('SIN_CONEXION', 0, cause);
  }
}

/** The text of a contract that is one file, as the person has it; a package begins with its two letters. */
async function readLineas(archivo: File): Promise<readonly string[] | null> {
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return null;
  return new TextDecoder(findTextEncoding(bytes).label ?? 'utf-8').decode(bytes).split(/\r?\n/);
}
