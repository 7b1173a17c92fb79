import type { FichaPanel } from '@marco/directorio/widgets';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { toSimulador } from '../../contract/simulador.paths.ts';
import { useComesNear } from '../use-comes-near.ts';

const SimuladorPanel = lazy(async () => ({
  default: (await import('../simulador-panel.tsx')).SimuladorPanel,
}));

/**
 * The simulator of the version on show, in its block: the page has its own main button. Its code comes when somebody reads
 * down to it.
 */
const ProbarEnLaPagina: FichaPanel['Panel'] = ({ servicioId, version }) => {
  const place = useRef<HTMLParagraphElement>(null);
  const isNear = useComesNear(place);
  return version ? (
    <>
      <p ref={place}>
        <Link to={toSimulador(servicioId, version.numero)}>Abrir el simulador en su propia página</Link>
      </p>
      {isNear ? (
        <Suspense fallback={null}>
          <SimuladorPanel servicioId={servicioId} version={version.numero} variant="secondary" />
        </Suspense>
      ) : null}
    </>
  ) : null;
};

/** What the simulator shows in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [
  { lugar: 'probar', order: 10, isFor: ({ version }) => version !== null, Panel: ProbarEnLaPagina },
];
