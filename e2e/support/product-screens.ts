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
  /** Names an element of the public dictionary is read by. */
  readonly identificadores: readonly string[];
  readonly oids: readonly string[];
  readonly estandares: readonly number[];
  /** Fichas of every word, one of each state. */
  readonly fichas: readonly Ficha[];
  /** Layers, with a version of each. */
  readonly capas: readonly (readonly [capa: number, version: number])[];
  /** Requests: one of each state. */
  readonly solicitudes: readonly number[];
}

type Arguments = readonly unknown[];

/** Word and number of a ficha of the ontology. */
type Ficha = readonly [palabra: string, id: number];

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
  toEditElemento: ({ versiones }) => versiones.slice(0, 2).map((id) => [id]),
  toVersionesElemento: ({ versiones }) => versiones.slice(0, 1).map((id) => [id]),
  toElemento: ({ versiones }) => versiones.map((id) => [id]),
  toDiccionario: ({ identificadores }) => identificadores.map((one) => [one]),
  toValidador: ({ identificadores }) => identificadores.map((one) => [one]),
  toElementoDelNodo: ({ identificadores }) =>
    identificadores.map((identificador) => [{ identificador, version: '1.0' }]),
  toNodoEnArbol: ({ oids }) => oids.map((oid) => [oid]),
  toOid: ({ oids }) => oids.map((oid) => [oid]),
  toEstandar: ({ estandares }) => estandares.map((id) => [id]),
  toEditarEstandar: ({ estandares }) => estandares.slice(0, 2).map((id) => [id]),
  toGrafo: ({ fichas }) => fichas.slice(0, 1).map(([palabra, id]) => [`${palabra}-${id}`]),
  toFicha: ({ fichas }) => fichas,
  toEditarFicha: ({ fichas }) => [...new Map(fichas.map((ficha) => [ficha[0], ficha])).values()],
  toNuevaFicha: ({ fichas }) => [...new Set(fichas.map(([palabra]) => palabra))].map((one) => [one]),
  toCapa: ({ capas }) => capas.map(([id]) => [id]),
  toEditarCapa: ({ capas }) => capas.map(([id]) => [id]),
  toVersionarCapa: ({ capas }) => capas.map(([id]) => [id]),
  toVersionCapa: ({ capas }) => capas,
  toEditarSolicitud: ({ solicitudes }) => solicitudes.map((id) => [id]),
  toSolicitud: ({ solicitudes }) => solicitudes.map((id) => [id]),
  toNivelUnoDeServicio: () => [[1]],
  toComparacionElementos: ({ versiones }) => [versiones.slice(0, 2)],
};

/** Exports of every `.paths.ts` of a context; a context of a later release is found by itself. */
async function loadPaths(): Promise<[string, unknown][]> {
  const files = globSync('contexts/*/web/**/*.paths.ts', { cwd: ROOT }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(ROOT, file)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exported) => Object.entries(exported));
}

/** A screen of the product. */
export interface ProductScreen {
  readonly path: string;
  /** What builds its address from a record (`toMesa`); nothing where it is of no record. */
  readonly ofRecord?: string;
}

function screensOf(name: string, exported: unknown, records: Records): ProductScreen[] {
  if (typeof exported === 'function') {
    const calls = CALLS[name];
    if (!calls) throw new Error(`Say in product-screens.ts what ${name} is to be called with.`);
    return calls(records).map((values) => ({ path: String(exported(...values)), ofRecord: name }));
  }
  if (!name.endsWith('Paths')) return [];
  return (
    Object.values(exported as Record<string, string>)
      // A pattern (`:id`) is for the router; its builder gives the addresses.
      .filter((path) => !path.includes(':'))
      .map((path) => ({ path }))
  );
}

/** Every screen of the product, details with records of the person and of somebody else. */
export async function listScreens(numero: string): Promise<ProductScreen[]> {
  const records = await findRecords(numero);
  const paths = await loadPaths();
  const screens = paths.flatMap(([name, exported]) => screensOf(name, exported, records));
  const ofApp = SCREENS_OF_APP.map((path) => ({ path }));
  return [...new Map([...screens, ...ofApp].map((screen) => [screen.path, screen])).values()];
}

async function findRecords(numero: string): Promise<Records> {
  const own = await askDatabase(`select m.entidad_id as entidad, m.rol_id as rol, m.usuario_id as usuario,
    (select min(x.mesa_id) from mesas_entidades x where x.entidad_id = m.entidad_id) as mesa
    from membresias m join usuarios u on u.id = m.usuario_id where u.numero_identificacion = '${numero}' and m.estado = 'activa'`);
  // Somebody pending, inactive, rejected and active: each state offers other actions.
  const others = await askDatabase(`select min(usuario_id) as usuario, min(entidad_id) as entidad
    from membresias group by estado`);
  const versiones = await askDatabase('select min(id) as id from elementos_versiones group by estado');
  const solicitudes = await askDatabase('select min(id) as id from solicitudes group by estado_id');
  const collect = (column: string, ...more: number[]) => [
    ...new Set([...own.map((row) => Number(row[column] ?? 0)), ...more].filter((id) => id > 0)),
  ];
  return {
    entidades: collect('entidad', 1),
    usuarios: collect('usuario', ...others.map(({ usuario }) => Number(usuario))),
    roles: collect('rol', 2),
    mesas: collect('mesa', 1),
    versiones: versiones.map(({ id }) => Number(id)),
    solicitudes: solicitudes.map(({ id }) => Number(id)),
    ...(await findLenguaje()),
  };
}

/** Records of the common language: one of each state, as each offers other actions. */
async function findLenguaje(): Promise<
  Pick<Records, 'identificadores' | 'oids' | 'estandares' | 'fichas' | 'capas'>
> {
  const elementos = await askDatabase(`select identificador, oid from elementos_de_dato where id in (
    select min(e.id) from elementos_de_dato e join elementos_versiones v on v.elemento_id = e.id
    where v.estado = 'incorporado' group by e.clase) order by id`);
  const estandares = await askDatabase('select min(id) as id from estandares group by estado');
  const fichas = await askDatabase(`select 'definicion' as palabra, min(id) as id from ontologia_definiciones
      group by estado, tipo
    union all select 'individuo', min(id) from ontologia_individuos group by estado
    union all select 'evento', min(id) from ontologia_eventos group by estado
    union all select 'regla', min(id) from ontologia_reglas group by estado`);
  const capas = await askDatabase(`select capa_id as capa, id as version from capas_de_uso_versiones
    where id in (select min(id) from capas_de_uso_versiones group by estado)`);
  return {
    identificadores: elementos.map(({ identificador }) => String(identificador)),
    oids: elementos.map(({ oid }) => String(oid)),
    estandares: estandares.map(({ id }) => Number(id)),
    fichas: fichas.map(({ palabra, id }): Ficha => [String(palabra), Number(id)]),
    capas: capas.map(({ capa, version }) => [Number(capa), Number(version)] as const),
  };
}
