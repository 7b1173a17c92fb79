import { isDeepStrictEqual } from 'node:util';
import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  listActions,
  refuse,
  refuseField,
  requireActor,
  requireAllowed,
  requireFaultless,
  requireVersion,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type GrupoDeParametros, type Parametro, parametrosErrors } from '../../contract/index.ts';
import { GRUPOS_PARAMETROS, RECURSO_CORREOS, RECURSO_PARAMETROS } from '../../contract/terms.ts';
import { findErroresValor } from '../../rules/valor-parametro.ts';
import { notifyCambio } from './notify-cambio.ts';
import {
  findParametro,
  listCambios,
  listParametros,
  listParametrosDe,
  type ParametroRow,
} from './parametrizador.queries.ts';
import { createCambio, updateParametroRow } from './parametrizador.repository.ts';
import { presentGrupo, presentParametro } from './present-parametro.ts';

type Database = Kysely<DatabaseSchema>;

/** A value that somebody gives a parameter. */
export interface CambioPedido {
  readonly clave: string;
  readonly valor: unknown;
}

/** Every parameter under its group, groups in their order. */
export async function readParametrizador(database: Database, context: CallContext) {
  const actor = requireActor(context);
  const rows = Map.groupBy(await listParametros(database), ({ grupo }) => grupo);
  const codigos = new Set([...Object.keys(GRUPOS_PARAMETROS), ...rows.keys()]);
  return {
    edita: listActions(actor, RECURSO_PARAMETROS).has('editar'),
    veCorreos: listActions(actor, RECURSO_CORREOS).has('consultar'),
    grupos: [...codigos].flatMap((codigo) => {
      const suyos = rows.get(codigo);
      return suyos ? [presentGrupo(codigo, suyos, actor)] : [];
    }),
  };
}

export async function readParametro(database: Database, clave: string, context: CallContext) {
  const row = await findParametro(database, clave);
  if (!row) throw refuse(parametrosErrors, 'PARAMETRO_NO_ENCONTRADO');
  return presentParametro(row, requireActor(context));
}

/** One page of what was changed in a group. */
export async function readCambios(
  database: Database,
  { grupo, ...page }: { readonly grupo: string; readonly pagina: number; readonly tamano: number },
) {
  if ((await listParametrosDe(database, grupo)).length === 0)
    throw refuse(parametrosErrors, 'GRUPO_NO_ENCONTRADO');
  return listCambios(database, grupo, page);
}

/**
 * Changes the value of a parameter by its rule; it holds from the next read on, in every process. The change of a sensitive
 * one waits for a second person.
 *
 * @throws PARAMETRO_NO_ENCONTRADO, PARAMETRO_NO_EDITABLE, VERSION_DISTINTA, SOLICITUD_INVALIDA
 */
export async function updateParametro(
  database: Database,
  pedido: CambioPedido,
  context: CallContext,
): Promise<Parametro> {
  const actor = requireActor(context);
  return database.transaction().execute(async (transaction) => {
    const row = await findParametro(transaction, pedido.clave, { forUpdate: true });
    if (!row) throw refuse(parametrosErrors, 'PARAMETRO_NO_ENCONTRADO');
    requireEditable(row, context);
    requireVersion(context, row.version, presentParametro(row, actor));
    requireFaultless(listFaltas(row, pedido.valor, 'valor'));
    await updateValor(transaction, row, pedido.valor, context);
    return readParametro(transaction, pedido.clave, context);
  });
}

/**
 * Changes several parameters of a group, all of them or none.
 *
 * @throws GRUPO_NO_ENCONTRADO, PARAMETRO_NO_ENCONTRADO for one of another group, PARAMETRO_NO_EDITABLE, VERSION_DISTINTA,
 * SOLICITUD_INVALIDA
 */
export async function updateGrupoParametros(
  database: Database,
  { grupo, cambios }: { readonly grupo: string; readonly cambios: readonly CambioPedido[] },
  context: CallContext,
): Promise<GrupoDeParametros> {
  const actor = requireActor(context);
  if (new Set(cambios.map(({ clave }) => clave)).size < cambios.length)
    throw refuseField('cambios', 'Cada parámetro puede estar una sola vez.');
  return database.transaction().execute(async (transaction) => {
    const rows = await listParametrosDe(transaction, grupo, { forUpdate: true });
    if (rows.length === 0) throw refuse(parametrosErrors, 'GRUPO_NO_ENCONTRADO');
    const pedidos = cambios.map(({ clave, valor }) => {
      const row = rows.find((each) => each.clave === clave);
      if (!row) throw refuse(parametrosErrors, 'PARAMETRO_NO_ENCONTRADO');
      return { row, valor };
    });
    const actual = presentGrupo(grupo, rows, actor);
    requireVersion(context, actual.version, actual);
    for (const { row } of pedidos) requireEditable(row, context);
    requireFaultless(
      pedidos.flatMap(({ row, valor }, place) => listFaltas(row, valor, `cambios.${place}.valor`)),
    );
    for (const { row, valor } of pedidos) await updateValor(transaction, row, valor, context);
    return presentGrupo(grupo, await listParametrosDe(transaction, grupo), actor);
  });
}

function requireEditable(row: ParametroRow, context: CallContext): void {
  const { edicion } = presentParametro(row, requireActor(context));
  requireAllowed(edicion, parametrosErrors, 'PARAMETRO_NO_EDITABLE');
}

function listFaltas(row: ParametroRow, valor: unknown, lugar: string) {
  const { tipo, restriccion } = row;
  return findErroresValor({ tipo, restriccion } as Parametro, valor).map(({ campo, mensaje }) => ({
    campo: campo === '' ? lugar : `${lugar}.${campo}`,
    mensaje,
  }));
}

/** Gives a parameter a value, or proposes it where a second person must agree; the value it has changes nothing. */
export async function updateValor(
  transaction: Transaction<DatabaseSchema>,
  row: ParametroRow,
  despues: unknown,
  context: CallContext,
): Promise<void> {
  const { clave, valor: antes, sensible } = row;
  if (isDeepStrictEqual(antes, despues)) return;
  const { userId } = requireActor(context);
  await updateParametroRow(transaction, clave, sensible ? {} : { valor: despues });
  const cambioId = await createCambio(transaction, {
    clave,
    antes,
    despues,
    estado: sensible ? 'propuesto' : 'aplicado',
    usuarioId: userId,
  });
  await writeAudit(transaction, context, {
    action: sensible ? 'proponer-cambio-parametro' : 'cambiar-parametro',
    result: 'exito',
    objectType: 'parametro',
    objectId: clave,
    detail: {
      antes: { valor: antes },
      despues: { valor: despues },
      ...(sensible ? { cambioId } : {}),
    },
  });
  if (sensible) await notifyCambio(transaction, row, context);
}
