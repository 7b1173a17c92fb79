import type { DatabaseSchema } from '@marco/database';
import type { DetalleElemento } from '@marco/elementos-de-dato/contract';
import { findVersion } from '@marco/elementos-de-dato/port';
import { type CallContext, DocumentAnswer, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { diccionarioErrors } from '../contract/diccionario.errors.ts';
import { FORMAS_ELEMENTO, type FormaElemento, toDireccionElemento } from '../contract/terms.ts';
import type { EntradaRow } from './entradas.queries.ts';
import { type ElementoPedido, listPedidas } from './pedidas.queries.ts';
import { writeElemento } from './write-elemento.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * An element as visitors read it: the version asked for, else the one in force, else the latest that was.
 *
 * @throws AppError `ELEMENTO_NO_PUBLICADO`, `IDENTIFICADOR_AMBIGUO` with the address of each choice
 */
async function getElementoPublicado(database: Database, pedido: ElementoPedido): Promise<DetalleElemento> {
  const entradas = await listPedidas(database, pedido);
  const elementos = Map.groupBy(entradas, ({ elementoId }) => elementoId);
  if (elementos.size > 1)
    throw refuse(
      diccionarioErrors,
      'IDENTIFICADOR_AMBIGUO',
      [...elementos.values()].flatMap(([entrada]) =>
        entrada ? [{ mensaje: toDireccionElemento({ ...entrada, esUnico: false }) }] : [],
      ),
    );
  const chosen = entradas.find(({ estado }) => estado === 'incorporado') ?? entradas[0];
  const detalle = chosen && (await findVersion(database, chosen.versionId));
  if (!detalle) throw refuse(diccionarioErrors, 'ELEMENTO_NO_PUBLICADO');
  return detalle;
}

/** The elements a key may mean, each once: in force where one is. */
export async function listOpciones(database: Database, clave: string): Promise<readonly EntradaRow[]> {
  const entradas = await listPedidas(database, { clave });
  const elementos = Map.groupBy(entradas, ({ elementoId }) => elementoId);
  return [...elementos.values()].flatMap(
    (versiones) => versiones.find(({ estado }) => estado === 'incorporado') ?? versiones.slice(0, 1),
  );
}

/** The other name of XML (RFC 7303, §9.2), which many clients still ask for. */
const XML_DE_TEXTO = 'text/xml';

/**
 * The element in the form the caller likes best, or the one its address names.
 *
 * @throws AppError `FORMA_NO_DISPONIBLE` with the forms there are
 */
export async function presentElemento(
  database: Database,
  pedido: ElementoPedido & { readonly formato?: string | undefined },
  context: CallContext,
): Promise<DetalleElemento | DocumentAnswer> {
  const formas = Object.keys(FORMAS_ELEMENTO) as FormaElemento[];
  const named = formas.find((forma) => FORMAS_ELEMENTO[forma] === pedido.formato);
  const pedida = named ?? context.negotiate([...formas, XML_DE_TEXTO]);
  const forma = pedida === XML_DE_TEXTO ? 'application/xml' : pedida;
  if (forma === undefined)
    throw refuse(diccionarioErrors, 'FORMA_NO_DISPONIBLE', [
      { campo: 'Accept', mensaje: `Puede pedir ${formas.join(', ')}.` },
    ]);
  const detalle = await getElementoPublicado(database, pedido);
  if (forma === 'application/json') return detalle;
  return new DocumentAnswer({
    type: `${forma}; charset=utf-8`,
    content: await writeElemento(database, detalle, forma),
  });
}
