import { capitalizeNombre } from '@marco/entidades/terms';
import { useEntidad } from '@marco/entidades/widgets';
import { useMemo, useState } from 'react';
import type { BusquedaGuardada, Eleccion } from '../../rules/busqueda/busqueda-guardada.ts';
import type { FiltroBusqueda } from '../../rules/busqueda/busqueda-mesas.ts';
import type { Elecciones } from './busqueda-digitada.ts';
import type { Listas } from './use-listas-busqueda.ts';

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
