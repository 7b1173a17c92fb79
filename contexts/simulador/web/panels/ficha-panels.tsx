import type { FichaPanel } from '@marco/directorio/widgets';
import { Link } from 'react-router';
import { toSimulador } from '../../contract/simulador.paths.ts';
import { SimuladorPanel } from '../simulador-panel.tsx';

/** The simulator of the version on show, in its block: the page has its own main button. */
const ProbarEnLaPagina: FichaPanel['Panel'] = ({ servicioId, version }) =>
  version ? (
    <>
      <SimuladorPanel servicioId={servicioId} version={version.numero} variant="secondary" />
      <p>
        <Link to={toSimulador(servicioId, version.numero)}>Abrir el simulador en su propia página</Link>
      </p>
    </>
  ) : null;

/** What the simulator shows in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [
  { lugar: 'probar', order: 10, isFor: ({ version }) => version !== null, Panel: ProbarEnLaPagina },
];
