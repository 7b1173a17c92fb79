import type { DatabaseSchema } from '@marco/database';
import { type CallContext, permissionKey } from '@marco/server-kit';
import { type Kysely, sql } from 'kysely';
import type { ObjetoIdentificado } from '../contract/index.ts';
import { RECURSO_OID, type TipoNodo } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Who asks what an identifier stands for. */
export interface Lector {
  readonly permisos: ReadonlySet<string>;
  /** Whether they read what belongs to any entity. */
  readonly leeTodas: boolean;
  readonly entidadId: number | null;
}

/** Anybody, on the public address. */
const NADIE: Lector = { permisos: new Set(), leeTodas: false, entidadId: null };

export function toLector({ actor }: CallContext): Lector {
  if (!actor) return NADIE;
  return { permisos: actor.permissions, leeTodas: actor.readsAllEntities, entidadId: actor.entityId };
}

type Finder = (database: Database, oid: string, lector: Lector) => Promise<ObjetoHallado | undefined>;

/** The record an identifier stands for, and whether anybody may know of it. */
interface ObjetoHallado extends ObjetoIdentificado {
  readonly publicado: boolean;
}

/** States of a version of an element that anybody reads (GEN-05). */
const PUBLICADOS: Readonly<Record<string, string>> = {
  incorporado: 'Incorporado',
  historico: 'Histórico',
  caducado: 'Caducado',
};
/** What stands in place of a name nobody published. */
export const SIN_PUBLICAR = 'Sin publicar';

/** Address of a screen of the private area, for who may open it. */
function toPrivada(direccion: string, { permisos }: Lector, recurso: string): string | null {
  return permisos.has(`${recurso}:consultar`) ? direccion : null;
}

const findElemento: Finder = async (database, oid, lector) => {
  const row = await database
    .selectFrom('elementos_de_dato as e')
    .innerJoin('elementos_versiones as v', 'v.elemento_id', 'e.id')
    .select(['v.id', 'v.entidad_responsable_id as entidadId', 'e.identificador', 'v.nombre', 'v.estado'])
    .where('e.oid', '=', oid)
    .orderBy((eb) => eb('v.estado', 'in', Object.keys(PUBLICADOS)), 'desc')
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return presentElemento({ ...row, oid }, lector);
};

const findVersion: Finder = async (database, oid, lector) => {
  const row = await database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select(['v.id', 'v.entidad_responsable_id as entidadId', 'e.identificador', 'v.nombre'])
    .select(['v.mayor', 'v.menor', 'v.estado'])
    .where('v.oid', '=', oid)
    .executeTakeFirst();
  if (!row) return undefined;
  const version = `versión ${row.mayor}.${row.menor}`;
  const identificador = `${row.identificador}, ${version}`;
  const { id, entidadId, estado } = row;
  return presentElemento(
    { id, entidadId, identificador, nombre: `${row.nombre}, ${version}`, estado, oid },
    lector,
  );
};

interface ElementoHallado {
  /** Of its version: the private screen of elements is opened by it. */
  readonly id: number;
  /** The entidad responsible for it, which reads it before it is published. */
  readonly entidadId: number | null;
  readonly identificador: string;
  readonly nombre: string;
  readonly estado: string;
  readonly oid: string;
}

/** What nobody published yet shows its technical name alone, and only to who may read it. */
function presentElemento(
  { id, entidadId, identificador, nombre, estado, oid }: ElementoHallado,
  lector: Lector,
): ObjetoHallado {
  const publicado = PUBLICADOS[estado];
  if (publicado !== undefined)
    return { nombre, estado: publicado, direccion: `/diccionario/${oid}`, publicado: true };
  const isOpen = lector.leeTodas || (entidadId !== null && entidadId === lector.entidadId);
  const direccion = isOpen ? toPrivada(`/app/elementos-de-dato/${id}`, lector, 'elementos-de-dato') : null;
  return { nombre: identificador, estado: SIN_PUBLICAR, direccion, publicado: false };
}

