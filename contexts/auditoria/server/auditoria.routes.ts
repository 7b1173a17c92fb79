import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, refuse, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  auditoriaErrors,
  downloadEventos,
  getEvento,
  listFiltrosEventos,
  searchEventos,
  verifyAuditoria,
} from '../contract/index.ts';
import { catalogoEventos } from './catalogo-eventos.ts';
import { findEvento, findSello, searchEventos as runSearchEventos } from './eventos.queries.ts';
import { listFiltros } from './filtros-eventos.queries.ts';
import { presentDetalle, presentEvento } from './present-evento.ts';
import { verifyAuditoria as runVerifyAuditoria } from './verify-auditoria.ts';

type Database = Kysely<DatabaseSchema>;

export interface AuditoriaDependencies {
  readonly database: Database;
}

export function createAuditoriaModule({ database }: AuditoriaDependencies): ServerModule {
  return {
    context: 'auditoria',
    endpoints: [
      bindEndpoint(searchEventos, async ({ body: { pagina, tamano, ascendente, ...filtro } }) => {
        const { eventos, total } = await runSearchEventos(database, filtro, { pagina, tamano, ascendente });
        return { eventos: eventos.map(presentEvento), total };
      }),
      bindEndpoint(getEvento, ({ params }) => readEvento(database, params.id)),
      bindEndpoint(listFiltrosEventos, () => listFiltros(database)),
      bindEndpoint(downloadEventos, ({ body: { formato, ...peticion } }, context) =>
        downloadTabla(database, context, { catalogo: catalogoEventos, peticion, formato }),
      ),
      bindEndpoint(verifyAuditoria, ({ body }, context) =>
        runVerifyAuditoria(database, context, body.despuesDe),
      ),
    ],
  };
}

async function readEvento(database: Database, id: number) {
  const row = await findEvento(database, id);
  if (!row) throw refuse(auditoriaErrors, 'EVENTO_NO_ENCONTRADO');
  const sello = await findSello(database, id);
  return {
    ...presentEvento(row),
    detalle: presentDetalle(row.detail),
    sello: sello ? { lote: sello.batch, fecha: sello.sealed_at.toISOString(), huella: sello.digest } : null,
  };
}
