import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoSolicitud } from '../../contract/terms.ts';

interface EnEspera {
  readonly estado: EstadoSolicitud;
  /** Only those of this entity. */
  readonly entidadId?: number | null;
  /** Only those the operator was asked a concept for and gave none. */
  readonly conceptoPendiente?: boolean;
  /** Only those whose consultor a person is, or is not. */
  readonly consultor?: { readonly cual: 'suyo' | 'ajeno'; readonly usuarioId: number };
}

/** How many requests wait in a state, and since when. */
export async function countEnEspera(
  database: Kysely<DatabaseSchema>,
  { estado, entidadId, conceptoPendiente = false, consultor }: EnEspera,
) {
  const { cantidad, ...desde } = await database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
    .where('e.codigo', '=', estado)
    .$if(entidadId !== undefined, (query) => query.where('s.entidad_id', '=', entidadId ?? null))
    .$if(conceptoPendiente, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('solicitudes_nivel_tres as n')
            .select('n.solicitud_id')
            .whereRef('n.solicitud_id', '=', 's.id')
            .where('n.concepto_veredicto', 'is', null),
        ),
      ),
    )
    .$if(consultor !== undefined, (query) =>
      query.where(
        's.consultor_id',
        consultor?.cual === 'suyo' ? '=' : 'is distinct from',
        consultor?.usuarioId ?? null,
      ),
    )
    .select([
      sql<number>`count(*)`.as('cantidad'),
      sql<Date | null>`min(s.updated_at)`.as('masAntigua'),
      sql<Date | null>`max(s.updated_at)`.as('masReciente'),
    ])
    .executeTakeFirstOrThrow();
  return { ...desde, cantidad: Number(cantidad) };
}
