import { lazy, Suspense } from 'react';
import { useMesasBase } from './use-mesas-base.ts';

const LazyAccionesHome = lazy(async () => ({
  default: (await import('./mesas/acciones-home.tsx')).AccionesHome,
}));
const LazyAccionesMesa = lazy(async () => ({
  default: (await import('./mesas/acciones-mesa.tsx')).AccionesMesa,
}));

const LazyCompromisos = lazy(async () => ({
  default: (await import('./compromisos/compromisos-mesa.tsx')).CompromisosMesa,
}));

/** The commitments of a mesa; fetched apart too, with who works for an entidad. */
export function CompromisosPrivados({ idMesa }: { readonly idMesa: number }) {
  return (
    <Suspense fallback={null}>
      <LazyCompromisos idMesa={idMesa} />
    </Suspense>
  );
}

/**
 * What may be done on a mesa, or on their home without one, for who works for an entidad. Fetched apart: visitors
 * download none of it.
 */
export function AccionesPrivadas({ idMesa }: { readonly idMesa?: number }) {
  if (useMesasBase() === 'public') return null;
  return (
    <Suspense fallback={null}>
      {idMesa === undefined ? <LazyAccionesHome /> : <LazyAccionesMesa idMesa={idMesa} />}
    </Suspense>
  );
}
