import { ApiError, useApi } from '@marco/web-kit/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportacionOperacion } from '../../contract/index.ts';
import { sendArchivo } from './send-archivo.ts';

/** A file on its way: what the server has of it, or why it stopped. */
export type CargaOperacion =
  | 'quieta'
  | { readonly importacion: ImportacionOperacion }
  | { readonly error: unknown };

/** How the server refuses a file for what it holds. */
const RECHAZOS: ReadonlySet<number> = new Set([413, 422]);

/** What became of a file: it came, the server refused it, or the way to it broke off. */
export type ResultadoDeEnvio = 'completo' | 'rechazado' | 'cortado';

/**
 * Sends a file into an import that is there or made for it. What is on its way stops with the screen; the import goes on
 * where it stopped when the file is chosen again.
 */
export function useCargaOperacion(onDone: (importacion: ImportacionOperacion) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const [carga, setCarga] = useState<CargaOperacion>('quieta');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(archivo: File, open: () => Promise<ImportacionOperacion>): Promise<ResultadoDeEnvio> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    try {
      const importacion = await open();
      setCarga({ importacion });
      const { signal } = control;
      const tell = (saved: ImportacionOperacion) => setCarga({ importacion: saved });
      const whole = await sendArchivo({ api, archivo, importacion, signal, tell });
      onDone(whole);
      return 'completo';
    } catch (error) {
      if (!control.signal.aborted) setCarga({ error });
      return error instanceof ApiError && RECHAZOS.has(error.status) ? 'rechazado' : 'cortado';
    } finally {
      await queries.invalidateQueries({ queryKey: ['plataforma', 'importaciones'] });
    }
  }

  return { carga, send };
}
