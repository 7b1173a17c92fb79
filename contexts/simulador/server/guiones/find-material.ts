import { keepPedidos } from '@marco/acuerdos/port';
import type { DatabaseSchema } from '@marco/database';
import { findClausura } from '@marco/esquemas/port';
import { buildArbol, type NodoComparable, type Rama } from '@marco/servicios/port';
import { PAPELES_MENSAJE, type PapelMensaje } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import type { MaterialDeGuion } from './material.ts';
import { findMensajesDeVersion } from './version-simulada.queries.ts';

type CampoRow = Awaited<ReturnType<typeof findMensajesDeVersion>>['campos'][number];

/**
 * What the script of a version is made of; undefined where nobody described its messages.
 *
 * @param dia whose values of lists hold, AAAA-MM-DD in Colombia
 * @param pedidos fields of the answers that are said, by an acuerdo; all of them without one
 */
export async function findMaterial(
  database: Kysely<DatabaseSchema>,
  { id, servicioId }: { readonly id: number; readonly servicioId: number },
  dia: string,
  pedidos?: ReadonlySet<number>,
): Promise<MaterialDeGuion | undefined> {
  const { mensajes, operaciones: escritas, campos } = await findMensajesDeVersion(database, id);
  if (campos.length === 0) return undefined;
  const versionIds = [...new Set(campos.map(({ elementoVersionId }) => elementoVersionId))];
  const clausura = await findClausura(database, versionIds, dia);
  if (!clausura) return undefined;
  const porMensaje = Map.groupBy(campos, ({ mensajeId }) => mensajeId);
  const operaciones = [...Map.groupBy(mensajes, ({ operacionId }) => operacionId).values()].map((suyos) => ({
    codigo: suyos[0]?.codigo ?? '',
    nombre: suyos[0]?.nombre ?? '',
    esConsulta: isConsulta(escritas.find(({ codigo }) => codigo === suyos[0]?.codigo)?.tipoIntercambio),
    mensajes: PAPELES_MENSAJE.flatMap((papel) =>
      suyos
        .filter((mensaje) => mensaje.papel === papel)
        .map(({ mensajeId }) => ({
          papel,
          nodos: listRamas(papel, porMensaje.get(mensajeId ?? 0) ?? [], pedidos).map(toNodo),
        })),
    ),
  }));
  // An operation whose answer keeps nothing is not part of the acuerdo.
  const suyas = pedidos
    ? operaciones.filter(({ mensajes: unos }) =>
        unos.every(({ papel, nodos }) => papel !== 'respuesta' || nodos.length > 0),
      )
    : operaciones;
  return { servicioId, clausura, operaciones: suyas };
}

/** The tree of a message; of an answer what an acuerdo asks for, where one does. */
function listRamas(
  papel: PapelMensaje,
  campos: readonly CampoRow[],
  pedidos: ReadonlySet<number> | undefined,
): readonly Rama<CampoRow>[] {
  const ramas = buildArbol(campos);
  return pedidos && papel === 'respuesta' ? keepPedidos(ramas, pedidos) : ramas;
}

/** What nobody said to be anything else reads. */
const isConsulta = (tipoIntercambio: string | null | undefined) =>
  tipoIntercambio === null || tipoIntercambio === undefined || tipoIntercambio === 'consulta';

const toNodo = ({
  nombreLocal,
  elementoVersionId,
  minimo,
  maximo,
  hijos,
}: Rama<CampoRow>): NodoComparable => ({
  nombreLocal,
  elementoVersionId,
  minimo,
  maximo,
  hijos: hijos.map(toNodo),
});
