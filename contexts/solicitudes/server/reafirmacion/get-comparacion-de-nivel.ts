import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ComparacionDeNivel, solicitudesErrors } from '../../contract/index.ts';
import type { NivelReafirmable } from '../../contract/terms.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { canReafirmar } from '../../rules/reafirmacion/can-reafirmar.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { findNombreDeServicio } from '../solicitudes/servicio-solicitud.queries.ts';
import { compareNivel, type NivelComparado } from './compare-nivel.ts';

type Database = Kysely<DatabaseSchema>;

/** Which level of which servicio. */
export interface NivelPedido {
  readonly servicioId: number;
  readonly nivel: NivelReafirmable;
}

/** A level of a servicio of the caller's entity, as it was certified and as it is now. */
export interface NivelPropio extends NivelComparado {
  readonly entidadId: number;
  readonly servicioNombre: string;
}

/** @throws SERVICIO_NO_ENCONTRADO of an inactive one or of another entity */
export async function readNivelPropio(
  database: Database,
  { servicioId, nivel }: NivelPedido,
  { entidadId }: Pick<QuienTramita, 'entidadId'>,
): Promise<NivelPropio> {
  const servicioNombre =
    entidadId === null ? undefined : await findNombreDeServicio(database, servicioId, entidadId);
  if (entidadId === null || servicioNombre === undefined)
    throw refuse(solicitudesErrors, 'SERVICIO_NO_ENCONTRADO');
  const comparado = await compareNivel(database, { servicioId, nivel, entidadId });
  return { ...comparado, entidadId, servicioNombre };
}

/**
 * Whether something a level of a servicio rests on changed since its last version with it, and whether the caller may reaffirm it.
 *
 * @throws SERVICIO_NO_ENCONTRADO
 */
export async function getComparacionDeNivel(
  database: Database,
  pedido: NivelPedido,
  context: CallContext,
): Promise<ComparacionDeNivel> {
  const quien = toQuienTramita(context);
  const propio = await readNivelPropio(database, pedido, quien);
  const { anterior, hasta, comparado, huella } = propio;
  return {
    nivel: pedido.nivel,
    base: anterior ? presentBase(anterior) : null,
    hasta,
    comparado: comparado.map(({ cambios, ...grupo }) => ({ ...grupo, cambios: [...cambios] })),
    huella,
    reafirmar: { ...canReafirmar(quien, propio) },
  };
}

function presentBase({
  versionId,
  mayor,
  menor,
  numero,
  codigo,
  estado,
}: NonNullable<NivelComparado['anterior']>): ComparacionDeNivel['base'] {
  return {
    versionId,
    numero: `${mayor}.${menor}`,
    certificado: numero === null || codigo === null || estado === null ? null : { numero, codigo, estado },
  };
}
