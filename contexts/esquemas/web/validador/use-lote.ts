import { readAnswer, readLines, useApi } from '@marco/web-kit/api-client';
import { useEffect, useRef, useState } from 'react';
import type { InformeDeLote } from '../../contract/index.ts';
import { type EsquemaElegido, useBase } from './use-esquema-elegido.ts';
import { createForm, sendForm, toContra } from './use-validacion.ts';

export interface EstadoLote {
  readonly clase: 'quieto' | 'trabajando' | 'cancelado' | 'fallido' | 'listo';
  readonly informes: readonly InformeDeLote[];
  readonly error: unknown;
}

const QUIETO: EstadoLote = { clase: 'quieto', informes: [], error: null };

/**
 * A batch of messages: validates them, the reports come one after the other and can be given up. The results are
 * shown as long as the schema and the messages have not changed.
 */
export function useLote(esquema: EsquemaElegido) {
  const api = useApi();
  const base = useBase();
  const contra = toContra(esquema);
  const [mensajes, setMensajes] = useState<readonly File[]>([]);
  const [vista, setVista] = useState({ contra, mensajes, estado: QUIETO });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function validate(): Promise<void> {
    // The schema or the messages may have changed, so the earlier call is aborted.
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const update = (change: (previo: EstadoLote) => EstadoLote) => {
      if (running.current === control)
        setVista(({ estado }) => ({ contra, mensajes, estado: change(estado) }));
    };
    update(() => ({ ...QUIETO, clase: 'trabajando' }));
    try {
      const call = api.prepare('/validador/lote', { query: esquema.query ?? {} }, { base });
      const response = await sendForm(call, createForm(mensajes, esquema), control.signal);
      if (!response.ok || !response.body) readAnswer(response, await response.text());
      for await (const informe of readInformes(response))
        update((previo) => ({ ...previo, informes: [...previo.informes, informe] }));
      update((previo) => ({ ...previo, clase: isWhole(previo.informes) ? 'listo' : 'fallido' }));
    } catch (error) {
      const clase = control.signal.aborted ? 'cancelado' : 'fallido';
      update((previo) => ({ ...previo, clase, error }));
    }
  }

  const estado = vista.contra === contra && vista.mensajes === mensajes ? vista.estado : QUIETO;
  return { mensajes, setMensajes, estado, validate, cancel: () => running.current?.abort() };
}

export type Lote = ReturnType<typeof useLote>;

/** All messages must have a report; an answer that broke off is not complete. */
function isWhole(informes: readonly InformeDeLote[]): boolean {
  const ultimo = informes.at(-1);
  return ultimo !== undefined && ultimo.numero === ultimo.total;
}

/** The reports of an answer while it comes, one a line. */
async function* readInformes(response: Response): AsyncGenerator<InformeDeLote> {
  for await (const linea of readLines(response)) {
    const informe = linea.trim().replace(/,$/, '');
    if (informe.startsWith('{')) yield JSON.parse(informe) as InformeDeLote;
  }
}
