import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { askDatabase } from './database.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Screens of the application itself, which are of no context. */
const SCREENS_OF_APP = ['/componentes', '/api/docs', '/app/no-existe', '/no-existe'];

/** Records that the addresses of details are built with: those of a person first, then somebody else's. */
interface Records {
  readonly entidades: readonly number[];
  readonly usuarios: readonly number[];
  readonly roles: readonly number[];
  readonly mesas: readonly number[];
  /** Versions of elements: one of each state. */
  readonly versiones: readonly number[];
}

type Arguments = readonly (number | string)[];

/** What each builder of an address (`toUsuario`) is called with. */
const CALLS: Readonly<Record<string, (records: Records) => readonly Arguments[]>> = {
  toEntidad: ({ entidades }) => entidades.map((id) => [id]),
  toEditarEntidad: ({ entidades }) => entidades.map((id) => [id]),
  toUsuario: ({ usuarios }) => usuarios.map((id) => [id]),
  toRol: ({ roles }) => roles.map((id) => [id]),
  toPlantilla: () => [['rol-asignado']],
  toEvento: () => [[1]],
  toCorrelacion: () => [['inexistente']],
  toMesa: ({ mesas }) => mesas.map((id) => [id]),
  toReunion: () => [[1, 1]],
  toMesasSearch: () => [['a']],
  toEditMesa: ({ mesas }) => mesas.map((id) => [id]),
  toReunionesDeMesa: ({ mesas }) => mesas.map((id) => [id]),
  toProgramarReunion: ({ mesas }) => mesas.map((id) => [id]),
  toGestionReunion: () => [[1]],
  toHistorialMesa: ({ mesas }) => mesas.map((id) => [id]),
  toVersionElemento: ({ versiones }) => versiones.map((id) => [id]),
  toEditElemento: ({ versiones }) => versiones.map((id) => [id]),
  toVersionesElemento: ({ versiones }) => versiones.slice(0, 1).map((id) => [id]),
  toComparacionElementos: ({ versiones }) => [versiones.slice(0, 2)],
};

/** Exports of every `contexts/<context>/web/*.paths.ts`; a context of a later release is found by itself. */
async function loadPaths(): Promise<[string, unknown][]> {
  const files = globSync('contexts/*/web/*.paths.ts', { cwd: ROOT }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(ROOT, file)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exported) => Object.entries(exported));
}

/** A screen of the product. */
export interface ProductScreen {
  readonly path: string;
  /** Of one record. */
  readonly isDetail: boolean;
}

function screensOf(name: string, exported: unknown, records: Records): ProductScreen[] {
  if (typeof exported === 'function') {
    const calls = CALLS[name];
    if (!calls) throw new Error(`Say in product-screens.ts what ${name} is to be called with.`);
    return calls(records).map((values) => ({ path: String(exported(...values)), isDetail: true }));
  }
  if (!name.endsWith('Paths')) return [];
  return (
    Object.values(exported as Record<string, string>)
      // A pattern (`:id`) is for the router; its builder gives the addresses.
      .filter((path) => !path.includes(':'))
      .map((path) => ({ path, isDetail: false }))
  );
}

/** Every screen of the product, details with records of the person and of somebody else. */
export async function listScreens(numero: string): Promise<ProductScreen[]> {
  const records = await findRecords(numero);
  const paths = await loadPaths();
  const screens = paths.flatMap(([name, exported]) => screensOf(name, exported, records));
  const ofApp = SCREENS_OF_APP.map((path) => ({ path, isDetail: false }));
  return [...new Map([...screens, ...ofApp].map((screen) => [screen.path, screen])).values()];
}

async function findRecords(numero: string): Promise<Records> {
  const own = await askDatabase(`select m.entidad_id as entidad, m.rol_id as rol, m.usuario_id as usuario,
    (select min(x.mesa_id) from mesas_entidades x where x.entidad_id = m.entidad_id) as mesa
    from membresias m join usuarios u on u.id = m.usuario_id where u.numero_identificacion = '${numero}' and m.activa`);
  // Somebody pending, inactive, rejected and active: each state offers other actions.
  const others = await askDatabase(`select min(usuario_id) as usuario, min(entidad_id) as entidad
    from membresias group by activa, por_aprobar, rechazada`);
  const versiones = await askDatabase('select min(id) as id from elementos_versiones group by estado');
  const collect = (column: string, ...more: number[]) => [
    ...new Set([...own.map((row) => Number(row[column] ?? 0)), ...more].filter((id) => id > 0)),
  ];
  return {
    entidades: collect('entidad', 1),
    usuarios: collect('usuario', ...others.map(({ usuario }) => Number(usuario))),
    roles: collect('rol', 2),
    mesas: collect('mesa', 1),
    versiones: versiones.map(({ id }) => Number(id)),
  };
}
