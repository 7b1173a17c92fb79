import { accesoPublicModule } from '@marco/acceso/web';
import { acuerdosPublicModule } from '@marco/acuerdos/web';
import { auditoriaPublicModule } from '@marco/auditoria/web';
import { certificadosPublicModule } from '@marco/certificados/web';
import { conformidadPublicModule } from '@marco/conformidad/web';
import { datosAbiertosPublicModule } from '@marco/datos-abiertos/web';
import { diccionarioPublicModule } from '@marco/diccionario/web';
import { directorioPublicModule } from '@marco/directorio/web';
import { esquemasPublicModule } from '@marco/esquemas/web';
import { mesasPublicModule } from '@marco/mesas/web';
import { oidPublicModule } from '@marco/oid/web';
import { ontologiaPublicModule } from '@marco/ontologia/web';
import { pasaportesPublicModule } from '@marco/pasaportes/web';
import { plataformaPublicModule } from '@marco/plataforma/web';
import { reportesPublicModule } from '@marco/reportes/web';
import { serviciosPublicModule } from '@marco/servicios/web';
import { simuladorPublicModule } from '@marco/simulador/web';
import { tramitesPublicModule } from '@marco/tramites/web';
import { type GivenPanels, joinPanels, type PanelsOf } from '@marco/web-kit/panel-slots';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** Screens by the shell they stand in. */
interface PublicRoutes {
  /** With the public header and footer. */
  readonly inPublicShell?: RouteObject[];
  /** With the public shell for a visitor, with the private one for a person with an entity in force. */
  readonly inEitherShell?: RouteObject[];
  /** A whole page by themselves. */
  readonly standalone?: RouteObject[];
}

interface MenuEntry {
  readonly to: string;
  readonly label: string;
  readonly end?: boolean;
}

/** Watches the addresses or the work of a person, once around all screens. */
interface Keeper {
  readonly id: string;
  readonly Keeper: ComponentType;
}

/** Screens in either shell that come with the first address below one of the prefixes. */
interface LazyRoutes {
  readonly prefixes: readonly string[];
  readonly load: (panelsOf: PanelsOf) => Promise<RouteObject[]>;
}

/** What a context gives everybody. It is part of the first page, except the lazy parts. */
interface PublicModule {
  readonly createRoutes?: (panelsOf: PanelsOf) => PublicRoutes;
  readonly lazyRoutes?: LazyRoutes | readonly LazyRoutes[];
  readonly keepers?: readonly Keeper[];
  /** Entries of the menu of a visitor. */
  readonly menu?: readonly MenuEntry[];
  /** Entries of its group of tools: what somebody checks an own thing with. */
  readonly tools?: readonly MenuEntry[];
  /** What a footer leads to beside the pages of the site itself. */
  readonly footer?: readonly MenuEntry[];
  readonly panels?: GivenPanels;
}

/** Every context with something for everybody, in the order of the menu. */
const MODULES: readonly PublicModule[] = [
  accesoPublicModule,
  directorioPublicModule,
  mesasPublicModule,
  serviciosPublicModule,
  diccionarioPublicModule,
  reportesPublicModule,
  esquemasPublicModule,
  ontologiaPublicModule,
  conformidadPublicModule,
  oidPublicModule,
  certificadosPublicModule,
  acuerdosPublicModule,
  simuladorPublicModule,
  pasaportesPublicModule,
  plataformaPublicModule,
  tramitesPublicModule,
  auditoriaPublicModule,
  datosAbiertosPublicModule,
];

const panelsOf = joinPanels(MODULES.map(({ panels = {} }) => panels));

const routes = MODULES.map((one) => one.createRoutes?.(panelsOf) ?? {});

/** Screens that come with the first page, by their shell. */
export const publicRoutes = {
  inPublicShell: routes.flatMap((one) => one.inPublicShell ?? []),
  inEitherShell: routes.flatMap((one) => one.inEitherShell ?? []),
  standalone: routes.flatMap((one) => one.standalone ?? []),
};

export const keepers: readonly Keeper[] = MODULES.flatMap((one) => one.keepers ?? []);

export const publicMenu: readonly MenuEntry[] = MODULES.flatMap((one) => one.menu ?? []);

export const publicTools: readonly MenuEntry[] = MODULES.flatMap((one) => one.tools ?? []);

export const publicFooter: readonly MenuEntry[] = MODULES.flatMap((one) => one.footer ?? []);

const lazy = MODULES.flatMap((one) => one.lazyRoutes ?? []);

/** Screens of a context that come with its first address; undefined where the address is of none. */
export function findLazyRoutes(path: string): (() => Promise<RouteObject[]>) | undefined {
  const isBelow = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  const found = lazy.find(({ prefixes }) => prefixes.some(isBelow));
  return found && (() => found.load(panelsOf));
}

/** All of them. */
export async function loadLazyRoutes(): Promise<RouteObject[]> {
  return (await Promise.all(lazy.map(({ load }) => load(panelsOf)))).flat();
}
