import { CardStack } from '@marco/web-kit/card-stack';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { AccionesPrivadas } from '../acciones-privadas.tsx';
import { BusquedaPorFiltros } from '../busqueda/busqueda-por-filtros.tsx';
import { writeMesasStorage } from '../busqueda/mesas-storage.tsx';
import { ModoBusqueda } from '../busqueda/modo-busqueda.tsx';
import { useEstadoProfunda } from '../busqueda/use-busqueda-mesas.ts';

const TITULO = 'Mesas de Interoperabilidad';

// Fetched with the first deep search: the form alone needs none of it.
const LazyProfunda = lazy(async () => ({
  default: (await import('../busqueda-profunda/busqueda-profunda.tsx')).BusquedaProfunda,
}));

/** Search of mesas: by the specified form (MESA-01…04), or in everything they say. */
export function MesasHomeScreen() {
  usePageTitle(TITULO);
  const { search: estado, show } = useEstadoProfunda();
  useEffect(() => writeMesasStorage('active', '1'), []);
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Espacio creado para organizar el esfuerzo de dos o más entidades para intercambiar información."
        actions={<AccionesPrivadas />}
      />
      <CardStack>
        <ModoBusqueda profunda={estado} />
        {estado === null ? (
          <BusquedaPorFiltros />
        ) : (
          <Suspense fallback={<Skeleton label="Cargando la búsqueda" rows={5} />}>
            <LazyProfunda estado={estado} onChange={show} />
          </Suspense>
        )}
      </CardStack>
    </>
  );
}
