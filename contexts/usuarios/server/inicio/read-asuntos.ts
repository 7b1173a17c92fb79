import { countWorkingDays } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  AMBITOS_ELEGIBLES,
  type AmbitoAsunto,
  type AmbitoElegible,
  ASUNTOS_DE_UN_GRUPO,
  ASUNTOS_POR_GRUPO,
  GRUPOS_ASUNTO,
  type GrupoAsunto,
} from '../../contract/asunto.terms.ts';
import type { Asunto, BloqueAsuntos, TipoDeAsunto } from '../../contract/index.ts';
import { type CorteDeAsuntos, computeCorte } from '../../rules/actividades/corte.ts';
import { type EstadoActividad, findEstadosActividad } from '../actividades/actividades.repository.ts';
import { type AsuntoEnGrupo, countJuntos, listPorGrupo } from '../actividades/asuntos.queries.ts';
import type { EsperaDeAsuntos, FuenteActividades } from '../actividades/fuente-actividades.ts';

type Database = Kysely<DatabaseSchema>;

/** A kind with its matters, the first of each group. */
interface TipoLeido {
  readonly fuente: FuenteActividades;
  readonly espera: EsperaDeAsuntos;
  readonly asuntos: readonly AsuntoEnGrupo[];
  readonly estado: EstadoActividad | undefined;
  readonly isPostponed: boolean;
}

/** Which matters are listed. */
export interface PeticionDeAsuntos {
  readonly ambito: AmbitoAsunto;
  /** Only those of this kind, also while it is postponed. */
  readonly tipo?: string | undefined;
  /** Only those of this group, and then more than the first. */
  readonly grupo?: GrupoAsunto | undefined;
}

/** Everything that waits for a person in an ambito, of all kinds together, by its last day. */
export async function readAsuntos(
  database: Database,
  fuentes: readonly FuenteActividades[],
  actor: Actor,
  { ambito, tipo, grupo }: PeticionDeAsuntos,
): Promise<BloqueAsuntos> {
  const corte = computeCorte(new Date());
  // What others must do is told by who they are, so all of it is read.
  const isWhole = grupo !== undefined || ambito === 'otros';
  const porGrupo = isWhole ? ASUNTOS_DE_UN_GRUPO : ASUNTOS_POR_GRUPO;
  const leidos = await readTipos(database, fuentes, actor, { ambito, corte, porGrupo });
  const listed = leidos.filter(({ fuente, isPostponed }) =>
    tipo === undefined ? !isPostponed : fuente.codigo === tipo,
  );
  const grupos = await Promise.all(
    GRUPOS_ASUNTO.filter((uno) => grupo === undefined || uno === grupo).map(async (uno) => {
      const ofGroup = listed.map((leido) => ({
        ...leido,
        asuntos: leido.asuntos.filter((asunto) => asunto.grupo === uno),
      }));
      const total = ofGroup.reduce((sum, { asuntos }) => sum + (asuntos[0]?.total ?? 0), 0);
      return { grupo: uno, total, asuntos: await presentAsuntos(database, ofGroup, porGrupo, corte) };
    }),
  );
  const totales = await countTotales(database, fuentes, actor, { ambito, leidos });
  return {
    ambito,
    hoy: corte.hoy,
    finDeSemana: corte.finDeSemana,
    grupos: grupos.filter(({ total }) => total > 0),
    tipos: leidos.filter(({ asuntos }) => asuntos.length > 0).map(presentTipo),
    totales,
    porQuien: countPorQuien(ambito === 'otros' ? grupos.flatMap(({ asuntos }) => asuntos) : []),
    conColas: actor.readsAllEntities || actor.operatesPlatform,
  };
}

function readTipos(
  database: Database,
  fuentes: readonly FuenteActividades[],
  actor: Actor,
  { ambito, corte, porGrupo }: { ambito: AmbitoAsunto; corte: CorteDeAsuntos; porGrupo: number },
): Promise<TipoLeido[]> {
  const estados = findEstados(database, actor);
  return Promise.all(
    listEsperas(fuentes, actor, ambito).map(async ({ fuente, espera }) => {
      const asuntos = await listPorGrupo(database, espera.buildAsuntos, corte, porGrupo);
      // What a person says of a kind is of what waits for them alone.
      const estado = ambito === 'mio' ? (await estados).get(fuente.codigo) : undefined;
      const isPostponed = (estado?.pospuesta_hasta?.getTime() ?? 0) > Date.now();
      return { fuente, espera, asuntos, estado, isPostponed };
    }),
  );
}

