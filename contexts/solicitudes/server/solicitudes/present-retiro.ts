import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import { listSucesoras, listVersiones } from '@marco/servicios/port';
import { DIAS_OBSOLESCENCIA } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import type { RetiroSolicitado } from '../../contract/index.ts';
import type { Guarda } from '../../rules/ciclo/ciclo-de-vida.ts';
import { listFaltasDeEstado, type RetiroPedido } from '../../rules/retiro/retiro-pedido.ts';
import { findRetiroRow } from './partes-retiro.queries.ts';
import { findHoy } from './present-nivel-tres.ts';

type Database = Kysely<DatabaseSchema>;

const presentNumero = ({ mayor, menor }: { readonly mayor: number; readonly menor: number }) =>
  `${mayor}.${menor}`;

/** What a request asks about the end of a version. */
export async function readRetiro(database: Database, solicitudId: number): Promise<RetiroSolicitado> {
  const row = await findRetiroRow(database, solicitudId);
  if (!row) throw new Error('A request that ends a version has none.');
  const { versionId, servicioId, estado, mayor, menor, sucesoraId, fechaRetiro, motivo } = row;
  const [versiones, dias] = await Promise.all([
    listVersiones(database, servicioId),
    findParametroEntero(database, 'versiones.diasObsolescencia', DIAS_OBSOLESCENCIA),
  ]);
  const sucesoras = listSucesoras({ id: versionId, mayor, menor, estado }, versiones);
  return {
    servicioVersion: { id: versionId, numero: presentNumero(row), estado },
    sucesoraId,
    sucesoras: sucesoras.map((una) => ({ id: una.id, numero: presentNumero(una) })),
    fechaRetiro,
    motivo,
    hoy: findHoy(),
    dias,
  };
}

/** The same as the rules look at it. */
export function toRetiroPedido({ servicioVersion, ...escrito }: RetiroSolicitado): RetiroPedido {
  return { ...escrito, estado: servicioVersion.estado };
}

/** What the conditions of its steps lack: the version has to be one that may end. */
export function listFaltantesDeRetiro(
  retiro: RetiroSolicitado,
): Readonly<Record<Extract<Guarda, 'cumplida'>, readonly string[]>> {
  return { cumplida: listFaltasDeEstado(toRetiroPedido(retiro)) };
}
