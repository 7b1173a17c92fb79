import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useEffect, useRef, useState } from 'react';
import type { findIesNitEndpoint, findNitEndpoint, RespuestaNit } from '../../contract/index.ts';
import type { TipoConRegistro } from '../../contract/terms.ts';

/** The state of a look-up. `refused` is an answer of the registry, `failed` means that no answer arrived. */
export type EstadoConsulta =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'found'; readonly nombre: string }
  | { readonly kind: 'refused' | 'failed'; readonly mensaje: string };

export interface VerifyNitControl {
  readonly estado: EstadoConsulta;
  /** Asks the registry of the kind; the name when it was found, undefined otherwise or when given up. */
  readonly verify: (nit: string, dv: string) => Promise<string | undefined>;
  /** Forgets the answer and gives up a look-up that is on its way. */
  readonly clear: () => void;
}

const NONE: EstadoConsulta = { kind: 'none' };

/** The look-up by NIT of one kind of entidad. */
export function useVerifyNit(tipo: TipoConRegistro): VerifyNitControl {
  const api = useApi();
  const [estado, setEstado] = useState<EstadoConsulta>(NONE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function ask(nit: string, dv: string, signal: AbortSignal): Promise<RespuestaNit> {
    const request = { body: { nit, dv } };
    return tipo === 'ies'
      ? api.call<typeof findIesNitEndpoint>({ method: 'POST', path: '/entidad/finderIESNIT' }, request, {
          signal,
        })
      : api.call<typeof findNitEndpoint>({ method: 'POST', path: '/entidad/finderNIT' }, request, { signal });
  }

  async function verify(nit: string, dv: string): Promise<string | undefined> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setEstado({ kind: 'busy' });
    const outcome = await ask(nit, dv, controller.signal).then(readRespuesta, readFailure);
    if (controller.signal.aborted) return undefined;
    setEstado(outcome);
    return outcome.kind === 'found' ? outcome.nombre : undefined;
  }

  function clear(): void {
    running.current?.abort();
    setEstado(NONE);
  }

  return { estado, verify, clear };
}

function readRespuesta({ existRUES, nombre, msgErrorWS }: RespuestaNit): EstadoConsulta {
  if (existRUES && nombre) return { kind: 'found', nombre };
  return { kind: 'refused', mensaje: msgErrorWS ?? '' };
}

function readFailure(error: unknown): EstadoConsulta {
  return { kind: 'failed', mensaje: errorMessage(error) };
}
