import { appFirstScreens } from '../../apps/web/src/first-screens.ts';
import { accesoFirstScreens } from '../../contexts/acceso/web/first-screens.ts';
import { auditoriaFirstScreens } from '../../contexts/auditoria/web/first-screens.ts';
import { certificadosFirstScreens } from '../../contexts/certificados/web/first-screens.ts';
import { datosAbiertosFirstScreens } from '../../contexts/datos-abiertos/web/first-screens.ts';
import { diccionarioFirstScreens } from '../../contexts/diccionario/web/first-screens.ts';
import { directorioFirstScreens } from '../../contexts/directorio/web/first-screens.ts';
import { esquemasFirstScreens } from '../../contexts/esquemas/web/first-screens.ts';
import { mesasFirstScreens } from '../../contexts/mesas/web/first-screens.ts';
import { oidFirstScreens } from '../../contexts/oid/web/first-screens.ts';
import { pasaportesFirstScreens } from '../../contexts/pasaportes/web/first-screens.ts';
import { reportesFirstScreens } from '../../contexts/reportes/web/first-screens.ts';
import { serviciosFirstScreens } from '../../contexts/servicios/web/first-screens.ts';
import { tramitesFirstScreens } from '../../contexts/tramites/web/first-screens.ts';
import { usuariosFirstScreens } from '../../contexts/usuarios/web/first-screens.ts';
import { type FirstPage, joinScreens } from './join-screens.ts';

/** What the document of an address names, as the contexts tell it. */
export const firstPages: readonly FirstPage[] = joinScreens([
  ...appFirstScreens,
  ...accesoFirstScreens,
  ...auditoriaFirstScreens,
  ...certificadosFirstScreens,
  ...datosAbiertosFirstScreens,
  ...diccionarioFirstScreens,
  ...directorioFirstScreens,
  ...esquemasFirstScreens,
  ...mesasFirstScreens,
  ...oidFirstScreens,
  ...pasaportesFirstScreens,
  ...reportesFirstScreens,
  ...serviciosFirstScreens,
  ...tramitesFirstScreens,
  ...usuariosFirstScreens,
]);
