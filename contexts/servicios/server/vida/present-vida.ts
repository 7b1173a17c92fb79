import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import { type CallContext, listActions, refuse, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { serviciosErrors, type VidaVersion } from '../../contract/index.ts';
import { DIAS_OBSOLESCENCIA, type PasoVida, RECURSO_VERSIONES } from '../../contract/vida.terms.ts';
import { canTakePasoVida, type QuienRetira } from '../../rules/vida/can-take-paso-vida.ts';
import { listSucesoras, type VersionCandidata } from '../../rules/vida/retiro.ts';
import { listVersiones } from '../versiones/versiones.queries.ts';
import { type FuenteDeConsumos, listConsumidores } from './consumidores.ts';
import { findVida, type VidaRow } from './vida.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What the life of versions is read with. */
export interface VidaDependencies {
  readonly database: Database;
  readonly fuentes: readonly FuenteDeConsumos[];
}

/** The caller as the rules about the end of versions look at them. */
export function toQuienRetira(context: CallContext): QuienRetira {
  const actor = requireActor(context);
  return {
    esMinisterio: actor.readsAllEntities,
    entidadId: actor.entityId,
    versiones: listActions(actor, RECURSO_VERSIONES),
  };
}

/** @throws VERSION_SERVICIO_NO_EXISTE */
export async function getVidaRow(database: Database, id: number): Promise<VidaRow> {
  const row = await findVida(database, id);
  if (!row) throw refuse(serviciosErrors, 'VERSION_SERVICIO_NO_EXISTE');
  return row;
}

/** Days between the announcement of an end and its day, at least. */
export function findDiasObsolescencia(database: Database): Promise<number> {
  return findParametroEntero(database, 'versiones.diasObsolescencia', DIAS_OBSOLESCENCIA);
}

const citeVersion = ({ id, mayor, menor, estado }: VersionCandidata) => ({
  id,
  mayor,
  menor,
  estado,
  numero: `${mayor}.${menor}`,
});

/** How a version stands on its way to its end, for who reads. */
export async function presentVida(
  { database, fuentes }: VidaDependencies,
  row: VidaRow,
  quien: QuienRetira,
): Promise<VidaVersion> {
  const [versiones, consumidores, dias] = await Promise.all([
    listVersiones(database, row.servicioId),
    listConsumidores(database, fuentes, row.id),
    findDiasObsolescencia(database),
  ]);
  const { entidadId, sucesoraId, obsoletaDesde, retiradaEn, ...dicho } = row;
  const sucesora = versiones.find(({ id }) => id === sucesoraId);
  const situacion = { estado: row.estado, entidadId, consumidores: consumidores.length };
  const decide = (paso: PasoVida) => canTakePasoVida(paso, quien, situacion);
  return {
    ...dicho,
    numero: `${row.mayor}.${row.menor}`,
    obsoletaDesde: obsoletaDesde?.toISOString() ?? null,
    retiradaEn: retiradaEn?.toISOString() ?? null,
    sucesora: sucesora ? citeVersion(sucesora) : null,
    sucesoras: listSucesoras(row, versiones).map(citeVersion),
    dias,
    hoy: toColombianDay(new Date()),
    consumidores: consumidores.length,
    acciones: {
      'declarar-obsoleta': decide('declarar-obsoleta'),
      'fijar-retiro': decide('fijar-retiro'),
      retirar: decide('retirar'),
    },
  };
}

/** @throws VERSION_SERVICIO_NO_EXISTE */
export async function getVidaVersion(
  dependencies: VidaDependencies,
  id: number,
  context: CallContext,
): Promise<VidaVersion> {
  return presentVida(dependencies, await getVidaRow(dependencies.database, id), toQuienRetira(context));
}
