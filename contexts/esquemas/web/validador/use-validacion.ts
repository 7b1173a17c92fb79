import { clientError, type PreparedCall, readAnswer, useApi } from '@marco/web-kit/api-client';
import { useEffect, useRef, useState } from 'react';
import type { InformeMensaje } from '../../contract/index.ts';
import { type EsquemaElegido, useBase } from './use-esquema-elegido.ts';

export type EstadoValidacion =
  | { readonly clase: 'quieto' }
  | { readonly clase: 'trabajando' }
  | { readonly clase: 'fallido'; readonly error: unknown }
  | { readonly clase: 'listo'; readonly informe: InformeMensaje };

const QUIETO: EstadoValidacion = { clase: 'quieto' };

/** Sends one message to be validated and keeps what came back until the next one, or while another schema is chosen. */
export function useValidacion(esquema: EsquemaElegido) {
  const api = useApi();
  const base = useBase();
  const contra = toContra(esquema);
  const [vista, setVista] = useState({ contra, estado: QUIETO });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function validate(mensaje: File): Promise<void> {
    // The schema may have changed, so the earlier call is aborted, and its answer cannot replace the next one.
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const setEstado = (estado: EstadoValidacion) => {
      if (!control.signal.aborted) setVista({ contra, estado });
    };
    setEstado({ clase: 'trabajando' });
    try {
      const call = api.prepare('/validador', { query: esquema.query ?? {} }, { base });
      const response = await sendForm(call, createForm([mensaje], esquema), control.signal);
      const informe = readAnswer(response, await response.text()) as InformeMensaje;
      setEstado({ clase: 'listo', informe });
    } catch (error) {
      setEstado({ clase: 'fallido', error });
    }
  }

  return { estado: vista.contra === contra ? vista.estado : QUIETO, validate };
}

/** What tells one choice of a schema from another. */
export function toContra({ modo, query, archivo }: EsquemaElegido): string {
  return JSON.stringify([modo, query, archivo?.name, archivo?.lastModified]);
}

/** The form of a validation. */
export function createForm(mensajes: readonly File[], { modo, archivo }: EsquemaElegido): FormData {
  const form = new FormData();
  for (const mensaje of mensajes) form.append('mensaje', mensaje, mensaje.name);
  if (modo === 'propio' && archivo) form.append('esquema', archivo, archivo.name);
  return form;
}

/** Sends a form. Throws `ApiError` when nobody answers. */
export async function sendForm(
  { url, headers, fetch, onUnauthorized }: PreparedCall,
  body: FormData,
  signal: AbortSignal | null = null,
): Promise<Response> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    if (response.status === 401) onUnauthorized();
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw clientError('SIN_CONEXION', 0, cause);
  }
}
