import { canDepender } from '@marco/capas-de-uso/port';
import type { TipoCapa } from '@marco/capas-de-uso/terms';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { CambiosVersion } from '../../contract/index.ts';
import { ESTADOS_EN_TRABAJO } from '../../contract/terms.ts';
import type { Reparo } from '../../rules/restricciones/verify-restricciones.ts';
import {
  listAusentes,
  listContenidos,
  listElementosReferidos,
  listRequeridos,
  listVersionesReferidas,
  type VersionReferida,
} from './referencias-escritas.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The referring element, its layer and domain, and its author. */
export interface QuienRefiere {
  /** Null while it is being created. */
  readonly elementoId: number | null;
  readonly capa: { readonly id: number; readonly tipo: TipoCapa };
  readonly autorId: number;
}

const EN_TRABAJO = new Set<string>(ESTADOS_EN_TRABAJO);

/** Why a version may not depend on another one; undefined when it may (domain §1.2, guards). */
function findErrorDependencia(
  origen: QuienRefiere,
  destino: VersionReferida | undefined,
): string | undefined {
  if (!destino) return 'El elemento no existe.';
  const { identificador, estado } = destino;
  if (destino.elementoId === origen.elementoId) return 'Un elemento no depende de sí mismo.';
  const ownDraft = EN_TRABAJO.has(estado) && (destino.autorId ?? origen.autorId) === origen.autorId;
  if (estado !== 'incorporado' && !ownDraft)
    return `«${identificador}» no está incorporado: solo se depende de elementos incorporados o de borradores propios.`;
  const decision = canDepender(origen.capa, { id: destino.capaId, tipo: destino.capaTipo });
  return decision.allowed ? undefined : `«${identificador}»: ${decision.reasons.join(' ')}`;
}

async function verifyComponentes(
  database: Database,
  origen: QuienRefiere,
  componentes: NonNullable<CambiosVersion['componentes']>,
): Promise<Reparo[]> {
  const ids = componentes.map(({ versionId }) => versionId);
  const referidas = await listVersionesReferidas(database, ids);
  const seen = new Set<string>();
  const reparos: Reparo[] = [];
  for (const [place, parte] of componentes.entries()) {
    const campo = `componentes.${place}`;
    const destino = referidas.get(parte.versionId);
    const local = (parte.nombreLocal ?? destino?.identificador ?? '').toLowerCase();
    const mensaje = findErrorDependencia(origen, destino) ?? findErrorParte(parte, seen.has(local), local);
    seen.add(local);
    if (mensaje !== undefined) reparos.push({ campo, mensaje });
    else if (destino && (await isInside(database, origen, [destino.id])))
      reparos.push({
        campo,
        mensaje: `«${destino.identificador}» contiene a este elemento: sería un ciclo.`,
      });
  }
  return reparos;
}

function findErrorParte(
  { ocurrenciaMinima, ocurrenciaMaxima }: NonNullable<CambiosVersion['componentes']>[number],
  repeated: boolean,
  local: string,
): string | undefined {
  if (repeated) return `Dos componentes se llaman «${local}». Dé a uno otro nombre local.`;
  return ocurrenciaMaxima !== null && ocurrenciaMaxima < ocurrenciaMinima
    ? 'La ocurrencia máxima es menor que la mínima.'
    : undefined;
}

async function isInside(
  database: Database,
  { elementoId }: QuienRefiere,
  versionIds: readonly number[],
): Promise<boolean> {
  return elementoId !== null && (await listContenidos(database, versionIds)).has(elementoId);
}

async function verifyBase(database: Database, origen: QuienRefiere, versionId: number): Promise<Reparo[]> {
  const campo = 'baseVersionId';
  const destino = (await listVersionesReferidas(database, [versionId])).get(versionId);
  const mensaje = findErrorDependencia(origen, destino);
  if (mensaje !== undefined) return [{ campo, mensaje }];
  if (destino?.tipo !== 'compuesto')
    return [{ campo, mensaje: 'La base de un compuesto es otro compuesto.' }];
  return (await isInside(database, origen, [versionId]))
    ? [{ campo, mensaje: `«${destino.identificador}» contiene a este elemento: sería un ciclo.` }]
    : [];
}

