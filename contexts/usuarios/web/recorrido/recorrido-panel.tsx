import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { BloqueRecorrido } from '../../contract/index.ts';
import { useBloque } from '../widgets/use-bloque.ts';

// Most people see it once: it comes when it is to be shown.
const Recorrido = lazy(async () => ({ default: (await import('./recorrido.tsx')).Recorrido }));

/** The first tour: offered to who did not refuse it, and open where the address asks for it. */
export function RecorridoPanel() {
  const [params] = useSearchParams();
  const { data } = useBloque<BloqueRecorrido>('recorrido');
  const isAsked = params.has('recorrido');
  if (!isAsked && !data) return null;
  return (
    <Suspense fallback={null}>
      <Recorrido isAsked={isAsked} />
    </Suspense>
  );
}
