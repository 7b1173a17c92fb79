import type { DatabaseSchema } from '@marco/database';
import { likeText, onPage } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { VersionEnLista } from '../../contract/index.ts';
import type { EstadoVersionServicio } from '../../contract/versiones.terms.ts';
import { TAMANOS_VERSIONES, type VistaVersiones } from '../../contract/vida.terms.ts';
import type { QuienRetira } from '../../rules/vida/can-take-paso-vida.ts';

type Database = Kysely<DatabaseSchema>;

interface Peticion {
  readonly texto?: string | null | undefined;
  readonly vista: VistaVersiones;
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}

const CONDICIONES = {
  'por-terminar': sql<boolean>`(v.estado = 'obsoleta' or v.suspendida_desde in ('publicada', 'obsoleta'))`,
  publicadas: sql<boolean>`v.estado = 'publicada'`,
  retiradas: sql<boolean>`v.estado = 'retirada'`,
} as const satisfies Record<VistaVersiones, unknown>;

function filtered(database: Database, { texto, vista }: Peticion, { esMinisterio, entidadId }: QuienRetira) {
  let query = database
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .where(CONDICIONES[vista]);
  if (!esMinisterio) query = query.where('s.entidad_id', '=', sql<number>`${entidadId}::int`);
  return texto ? query.where(likeText(sql`texto_busqueda(s.nombre)`, texto)) : query;
}

/** One page of the versions that others use, of the entidad of who reads or of all, those that end first before the others. */
export async function searchVersiones(
  database: Database,
  peticion: Peticion,
  quien: QuienRetira,
): Promise<{ readonly versiones: VersionEnLista[]; readonly total: number }> {
  const { pagina = 1, tamano = TAMANOS_VERSIONES[0] } = peticion;
  const rows = await filtered(database, peticion, quien)
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .leftJoin('servicios_versiones as w', 'w.id', 'v.sucesora_id')
    .select(['v.id', 's.id as servicioId', 's.nombre as servicio', 'e.nombre as entidad'])
    .select([
      sql<string>`v.mayor || '.' || v.menor`.as('numero'),
      sql<EstadoVersionServicio>`v.estado`.as('estado'),
      sql<string | null>`v.fecha_retiro::text`.as('fechaRetiro'),
      sql<string | null>`w.mayor || '.' || w.menor`.as('sucesora'),
    ])
    .orderBy(sql`v.fecha_retiro nulls last`)
    .orderBy('v.id', 'desc')
    .$call(onPage({ pagina, tamano }))
    .execute();
  const { total } = await filtered(database, peticion, quien)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { versiones: rows, total };
}
