import type { FichaPanel } from '@marco/directorio/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Handshake } from 'lucide-react';
import { toNuevoAcuerdo } from '../../contract/acuerdos.paths.ts';

/** The way to ask for the servicio; who has no account signs in first. */
const SolicitarAcceso: FichaPanel['Panel'] = ({ servicioId }) => (
  <ButtonLink size="small" icon={<Handshake size={16} />} to={toNuevoAcuerdo(servicioId)}>
    Solicitar acceso
  </ButtonLink>
);

/** What the acuerdos show in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [
  { lugar: 'acciones', order: 50, isFor: ({ version }) => version !== null, Panel: SolicitarAcceso },
];
