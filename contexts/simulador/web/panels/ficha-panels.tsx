import type { FichaPanel } from '@marco/directorio/widgets';
import { lazy, Suspense, useRef } from 'react';
import { useComesNear } from '../use-comes-near.ts';

const EnsayoBreve = lazy(async () => ({ default: (await import('../ensayo-breve.tsx')).EnsayoBreve }));

/** The simulator of the version on show, in short. Its code comes when somebody reads down to it. */
const ProbarEnLaPagina: FichaPanel['Panel'] = ({ servicioId, version }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useComesNear(place);
  return version ? (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={null}>
          <EnsayoBreve servicioId={servicioId} version={version.numero} />
        </Suspense>
      ) : null}
    </div>
  ) : null;
};

/** What the simulator shows in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [
  { lugar: 'probar', order: 10, isFor: ({ version }) => version !== null, Panel: ProbarEnLaPagina },
];
