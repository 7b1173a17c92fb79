import { createHash } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { AppError, type Caller, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ImpactoVersion, serviciosErrors } from '../../contract/index.ts';
import { LIMITES_VIDA } from '../../contract/vida.terms.ts';
import { buildArbol, type Rama } from '../../rules/mensajes/arbol.ts';
import type { ConsumidorDeVersion } from '../../rules/vida/consumidores.ts';
import type { UsoDeCampo } from '../../rules/vida/contrato-usado.ts';
import type { Rotura } from '../../rules/vida/impacto.ts';
import {
  readComparadas,
  readComparadasConPropuesta,
  type VersionPropuesta,
} from '../compatibilidad/compare-versiones-servicio.ts';
import { comparador } from '../compatibilidad/run-comparacion.ts';
import type { VersionesComparadas } from '../compatibilidad/worker/compute-compatibilidad.ts';
import { listCamposDeMensajes, listMensajes } from '../versiones/mensajes.queries.ts';
import { type FuenteDeConsumos, listConsumidores } from './consumidores.ts';
import { findVida } from './vida.queries.ts';

type Database = Kysely<DatabaseSchema>;
type CampoRow = Awaited<ReturnType<typeof listCamposDeMensajes>>[number];
type ConsumidorConImpacto = ImpactoVersion['consumidores'][number];

interface ImpactoPedido {
  readonly versionId: number;
  /** What takes its place; null where nothing does. */
  readonly sucesoraId: number | null;
}

/** What the impact is computed with. */
export interface ImpactoDependencies {
  readonly database: Database;
  readonly fuentes: readonly FuenteDeConsumos[];
}

/**
 * Whom the end of a version breaks, consumer by consumer.
 *
 * @throws VERSION_SERVICIO_NO_EXISTE, VERSION_DE_OTRO_SERVICIO, SERVICIO_OCUPADO
 */
export async function computeImpactoVersion(
  dependencies: ImpactoDependencies,
  { versionId, sucesoraId }: ImpactoPedido,
  caller: Caller,
): Promise<ImpactoVersion> {
  const { database } = dependencies;
  const sucesora = sucesoraId === null ? null : await findVida(database, sucesoraId);
  if (sucesora === undefined) throw refuse(serviciosErrors, 'VERSION_SERVICIO_NO_EXISTE');
  const read = sucesora && (() => readComparadas(database, { desdeId: versionId, hastaId: sucesora.id }));
  return computeImpactoHasta(dependencies, versionId, { hasta: sucesora, read }, caller);
}

/**
 * The same where what takes its place is still asked for.
 *
 * @param propuesta without operations where nobody can say yet what its messages will be: then it may break all of them
 * @throws VERSION_SERVICIO_NO_EXISTE, SERVICIO_OCUPADO
 */
export async function computeImpactoPropuesto(
  dependencies: ImpactoDependencies,
  {
    versionId,
    propuesta,
  }: {
    readonly versionId: number;
    readonly propuesta: Omit<VersionPropuesta, 'operaciones'> & Partial<VersionPropuesta>;
  },
  caller: Caller,
): Promise<ImpactoVersion> {
  const { mayor, menor, operaciones } = propuesta;
  const read = operaciones
    ? () =>
        readComparadasConPropuesta(dependencies.database, {
          desdeId: versionId,
          propuesta: { mayor, menor, operaciones },
        })
    : null;
  return computeImpactoHasta(dependencies, versionId, { hasta: { id: null, mayor, menor }, read }, caller);
}

interface Reemplazo {
  /** Null where nothing takes its place. */
  readonly hasta: { readonly id: number | null; readonly mayor: number; readonly menor: number } | null;
  /** Reads both; null where there is nothing to compare with. */
  readonly read: (() => Promise<VersionesComparadas>) | null;
}

