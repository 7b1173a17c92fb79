import type { DatabaseSchema } from '@marco/database';
import { type CallContext, DocumentAnswer, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { FormatoEnsayo } from '../../contract/ensayos-xroad.terms.ts';
import type { EnsayosDeVersion, EnsayoXroad, PruebaXroad } from '../../contract/index.ts';
import { simuladorErrors } from '../../contract/simulador.errors.ts';
import { canReadEnsayos, canRunEnsayo } from '../../rules/ensayo-xroad/can-run-ensayo.ts';
import type { RegistroDelEnsayo } from '../../rules/ensayo-xroad/registro-operacion.ts';
import { INSTANCIA_DE_ENSAYO, presentServicioSimulado } from '../../rules/protocolos/identificador-xroad.ts';
import {
  type EnsayoRow,
  findEnsayo,
  findVersionEnsayada,
  listEnsayos,
  type VersionEnsayada,
} from './ensayos.queries.ts';
import { toQuienEnsaya } from './quien-ensaya.ts';

type Database = Kysely<DatabaseSchema>;

/** A version whose rehearsals the caller may read. @throws ENSAYO_NO_ENCONTRADO */
export async function getVersionEnsayada(
  database: Database,
  versionId: number,
  context: CallContext,
): Promise<VersionEnsayada> {
  const row = await findVersionEnsayada(database, versionId);
  if (!row || !canReadEnsayos(toQuienEnsaya(context), row))
    throw refuse(simuladorErrors, 'ENSAYO_NO_ENCONTRADO');
  return row;
}

/** @throws ENSAYO_NO_ENCONTRADO */
export async function readEnsayosDeVersion(
  database: Database,
  versionId: number,
  context: CallContext,
): Promise<EnsayosDeVersion> {
  const version = await getVersionEnsayada(database, versionId, context);
  const ensayos = await listEnsayos(database, versionId);
  const ultimo = ensayos[0] && (await findEnsayo(database, ensayos[0].id));
  const { servicioId, servicio, entidad, entidadId, codigoXroad } = version;
  return {
    servicioId,
    servicio,
    entidad,
    versionId,
    version: toNumero(version),
    xroad: presentServicioSimulado({ id: entidadId, codigoXroad }, servicioId, INSTANCIA_DE_ENSAYO),
    ultimo: ultimo ? presentEnsayo(version, ultimo) : null,
    ensayos: ensayos.map((uno) => ({ ...uno, ejecutadoEn: uno.ejecutadoEn.toISOString() })),
    permisos: { ensayar: canRunEnsayo(toQuienEnsaya(context), entidadId) },
  };
}

/** @throws ENSAYO_NO_ENCONTRADO */
export async function getEnsayoXroad(
  database: Database,
  { id, formato }: { readonly id: number; readonly formato?: FormatoEnsayo | undefined },
  context: CallContext,
): Promise<EnsayoXroad | DocumentAnswer> {
  const row = await findEnsayo(database, id);
  if (!row) throw refuse(simuladorErrors, 'ENSAYO_NO_ENCONTRADO');
  const version = await getVersionEnsayada(database, row.versionId, context);
  const ensayo = presentEnsayo(version, row);
  if (formato === undefined) return ensayo;
  return formato === 'informe'
    ? new DocumentAnswer({
        content: `${JSON.stringify(ensayo, null, 2)}\n`,
        type: 'application/json; charset=utf-8',
        saveAs: `ensayo-xroad-${id}.json`,
      })
    : new DocumentAnswer({
        content: listRegistros(row)
          .map((uno) => `${JSON.stringify(uno)}\n`)
          .join(''),
        type: 'application/x-ndjson; charset=utf-8',
        saveAs: `operacion-ensayo-${id}.jsonl`,
      });
}

const toNumero = ({ mayor, menor }: VersionEnsayada) => `${mayor}.${menor}`;

// Through unknown: the database has documents, and only this context writes these.
const listRegistros = ({ registros }: EnsayoRow) => registros as unknown as readonly RegistroDelEnsayo[];

// Through unknown: the database has documents, and only this context writes these.
const listPruebas = ({ pruebas }: EnsayoRow) => pruebas as unknown as PruebaXroad[];

function presentEnsayo(version: VersionEnsayada, row: EnsayoRow): EnsayoXroad {
  return {
    id: row.id,
    preliminar: true,
    ejecutadoEn: row.ejecutadoEn.toISOString(),
    quien: row.quien,
    superadas: row.superadas,
    fallidas: row.fallidas,
    total: row.total,
    servicioId: version.servicioId,
    servicio: version.servicio,
    versionId: version.id,
    version: toNumero(version),
    pruebas: listPruebas(row),
    registros: listRegistros(row).length,
  };
}
