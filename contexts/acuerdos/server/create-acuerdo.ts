import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  refuseField,
  requireAllowed,
  runAudited,
  toDetalles,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type AcuerdoDeConsumo, acuerdosErrors } from '../contract/index.ts';
import { canCreateAcuerdo } from '../rules/can-act-on-acuerdo.ts';
import { listImpedimentos } from '../rules/condiciones.ts';
import { type AcuerdoRow, findAcuerdoRow, listFinalidades } from './acuerdo.queries.ts';
import { addAcuerdo, addPasoAcuerdo, saveFinalidades } from './acuerdo.repository.ts';
import { listCamposPedibles } from './campos-pedibles.queries.ts';
import {
  findEntidadQuePide,
  findPoliticaRow,
  findServicioOfrecido,
  findVersionPublicada,
} from './politica.queries.ts';
import { getAcuerdo } from './present-acuerdo.ts';
import { toQuienAcuerda } from './quien-acuerda.ts';
import { readGrupos } from './read-condiciones.ts';
import { REFUSALS } from './update-locked-acuerdo.ts';

type Running = Transaction<DatabaseSchema>;

interface AcuerdoPedido {
  readonly servicioId: number;
  readonly baseId?: number | null | undefined;
}

/** @throws ACUERDO_CONDICIONES with every group that stops the entidad */
async function requireCondiciones(trx: Running, versionId: number, entidadId: number): Promise<void> {
  const politica = await findPoliticaRow(trx, versionId);
  const entidad = await findEntidadQuePide(trx, entidadId);
  const impedimentos = listImpedimentos(await readGrupos(trx, politica?.grupos ?? []), {
    ...entidad,
    // What can still be attached stops nobody from beginning.
    hayConvenio: false,
  });
  if (impedimentos.length > 0)
    throw refuse(
      acuerdosErrors,
      'ACUERDO_CONDICIONES',
      toDetalles({ reasons: impedimentos, unblockers: ['la entidad que ofrece el servicio'] }),
    );
}

/** The acuerdo a new one begins as a copy of: of the same entidad and servicio. @throws SOLICITUD_INVALIDA at baseId */
async function findBaseDe(
  trx: Running,
  { baseId, servicioId }: AcuerdoPedido,
  consumidoraId: number,
): Promise<AcuerdoRow | undefined> {
  if (baseId == null) return undefined;
  const base = await findAcuerdoRow(trx, baseId);
  if (!base || base.consumidoraId !== consumidoraId || base.servicioId !== servicioId)
    throw refuseField('baseId', 'El acuerdo no existe o es de otro servicio.');
  if (['borrador', 'enviado', 'en-aclaracion'].includes(base.estado))
    throw refuseField('baseId', 'La petición está en curso: continúe con ella.');
  return base;
}

/** What an acuerdo said, with the fields the version still has: by their place, because another version has other rows. */
async function copyFinalidades(trx: Running, base: AcuerdoRow, versionId: number) {
  const [finalidades, antes, ahora] = await Promise.all([
    listFinalidades(trx, base.id),
    listCamposPedibles(trx, base.versionId),
    listCamposPedibles(trx, versionId),
  ]);
  const toLugar = ({ operacion, ruta }: { readonly operacion: string; readonly ruta: string }) =>
    `${operacion} ${ruta}`;
  const lugares = new Map(antes.map((campo) => [campo.id, toLugar(campo)]));
  const siguientes = new Map(ahora.map((campo) => [toLugar(campo), campo.id]));
  return finalidades.map((finalidad) => ({
    ...finalidad,
    // More than was granted is asked for on purpose.
    volumenDiario: finalidad.volumenConcedido ?? finalidad.volumenDiario,
    campos: finalidad.campos.flatMap(({ campoId, justificacion }) => {
      const siguiente = siguientes.get(lugares.get(campoId) ?? '');
      return siguiente === undefined ? [] : [{ campoId: siguiente, justificacion }];
    }),
  }));
}

/**
 * Begins the draft of a request of the caller's entidad for the published version of a servicio; a copy begins with what
 * the one before said.
 *
 * @throws ACUERDO_SERVICIO_SIN_PUBLICAR, ACUERDO_ACCION_NO_PERMITIDA, ACUERDO_CONDICIONES, ACUERDO_EN_CURSO; what is wrong at
 * `servicioId` or `baseId`
 */
export function createAcuerdo(
  database: Kysely<DatabaseSchema>,
  pedido: AcuerdoPedido,
  context: CallContext,
): Promise<AcuerdoDeConsumo> {
  const quien = toQuienAcuerda(context);
  const intent = { action: 'crear-acuerdo', objectType: 'acuerdo' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    const servicio = await findServicioOfrecido(trx, pedido.servicioId);
    if (!servicio) throw refuseField('servicioId', 'El servicio no existe.');
    requireAllowed(
      canCreateAcuerdo(quien, servicio.proveedoraId),
      acuerdosErrors,
      'ACUERDO_ACCION_NO_PERMITIDA',
    );
    if (quien.entidadId === null) throw new Error('An acuerdo was allowed in no entity.');
    const version = await findVersionPublicada(trx, pedido.servicioId);
    if (!version) throw refuse(acuerdosErrors, 'ACUERDO_SERVICIO_SIN_PUBLICAR');
    await requireCondiciones(trx, version.id, quien.entidadId);
    const base = await findBaseDe(trx, pedido, quien.entidadId);
    const id = await addAcuerdo(trx, {
      servicio_id: servicio.id,
      version_id: version.id,
      consumidora_id: quien.entidadId,
      proveedora_id: servicio.proveedoraId,
      base_id: base?.id ?? null,
      creado_por: quien.usuarioId,
      sistema: base?.sistema ?? '',
      subsistema: base?.subsistema ?? '',
      responsable_nombre: base?.responsableNombre ?? '',
      responsable_cargo: base?.responsableCargo ?? '',
      responsable_correo: base?.responsableCorreo ?? '',
    });
    if (base) await saveFinalidades(trx, id, await copyFinalidades(trx, base, version.id));
    await addPasoAcuerdo(trx, {
      acuerdoId: id,
      accion: 'crear',
      desde: null,
      hasta: 'borrador',
      lado: 'consumidora',
      usuarioId: quien.usuarioId,
    });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: {
        antes: null,
        despues: { servicioId: servicio.id, versionId: version.id, baseId: base?.id ?? null },
      },
    });
    return getAcuerdo(trx, id, quien);
  });
}
