import { toMomentText } from '@marco/country/local-time';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { getNamed } from './directory.ts';
import type { DemoIds } from './insert-mesas.ts';
import { type PlannedCompromiso, planCompromisos } from './plan-compromisos.ts';
import type { PlannedMesa } from './plan-mesas.ts';

interface Ids extends DemoIds {
  readonly servicios: ReadonlyMap<string, number>;
  readonly mesas: ReadonlyMap<string, number>;
  /** Meetings by their mesa and their place there. */
  readonly reuniones: ReadonlyMap<string, number>;
  /** Requests by their radicado. */
  readonly solicitudes: ReadonlyMap<string, number>;
}

/** Commitments of the open mesas. */
export async function insertCompromisos(
  trx: Transaction<DatabaseSchema>,
  { mesas, calendar }: { readonly mesas: readonly PlannedMesa[]; readonly calendar: DemoCalendar },
  ids: Ids,
): Promise<void> {
  const estados = await trx.selectFrom('estados_servicio').select(['id', 'codigo']).execute();
  const estadoIds = new Map(estados.map(({ id, codigo }) => [codigo, id]));
  const tramites = await trx.selectFrom('estados_solicitud').select(['id', 'codigo']).execute();
  const tramiteIds = new Map(tramites.map(({ id, codigo }) => [codigo, id]));
  await trx
    .insertInto('compromisos')
    .values(
      planCompromisos(mesas, calendar).map((planned) =>
        presentCompromiso(planned, ids, { estadoIds, tramiteIds }),
      ),
    )
    .execute();
}

/** States of a servicio and of a request by code. */
interface Estados {
  readonly estadoIds: ReadonlyMap<string, number>;
  readonly tramiteIds: ReadonlyMap<string, number>;
}

function presentCompromiso(planned: PlannedCompromiso, ids: Ids, { estadoIds, tramiteIds }: Estados) {
  const { mesa, reunion, persona, cierre, meta, tramite } = planned;
  return {
    mesa_id: getNamed(ids.mesas, mesa.nombre),
    reunion_id: reunion ? getNamed(ids.reuniones, `${mesa.nombre} ${reunion.numero}`) : null,
    descripcion: planned.descripcion,
    responsable: planned.responsable,
    responsable_usuario_id: persona === undefined ? null : getNamed(ids.usuarios, persona),
    entidad_id: getNamed(ids.entidades, planned.entidad),
    fecha_acuerdo: planned.acordado,
    plazo_dias_habiles: planned.plazo,
    fecha_vencimiento: planned.vence,
    estado: cierre?.estado ?? 'abierto',
    cerrado_en: cierre ? toMomentText(cierre.fecha, '16:00') : null,
    motivo_cierre: cierre?.motivo ?? null,
    servicio_id: meta ? getNamed(ids.servicios, meta.servicio) : null,
    estado_servicio_id: meta ? getNamed(estadoIds, meta.estado) : null,
    solicitud_id: tramite ? getNamed(ids.solicitudes, tramite.radicado) : null,
    estado_solicitud_id: tramite ? getNamed(tramiteIds, tramite.estado) : null,
    created_at: toMomentText(planned.acordado, '17:30'),
  };
}