async function verifyRelaciones(
  database: Database,
  origen: QuienRefiere,
  relaciones: NonNullable<CambiosVersion['relaciones']>,
): Promise<Reparo[]> {
  const destinos = await listElementosReferidos(
    database,
    relaciones.flatMap(({ destinoElementoId }) => destinoElementoId ?? []),
  );
  const seen = new Set<string>();
  const reparos: Reparo[] = [];
  for (const [place, { tipo, destinoElementoId, terminoExterno }] of relaciones.entries()) {
    const key = `${tipo} ${destinoElementoId ?? terminoExterno ?? ''}`;
    const destino = destinoElementoId === null ? undefined : destinos.get(destinoElementoId);
    const mensaje = seen.has(key)
      ? 'Esta relación está repetida.'
      : await findErrorRelacion(database, origen, { tipo, destinoElementoId, terminoExterno, destino });
    seen.add(key);
    if (mensaje !== undefined) reparos.push({ campo: `relaciones.${place}`, mensaje });
  }
  return reparos;
}

async function findErrorRelacion(
  database: Database,
  origen: QuienRefiere,
  {
    tipo,
    destinoElementoId,
    terminoExterno,
    destino,
  }: Pick<
    NonNullable<CambiosVersion['relaciones']>[number],
    'tipo' | 'destinoElementoId' | 'terminoExterno'
  > & { readonly destino: VersionReferida | undefined },
): Promise<string | undefined> {
  if (tipo === 'equivale-a')
    return terminoExterno === null || destinoElementoId !== null
      ? 'Una equivalencia es con un término de un vocabulario externo.'
      : undefined;
  if (destinoElementoId === null || terminoExterno !== null)
    return 'Elija el elemento con el que se relaciona.';
  if (!destino) return 'El elemento no existe.';
  if (destino.elementoId === origen.elementoId) return 'Un elemento no se relaciona consigo mismo.';
  if (tipo !== 'requiere') return undefined;
  const mensaje = findErrorDependencia(origen, destino);
  if (mensaje !== undefined || origen.elementoId === null) return mensaje;
  return (await listRequeridos(database, [destino.elementoId])).has(origen.elementoId)
    ? `«${destino.identificador}» requiere a este elemento: sería un ciclo.`
    : undefined;
}

async function verifyFilas(database: Database, cambios: CambiosVersion): Promise<Reparo[]> {
  const { entidadResponsableId, nombres = [], estandares = [] } = cambios;
  const entidades = await listAusentes(database, 'entidades', [
    ...(entidadResponsableId ? [entidadResponsableId] : []),
    ...nombres.flatMap(({ entidadId }) => entidadId ?? []),
  ]);
  const ausentes = await listAusentes(database, 'estandares', estandares);
  const mensaje = 'La entidad no existe o está inactiva.';
  return [
    ...(entidadResponsableId && entidades.has(entidadResponsableId)
      ? [{ campo: 'entidadResponsableId', mensaje }]
      : []),
    ...nombres.flatMap(({ entidadId }, place) =>
      entidadId !== null && entidades.has(entidadId)
        ? [{ campo: `nombres.${place}.entidadId`, mensaje }]
        : [],
    ),
    ...estandares.flatMap((id, place) =>
      ausentes.has(id) ? [{ campo: `estandares.${place}`, mensaje: 'El estándar no existe.' }] : [],
    ),
  ];
}

/** What is wrong with what a change of a version refers to: rows that are not there, cycles, the direction of layers. */
export async function verifyReferencias(
  database: Database,
  origen: QuienRefiere,
  cambios: CambiosVersion,
): Promise<Reparo[]> {
  const { componentes, relaciones, baseVersionId } = cambios;
  return [
    ...(await verifyFilas(database, cambios)),
    ...(componentes ? await verifyComponentes(database, origen, componentes) : []),
    ...(baseVersionId ? await verifyBase(database, origen, baseVersionId) : []),
    ...(relaciones ? await verifyRelaciones(database, origen, relaciones) : []),
  ];
}
