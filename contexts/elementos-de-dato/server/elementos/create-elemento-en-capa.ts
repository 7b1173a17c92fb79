import { canDepender, findCapa, findDominio, listDominios } from '@marco/capas-de-uso/port';
import type { TipoCapa } from '@marco/capas-de-uso/terms';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, refuseField, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ElementoPrivado, elementosErrors } from '../../contract/index.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { countElementos, findCapaDeVigente, listCapasActivas } from './capas-de-elementos.queries.ts';
import { saveReemplazo } from './copia-version.repository.ts';
import { addElementoNuevo } from './create-elemento.ts';
import { computeDecidida, getElemento, isVisible, readLeida } from './get-elemento.ts';
import { presentVersion } from './present-version.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { refuseSinVigente } from './refuse-sin-vigente.ts';
import { REFUSALS, requirePermitido } from './update-locked-version.ts';
import { findVigenteRow } from './version-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

interface Capa {
  readonly id: number;
  readonly tipo: TipoCapa;
}

/** Whether a layer is wider than another: what stands in the narrow one may use what stands in it, never the reverse. */
function isMasAmplia(capa: Capa, que: Capa): boolean {
  return capa.id !== que.id && canDepender(que, capa).allowed;
}

/**
 * Layers and domains an element may stand in, with how many elements in force each has, or in work that the caller
 * reads; only the layers an element may be taken to when one is named.
 *
 * @throws ELEMENTO_NO_ENCONTRADO
 */
export async function listCapasDeElementos(
  database: Database,
  quien: Pick<QuienElabora, 'esMinisterio' | 'entidadId'>,
  masAmpliasQue?: number,
) {
  const origen = masAmpliasQue === undefined ? undefined : await findCapaDeVigente(database, masAmpliasQue);
  if (masAmpliasQue !== undefined && !origen) throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
  const counted = await countElementos(database, quien);
  const sum = (key: 'capa_id' | 'dominio_id', id: number) =>
    counted.reduce((total, row) => (row[key] === id ? total + Number(row.elementos) : total), 0);
  const capas = await listCapasActivas(database);
  const dominios = await listDominios(database);
  return {
    capas: capas
      .filter((capa) => !origen || isMasAmplia(capa, origen))
      .map((capa) => ({ ...capa, elementos: sum('capa_id', capa.id) })),
    dominios: dominios.map(({ id, codigo, nombre }) => ({
      id,
      codigo,
      nombre,
      elementos: sum('dominio_id', id),
    })),
  };
}

/**
 * Takes an element in force to a wider layer: a new one begins there as its copy, says that it replaces it and, once
 * incorporated, does (domain §2.2: never a rename).
 *
 * @throws ELEMENTO_NO_ENCONTRADO, ELEMENTO_ACCION_NO_PERMITIDA, ELEMENTO_ESTADO, ELEMENTO_REPETIDO, SOLICITUD_INVALIDA
 */
export function createElementoEnCapa(
  database: Database,
  {
    elementoId,
    capaId,
    dominioId,
  }: { readonly elementoId: number; readonly capaId: number; readonly dominioId?: number | undefined },
  context: CallContext,
): Promise<ElementoPrivado> {
  const quien = toQuienElabora(context);
  const intent = { action: 'llevar-elemento', objectType: 'elemento' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    const row = await findVigenteRow(trx, elementoId);
    if (!row || !isVisible(row, quien)) return refuseSinVigente(trx, elementoId, 'llevar', quien);
    requirePermitido('llevar', computeDecidida(await readLeida(trx, row, quien), quien));
    const origen = presentVersion(row);
    const capa = await findCapa(trx, capaId);
    const dominio = await findDominio(trx, dominioId ?? row.dominio_id);
    if (!capa?.activa || !dominio?.activo)
      throw refuseField('capaId', 'La capa de uso o el dominio no existen o no están activos.');
    if (!isMasAmplia(capa, origen.capa))
      throw refuseField('capaId', 'Elija una capa más amplia que la del elemento.');
    const { versionId } = await addElementoNuevo(
      trx,
      {
        identificador: row.identificador,
        nombre: row.nombre,
        capaId,
        dominioId: dominio.id,
        tipo: origen.tipo,
        clase: origen.clase,
      },
      { capa, dominio },
      quien,
    );
    await saveReemplazo(trx, row, versionId);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: versionId,
      detail: { antes: null, despues: { identificador: row.identificador, capaId }, copiaDe: row.id },
    });
    return getElemento(trx, versionId, quien);
  });
}
