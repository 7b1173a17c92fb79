import type { Catalogo } from '@marco/archivos/port';
import type { PeticionEventos } from '../contract/index.ts';
import { RECURSO_AUDITORIA } from '../contract/terms.ts';
import { presentAccion, presentResultado, presentTipoObjeto } from '../rules/index.ts';
import { listEventoIds, listEventos } from './eventos.queries.ts';

/** The trail as a file (TABLE-06, AREA-12): what the screen shows and, as whoever audits needs it, ids and detail. */
export const catalogoEventos: Catalogo<PeticionEventos> = {
  codigo: 'auditoria',
  titulo: 'Eventos de auditoría',
  archivo: 'auditoria',
  tipoObjeto: 'auditoria',
  permiso: { recurso: RECURSO_AUDITORIA, accion: 'descargar' },
  columnas: [
    { title: 'Número', kind: 'number', width: 10 },
    { title: 'Fecha', kind: 'moment', width: 20 },
    { title: 'Acción', kind: 'text', width: 28 },
    { title: 'Resultado', kind: 'text', width: 12 },
    { title: 'Tipo de objeto', kind: 'text', width: 18 },
    { title: 'Id del objeto', kind: 'text', width: 16 },
    { title: 'Persona', kind: 'text', width: 32 },
    { title: 'Id de la persona', kind: 'number', width: 12 },
    { title: 'Entidad', kind: 'text', width: 40 },
    { title: 'Id de la entidad', kind: 'number', width: 12 },
    { title: 'Rol', kind: 'text', width: 24 },
    { title: 'Dirección', kind: 'text', width: 18 },
    { title: 'Correlación', kind: 'text', width: 38 },
    { title: 'Detalle', kind: 'text', width: 60 },
  ],
  listIds: (database, { ascendente, ...filtro }) => listEventoIds(database, filtro, ascendente),
  readFilas: async (database, ids) => {
    const rows = await listEventos(database, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        [
          row.id,
          row.occurred_at,
          presentAccion(row.action),
          presentResultado(row.result),
          presentTipoObjeto(row.object_type),
          row.object_id,
          row.nombreUsuario,
          row.actor_user_id,
          row.nombreEntidad,
          row.actor_entity_id,
          row.actor_role,
          row.address,
          row.correlation_id,
          JSON.stringify(row.detail),
        ],
      ]),
    );
  },
  // The text may be a person's name.
  describeFiltros: ({ texto, ascendente: _, ...codigos }) => ({
    ...codigos,
    ...(texto ? { conTexto: true } : {}),
  }),
};