const findCapa: Finder = async (database, oid, lector) => {
  const row = await database
    .selectFrom('capas_de_uso as c')
    .innerJoin('capas_de_uso_versiones as v', 'v.capa_id', 'c.id')
    .select(['c.id', 'c.activa', 'v.nombre', 'v.estado'])
    .where('c.oid', '=', oid)
    .where('v.estado', '<>', 'historica')
    .orderBy('v.estado', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const estado = row.estado === 'vigente' ? 'Vigente' : SIN_PUBLICAR;
  return {
    nombre: row.nombre,
    estado: row.activa ? estado : 'Inactiva',
    publicado: row.estado === 'vigente',
    direccion: toPrivada(`/app/admin/capadeuso/${row.id}`, lector, 'capas-de-uso'),
  };
};

/** States of a standard the ministry decided about. */
const DECIDIDOS: Readonly<Record<string, string>> = {
  adoptado: 'Adoptado',
  recomendado: 'Recomendado',
  'no-adoptado': 'No adoptado',
  retirado: 'Retirado',
};

const findEstandar: Finder = async (database, oid, lector) => {
  const row = await database
    .selectFrom('estandares')
    .select(['id', 'nombre', 'estado'])
    .where('oid', '=', oid)
    .executeTakeFirst();
  return (
    row && {
      nombre: row.nombre,
      estado: DECIDIDOS[row.estado] ?? SIN_PUBLICAR,
      publicado: DECIDIDOS[row.estado] !== undefined,
      direccion: toPrivada(`/app/estandares/${row.id}`, lector, 'estandares'),
    }
  );
};

/** The four words of the ontology: where each is stored and what names it. */
const FICHAS = {
  definicion: ['ontologia_definiciones', 'termino'],
  evento: ['ontologia_eventos', 'nombre'],
  individuo: ['ontologia_individuos', 'nombre'],
  regla: ['ontologia_reglas', 'nombre'],
} as const;

const ESTADOS_FICHA: Readonly<Record<string, string>> = { vigente: 'Vigente', inactivo: 'Inactivo' };

function createFindFicha(palabra: keyof typeof FICHAS): Finder {
  const [tabla, nombre] = FICHAS[palabra];
  return async (database, oid, lector) => {
    const { rows } = await sql<{ id: number; nombre: string; estado: string }>`
      select id, ${sql.ref(nombre)} as nombre, estado from ${sql.table(tabla)} where oid = ${oid}`.execute(
      database,
    );
    const [row] = rows;
    return (
      row && {
        nombre: row.nombre,
        estado: ESTADOS_FICHA[row.estado] ?? SIN_PUBLICAR,
        publicado: ESTADOS_FICHA[row.estado] !== undefined,
        direccion: toPrivada(`/app/ontologia/${palabra}/${row.id}`, lector, 'ontologia'),
      }
    );
  };
}

const FINDERS: Readonly<Partial<Record<TipoNodo, Finder>>> = {
  elemento: findElemento,
  version: findVersion,
  'capa-de-uso': findCapa,
  estandar: findEstandar,
  definicion: createFindFicha('definicion'),
  evento: createFindFicha('evento'),
  individuo: createFindFicha('individuo'),
  regla: createFindFicha('regla'),
};

/**
 * The record an identifier stands for, found by the identifier itself: the record holds it.
 *
 * @param lector who asks; nobody on the public address
 */
export async function findObjeto(
  database: Database,
  { oid, tipo }: Identificador,
  lector: Lector,
): Promise<ObjetoIdentificado | null> {
  const hallado = await FINDERS[tipo]?.(database, oid, lector);
  if (!hallado) return null;
  const { publicado, ...objeto } = hallado;
  const isReadable = publicado || objeto.direccion !== null || lector.permisos.has(LEE_EL_ARBOL);
  return isReadable ? objeto : { nombre: SIN_PUBLICAR, estado: SIN_PUBLICAR, direccion: null };
}

interface Identificador {
  readonly oid: string;
  readonly tipo: TipoNodo;
}

/** Who administers the tree reads every name in it. */
const LEE_EL_ARBOL = permissionKey(RECURSO_OID, 'consultar');

/**
 * The identifiers of a path whose names say what nobody published: a node is named after its record, and the arcs are
 * consecutive, so that anybody could read what is being prepared.
 *
 * @param lector who asks; nobody on the public address
 */
export async function listOcultos(
  database: Database,
  oids: readonly string[],
  lector: Lector,
): Promise<ReadonlySet<string>> {
  if (lector.permisos.has(LEE_EL_ARBOL) || oids.length === 0) return new Set();
  const nodos = await database
    .selectFrom('oid_nodos')
    .select(['oid', 'tipo'])
    .where('oid', 'in', oids)
    .execute();
  const ocultos = new Set<string>();
  for (const { oid, tipo } of nodos) {
    const find = FINDERS[tipo as TipoNodo];
    if (!find) continue;
    const hallado = await find(database, oid, lector);
    if (!hallado?.publicado && !hallado?.direccion) ocultos.add(oid);
  }
  return ocultos;
}
