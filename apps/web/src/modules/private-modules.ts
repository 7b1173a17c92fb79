import { accesoModule } from '@marco/acceso/web';
import { acuerdosModule } from '@marco/acuerdos/web';
import { archivosModule } from '@marco/archivos/web';
import { auditoriaModule } from '@marco/auditoria/web';
import { capasDeUsoModule } from '@marco/capas-de-uso/web';
import { certificadosModule } from '@marco/certificados/web';
import { conformidadModule } from '@marco/conformidad/web';
import { directorioModule } from '@marco/directorio/web';
import { elementosDeDatoModule } from '@marco/elementos-de-dato/web';
import { entidadesModule } from '@marco/entidades/web';
import { esquemasModule } from '@marco/esquemas/web';
import { estandaresModule } from '@marco/estandares/web';
import { mesasModule } from '@marco/mesas/web';
import { oidModule } from '@marco/oid/web';
import { ontologiaModule } from '@marco/ontologia/web';
import { parametrosModule } from '@marco/parametros/web';
import { pasaportesModule } from '@marco/pasaportes/web';
import { plataformaModule } from '@marco/plataforma/web';
import { reportesModule } from '@marco/reportes/web';
import { serviciosModule } from '@marco/servicios/web';
import { simuladorModule } from '@marco/simulador/web';
import { solicitudesModule } from '@marco/solicitudes/web';
import { tramitesModule } from '@marco/tramites/web';
import { usuariosPaths } from '@marco/usuarios/paths';
import { usuariosModule } from '@marco/usuarios/web';
import { type GivenPanels, joinPanels, type PanelsOf } from '@marco/web-kit/panel-slots';
import type { RouteObject } from 'react-router';
import { busquedaPrivateRoutes } from '../busqueda/busqueda-routes.ts';
import { notFoundRoute } from '../plain-routes.ts';

/** What a context gives the private area: its screens, and its panels in the screens of others. */
interface PrivateModule {
  readonly createRoutes?: (panelsOf: PanelsOf) => RouteObject[];
  readonly panels?: GivenPanels;
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
  directorioModule,
  acuerdosModule,
  simuladorModule,
  pasaportesModule,
  plataformaModule,
  tramitesModule,
  reportesModule,
  auditoriaModule,
];

const panelsOf = joinPanels(MODULES.map(({ panels = {} }) => panels));

/** Every screen of the private area, inside its shell. */
export const privateRoutes: RouteObject[] = [
  ...MODULES.flatMap((one) => one.createRoutes?.(panelsOf) ?? []),
  ...busquedaPrivateRoutes,
  { ...notFoundRoute, path: `${usuariosPaths.app}/*` },
];
