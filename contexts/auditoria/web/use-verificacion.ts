import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useEffect, useRef, useState } from 'react';
import type { Hallazgo, verifyAuditoriaEndpoint } from '../contract/index.ts';

/** What was compared so far. */
export interface Avance {
  readonly sellos: number;
  readonly totalSellos: number;
  readonly eventos: number;
  readonly hallazgos: readonly Hallazgo[];
  readonly cantidadHallazgos: number;
  readonly sinSellar: number;
  readonly ultimoSello: { readonly lote: number; readonly fecha: string; readonly huella: string } | null;
}

export type Verificacion =
  | { readonly estado: 'reposo' }
  | { readonly estado: 'en-curso'; readonly avance: Avance | null }
  | { readonly estado: 'hecha'; readonly avance: Avance }
  | { readonly estado: 'fallida'; readonly motivo: string };

/** Findings kept on the page; the count says how many there are. */
const HALLAZGOS_EN_PANTALLA = 200;

/** Verifies the chain part by part; leaving the screen gives the rest up. */
export function useVerificacion() {
  const api = useApi();
  const [verificacion, setVerificacion] = useState<Verificacion>({ estado: 'reposo' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function verify(): Promise<void> {
    const control = new AbortController();
    running.current = control;
    let avance: Avance | null = null;
    let despuesDe: number | null = 0;
    setVerificacion({ estado: 'en-curso', avance });
    try {
      while (despuesDe !== null) {
        const part: Parte = await api.call<typeof verifyAuditoriaEndpoint>(
          { method: 'POST', path: '/servicioauditoria/verificar' },
          { body: { despuesDe } },
          { signal: control.signal },
        );
        avance = addPart(avance, part);
        despuesDe = part.siguiente;
        setVerificacion({ estado: despuesDe === null ? 'hecha' : 'en-curso', avance });
      }
    } catch (error) {
      if (!control.signal.aborted) setVerificacion({ estado: 'fallida', motivo: errorMessage(error) });
    }
  }

  return { verificacion, verify };
}

type Parte = Avance & { readonly siguiente: number | null };

function addPart(before: Avance | null, part: Parte): Avance {
  const { siguiente: _, ...now } = part;
  if (!before) return now;
  return {
    ...now,
    sellos: before.sellos + now.sellos,
    eventos: before.eventos + now.eventos,
    hallazgos: [...before.hallazgos, ...now.hallazgos].slice(0, HALLAZGOS_EN_PANTALLA),
    cantidadHallazgos: before.cantidadHallazgos + now.cantidadHallazgos,
  };
}
