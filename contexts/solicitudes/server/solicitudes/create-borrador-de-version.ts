import type { DatabaseSchema } from '@marco/database';
import { type CallContext, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import type { Nivel, TipoSolicitud } from '../../contract/terms.ts';
import { canCreateSolicitud } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { getSolicitud } from './present-solicitud.ts';
import { toQuienTramita } from './quien-tramita.ts';
import { hasServicioAlcanzado } from './servicio-solicitud.queries.ts';
import { addSolicitud, SIN_ESCRIBIR } from './solicitudes.repository.ts';
import { REFUSALS } from './update-locked-solicitud.ts';
import { requireSinSolicitud } from './verify-servicio.ts';

type Running = Transaction<DatabaseSchema>;

/** A version that a request is about, with its servicio. */
interface VersionPedida {
  readonly id: number;
  readonly servicioId: number;
  readonly nombre: string;
  readonly descripcion: string;
}

/** A kind of request about a version that there is. */
interface ClaseDeBorrador<Version extends VersionPedida> {
  /** @throws what refuses a version of which none may begin */
  readonly getVersion: (
    trx: Running,
    id: number,
    entidadId: number,
  ) => Promise<Version & { readonly nivel: Nivel }>;
  /** To end what there is, or the state of the servicio from which on one changes it. */
  readonly tipo: Extract<TipoSolicitud, 'retiro'> | { readonly actualizaDesde: string };
  /** Writes what the kind alone has of the draft; answers what the audit trail keeps of it. */
  readonly add: (trx: Running, id: number, version: Version) => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Begins the draft of a request about a version of a servicio of the caller's entity: one at a time of its level.
 *
 * @throws SOLICITUD_ACCION_NO_PERMITIDA, SOLICITUD_EN_CURSO; what `getVersion` refuses
 */
export function createBorradorDeVersion<Version extends VersionPedida>(
  database: Kysely<DatabaseSchema>,
  { servicioVersionId }: { readonly servicioVersionId: number },
  context: CallContext,
  { getVersion, tipo: clase, add }: ClaseDeBorrador<Version>,
): Promise<Solicitud> {
  const quien = toQuienTramita(context);
  const intent = { action: 'crear-solicitud', objectType: 'solicitud' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    requireAllowed(canCreateSolicitud(quien), solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA');
    if (quien.entidadId === null) throw new Error('A request was allowed in no entity.');
    const version = await getVersion(trx, servicioVersionId, quien.entidadId);
    const { servicioId, nivel, nombre: servicioNombre, descripcion: servicioDescripcion } = version;
    await requireSinSolicitud(trx, { servicioId, nivel });
    const tipo = await findTipo(trx, servicioId, clase);
    const id = await addSolicitud(trx, {
      nivel,
      tipo,
      entidadId: quien.entidadId,
      solicitanteId: quien.usuarioId,
      datos: { ...SIN_ESCRIBIR, servicioId, servicioNombre, servicioDescripcion },
    });
    const propio = await add(trx, id, version);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { tipo, nivel, servicioVersionId, servicioNombre, ...propio } },
    });
    return getSolicitud(trx, id, quien);
  });
}

async function findTipo(
  trx: Running,
  servicioId: number,
  clase: ClaseDeBorrador<VersionPedida>['tipo'],
): Promise<TipoSolicitud> {
  if (clase === 'retiro') return clase;
  return (await hasServicioAlcanzado(trx, servicioId, clase.actualizaDesde)) ? 'actualizacion' : 'nueva';
}
