import { useState } from 'react';
import type { EsquemaElegido } from './use-esquema-elegido.ts';
import { useValidacion } from './use-validacion.ts';

/** The message to be validated and what was found in it: both outlive a look at the other tab. */
export function useMensaje(esquema: EsquemaElegido) {
  const [texto, setTexto] = useState('');
  const [archivo, setArchivo] = useState<File | null>(null);
  const mensaje = archivo ?? (texto.trim() === '' ? null : new File([texto], 'mensaje'));
  return { texto, setTexto, archivo, setArchivo, mensaje, ...useValidacion(esquema) };
}

export type MensajeEscrito = ReturnType<typeof useMensaje>;
