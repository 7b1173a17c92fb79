import { lazy, Suspense } from 'react';
import { useSuscripciones } from './use-suscripciones.ts';

const MisSuscripciones = lazy(async () => ({
  default: (await import('./mis-suscripciones.tsx')).MisSuscripciones,
}));

/** The subscriptions of the person; their list comes only for who has some. */
export function SuscripcionesPropias() {
  const { data } = useSuscripciones();
  if (data === undefined || data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <MisSuscripciones />
    </Suspense>
  );
}
