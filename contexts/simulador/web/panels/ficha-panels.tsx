import type { FichaPanel } from '@marco/directorio/widgets';
import { EnsayoBreve } from '../ensayo-breve.tsx';

/** The simulator of the version on show, in short. */
const ProbarEnLaPagina: FichaPanel['Panel'] = ({ servicioId, version }) =>
  version ? <EnsayoBreve servicioId={servicioId} version={version.numero} /> : null;

/** What the simulator shows in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [
  { lugar: 'probar', order: 10, isFor: ({ version }) => version !== null, Panel: ProbarEnLaPagina },
];