async function computeImpactoHasta(
  { database, fuentes }: ImpactoDependencies,
  versionId: number,
  { hasta, read }: Reemplazo,
  caller: Caller,
): Promise<ImpactoVersion> {
  const [version, consumidores, campos] = await Promise.all([
    findVida(database, versionId),
    listConsumidores(database, fuentes, versionId),
    listCamposLeidos(database, versionId),
  ]);
  if (!version) throw refuse(serviciosErrors, 'VERSION_SERVICIO_NO_EXISTE');
  const leen = consumidores.map(({ campos: ids }) => ids?.flatMap((id) => campos.get(id) ?? []) ?? null);
  const roturas = read && (await compareParaCada(read, leen, caller));
  const vistos = consumidores.map((consumidor, place) =>
    presentConsumidor(consumidor, leen[place] ?? null, roturas === null ? null : (roturas[place] ?? [])),
  );
  const impacto = {
    desde: { id: version.id, numero: presentNumero(version) },
    hasta: hasta && { id: hasta.id, numero: presentNumero(hasta) },
    totalCampos: [...campos.values()].filter(({ isHoja }) => isHoja).length,
    consumidores: [
      ...vistos.filter(({ veredicto }) => veredicto === 'rompe'),
      ...vistos.filter(({ veredicto }) => veredicto !== 'rompe'),
    ],
    rompe: vistos.filter(({ veredicto }) => veredicto === 'rompe').length,
  };
  return { ...impacto, huella: createHash('sha256').update(JSON.stringify(impacto)).digest('hex') };
}

const presentNumero = ({ mayor, menor }: { readonly mayor: number; readonly menor: number }) =>
  `${mayor}.${menor}`;

/**
 * What breaks each consumer, in their order; null where it could not be known in the time there is: then it may break all of
 * them, and its entidad can end the version all the same.
 */
async function compareParaCada(
  read: () => Promise<VersionesComparadas>,
  consumidores: readonly (readonly UsoDeCampo[] | null)[],
  caller: Caller,
): Promise<readonly (readonly Rotura[])[] | null> {
  const comparadas = await read();
  try {
    return await comparador.computeImpacto({ clase: 'impacto', ...comparadas, consumidores }, caller);
  } catch (error) {
    if (error instanceof AppError && error.code === 'COMPARACION_DEMORADA') return null;
    throw error;
  }
}

/** @param roturas what breaks it; null where nothing takes the place of the version, or nobody knows */
function presentConsumidor(
  { entidadId, entidad, origen, referencias, impideRetiro }: ConsumidorDeVersion,
  usos: readonly UsoDeCampo[] | null,
  roturas: readonly Rotura[] | null,
): ConsumidorConImpacto {
  return {
    entidad: { id: entidadId, nombre: entidad },
    origen,
    referencias: [...referencias],
    campos: usos?.map(({ ruta }) => ruta) ?? null,
    veredicto: roturas === null || roturas.length > 0 ? 'rompe' : 'compatible',
    totalRoturas: roturas?.length ?? 0,
    roturas: roturas?.slice(0, LIMITES_VIDA.roturas) ?? [],
    impideRetiro,
  };
}

interface CampoLeido extends UsoDeCampo {
  readonly isHoja: boolean;
}

/** The fields of the answers of a version by their id, each with its place. */
async function listCamposLeidos(
  database: Database,
  versionId: number,
): Promise<ReadonlyMap<number, CampoLeido>> {
  const [mensajes, campos] = await Promise.all([
    listMensajes(database, versionId),
    listCamposDeMensajes(database, versionId),
  ]);
  const byMensaje = Map.groupBy(campos, ({ mensajeId }) => mensajeId);
  const respuestas = mensajes.filter(({ papel }) => papel === 'respuesta');
  return new Map(
    respuestas.flatMap(({ codigo, mensajeId }) =>
      buildArbol(byMensaje.get(mensajeId ?? 0) ?? []).flatMap((rama) => listDeRama(rama, codigo, '')),
    ),
  );
}

function listDeRama(
  { id, nombreLocal, hijos }: Rama<CampoRow>,
  operacion: string,
  encima: string,
): (readonly [number, CampoLeido])[] {
  const ruta = `${encima}${nombreLocal}`;
  return [
    [id, { operacion, ruta, isHoja: hijos.length === 0 }],
    ...hijos.flatMap((hijo) => listDeRama(hijo, operacion, `${ruta}/`)),
  ];
}
