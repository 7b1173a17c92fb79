import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { listFiltros } from './filtros.tsx';
import { type Filtro, listInicio, listOpciones, listSinResultados, type Opcion } from './opciones.ts';
import { isForServer, useOfrecido, useResultado, useSettledText, useVistas } from './use-busqueda.ts';

/** Scope words narrow; only the other words stand in what is found. */
const ALCANCES = /(?<![\p{L}\p{N}])(de|en|estado|vence):\s*("[^"]*"|\S+)/giu;

/** The words of a search without its scope words. */
export const toPalabras = (texto: string) => texto.replaceAll(ALCANCES, ' ').trim();

function tellEstado(texto: string, total: number | undefined, count: number): string {
  if (texto.trim() === '') return 'Búsquedas recientes y acciones';
  const todos = total ?? count;
  if (count === 0) return 'Sin resultados';
  return todos === 1 ? '1 resultado' : `${todos} resultados`;
}

/** What is written into the box, what it finds, and which line is chosen. */
export function useCaja(onClose: () => void) {
  const navigate = useNavigate();
  const [texto, setTexto] = useState('');
  const [filtro, setFiltro] = useState<Filtro | null>(null);
  const [clave, setClave] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const settled = useSettledText(texto);
  const ofrecido = useOfrecido();
  const { remember, clear } = useVistas();
  const { data, error, isFetching, refetch } = useResultado({
    texto: settled,
    tipo: filtro === 'ayuda' ? null : filtro,
  });
  const isAsked = isForServer(texto);
  const resultado = isAsked && !error ? data : undefined;
  const isPending = isAsked && (isFetching || settled !== texto);
  const palabras = toPalabras(texto);
  const isEmpty = texto.trim() === '';
  const found = isEmpty ? listInicio(ofrecido) : listOpciones(palabras, filtro, resultado, ofrecido, texto);
  const isNothing = !isEmpty && !isPending && found.length === 0 && isAsked;
  const grupos = isNothing ? listSinResultados(palabras) : found;
  const opciones = grupos.flatMap((grupo) => grupo.opciones);
  const elegida = opciones.find((opcion) => opcion.clave === clave) ?? opciones[0];
  const filtros = isEmpty ? [] : listFiltros(palabras, resultado);

  const write = (next: string) => {
    setTexto(next);
    setClave(null);
    setWaiting(false);
    if (next.trim() === '') setFiltro(null);
  };
  const moveTo = (place: number) => setClave(opciones.at(place)?.clave ?? null);
  const open = ({ ficha }: Opcion) => {
    if (ficha) remember(ficha);
    onClose();
  };
  const choose = (opcion: Opcion, isApart: boolean) => {
    const { to, run, ficha, motivo } = opcion;
    if (motivo !== undefined) return;
    if (to !== undefined && isApart) {
      if (ficha) remember(ficha);
      window.open(to, '_blank', 'noopener');
      return;
    }
    open(opcion);
    run?.();
    if (to !== undefined) void navigate(to);
  };
  // Who presses Enter before the answer means the first line of it.
  useEffect(() => {
    if (!isWaiting || isPending) return;
    setWaiting(false);
    if (elegida) choose(elegida, false);
  });
  const orden: readonly (Filtro | null)[] = [null, ...filtros.map((uno) => uno.filtro)];
  return {
    texto,
    palabras,
    write,
    filtro,
    filtros,
    grupos,
    opciones,
    elegida,
    resultado,
    isPending,
    isNothing,
    error: isAsked ? error : null,
    retry: () => void refetch(),
    estado: isNothing ? 'Sin resultados' : tellEstado(texto, resultado?.total, opciones.length),
    move: (step: 1 | -1) => {
      const at = elegida ? opciones.indexOf(elegida) : 0;
      moveTo((at + step + opciones.length) % Math.max(1, opciones.length));
    },
    moveTo,
    point: (opcion: Opcion) => setClave(opcion.clave),
    choose,
    open,
    submit: (isApart: boolean) => {
      if (isPending && !isApart && clave === null) setWaiting(true);
      else if (elegida) choose(elegida, isApart);
    },
    chooseFiltro: (next: Filtro | null) => {
      setFiltro(next);
      setClave(null);
    },
    moveFiltro: (step: 1 | -1) => {
      const at = Math.max(0, orden.indexOf(filtro));
      setFiltro(orden.at((at + step + orden.length) % orden.length) ?? null);
      setClave(null);
    },
    canClear: isEmpty && ofrecido.recientes.length > 0,
    clear: () => clear.mutate(),
  };
}

export type Caja = ReturnType<typeof useCaja>;