function listEsperas(fuentes: readonly FuenteActividades[], actor: Actor, ambito: AmbitoAsunto) {
  if (actor.entityId === null) return [];
  return fuentes.flatMap((fuente) => {
    const espera = fuente.findEspera(actor, ambito);
    return espera ? [{ fuente, espera }] : [];
  });
}

async function findEstados(
  database: Database,
  { userId, entityId }: Actor,
): Promise<ReadonlyMap<string, EstadoActividad>> {
  return entityId === null ? new Map() : findEstadosActividad(database, userId, entityId);
}

/** The first matters of a group, of all its kinds, with what the list says of each. */
async function presentAsuntos(
  database: Database,
  leidos: readonly TipoLeido[],
  limite: number,
  { hoy }: CorteDeAsuntos,
): Promise<Asunto[]> {
  const first = leidos
    .flatMap((leido) => leido.asuntos.map((asunto) => ({ leido, asunto })))
    .sort((one, other) => compareAsuntos(one.asunto, other.asunto))
    .slice(0, limite);
  const textos = await Promise.all(
    [...Map.groupBy(first, ({ leido }) => leido)].map(async ([leido, suyos]) => {
      const ids = suyos.map(({ asunto }) => asunto.id);
      const listed = await leido.espera.listTextos(database, ids);
      return [leido, new Map(listed.map((texto) => [texto.id, texto]))] as const;
    }),
  );
  const byLeido = new Map(textos);
  return first.flatMap(({ leido, asunto }) => {
    const texto = byLeido.get(leido)?.get(asunto.id);
    if (!texto) return [];
    const vista = leido.estado?.vista_hasta;
    return [
      {
        tipo: leido.fuente.codigo,
        id: asunto.id,
        clase: leido.fuente.clase,
        titulo: texto.titulo,
        detalle: texto.detalle,
        enManosDe: texto.enManosDe ?? null,
        desde: asunto.desde.toISOString(),
        vence: asunto.vence,
        hora: texto.hora ?? null,
        diasHabiles: asunto.vence === null ? null : countDiasHabiles(hoy, asunto.vence),
        esNuevo: vista ? asunto.desde > vista : false,
        boton: texto.boton,
        url: texto.url,
      },
    ];
  });
}

/** Negative once the day passed: how many working days ago. */
function countDiasHabiles(hoy: string, vence: string): number {
  return vence < hoy ? -countWorkingDays(vence, hoy) : countWorkingDays(hoy, vence);
}

/** By the last day, those without one last; then who waits longest. */
function compareAsuntos(one: AsuntoEnGrupo, other: AsuntoEnGrupo): number {
  const byDay = (one.vence ?? '9999').localeCompare(other.vence ?? '9999');
  return byDay === 0 ? one.desde.getTime() - other.desde.getTime() : byDay;
}

function presentTipo({ fuente, espera, asuntos, estado, isPostponed }: TipoLeido): TipoDeAsunto {
  const porGrupo = new Map(asuntos.map(({ grupo, total }) => [grupo, total]));
  const reciente = asuntos[0]?.mas_reciente;
  const vista = estado?.vista_hasta;
  return {
    codigo: fuente.codigo,
    clase: fuente.clase,
    titulo: espera.titulo,
    total: [...porGrupo.values()].reduce((sum, total) => sum + total, 0),
    vencidos: porGrupo.get('vencido') ?? 0,
    nueva: reciente !== undefined && (!vista || reciente > vista),
    pospuestaHasta: isPostponed ? (estado?.pospuesta_hasta?.toISOString() ?? null) : null,
    url: espera.url,
  };
}

/** How many wait in each ambito; those of the one that was read are counted already. */
async function countTotales(
  database: Database,
  fuentes: readonly FuenteActividades[],
  actor: Actor,
  { ambito, leidos }: { ambito: AmbitoAsunto; leidos: readonly TipoLeido[] },
): Promise<Record<AmbitoElegible, number>> {
  const count = async (uno: AmbitoElegible) => {
    if (uno === ambito) return leidos.reduce((sum, leido) => sum + presentTipo(leido).total, 0);
    const esperas = listEsperas(fuentes, actor, uno);
    return countJuntos(
      database,
      esperas.map(({ espera }) => espera.buildAsuntos),
    );
  };
  const [mio, entidad] = await Promise.all(AMBITOS_ELEGIBLES.map(count));
  return { mio: mio ?? 0, entidad: entidad ?? 0 };
}

function countPorQuien(asuntos: readonly Asunto[]): BloqueAsuntos['porQuien'] {
  const porQuien = Map.groupBy(asuntos, ({ enManosDe }) => enManosDe ?? '');
  return [...porQuien]
    .map(([quien, suyos]) => ({ quien, total: suyos.length }))
    .sort((one, other) => other.total - one.total);
}
