import { clientError, readAnswer, useApi } from '@marco/web-kit/api-client';
import { useEffect, useRef, useState } from 'react';
import type { InformeDeLote } from '../../contract/index.ts';
import { type EsquemaElegido, useBase } from './use-esquema-elegido.ts';
import { createForm, sendForm } from './use-validacion.ts';

export interface EstadoLote {
  readonly clase: 'quieto' | 'trabajando' | 'cancelado' | 'fallido' | 'listo';
  readonly informes: readonly InformeDeLote[];
  readonly error: unknown;
}

const QUIETO: EstadoLote = { clase: 'quieto', informes: [], error: null };

/** A batch to be validated; the reports come one after the other, can be given up, and outlive a look at the other tab. */
export function useLote() {
  const api = useApi();
  const base = useBase();
  const [mensajes, setMensajes] = useState<readonly File[]>([]);
  const [estado, setEstado] = useState(QUIETO);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function validate(esquema: EsquemaElegido): Promise<void> {
    const mine = new AbortController();
    control.current = mine;
    setEstado({ ...QUIETO, clase: 'trabajando' });
    try {
      const call = api.prepare('/validador/lote', { query: esquema.query ?? {} }, { base });
      const response = await sendForm(call, createForm(mensajes, esquema), mine.signal);
      if (!response.ok || !response.body) readAnswer(response, await response.text());
      for await (const informe of readInformes(response))
        setEstado((previo) => ({ ...previo, informes: [...previo.informes, informe] }));
      setEstado((previo) => ({ ...previo, clase: isWhole(previo.informes) ? 'listo' : 'fallido' }));
    } catch (error) {
      const clase = mine.signal.aborted ? 'cancelado' : 'fallido';
      setEstado((previo) => ({ ...previo, clase, error }));
    }
  }

  return { mensajes, setMensajes, estado, validate, cancel: () => control.current?.abort() };
}

export type Lote = ReturnType<typeof useLote>;

/** Every message was told: a line that broke off is no end. */
function isWhole(informes: readonly InformeDeLote[]): boolean {
  const ultimo = informes.at(-1);
  return ultimo !== undefined && ultimo.numero === ultimo.total;
}

/** The reports of an answer while it comes, one a line. */
async function* readInformes(response: Response): AsyncGenerator<InformeDeLote> {
  const lector = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let resto = '';
  for (;;) {
    const { done, value = '' } = (await lector?.read().catch(breakOff)) ?? { done: true };
    const lineas = (resto + value).split('\n');
    resto = done ? '' : (lineas.pop() ?? '');
    for (const linea of lineas) {
      const informe = linea.trim().replace(/,$/, '');
      if (informe.startsWith('{')) yield JSON.parse(informe) as InformeDeLote;
    }
    if (done) return;
  }
}

function breakOff(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw clientError('SIN_CONEXION', 0, cause);
}
