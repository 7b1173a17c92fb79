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
    modo: row?.modo ?? 'manual',
    grupos: grupos.map((grupo) => grupo.map(({ clase, valores }) => ({ clase, valores: [...valores] }))),
    cuotaPorConsumidora: row?.cuotaPorConsumidora ?? null,
    cuotaTotal: row?.cuotaTotal ?? null,
    camposJustificados: campos.filter(({ pideJustificacion }) => pideJustificacion).map(({ id }) => id),
    condiciones: row?.condiciones ?? '',
    diasRespuesta: row?.diasRespuesta ?? POLITICA_INICIAL.diasRespuesta,
    mesesVigencia: row?.mesesVigencia ?? POLITICA_INICIAL.mesesVigencia,
    campos: [...campos],
    comprometido: { total: comprometido.total, acuerdos },
    opciones: { ordenes, sectores, entidades: [...nombradas] },
    editar: canEditPolitica(quien, version.proveedoraId),
  };
}

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
  const { entidadId } = quien;
  const [grupos, entidad, comprometido, propios] = await Promise.all([
    readGrupos(database, politica?.grupos ?? []),
    entidadId === null ? undefined : findEntidadQuePide(database, entidadId),
    version && entidadId !== null
      ? findComprometido(database, version.id, { consumidoraId: entidadId, sin: null })
      : { consumidora: 0, total: 0 },
    entidadId === null ? [] : listPropios(database, servicioId, entidadId),
  ]);
  const quePide = entidad && { ...entidad, hayConvenio: false };
  const impedimentos = [
    ...(version ? [] : ['Ninguna versión de este servicio está publicada: todavía no se puede consumir.']),
    ...(quePide ? listImpedimentos(grupos, quePide) : []),
  ];
  const rol = canCreateAcuerdo(quien, servicio.proveedoraId);
  return {
    servicio: { id: servicio.id, nombre: servicio.nombre },
    proveedora: { nombre: servicio.proveedora, sigla: servicio.proveedoraSigla },
    versionServicio: version ? { id: version.id, numero: `${version.mayor}.${version.menor}` } : null,
    modo: politica?.modo ?? 'manual',
    condiciones: politica?.condiciones ?? '',
    grupos: grupos.map((grupo) => ({
      texto: presentGrupo(grupo),
      hallazgo: quePide ? computeHallazgo(grupo, quePide) : 'no-cumple',
    })),
    cuotaPorConsumidora: politica?.cuotaPorConsumidora ?? null,
    cuotaTotal: politica?.cuotaTotal ?? null,
    caben: computeCabida(computeCuentas(0, toCuotas(politica), comprometido)),
    diasRespuesta: politica?.diasRespuesta ?? POLITICA_INICIAL.diasRespuesta,
    mesesVigencia: politica?.mesesVigencia ?? POLITICA_INICIAL.mesesVigencia,
    propios,
    pedir:
      rol.allowed && impedimentos.length > 0
        ? { allowed: false, reasons: impedimentos, unblockers: ['la entidad que ofrece el servicio'] }
        : rol,
  };
}
