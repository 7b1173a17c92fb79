import { allowUnless } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { acuerdosErrors, type CondicionesDeServicio, type PoliticaDeConsumo } from '../contract/index.ts';
import { POLITICA_INICIAL } from '../contract/terms.ts';
import { canCreateAcuerdo, canEditPolitica, type QuienAcuerda } from '../rules/can-act-on-acuerdo.ts';
import { computeHallazgo, listImpedimentos, presentGrupo } from '../rules/condiciones.ts';
import { computeCabida, computeCuentas } from '../rules/cuotas.ts';
import { listPropios } from './acuerdo.queries.ts';
import { listCamposPedibles } from './campos-pedibles.queries.ts';
import {
  countQueCuentan,
  findComprometido,
  findEntidadQuePide,
  findPoliticaRow,
  findServicioOfrecido,
  findVersionOfrecida,
  findVersionPublicada,
  listNombrados,
  listOrdenes,
  listSectores,
} from './politica.queries.ts';
import { toQuienAcuerda } from './quien-acuerda.ts';
import { toCuotas } from './read-acuerdo.ts';
import { readGrupos } from './read-condiciones.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * On which terms a version is consumed, for the entidad that offers it and the ministry.
 *
 * @throws VERSION_AJENA
 */
export async function getPolitica(
  database: Database,
  versionId: number,
  quien: QuienAcuerda,
): Promise<PoliticaDeConsumo> {
  const version = await findVersionOfrecida(database, versionId);
  if (!version || !(quien.esMinisterio || version.proveedoraId === quien.entidadId))
    throw refuse(acuerdosErrors, 'VERSION_AJENA');
  const row = await findPoliticaRow(database, versionId);
  const grupos = row?.grupos ?? [];
  const entidades = grupos
    .flat()
    .flatMap(({ clase, valores }) => (clase === 'entidad' ? valores.map(Number) : []));
  const [campos, comprometido, acuerdos, ordenes, sectores, nombradas] = await Promise.all([
    listCamposPedibles(database, versionId),
    findComprometido(database, versionId, { consumidoraId: 0, sin: null }),
    countQueCuentan(database, versionId),
    listOrdenes(database),
    listSectores(database),
    listNombrados(database, 'entidades', entidades),
  ]);
  return {
    version: row?.version ?? 1,
    versionId,
    servicio: { id: version.servicioId, nombre: version.servicio },
    numero: `${version.mayor}.${version.menor}`,
    proveedora: { nombre: version.proveedora, sigla: version.proveedoraSigla },
    ...presentDicho(row),
    grupos: grupos.map((grupo) => grupo.map(({ clase, valores }) => ({ clase, valores: [...valores] }))),
    camposJustificados: campos.filter(({ pideJustificacion }) => pideJustificacion).map(({ id }) => id),
    campos: [...campos],
    comprometido: { total: comprometido.total, acuerdos },
    opciones: { ordenes, sectores, entidades: [...nombradas] },
    editar: canEditPolitica(quien, version.proveedoraId),
  };
}

type Politica = Awaited<ReturnType<typeof findPoliticaRow>>;

/** What is said of a version; what holds where its entidad said nothing. */
const presentDicho = (politica: Politica) => ({
  modo: politica?.modo ?? ('manual' as const),
  condiciones: politica?.condiciones ?? '',
  cuotaPorConsumidora: politica?.cuotaPorConsumidora ?? null,
  cuotaTotal: politica?.cuotaTotal ?? null,
  diasRespuesta: politica?.diasRespuesta ?? POLITICA_INICIAL.diasRespuesta,
  mesesVigencia: politica?.mesesVigencia ?? POLITICA_INICIAL.mesesVigencia,
});

/** What the terms of a version say of one entidad: nothing where there is none. */
async function readParaEntidad(
  database: Database,
  politica: Politica,
  {
    versionId,
    servicioId,
    entidadId,
  }: { versionId: number | null; servicioId: number; entidadId: number | null },
) {
  const grupos = await readGrupos(database, politica?.grupos ?? []);
  if (entidadId === null) return { grupos, entidad: undefined, comprometido: SIN_COMPROMISO, propios: [] };
  const [quePide, comprometido, propios] = await Promise.all([
    findEntidadQuePide(database, entidadId),
    versionId === null
      ? SIN_COMPROMISO
      : findComprometido(database, versionId, { consumidoraId: entidadId, sin: null }),
    listPropios(database, servicioId, entidadId),
  ]);
  return { grupos, entidad: { ...quePide, hayConvenio: false }, comprometido, propios };
}

const SIN_COMPROMISO = { consumidora: 0, total: 0 };

/**
 * Whether the entidad of the caller may ask for a servicio, on which terms, and how much still fits.
 *
 * @throws SERVICIO_NO_OFRECIDO
 */
export async function getCondiciones(
  database: Database,
  servicioId: number,
  context: CallContext,
): Promise<CondicionesDeServicio> {
  const quien = toQuienAcuerda(context);
  const servicio = await findServicioOfrecido(database, servicioId);
  if (!servicio) throw refuse(acuerdosErrors, 'SERVICIO_NO_OFRECIDO');
  const version = await findVersionPublicada(database, servicioId);
  const politica = version && (await findPoliticaRow(database, version.id));
  const { grupos, entidad, comprometido, propios } = await readParaEntidad(database, politica, {
    versionId: version?.id ?? null,
    servicioId,
    entidadId: quien.entidadId,
  });
  const impedimentos = [
    ...(version ? [] : [acuerdosErrors.ACUERDO_SERVICIO_SIN_PUBLICAR.mensaje]),
    ...(entidad ? listImpedimentos(grupos, entidad) : []),
  ];
  const rol = canCreateAcuerdo(quien, servicio.proveedoraId);
  return {
    servicio: { id: servicio.id, nombre: servicio.nombre },
    proveedora: { nombre: servicio.proveedora, sigla: servicio.proveedoraSigla },
    versionServicio: version ? { id: version.id, numero: `${version.mayor}.${version.menor}` } : null,
    ...presentDicho(politica),
    grupos: grupos.map((grupo) => ({
      texto: presentGrupo(grupo),
      hallazgo: entidad ? computeHallazgo(grupo, entidad) : 'no-cumple',
    })),
    caben: computeCabida(computeCuentas(0, toCuotas(politica), comprometido)),
    propios,
    pedir: rol.allowed ? allowUnless(impedimentos, 'la entidad que ofrece el servicio') : rol,
  };
}
