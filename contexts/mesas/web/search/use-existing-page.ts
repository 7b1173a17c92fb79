import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BusquedaMesas } from '../../rules/busqueda-mesas.ts';
import type { BusquedaControl } from './use-busqueda-mesas.ts';
import type { Resultados } from './use-resultados.ts';

/** An address may name a page that no longer exists: the last one shows then. */
export function useExistingPage(
  busqueda: BusquedaMesas,
  { data, isPlaceholderData }: UseQueryResult<Resultados>,
  show: BusquedaControl['show'],
): void {
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / busqueda.tamano)) : null;
  useEffect(() => {
    if (lastPage !== null && busqueda.pagina > lastPage)
      show({ ...busqueda, pagina: lastPage }, { replace: true });
  });
}
