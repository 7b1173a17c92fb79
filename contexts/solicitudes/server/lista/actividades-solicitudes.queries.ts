import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { EstadoSolicitud, Nivel, TipoSolicitud } from '../../contract/terms.ts';

interface EnEspera {
  readonly estados: readonly EstadoSolicitud[];
  /** Only those of this entity. */
  readonly entidadId?: number | null | undefined;
  /** Only drafts of this person. */
  readonly solicitanteId?: number | undefined;
  /** Of level 3, only those the operator was asked a concept for and gave none, or only the others. */
  readonly conceptoPendiente?: boolean | undefined;
  /** Only those whose consultor a person is, or is not. */
  readonly consultor?: { readonly cual: 'suyo' | 'ajeno'; readonly usuarioId: number } | undefined;
}

const CONCEPTO_PENDIENTE = sql<boolean>`exists (select from solicitudes_nivel_tres n
  where n.solicitud_id = s.id and n.concepto_veredicto is null)`;
/** The operator has a last day of its own, inside that of the verification. */
const LIMITE_DEL_CONCEPTO = sql<string | null>`(select n.fecha_limite_concepto from solicitudes_nivel_tres n
  where n.solicitud_id = s.id)`;

/** Requests that wait in some states, from their last change on. */
export function buildEnEspera(
  database: Kysely<DatabaseSchema>,
  { estados, entidadId, solicitanteId, conceptoPendiente, consultor }: EnEspera,
) {
  return database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
    .where('e.codigo', 'in', estados)
    .$if(entidadId !== undefined, (query) => query.where('s.entidad_id', '=', entidadId ?? null))
    .$if(solicitanteId !== undefined, (query) => query.where('s.solicitante_id', '=', solicitanteId ?? 0))
    .$if(conceptoPendiente === true, (query) => query.where(CONCEPTO_PENDIENTE))
    .$if(consultor !== undefined, (query) =>
      query.where(
        's.consultor_id',
        consultor?.cual === 'suyo' ? '=' : 'is distinct from',
        consultor?.usuarioId ?? null,
      ),
    )
    .select([
      's.id',
      's.updated_at as desde',
      (conceptoPendiente === true ? LIMITE_DEL_CONCEPTO : sql<string | null>`s.fecha_vencimiento`).as(
        'vence',
      ),
    ]);
}

/** What a list of matters says of requests. */
export function listNombradas(database: Kysely<DatabaseSchema>, ids: readonly number[]) {
  return database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as es', 'es.id', 's.estado_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .leftJoin('usuarios as consultor', 'consultor.id', 's.consultor_id')
    .leftJoin('solicitudes_nivel_tres as n', 'n.solicitud_id', 's.id')
    .where('s.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select([
      's.id',
      's.radicado',
      's.entidad_id',
      's.servicio_nombre',
      's.consultor_id',
      sql<Nivel>`s.nivel`.as('nivel'),
      sql<TipoSolicitud>`s.tipo`.as('tipo'),
      sql<EstadoSolicitud>`es.codigo`.as('estado'),
      sql<string>`e.nombre`.as('entidad'),
      sql<string>`nullif(${buildNombreCompleto('consultor')}, '')`.$castTo<string | null>().as('consultor'),
      sql<boolean>`es.codigo = 'en-verificacion' and n.solicitud_id is not null and n.concepto_veredicto is null`.as(
        'concepto_pendiente',
      ),
    ])
    .execute();
}

export type SolicitudNombrada = Awaited<ReturnType<typeof listNombradas>>[number];
