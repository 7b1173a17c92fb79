import { lazy, Suspense } from 'react';
import { useAutorizacion } from './use-tratamiento.ts';

// Most people answered long ago: what asks comes with the question. If it cannot come, the next visit asks.
const PreguntaAutorizacion = lazy(() =>
  import('./pregunta-autorizacion.tsx').then(
    (module) => ({ default: module.PreguntaAutorizacion }),
    () => ({ default: () => null }),
  ),
);

/**
 * Asks a person who never answered to the notice in force, once, in a notice above the screen that does not block it.
 */
export function AvisoAutorizacion() {
  const { data } = useAutorizacion();
  if (!data?.pendiente) return null;
  return (
    <Suspense fallback={null}>
      <PreguntaAutorizacion />
    </Suspense>
  );
}
