import { accesoPaths } from '@marco/acceso/paths';
import { capasDeUsoPaths, toCapa } from '@marco/capas-de-uso/paths';
import { entidadesPaths } from '@marco/entidades/paths';
import { solicitudesPaths } from '@marco/solicitudes/paths';
import { usuariosPaths } from '@marco/usuarios/paths';

/** Lists that a breadcrumb returns to, with their filter and page. */
export type DataConsult = 'services' | 'entities' | 'users';

/** One step of a trail, as the specification tells it (§3 'Breadcrumb model'). */
export interface BreadcrumbStep {
  readonly nombre: string;
  readonly url: string;
  readonly seccion?: 1 | 2 | 3 | 4 | 5 | 6;
  readonly dataConsult?: DataConsult;
}

export interface BreadcrumbPlace {
  /** Address of the screen that shows the trail. */
  readonly pathname: string;
  /** Id of the record, where a step shows one. */
  readonly id?: string | number;
  /** The screen shows an older version: its step leads back to where it was opened. */
  readonly isVersion?: boolean;
}

const LEVELS_UP_TO_LIST = 3;

const CONSULT_TARGETS: Readonly<Record<DataConsult, string>> = {
  services: solicitudesPaths.serviciosRestaurados,
  entities: entidadesPaths.listaRestaurada,
  users: usuariosPaths.usersRestored,
};

const SECTION_TARGETS: Readonly<
  Record<NonNullable<BreadcrumbStep['seccion']>, (step: BreadcrumbStep, place: BreadcrumbPlace) => string>
> = {
  1: () => accesoPaths.landing,
  2: (_, { pathname }) => `${moveUp(pathname, LEVELS_UP_TO_LIST)}?userConsult=1`,
  3: ({ url }, { isVersion }) => (isVersion ? url : capasDeUsoPaths.listaRestaurada),
  // The show route of a layer, '/{id}' below its area.
  4: (_, { id = '' }) => toCapa(id),
  5: (_, { pathname }) => moveUp(pathname, 1),
  6: () => solicitudesPaths.consultaRestaurada,
};

/** '/a/b/c', one level up, is '/a/b'; the top of the site stays where it is. */
function moveUp(pathname: string, levels: number): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  return `/${parts.slice(0, Math.max(0, parts.length - levels)).join('/')}`;
}

/**
 * Where a step of a trail leads (specification §2 'Target routes named by the breadcrumb'): the consult flag wins,
 * then the section, then the step's own address.
 */
export function findBreadcrumbTarget(step: BreadcrumbStep, place: BreadcrumbPlace): string {
  if (step.dataConsult) return CONSULT_TARGETS[step.dataConsult];
  return step.seccion ? SECTION_TARGETS[step.seccion](step, place) : step.url;
}
