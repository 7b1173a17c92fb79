import type { HomePanel } from '@marco/usuarios/widgets';
import { CargaDeConsultores } from '../inicio/carga-de-consultores.tsx';
import { ServiciosDeMiEntidad } from '../inicio/servicios-de-mi-entidad.tsx';

/** The load of the consultores and the servicios of the entidad of the person, in the private home. */
export const homePanels: readonly HomePanel[] = [
  { place: 'main', order: 15, Panel: CargaDeConsultores },
  { place: 'main', order: 20, Panel: ServiciosDeMiEntidad },
];
