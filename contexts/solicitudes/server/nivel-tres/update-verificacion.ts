import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseField } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { ItemVerificado, NivelTres, Solicitud } from '../../contract/index.ts';
import { VERIFICADOR, type VeredictoItem } from '../../contract/terms.ts';
import { findRechazoDeDictamen } from '../../rules/nivel-tres/verificacion.ts';
import { updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
import { clearDictamen, saveDictamen } from './nivel-tres.repository.ts';

interface DictamenPedido {
  readonly codigo: string;
  readonly veredicto: VeredictoItem | null;
  readonly motivo: string;
}

/** @throws SOLICITUD_INVALIDA at an item of another list, of somebody else, twice, or with a verdict it does not admit */
function verifyDictamenes(
  { items }: NivelTres,
  pedidos: readonly DictamenPedido[],
): readonly { readonly pedido: DictamenPedido; readonly item: ItemVerificado }[] {
  const byCodigo = new Map(items.map((item) => [item.codigo, item]));
  const seen = new Set<string>();
  return pedidos.map((pedido, lugar) => {
    const item = byCodigo.get(pedido.codigo);
    if (!item) throw refuseField(`items.${lugar}.codigo`, 'El ítem no es de la lista de esta solicitud.');
    if (seen.has(item.codigo)) throw refuseField(`items.${lugar}.codigo`, 'El ítem está dos veces.');
    seen.add(item.codigo);
    if (!item.decidible)
      throw refuseField(`items.${lugar}.codigo`, `Este ítem lo verifica: ${VERIFICADOR[item.verifica]}.`);
    const rechazo = findRechazoDeDictamen(item, pedido);
    if (rechazo) throw refuseField(`items.${lugar}.${rechazo.campo}`, rechazo.mensaje);
    return { pedido, item };
  });
}

/** Whether what comes says something else than what stands. */
const isDistinto = (
  { veredicto, motivo }: { readonly veredicto: VeredictoItem | null; readonly motivo: string },
  item: ItemVerificado,
) => veredicto !== item.veredicto || motivo !== item.motivo;

/**
 * Says of items of level 3 whether each is met: the consultor of those of the ministry, the operator of its own. What does not
 * come stays; what was said already by the same words keeps its author.
 *
 * @throws as `updateLockedSolicitud`; SOLICITUD_INVALIDA at an item
 */
export function updateVerificacionSolicitud(
  database: Kysely<DatabaseSchema>,
  id: number,
  pedidos: readonly DictamenPedido[],
  context: CallContext,
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    action: 'verificar-items-solicitud',
    id,
    accion: 'dictaminar',
    apply: async (trx: Transaction<DatabaseSchema>, _row, { nivelTres }, { usuarioId }) => {
      if (!nivelTres) throw new Error('A request of level 3 has nothing of it.');
      const cambian = verifyDictamenes(nivelTres, pedidos).filter(({ pedido, item }) =>
        isDistinto(pedido, item),
      );
      for (const { pedido } of cambian) {
        const { codigo, veredicto, motivo } = pedido;
        if (veredicto === null) await clearDictamen(trx, id, codigo);
        else await saveDictamen(trx, { solicitudId: id, codigo, veredicto, motivo, usuarioId });
      }
      const present = ({ codigo, veredicto, motivo }: DictamenPedido) => ({ codigo, veredicto, motivo });
      return {
        antes: { items: cambian.map(({ item }) => present(item)) },
        despues: { items: cambian.map(({ pedido }) => present(pedido)) },
      };
    },
  });
}
