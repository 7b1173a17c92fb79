import type { DatabaseSchema } from '@marco/database';
import { refuse, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { serviciosErrors } from '../../contract/index.ts';
import {
  buildOperaciones,
  type CampoPorUbicar,
  type OperacionEscrita,
  toOperaciones,
} from '../../rules/mensajes/mensajes-de-campos.ts';
import { findEstadoSiguiente, type NumeroPrevisto } from '../../rules/versiones/transiciones.ts';
import { type CausaDeServicio, updateEstadoServicio } from '../estados-servicio.repository.ts';
import { listLockedVersiones } from './versiones.queries.ts';
import {
  addVersion,
  saveOperaciones,
  updateElementosCertificados,
  updateEstandarizada,
} from './versiones.repository.ts';

type Running = Transaction<DatabaseSchema>;

/** What a certified request of level 1 says of its servicio. */
export interface ServicioCertificado {
  readonly servicioId: number;
  readonly solicitudId: number;
  /** What its only operation is called where the request names none. */
  readonly servicio: Pick<OperacionEscrita, 'nombre' | 'tipoIntercambio'>;
  readonly operaciones: readonly OperacionEscrita[];
  readonly campos: readonly CampoPorUbicar[];
  /** The number it gets, of the version that was the last one when it was computed. */
  readonly numero: NumeroPrevisto;
}

/**
 * A certified request of level 1 standardises the version in work, or begins the next one: its operations and messages
 * are those of the request, what the servicio carries and its public state follow from them.
 *
 * @returns the version, which never changes its messages nor its number again
 * @throws VERSION_ANTERIOR_DISTINTA where another version came in between
 */
export async function createVersionEstandarizada(
  trx: Running,
  { servicioId, solicitudId, servicio, operaciones, campos, numero }: ServicioCertificado,
  causa: CausaDeServicio,
): Promise<number> {
  const versiones = await listLockedVersiones(trx, servicioId);
  const enElaboracion = versiones.find(({ estado }) => estado === 'en-elaboracion');
  const [ultima] = versiones;
  if (enElaboracion === undefined && numero.desdeId !== (ultima?.id ?? null))
    throw refuse(serviciosErrors, 'VERSION_ANTERIOR_DISTINTA');
  const { mayor, menor } = enElaboracion ?? numero;
  const id =
    enElaboracion?.id ?? (await addVersion(trx, { servicioId, mayor, menor, baseId: ultima?.id ?? null }));
  const estado = findEstadoSiguiente({ estado: 'en-elaboracion', suspendidaDesde: null }, 'estandarizar');
  if (estado === undefined) throw new Error('A version in work cannot be standardised.');
  const escritas = buildOperaciones(toOperaciones(operaciones, servicio), campos);
  await saveOperaciones(trx, id, escritas);
  await updateEstandarizada(trx, id, { estado, solicitudId });
  await updateElementosCertificados(trx, servicioId);
  await writeAudit(trx, causa.origin, {
    action: 'estandarizar-version-servicio',
    result: 'exito',
    objectType: 'servicio',
    objectId: servicioId,
    detail: {
      antes: enElaboracion === undefined ? null : { estado: enElaboracion.estado },
      despues: {
        version: `${mayor}.${menor}`,
        estado,
        solicitudId,
        operaciones: escritas.map(({ codigo }) => codigo),
      },
    },
  });
  await updateEstadoServicio(trx, servicioId, causa);
  return id;
}
