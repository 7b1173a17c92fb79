import type { Eleccion } from '../../rules/busqueda/busqueda-guardada.ts';
import { type FiltroBusqueda, findErrorNombre } from '../../rules/busqueda/busqueda-mesas.ts';

/** The form as it is being filled: picks with their names, and what was typed without picking. */
export interface BusquedaDigitada {
  readonly nombre: string;
  readonly estado: boolean | null;
  readonly entidad: Eleccion | null;
  readonly entidadTexto: string;
  readonly consultor: number | null;
  readonly servicio: Eleccion | null;
  readonly servicioTexto: string;
  readonly estadoServicio: number | null;
}

export interface ErroresBusqueda {
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
export function toBusquedaDigitada(filtro: FiltroBusqueda, elecciones: Elecciones): BusquedaDigitada {
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

/** Why the form cannot be searched: text that picks no record would be ignored silently. */
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
