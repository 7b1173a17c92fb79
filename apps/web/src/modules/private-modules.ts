import { accesoModule } from '@marco/acceso/web';
import { archivosModule } from '@marco/archivos/web';
import { auditoriaModule } from '@marco/auditoria/web';
import { capasDeUsoModule } from '@marco/capas-de-uso/web';
import { certificadosModule } from '@marco/certificados/web';
import { conformidadModule } from '@marco/conformidad/web';
import { elementosDeDatoModule } from '@marco/elementos-de-dato/web';
import type { AccionElementos, ElementoPanel } from '@marco/elementos-de-dato/widgets';
import { entidadesModule } from '@marco/entidades/web';
import type { CatalogoSlot, EntidadPanel, RetornoEntidad } from '@marco/entidades/widgets';
import { esquemasModule } from '@marco/esquemas/web';
import { estandaresModule } from '@marco/estandares/web';
import { mesasModule } from '@marco/mesas/web';
import { oidModule } from '@marco/oid/web';
import { ontologiaModule } from '@marco/ontologia/web';
import { parametrosModule } from '@marco/parametros/web';
import { serviciosModule } from '@marco/servicios/web';
import type { ServicioPanel } from '@marco/servicios/widgets';
import { solicitudesModule } from '@marco/solicitudes/web';
import { usuariosPaths } from '@marco/usuarios/paths';
import { usuariosModule } from '@marco/usuarios/web';
import type { HomePanel } from '@marco/usuarios/widgets';
import type { RouteObject } from 'react-router';
import { notFoundRoute } from '../plain-routes.ts';
import { joinPanels, type PanelLoader } from './join-panels.ts';

/** What contexts show in the pages of others. */
interface PrivatePanels {
  readonly home: PanelLoader<HomePanel>;
  readonly entidad: PanelLoader<EntidadPanel>;
  readonly retornos: PanelLoader<RetornoEntidad>;
  readonly catalogos: PanelLoader<CatalogoSlot>;
  readonly elemento: PanelLoader<ElementoPanel>;
  readonly elementos: PanelLoader<AccionElementos>;
  readonly servicio: PanelLoader<ServicioPanel>;
}

/** What a context gives the private area: its screens, and its panels in the pages of others. */
interface PrivateModule {
  readonly createRoutes?: (panels: PrivatePanels) => RouteObject[];
  readonly panels?: Partial<PrivatePanels>;
}

/** Every context with something in the private area, leftmost first. */
const MODULES: readonly PrivateModule[] = [
  parametrosModule,
  archivosModule,
  entidadesModule,
  usuariosModule,
  accesoModule,
  oidModule,
  capasDeUsoModule,
  estandaresModule,
  elementosDeDatoModule,
  esquemasModule,
  ontologiaModule,
  serviciosModule,
  conformidadModule,
  certificadosModule,
  solicitudesModule,
  mesasModule,
  auditoriaModule,
];

const panels: PrivatePanels = {
  home: joinPanels(MODULES.map((one) => one.panels?.home)),
  entidad: joinPanels(MODULES.map((one) => one.panels?.entidad)),
  retornos: joinPanels(MODULES.map((one) => one.panels?.retornos)),
  catalogos: joinPanels(MODULES.map((one) => one.panels?.catalogos)),
  elemento: joinPanels(MODULES.map((one) => one.panels?.elemento)),
  elementos: joinPanels(MODULES.map((one) => one.panels?.elementos)),
  servicio: joinPanels(MODULES.map((one) => one.panels?.servicio)),
};

/** Every screen of the private area, inside its shell. */
export const privateRoutes: RouteObject[] = [
  ...MODULES.flatMap((one) => one.createRoutes?.(panels) ?? []),
  { ...notFoundRoute, path: `${usuariosPaths.app}/*` },
];
