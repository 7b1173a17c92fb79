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

/** The commitments of a mesa; also a separate file, only for people who work for an entidad. */
export function CompromisosPrivados({ idMesa }: { readonly idMesa: number }) {
  return (
    <Suspense fallback={null}>
      <LazyCompromisos idMesa={idMesa} />
    </Suspense>
  );
}

/**
 * The actions on a mesa, or on the home of the mesas, for people who work for an entidad. They are a separate file,
 * so that visitors do not download them.
 */
export function AccionesPrivadas({ idMesa }: { readonly idMesa?: number }) {
  if (useMesasBase() === 'public') return null;
  return (
    <Suspense fallback={null}>
      {idMesa === undefined ? <LazyAccionesHome /> : <LazyAccionesMesa idMesa={idMesa} />}
    </Suspense>
  );
}
