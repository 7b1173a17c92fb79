import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import type { PeticionEventos } from '../contract/index.ts';
import { RECURSO_AUDITORIA } from '../contract/terms.ts';
import { type NombresDeCodigos, presentCodigo, presentResultado } from '../rules/codigos.ts';
import { listEventoIds, listEventos } from './eventos.queries.ts';

/**
 * The trail as a file (TABLE-06, AREA-12): what the screen shows, and also ids and detail, which an auditor needs.
 */
export function createTablaEventos({
  acciones,
  tiposObjeto,
}: NombresDeCodigos): TablaExportable<PeticionEventos> {
  return buildTabla({
    codigo: 'auditoria',
    titulo: 'Eventos de auditoría',
    tipoObjeto: 'auditoria',
    recurso: RECURSO_AUDITORIA,
    accion: 'descargar',
    listIds: (database, { ascendente, ...filtro }: PeticionEventos) =>
      listEventoIds(database, filtro, ascendente),
    listFilas: listEventos,
    toId: ({ id }) => id,
    columnas: [
      ['Número', 'number', 10, (row) => row.id],
      ['Fecha', 'moment', 20, (row) => row.occurred_at],
      ['Acción', 'text', 28, (row) => presentCodigo(acciones, row.action)],
      ['Resultado', 'text', 12, (row) => presentResultado(row.result)],
      ['Tipo de objeto', 'text', 18, (row) => presentCodigo(tiposObjeto, row.object_type)],
      ['Id del objeto', 'text', 16, (row) => row.object_id],
      ['Persona', 'text', 32, (row) => row.nombreUsuario],
      ['Id de la persona', 'number', 12, (row) => row.actor_user_id],
      ['Entidad', 'text', 40, (row) => row.nombreEntidad],
      ['Id de la entidad', 'number', 12, (row) => row.actor_entity_id],
      ['Rol', 'text', 24, (row) => row.actor_role],
      ['Dirección', 'text', 18, (row) => row.address],
      ['Correlación', 'text', 38, (row) => row.correlation_id],
      ['Detalle', 'text', 60, (row) => JSON.stringify(row.detail)],
    ],
    // The text may be a person's name.
    describeFiltros: ({ texto, ascendente: _, ...codigos }) => presentFiltros(codigos, texto),
  });
}
