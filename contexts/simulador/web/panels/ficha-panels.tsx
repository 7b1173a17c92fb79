import type { FichaPanel } from '@marco/directorio/widgets';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useComesNear } from '../use-comes-near.ts';

const EjemplosDeVersion = lazy(async () => ({
  default: (await import('../ejemplos-de-version.tsx')).EjemplosDeVersion,
}));
const EnsayoBreve = lazy(async () => ({ default: (await import('../ensayo-breve.tsx')).EnsayoBreve }));

interface PorPartesProps {
  readonly servicioId: number;
  readonly version: string;
}

/** A part of the page whose code comes when somebody reads down to it. */
function createPanelCercano(Parte: ComponentType<PorPartesProps>): FichaPanel['Panel'] {
  return function PanelCercano({ servicioId, version }) {
    const place = useRef<HTMLDivElement>(null);
    const isNear = useComesNear(place);
    return version ? (
      <div ref={place}>
        {isNear ? (
          <Suspense fallback={null}>
            <Parte servicioId={servicioId} version={version.numero} />
          </Suspense>
        ) : null}
      </div>
    ) : null;
  };
}

const hasVersion: NonNullable<FichaPanel['isFor']> = ({ version }) => version !== null;

/** Examples of its messages, and the simulator in short: what the simulator shows in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [
  { lugar: 'ejemplos', order: 10, isFor: hasVersion, Panel: createPanelCercano(EjemplosDeVersion) },
  { lugar: 'probar', order: 10, isFor: hasVersion, Panel: createPanelCercano(EnsayoBreve) },
];
