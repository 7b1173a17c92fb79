import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { ObjetoIdentificado } from '../contract/index.ts';
import type { TipoNodo } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;
type Finder = (
  database: Database,
  oid: string,
  permisos: ReadonlySet<string>,
) => Promise<ObjetoIdentificado | undefined>;

/** States of a version of an element that anybody reads (GEN-05). */
const PUBLICADOS: Readonly<Record<string, string>> = {
  incorporado: 'Incorporado',
  historico: 'Histórico',
  caducado: 'Caducado',
};
const SIN_PUBLICAR = 'Sin publicar';

/** Address of a screen of the private area, for who may open it. */
function toPrivada(direccion: string, permisos: ReadonlySet<string>, recurso: string): string | null {
  return permisos.has(`${recurso}:consultar`) ? direccion : null;
}

const findElemento: Finder = async (database, oid, permisos) => {
  const row = await database
    .selectFrom('elementos_de_dato as e')
    .innerJoin('elementos_versiones as v', 'v.elemento_id', 'e.id')
    .select(['v.id', 'e.identificador', 'v.nombre', 'v.estado'])
    .where('e.oid', '=', oid)
    .orderBy((eb) => eb('v.estado', 'in', Object.keys(PUBLICADOS)), 'desc')
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return presentElemento({ ...row, oid }, permisos);
};

const findVersion: Finder = async (database, oid, permisos) => {
  const row = await database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select(['v.id', 'e.identificador', 'v.nombre', 'v.mayor', 'v.menor', 'v.estado'])
    .where('v.oid', '=', oid)
    .executeTakeFirst();
  if (!row) return undefined;
  const version = `versión ${row.mayor}.${row.menor}`;
  const identificador = `${row.identificador}, ${version}`;
  const { id, estado } = row;
  return presentElemento({ id, identificador, nombre: `${row.nombre}, ${version}`, estado, oid }, permisos);
};

interface ElementoHallado {
  /** Of its version: the private screen of elements is opened by it. */
  readonly id: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly estado: string;
  readonly oid: string;
}

/** What nobody published yet shows its technical name alone, and its screen to who works with elements. */
function presentElemento(
  { id, identificador, nombre, estado, oid }: ElementoHallado,
  permisos: ReadonlySet<string>,
): ObjetoIdentificado {
  const publicado = PUBLICADOS[estado];
  if (publicado !== undefined) return { nombre, estado: publicado, direccion: `/diccionario/${oid}` };
  const direccion = toPrivada(`/app/elementos-de-dato/${id}`, permisos, 'elementos-de-dato');
  return { nombre: identificador, estado: SIN_PUBLICAR, direccion };
}

const findCapa: Finder = async (database, oid, permisos) => {
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
    direccion: toPrivada(`/app/admin/capadeuso/${row.id}`, permisos, 'capas-de-uso'),
  };
};

/** States of a standard the ministry decided about. */
const DECIDIDOS: Readonly<Record<string, string>> = {
  adoptado: 'Adoptado',
  recomendado: 'Recomendado',
  'no-adoptado': 'No adoptado',
  retirado: 'Retirado',
};

const findEstandar: Finder = async (database, oid, permisos) => {
  const row = await database
    .selectFrom('estandares')
    .select(['id', 'nombre', 'estado'])
    .where('oid', '=', oid)
    .executeTakeFirst();
  return (
    row && {
      nombre: row.nombre,
      estado: DECIDIDOS[row.estado] ?? SIN_PUBLICAR,
      direccion: toPrivada(`/app/estandares/${row.id}`, permisos, 'estandares'),
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
  return async (database, oid, permisos) => {
    const { rows } = await sql<{ id: number; nombre: string; estado: string }>`
      select id, ${sql.ref(nombre)} as nombre, estado from ${sql.table(tabla)} where oid = ${oid}`.execute(
      database,
    );
    const [row] = rows;
    return (
      row && {
        nombre: row.nombre,
        estado: ESTADOS_FICHA[row.estado] ?? SIN_PUBLICAR,
        direccion: toPrivada(`/app/ontologia/${palabra}/${row.id}`, permisos, 'ontologia'),
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
 * @param permisos of the caller; none on the public address
 */
export async function findObjeto(
  database: Database,
  { oid, tipo }: { readonly oid: string; readonly tipo: TipoNodo },
  permisos: ReadonlySet<string>,
): Promise<ObjetoIdentificado | null> {
  return (await FINDERS[tipo]?.(database, oid, permisos)) ?? null;
}
