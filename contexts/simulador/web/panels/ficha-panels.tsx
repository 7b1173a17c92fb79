import type { FichaPanel } from '@marco/directorio/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Play } from 'lucide-react';
import { toSimulador } from '../../contract/simulador.paths.ts';
import { SimuladorPanel } from '../simulador-panel.tsx';

/** The way to the page where the version on show is tried. */
const Probar: FichaPanel['Panel'] = ({ servicioId, version }) =>
  version ? (
    <ButtonLink icon={<Play size={18} />} to={toSimulador(servicioId, version.numero)}>
      Probar
    </ButtonLink>
  ) : null;

/** The simulator of the version on show, in its block. */
const ProbarEnLaPagina: FichaPanel['Panel'] = ({ servicioId, version }) =>
  version ? <SimuladorPanel servicioId={servicioId} version={version.numero} /> : null;

const isFor: FichaPanel['isFor'] = ({ version }) => version !== null;

/** What the simulator shows in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [
  { lugar: 'acciones', order: 10, isFor, Panel: Probar },
  { lugar: 'probar', order: 10, isFor, Panel: ProbarEnLaPagina },
];
