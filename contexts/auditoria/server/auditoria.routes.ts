import { downloadTabla } from '@marco/archivos/port';
import { commonErrors } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import {
  bindEndpoint,
  type CallContext,
  refuse,
  type ServerModule,
  type TrailNames,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  auditoriaErrors,
  downloadEventosEndpoint,
  findActoresEventosEndpoint,
  getAnclaEndpoint,
  getEstadoProductoEndpoint,
  getEventoEndpoint,
  listFiltrosEventosEndpoint,
  searchEventosEndpoint,
  verifyAuditoriaEndpoint,
} from '../contract/index.ts';
import type { NombresDeCodigos } from '../rules/codigos.ts';
import { buildAncla } from './build-ancla.ts';
import { createLecturaDeEstado } from './estado-producto/get-estado-producto.ts';
import { createPaginaDeEstado } from './estado-producto/pagina-estado.ts';
import { findEvento, findSello, searchEventos } from './eventos.queries.ts';
import { findActores, listFiltros } from './filtros-eventos.queries.ts';
import { listNombresDeDetalle, presentDetalle, presentEventos, type Vocabulario } from './present-evento.ts';
import { createTablaEventos } from './tabla-eventos.ts';
import { type Sellado, verifyAuditoria } from './verify-auditoria.ts';

type Database = Kysely<DatabaseSchema>;

export interface AuditoriaDependencies {
  readonly database: Database;
  readonly sellado: Sellado;
  /** The other contexts, whose operations and refusals the trail names. */
  readonly modules: readonly ServerModule[];
  /** What the contexts say to people of the actions and the kinds of objects they write. */
  readonly nombresDeCodigos: NombresDeCodigos;
  /** Where the contexts have the names of the objects they write of. */
  readonly nombres: Required<TrailNames>;
  /** Has every part of the product measured after the work at hand. */
  readonly measureNow: () => void;
}

/** What the contexts say to people of their codes, operations, refusals and objects. */
function readVocabulario({
  modules,
  nombresDeCodigos,
  nombres,
}: Pick<AuditoriaDependencies, 'modules' | 'nombresDeCodigos' | 'nombres'>): Vocabulario {
  const own = [
    downloadEventosEndpoint,
    findActoresEventosEndpoint,
    getAnclaEndpoint,
    getEstadoProductoEndpoint,
    getEventoEndpoint,
    listFiltrosEventosEndpoint,
  ];
  const endpoints = [
    ...modules.flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint)),
    ...own,
    searchEventosEndpoint,
    verifyAuditoriaEndpoint,
  ];
  const errors = endpoints.flatMap((endpoint) => Object.entries(endpoint.errors ?? {}));
  return {
    ...nombresDeCodigos,
    ...nombres,
    refusals: new Map(
      [...Object.entries(commonErrors), ...errors].map(([code, { mensaje }]) => [code, mensaje]),
    ),
    operations: new Map(endpoints.map(({ operation, summary }) => [operation, summary.replace(/\.$/, '')])),
  };
}

export function createAuditoriaModule(dependencies: AuditoriaDependencies): ServerModule {
  const { database, sellado, nombresDeCodigos } = dependencies;
  const vocabulario = readVocabulario(dependencies);
  const tablaEventos = createTablaEventos(nombresDeCodigos);
  const readEstado = createLecturaDeEstado(database, dependencies.measureNow);
  return {
    context: 'auditoria',
    pages: [createPaginaDeEstado(database)],
    endpoints: [
      bindEndpoint(searchEventosEndpoint, async ({ body: { pagina, tamano, ascendente, ...filtro } }) => {
        const { eventos, ...counted } = await searchEventos(database, filtro, {
          pagina,
          tamano,
          ascendente,
        });
        return { eventos: await presentEventos(database, eventos, vocabulario), ...counted };
      }),
      bindEndpoint(getEventoEndpoint, ({ params }) => readEvento(database, params.id, vocabulario)),
      bindEndpoint(listFiltrosEventosEndpoint, async () => ({
        ...(await listFiltros(database)),
        nombres: nombresDeCodigos,
      })),
      bindEndpoint(findActoresEventosEndpoint, ({ query }) => findActores(database, query)),
      bindEndpoint(downloadEventosEndpoint, ({ body: { formato, ...peticion } }, context) =>
        downloadTabla(database, context, { tabla: tablaEventos, peticion, formato }),
      ),
      bindEndpoint(getEstadoProductoEndpoint, () => readEstado()),
      bindEndpoint(getAnclaEndpoint, (_request, context) => downloadAncla(database, sellado, context)),
      bindEndpoint(verifyAuditoriaEndpoint, ({ body }, context) =>
        verifyAuditoria(database, sellado, context, body.despuesDe),
      ),
    ],
  };
}

async function downloadAncla(database: Database, { sealing }: Sellado, context: CallContext) {
  const ancla = await buildAncla(database, sealing.signer);
  await writeAudit(database, context, {
    action: 'exportar',
    result: 'exito',
    objectType: 'auditoria',
    detail: { ancla: ancla.sellos.at(-1)?.lote ?? null },
  });
  return ancla;
}

async function readEvento(database: Database, id: number, vocabulario: Vocabulario) {
  const row = await findEvento(database, id);
  if (!row) throw refuse(auditoriaErrors, 'EVENTO_NO_ENCONTRADO');
  const sello = await findSello(database, id);
  const [evento] = await presentEventos(database, [row], vocabulario);
  if (!evento) throw new Error('A row is one event.');
  const detalle = presentDetalle(row.detail);
  return {
    ...evento,
    detalle,
    nombres: await listNombresDeDetalle(database, detalle, vocabulario),
    sello: sello ? { lote: sello.batch, fecha: sello.sealed_at.toISOString(), huella: sello.digest } : null,
  };
}
