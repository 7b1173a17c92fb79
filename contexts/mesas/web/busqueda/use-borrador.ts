import { useState } from 'react';
import type { FiltroBusqueda } from '../../rules/busqueda/busqueda-mesas.ts';
import { type Borrador, type Elecciones, toBorrador } from './borrador.ts';

/**
 * What is being typed. It follows the filter on show: going back in the history or taking a tag away
 * changes the form too; nothing else touches what was typed.
 */
export function useBorrador(
  filtro: FiltroBusqueda,
  elecciones: Elecciones,
): readonly [Borrador, edit: (part: Partial<Borrador>) => void] {
  const [borrador, setBorrador] = useState(() => toBorrador(filtro, elecciones));
  const [followed, setFollowed] = useState({ filtro: JSON.stringify(filtro), elecciones });
  const current = JSON.stringify(filtro);
  if (current !== followed.filtro) {
    setFollowed({ filtro: current, elecciones });
    setBorrador(toBorrador(filtro, elecciones));
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
  return [borrador, (part) => setBorrador((typed) => ({ ...typed, ...part }))];
}
