import { useState } from 'react';
import type { FiltroBusqueda } from '../rules/busqueda-eventos.ts';

/** What was typed into the fields that pick from a list, picked or not. */
interface Textos {
  readonly usuario: string;
  readonly entidad: string;
}

const SIN_TEXTOS: Textos = { usuario: '', entidad: '' };

/** What is being filled in. It follows the filter on show: going back in the history changes the form too. */
export function useBorrador(filtro: FiltroBusqueda) {
  const [borrador, setBorrador] = useState(filtro);
  const [textos, setTextos] = useState(SIN_TEXTOS);
  const [followed, setFollowed] = useState(JSON.stringify(filtro));
  if (JSON.stringify(filtro) !== followed) {
    setFollowed(JSON.stringify(filtro));
    setBorrador(filtro);
    setTextos(SIN_TEXTOS);
  }
  return {
    borrador,
    edit: (part: Partial<FiltroBusqueda>) => setBorrador((before) => ({ ...before, ...part })),
    textos,
    type: (field: keyof Textos, text: string) => setTextos((before) => ({ ...before, [field]: text })),
  };
}
