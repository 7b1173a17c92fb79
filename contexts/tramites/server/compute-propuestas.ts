import { type Asistente, createCampoEscrito, listPropuestasDeCampos } from '@marco/asistente/port';
import { type CallContext, refuse, toCaller } from '@marco/server-kit';
import { type DetalleTramite, type RequisitoDeTramite, tramitesErrors } from '../contract/index.ts';
import { addPropuestas, type ElementoPropuesto } from './elementos-requisito.repository.ts';
import { getRequisitoMapeable, updateLockedTramite } from './update-tramite.ts';

interface RequisitoPedido {
  readonly id: number;
  readonly idRequisito: number;
}

/**
 * Asks the assistant which elements a requisito proves. It compares before the transaction, which only waits for SQL; what
 * people decided stays.
 *
 * @throws TRAMITE_INEXISTENTE, TRAMITE_AJENO, REQUISITO_INEXISTENTE, REQUISITO_SIN_ELEMENTOS, SIN_PROPUESTAS,
 *   ASISTENTE_OCUPADO
 */
export async function computePropuestasRequisito(
  asistente: Asistente,
  { id, idRequisito }: RequisitoPedido,
  context: CallContext,
): Promise<DetalleTramite> {
  const { database } = asistente;
  const requisito = await getRequisitoMapeable(database, id, idRequisito, context);
  const propuestos = await listPropuestas(asistente, requisito, context);
  return updateLockedTramite(database, context, {
    action: 'proponer-elementos-requisito',
    id,
    write: async (trx) => {
      await getRequisitoMapeable(trx, id, idRequisito, context);
      if (propuestos.length === 0) throw refuse(tramitesErrors, 'SIN_PROPUESTAS');
      await addPropuestas(trx, idRequisito, propuestos);
      const elementos = propuestos.map(({ elementoId, confianza }) => ({ elementoId, confianza }));
      return { requisitoId: idRequisito, antes: null, despues: { propuestos: elementos } };
    },
  });
}

/** A datum of a paper may be one value, or a group of them: which one, nobody writes. */
const TIPOS = ['', 'compuesto'] as const;

/** The best element of each datum of the paper; of a paper that names none, of its own name. */
async function listPropuestas(
  asistente: Asistente,
  { nombre, descripcion, datos }: RequisitoDeTramite,
  context: CallContext,
): Promise<ElementoPropuesto[]> {
  const dichos = datos.length > 0 ? datos : [nombre];
  const campos = dichos.flatMap((dicho, lugar) =>
    TIPOS.map((tipo) =>
      createCampoEscrito({
        nombre: dicho,
        descripcion: datos.length > 0 ? '' : descripcion,
        tipo,
        longitud: null,
        valores: '',
        ejemplo: '',
        obligatorio: true,
        padre: '',
        linea: lugar + 1,
      }),
    ),
  );
  const { filas } = await listPropuestasDeCampos(asistente, campos, toCaller(context));
  return dichos.flatMap((_, lugar) => {
    const [mejor] = filas
      .slice(lugar * TIPOS.length, (lugar + 1) * TIPOS.length)
      .filter(({ propuesta }) => propuesta.decision !== 'definir')
      .flatMap(({ propuesta }) => propuesta.candidatos[0] ?? [])
      .sort((uno, otro) => otro.puntaje - uno.puntaje);
    if (!mejor) return [];
    const dato = datos[lugar] ?? '';
    return [{ elementoId: mejor.elementoId, dato, confianza: mejor.puntaje, razones: mejor.razones }];
  });
}
