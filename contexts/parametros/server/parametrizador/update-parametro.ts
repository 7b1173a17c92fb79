import type { DatabaseSchema } from '@marco/database';
import {
  type Actor,
  type CallContext,
  decidePermission,
  refuse,
  requireActor,
  requireAllowed,
  requireFaultless,
  requireVersion,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Parametro, parametrosErrors, type RestriccionParametro } from '../../contract/index.ts';
import { GRUPOS_PARAMETROS, RECURSO_PARAMETROS, type TipoParametro } from '../../contract/terms.ts';
import { canUpdateParametro } from '../../rules/can-update-parametro.ts';
import { findErroresValor } from '../../rules/valor-parametro.ts';
import { findParametro, listParametros, type ParametroRow } from './parametrizador.queries.ts';
import { updateValor } from './parametrizador.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** Every parameter under its group, groups in their order. */
export async function readParametrizador(database: Database, context: CallContext) {
  const actor = requireActor(context);
  const rows = await listParametros(database);
  const codigos = new Set([...Object.keys(GRUPOS_PARAMETROS), ...rows.map(({ grupo }) => grupo)]);
  const grupos = [...codigos].map((codigo) => ({
    codigo,
    nombre: GRUPOS_PARAMETROS[codigo] ?? codigo,
    parametros: rows.filter(({ grupo }) => grupo === codigo).map((row) => presentParametro(row, actor)),
  }));
  return { grupos: grupos.filter(({ parametros }) => parametros.length > 0) };
}

export async function readParametro(database: Database, clave: string, context: CallContext) {
  const row = await findParametro(database, clave);
  if (!row) throw refuse(parametrosErrors, 'PARAMETRO_NO_ENCONTRADO');
  return presentParametro(row, requireActor(context));
}

/**
 * Changes the value of a parameter by its rule; it holds from the next read on, in every process.
 *
 * @throws PARAMETRO_NO_ENCONTRADO, PARAMETRO_NO_EDITABLE, VERSION_DISTINTA, SOLICITUD_INVALIDA
 */
export async function updateParametro(
  database: Database,
  { clave, valor }: { readonly clave: string; readonly valor: unknown },
  context: CallContext,
): Promise<Parametro> {
  const actor = requireActor(context);
  return database.transaction().execute(async (transaction) => {
    const row = await findParametro(transaction, clave, { forUpdate: true });
    if (!row) throw refuse(parametrosErrors, 'PARAMETRO_NO_ENCONTRADO');
    const actual = presentParametro(row, actor);
    requireAllowed(actual.edicion, parametrosErrors, 'PARAMETRO_NO_EDITABLE');
    requireVersion(context, row.version, actual);
    requireFaultless(findErroresValor(actual, valor).map(toDetalle));
    await updateValor(transaction, clave, valor);
    await writeAudit(transaction, context, {
      action: 'cambiar-parametro',
      result: 'exito',
      objectType: 'parametro',
      objectId: clave,
      detail: { antes: { valor: row.valor }, despues: { valor } },
    });
    return { ...actual, valor, version: row.version + 1 };
  });
}

function toDetalle({ campo, mensaje }: { readonly campo: string; readonly mensaje: string }) {
  return { campo: campo === '' ? 'valor' : `valor.${campo}`, mensaje };
}

function presentParametro(row: ParametroRow, actor: Actor): Parametro {
  const tipo = row.tipo as TipoParametro;
  const restriccion = row.restriccion as RestriccionParametro;
  const edicion = canUpdateParametro(
    { tipo, restriccion, soloLectura: row.soloLectura },
    decidePermission(actor, RECURSO_PARAMETROS, 'editar'),
  );
  return {
    clave: row.clave,
    nombre: row.nombre || row.clave,
    descripcion: row.descripcion,
    tipo,
    restriccion,
    valor: row.valor,
    publico: row.publico,
    version: row.version,
    edicion,
  };
}
