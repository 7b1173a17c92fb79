import type { DatabaseSchema } from '@marco/database';
import type { RelationStore, TableRows } from '@marco/server-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Catalogo } from '../../contract/terms.ts';

const ENTIDADES = { table: 'entidades', uno: 'entidad', varios: 'entidades' } as const;
const BUSCADOS = { search: ['nombre', 'codigo'] } as const;

/** A row as its collection answers it. */
export interface FilaCatalogo {
  readonly id: number | string;
  readonly codigo: string;
  readonly nombre: string;
  readonly activo: boolean;
  readonly version: number;
  /** How many records refer to it, and which, in words. */
  readonly usos: number;
  readonly usadoPor: string;
}

/** Rows of each catalogue with everything that refers to them, of other contexts too. */
export const FILAS: Readonly<Record<Catalogo, TableRows>> = {
  sectores: {
    ...BUSCADOS,
    rows: sql`select id, codigo::text as codigo, nombre, activo, version from sectores`,
    uses: [
      { ...ENTIDADES, column: 'sector_id' },
      { table: 'capas_de_uso', column: 'sector_id', uno: 'capa de uso', varios: 'capas de uso' },
      { table: 'estandares_sectores', column: 'sector_id', uno: 'estándar', varios: 'estándares' },
    ],
  },
  departamentos: {
    ...BUSCADOS,
    rows: sql`select codigo as id, codigo, nombre, activo, version from departamentos`,
    uses: [
      { table: 'municipios', column: 'departamento_codigo', uno: 'municipio', varios: 'municipios' },
      { ...ENTIDADES, column: 'departamento_codigo' },
    ],
  },
  municipios: {
    ...BUSCADOS,
    rows: sql`select m.codigo as id, m.codigo, m.nombre, m.departamento_codigo as "departamentoId",
      d.nombre as departamento, m.activo, m.version
      from municipios m join departamentos d on d.codigo = m.departamento_codigo`,
    uses: [{ ...ENTIDADES, column: 'municipio_codigo' }],
  },
};

type Database = Kysely<DatabaseSchema>;

/** What is read below a row; an entity or a municipality is moved where it is kept. */
export function listRelaciones(
  database: Database,
): Readonly<Record<Catalogo, Record<string, RelationStore>>> {
  const read = (rows: (id: number | string) => RawBuilder<Related>): RelationStore => ({
    list: async (id) => (await rows(id).execute(database)).rows,
  });
  const entidades = (column: string) =>
    read(
      (id) => sql`select e.id, e.nit as codigo, e.nombre from entidades e where e.${sql.ref(column)} = ${id}
        order by e.clave_de_orden, e.id`,
    );
  return {
    sectores: { entidades: entidades('sector_id') },
    departamentos: {
      entidades: entidades('departamento_codigo'),
      municipios: read(
        (id) => sql`select m.codigo as id, m.codigo, m.nombre from municipios m
          where m.departamento_codigo = ${id} order by m.codigo`,
      ),
    },
    municipios: {
      entidades: entidades('municipio_codigo'),
      departamento: read(
        (id) => sql`select d.codigo as id, d.codigo, d.nombre from departamentos d
          join municipios m on m.departamento_codigo = d.codigo where m.codigo = ${id}`,
      ),
    },
  };
}

interface Related {
  readonly id: number | string;
  readonly codigo: string;
  readonly nombre: string;
}
