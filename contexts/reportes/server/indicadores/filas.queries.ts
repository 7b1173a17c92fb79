import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { FilaIndicador } from '../../contract/index.ts';
import type { ObjetoFila } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Whose rows a reader may see one by one, as the lists of the records say. */
export interface AlcanceDeFilas {
  /** The ministry. */
  readonly todas: boolean;
  /** The operator of the platform: of the requests, those of level 3. */
  readonly operador: boolean;
  /** The entidad the reader works for. */
  readonly entidadId: number | null;
  /** Whether the page of an entidad opens. */
  readonly abreEntidades: boolean;
  /** Whether there is a session. */
  readonly conSesion: boolean;
}

interface Nombrada extends Omit<FilaIndicador, 'objeto' | 'clase'> {
  readonly visible: boolean;
}

/** Names each kind of record, and says whether the reader may see it. */
const LECTURAS: Readonly<
  Partial<
    Record<ObjetoFila, (ids: readonly number[], alcance: AlcanceDeFilas) => ReturnType<typeof sql<Nombrada>>>
  >
> = {
  entidad: (ids, { abreEntidades }) => sql<Nombrada>`
    select e.id, e.nombre, coalesce(e.sigla, '') as detalle, case when ${abreEntidades} then e.id::text end as clave, true as visible
    from entidades e where e.id = any(${[...ids]}::int[])`,
  servicio: (ids, { conSesion }) => sql<Nombrada>`
    select s.id, s.nombre, e.nombre as detalle, case when ${conSesion} then s.id::text end as clave, true as visible
    from servicios s join entidades e on e.id = s.entidad_id where s.id = any(${[...ids]}::int[])`,
  certificado: (ids) => sql<Nombrada>`
    select c.id, c.numero as nombre, c.servicio_nombre as detalle, c.codigo as clave, true as visible
    from certificados c where c.id = any(${[...ids]}::int[])`,
  solicitud: (ids, { todas, operador, entidadId }) => sql<Nombrada>`
    select s.id, coalesce(s.radicado, 'Sin radicado') as nombre, s.servicio_nombre || ', ' || e.nombre as detalle, s.id::text as clave,
      (${todas} or (${operador} and s.nivel = 3) or s.entidad_id = ${entidadId}::int) is true as visible
    from solicitudes s join entidades e on e.id = s.entidad_id where s.id = any(${[...ids]}::int[])`,
};

/** The records of some ids by their names; those the reader may not see say so. */
export async function listNombradas(
  database: Database,
  objeto: ObjetoFila,
  { ids, alcance }: { readonly ids: readonly number[]; readonly alcance: AlcanceDeFilas },
): Promise<ReadonlyMap<number, Nombrada>> {
  const lee = LECTURAS[objeto];
  if (lee === undefined) return new Map();
  const { rows } = await lee(ids, alcance).execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
