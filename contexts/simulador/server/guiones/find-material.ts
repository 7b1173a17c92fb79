import type { DatabaseSchema } from '@marco/database';
import { findClausura } from '@marco/esquemas/port';
import { buildArbol, type NodoComparable, type Rama } from '@marco/servicios/port';
import { PAPELES_MENSAJE } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import type { MaterialDeGuion } from './material.ts';
import { findMensajesDeVersion } from './version-simulada.queries.ts';

type CampoRow = Awaited<ReturnType<typeof findMensajesDeVersion>>['campos'][number];

/**
 * What the script of a version is made of; undefined where nobody described its messages.
 *
 * @param dia whose values of lists hold, AAAA-MM-DD in Colombia
 */
export async function findMaterial(
  database: Kysely<DatabaseSchema>,
  { id, servicioId }: { readonly id: number; readonly servicioId: number },
  dia: string,
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
          nodos: buildArbol(porMensaje.get(mensajeId ?? 0) ?? []).map(toNodo),
        })),
    ),
  }));
  return { servicioId, clausura, operaciones };
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
