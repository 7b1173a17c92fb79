import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DatabaseSchema } from '@marco/database';
import {
  type Actor,
  type CallContext,
  refuse,
  refuseField,
  requireActor,
  requireAllowed,
  type Secrets,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type ArchivoParametros,
  type DiferenciaParametro,
  type ImportacionParametros,
  parametrosErrors,
} from '../../contract/index.ts';
import { FORMATO_ARCHIVO } from '../../contract/terms.ts';
import { canImportarParametros, computeSuerte } from '../../rules/importacion-parametros.ts';
import { findParametroTexto } from '../parametro.queries.ts';
import { type ExportacionLeida, readArchivo, writeArchivo } from './archivo-firmado.ts';
import { listParametros, type ParametroRow } from './parametrizador.queries.ts';
import { presentParametro } from './present-parametro.ts';
import { updateValor } from './update-parametro.ts';

type Database = Kysely<DatabaseSchema>;

interface Dependencies {
  readonly database: Database;
  readonly secrets: Secrets;
}

/** Every parameter that people change, signed. What the process itself keeps stays at home. */
export async function downloadParametros(
  { database, secrets }: Dependencies,
  context: CallContext,
): Promise<ArchivoParametros> {
  const rows = (await listParametros(database)).filter(({ soloLectura }) => !soloLectura);
  await writeAudit(database, context, {
    action: 'exportar-parametros',
    result: 'exito',
    objectType: 'parametro',
    detail: { cantidad: rows.length },
  });
  return writeArchivo(secrets, {
    formato: FORMATO_ARCHIVO,
    sitio: await findParametroTexto(database, 'sitio.direccion', ''),
    generadoEn: new Date().toISOString(),
    parametros: rows.map(({ clave, valor }) => ({ clave, valor })),
  });
}

/**
 * What importing a file would change. Changes nothing.
 *
 * @throws ARCHIVO_PARAMETROS_ILEGIBLE, ARCHIVO_PARAMETROS_ALTERADO
 */
export async function computeImportacionParametros(
  { database, secrets }: Dependencies,
  archivo: string,
  context: CallContext,
): Promise<ImportacionParametros> {
  const leido = readArchivo(secrets, archivo);
  return presentImportacion(leido, await listParametros(database), requireActor(context));
}

/**
 * Gives the parameters the values of a file, all of them or none, over the differences somebody saw; those of sensitive
 * ones are proposed to a second person.
 *
 * @throws ARCHIVO_PARAMETROS_ILEGIBLE, ARCHIVO_PARAMETROS_ALTERADO, IMPORTACION_DISTINTA where the differences are others
 * by now, IMPORTACION_NO_PERMITIDA with the reason; at `llaveComparada` where another installation signed and nobody
 * compared its key
 */
export async function submitImportacionParametros(
  { database, secrets }: Dependencies,
  pedido: { readonly archivo: string; readonly huella: string; readonly llaveComparada: boolean },
  context: CallContext,
): Promise<{ guardados: number; propuestos: number }> {
  const leido = readArchivo(secrets, pedido.archivo);
  if (!leido.esPropia && !pedido.llaveComparada)
    throw refuseField('llaveComparada', 'Compare la llave con quien le envió el archivo y márquelo.');
  return database.transaction().execute(async (transaction) => {
    const rows = await listParametros(transaction, { forUpdate: true });
    const { huella, decision, diferencias } = presentImportacion(leido, rows, requireActor(context));
    if (huella !== pedido.huella) throw refuse(parametrosErrors, 'IMPORTACION_DISTINTA');
    requireAllowed(decision, parametrosErrors, 'IMPORTACION_NO_PERMITIDA');
    const cuantas = (suerte: DiferenciaParametro['suerte']) =>
      diferencias.filter((diferencia) => diferencia.suerte === suerte).length;
    const [guardados, propuestos] = [cuantas('guarda'), cuantas('propone')];
    await writeAudit(transaction, context, {
      action: 'importar-parametros',
      result: 'exito',
      objectType: 'parametro',
      detail: { sitio: leido.contenido.sitio, llave: leido.llave, guardados, propuestos },
    });
    for (const { clave, despues, suerte } of diferencias) {
      const row = rows.find((each) => each.clave === clave);
      if (row && (suerte === 'guarda' || suerte === 'propone'))
        await updateValor(transaction, row, despues, context);
    }
    return { guardados, propuestos };
  });
}

function presentImportacion(
  { contenido, llave, esPropia }: ExportacionLeida,
  rows: readonly ParametroRow[],
  actor: Actor,
): ImportacionParametros {
  const porClave = new Map(rows.map((row) => [row.clave, row]));
  // The last value of a key that stands twice is the one a reader of JSON would take.
  const pedidos = [...new Map(contenido.parametros.map((pedido) => [pedido.clave, pedido])).values()];
  const diferencias = pedidos.flatMap(({ clave, valor }) => {
    const row = porClave.get(clave);
    return row && isDeepStrictEqual(row.valor, valor) ? [] : [presentDiferencia(clave, row, valor, actor)];
  });
  const versiones = diferencias.map(({ clave }) => [clave, porClave.get(clave)?.version ?? 0]);
  return {
    sitio: contenido.sitio,
    generadoEn: contenido.generadoEn,
    llave,
    esPropia,
    iguales: pedidos.length - diferencias.length,
    diferencias,
    huella: createHash('sha256')
      .update(JSON.stringify([llave, diferencias, versiones]))
      .digest('hex'),
    decision: canImportarParametros(diferencias.map(({ suerte }) => suerte)),
  };
}

function presentDiferencia(
  clave: string,
  row: ParametroRow | undefined,
  despues: unknown,
  actor: Actor,
): DiferenciaParametro {
  const parametro = row && presentParametro(row, actor);
  const { suerte, razones } = computeSuerte(
    row && parametro ? { ...parametro, soloLectura: row.soloLectura } : undefined,
    despues,
  );
  return {
    clave,
    nombre: parametro?.nombre ?? clave,
    antes: row?.valor ?? null,
    despues: despues ?? null,
    unidad: row?.unidad ?? '',
    suerte,
    razones: [...razones],
  };
}
