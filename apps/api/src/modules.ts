import { authenticatorActions } from '@marco/authenticator';
import type { DatabaseSchema } from '@marco/database';
import { buildNovedades } from '@marco/parametros/server';
import type { JobHandler, LongJobHandler, ServerModule } from '@marco/server-kit';
import { auditActions, auditObjects } from './audit-actions.ts';
import type {
  ChoreDependencies,
  ContextChores,
  ContextManifest,
  JobDependencies,
  Joins,
  ProcessDependencies,
} from './context-manifest.ts';
import { manifests } from './manifests.ts';

/** One part of the manifests of all contexts, in their order. */
function gather<T>(read: (manifest: ContextManifest) => readonly T[] | undefined): readonly T[] {
  return manifests.flatMap((manifest) => read(manifest) ?? []);
}

/** A part that only one context gives. */
function gatherOne<T>(read: (manifest: ContextManifest) => T | undefined): T {
  const [given, ...more] = gather((manifest) => {
    const part = read(manifest);
    return part === undefined ? [] : [part];
  });
  if (given === undefined || more.length > 0) throw new Error('Exactly one context gives this part.');
  return given;
}

/** Joins what several contexts give by name. */
function join<T>(
  ...parts: readonly (Readonly<Record<string, T>> | undefined)[]
): Readonly<Record<string, T>> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})));
}

type ObjetosIdentificados = Joins['objetosIdentificados'];
type BuscadorDeObjeto = NonNullable<ObjetosIdentificados['version']>;

/** Several contexts may have records of one kind of node, such as versions: the first that holds an identifier tells it. */
function joinBuscadores(parts: readonly (ObjetosIdentificados | undefined)[]): ObjetosIdentificados {
  const found = Map.groupBy(
    parts.flatMap((part) => Object.entries(part ?? {})),
    ([tipo]) => tipo,
  );
  const chain =
    (buscadores: readonly BuscadorDeObjeto[]): BuscadorDeObjeto =>
    async (...pedido) => {
      for (const find of buscadores) {
        const hallado = await find(...pedido);
        if (hallado) return hallado;
      }
      return undefined;
    };
  return Object.fromEntries([...found].map(([tipo, each]) => [tipo, chain(each.map(([, find]) => find))]));
}

/** Two writers of the same action give it the same name (`npm run check actions`). */
const nombresDeCodigos: Joins['nombresDeCodigos'] = {
  acciones: join(auditActions, authenticatorActions, ...manifests.map((one) => one.acciones)),
  tiposObjeto: join(auditObjects, ...manifests.map((one) => one.tiposObjeto)),
};

/** What the contexts give each other. */
export const joins: Joins = {
  nombresDeCodigos,
  nombres: {
    objects: join(...manifests.map((one) => one.nombres?.objects)),
    fields: join(...manifests.map((one) => one.nombres?.fields)),
  },
  novedades: buildNovedades(gather(({ titulo, novedades }) => (novedades ? [{ titulo, novedades }] : []))),
  tablas: gather((one) => one.tablas?.(nombresDeCodigos)),
  lectoresDeArchivos: gather((one) => one.lectoresDeArchivos),
  actividades: gather((one) => one.actividades),
  accionesDeInicio: gather((one) => one.accionesDeInicio),
  bloquesDeInicio: gather((one) => one.bloquesDeInicio),
  fuentesDeBusqueda: gather((one) => one.fuentesDeBusqueda),
  correctoresDePalabras: gather((one) => one.correctoresDePalabras),
  objetosIdentificados: joinBuscadores(manifests.map((one: ContextManifest) => one.objetosIdentificados)),
  alSuprimir: gather((one) => one.alSuprimir),
  responsabilidades: gather((one) => one.responsabilidades),
  seccionesPropias: gather((one) => one.datosPropios?.sections).toSorted((a, b) => a.order - b.order),
  alIncorporar: gather((one) => one.alIncorporar),
  alMover: gather((one) => one.alMover),
  alCambiarServicio: gather((one) => one.alCambiarServicio),
  consumosDeVersiones: gather((one) => one.consumosDeVersiones),
  usosDeServicios: gather((one) => one.usosDeServicios),
  deleteSegundoFactor: gatherOne((one) => one.deleteSegundoFactor),
};

/** Display name of each context in the API description. */
export const contextNames: Readonly<Record<string, string>> = Object.fromEntries(
  manifests.map(({ context, titulo }) => [context, titulo]),
);

/** Every context of the product with what it needs, leftmost first. */
export function listModules(dependencies: ProcessDependencies): ServerModule[] {
  const modules: ServerModule[] = [];
  for (const { create } of manifests)
    modules.push(create({ ...dependencies, ...joins, modules: [...modules] }));
  return modules;
}

/** The work of every context that no request waits for. */
export function listJobs(
  dependencies: Omit<JobDependencies, keyof Joins>,
): readonly (JobHandler<DatabaseSchema> | LongJobHandler<DatabaseSchema>)[] {
  return gather((one) => one.jobs?.({ ...dependencies, ...joins }));
}

/** The long work that somebody asked for and waits to see. */
export function listAskedJobs(
  dependencies: Omit<JobDependencies, keyof Joins>,
): readonly LongJobHandler<DatabaseSchema>[] {
  return gather((one) => one.askedJobs?.({ ...dependencies, ...joins }));
}

/** The chores of every context, by name. */
export function listChores(dependencies: ChoreDependencies): ContextChores {
  return join(...manifests.map((one) => one.chores?.(dependencies)));
}
