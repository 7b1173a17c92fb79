import { capitalizeNombre } from '@marco/entidades/terms';
import { useEntidad } from '@marco/entidades/widgets';
import { useMemo, useState } from 'react';
import type { BusquedaGuardada, Eleccion } from '../../rules/busqueda/busqueda-guardada.ts';
import { type FiltroBusqueda, findErrorNombre } from '../../rules/busqueda/busqueda-mesas.ts';
import type { Listas } from './use-listas-busqueda.ts';

/** The form as it is being filled: picks with their names, and what was typed without picking. */
interface BusquedaDigitada {
  readonly nombre: string;
  readonly estado: boolean | null;
  readonly entidad: Eleccion | null;
  readonly entidadTexto: string;
  readonly consultor: number | null;
  readonly servicio: Eleccion | null;
  readonly servicioTexto: string;
  readonly estadoServicio: number | null;
}

interface ErroresBusqueda {
  readonly nombre: string | undefined;
  readonly entidad: string | undefined;
  readonly servicio: string | undefined;
}

/** Picks by name, as far as their names are known. */
export interface Elecciones {
  readonly entidad: Eleccion | null;
  readonly servicio: Eleccion | null;
}

/** The form that shows a filter. A pick whose name is not known yet shows its number meanwhile. */
function toBusquedaDigitada(filtro: FiltroBusqueda, elecciones: Elecciones): BusquedaDigitada {
  const { nombre, estado, consultor, estadoServicio } = filtro;
  const pick = (id: number | null, known: Eleccion | null) =>
    id === null ? null : known?.id === id ? known : { id, nombre: `N.º ${id}` };
  const entidad = pick(filtro.entidad, elecciones.entidad);
  const servicio = pick(filtro.servicio, elecciones.servicio);
  return {
    nombre,
    estado,
    consultor,
    estadoServicio,
    entidad,
    servicio,
    entidadTexto: entidad?.nombre ?? '',
    servicioTexto: servicio?.nombre ?? '',
  };
}

/** The filter a form asks for. */
export function toFiltro(digitada: BusquedaDigitada): FiltroBusqueda {
  return {
    nombre: digitada.nombre.trim(),
    estado: digitada.estado,
    entidad: digitada.entidad?.id ?? null,
    consultor: digitada.consultor,
    servicio: digitada.servicio?.id ?? null,
    estadoServicio: digitada.estadoServicio,
  };
}

/** What keeps the form from being searched: text that picks nothing would be left out in silence. */
export function findErrores(digitada: BusquedaDigitada): ErroresBusqueda {
  const unpicked = (texto: string, eleccion: Eleccion | null, message: string) =>
    eleccion === null && texto.trim() !== '' ? message : undefined;
  return {
    nombre: findErrorNombre(digitada.nombre),
    entidad: unpicked(
      digitada.entidadTexto,
      digitada.entidad,
      'Seleccione una entidad de la lista o borre el texto.',
    ),
    servicio: unpicked(
      digitada.servicioTexto,
      digitada.servicio,
      'Seleccione un servicio de la lista o borre el texto.',
    ),
  };
}

/**
 * What is being typed. It follows the filter on show: going back in the history or taking a tag away changes the form
 * too; nothing else changes the typed values.
 */
export function useBusquedaDigitada(
  filtro: FiltroBusqueda,
  elecciones: Elecciones,
): readonly [BusquedaDigitada, edit: (part: Partial<BusquedaDigitada>) => void] {
  const [digitada, setBorrador] = useState(() => toBusquedaDigitada(filtro, elecciones));
  const [followed, setFollowed] = useState({ filtro: JSON.stringify(filtro), elecciones });
  const current = JSON.stringify(filtro);
  if (current !== followed.filtro) {
    setFollowed({ filtro: current, elecciones });
    setBorrador(toBusquedaDigitada(filtro, elecciones));
  } else if (elecciones !== followed.elecciones) {
    // A name arrived for a pick that was known by its number alone.
    setFollowed({ filtro: current, elecciones });
    const { entidad, servicio } = elecciones;
    setBorrador((typed) => ({
      ...typed,
      ...(entidad && typed.entidad?.id === entidad.id ? { entidad, entidadTexto: entidad.nombre } : {}),
      ...(servicio && typed.servicio?.id === servicio.id ? { servicio, servicioTexto: servicio.nombre } : {}),
    }));
  }
  return [digitada, (part) => setBorrador((typed) => ({ ...typed, ...part }))];
}

/**
 * The picks of a filter with their names: those picked here or stored with the search; the names of
 * a shared address come from the lists.
 */
export function useElecciones(
  filtro: FiltroBusqueda,
  guardada: BusquedaGuardada | null,
  servicios: Listas['servicios']['data'],
): readonly [Elecciones, remember: (elecciones: Elecciones) => void] {
  const [known, remember] = useState<Elecciones>({
    entidad: guardada?.entidad ?? null,
    servicio: guardada?.servicio ?? null,
  });
  const entidadConocida = matching(known.entidad, filtro.entidad);
  const entidadListada = useEntidad(entidadConocida ? null : filtro.entidad);
  const entidad = entidadConocida ?? matching(entidadListada, filtro.entidad);
  const servicio = useMemo(() => {
    const conocido = matching(known.servicio, filtro.servicio);
    const listado = servicios?.find(({ servicioId }) => servicioId === filtro.servicio);
    return conocido ?? (listado ? { id: listado.servicioId, nombre: listado.nombre } : null);
  }, [known.servicio, filtro.servicio, servicios]);
  const elecciones = useMemo(
    () => ({ entidad: entidad && { ...entidad, nombre: capitalizeNombre(entidad.nombre) }, servicio }),
    [entidad, servicio],
  );
  return [elecciones, remember];
}

function matching(eleccion: Eleccion | null, id: number | null): Eleccion | null {
  return id !== null && eleccion?.id === id ? eleccion : null;
}
