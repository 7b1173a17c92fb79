import { useState } from 'react';
import type { FiltroBusqueda } from '../../rules/busqueda/busqueda-mesas.ts';
import { type BusquedaDigitada, type Elecciones, toBusquedaDigitada } from './busqueda-digitada.ts';

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
