import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import { presentEntidad } from '@marco/entidades/terms';
import type { PeticionSolicitudes } from '../../contract/index.ts';
import { COLUMNAS_SOLICITUDES, ESTADO_SOLICITUD, RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import type { Lector } from '../solicitudes/quien-tramita.ts';
import { listFilas, listSolicitudIds } from './search-solicitudes.queries.ts';

/** The request and its person, because a person cannot download the requests of other entities. */
export type SolicitudesPedidas = PeticionSolicitudes & { readonly lector: Lector };

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));

/** The list of requests as a file (TABLE-06, AREA-05). */
export const tablaSolicitudes: TablaExportable<SolicitudesPedidas> = buildTabla({
  codigo: 'solicitudes',
  titulo: 'Solicitudes',
  tipoObjeto: 'solicitud',
  recurso: RECURSO_SOLICITUDES,
  listIds: (database, { lector, ...peticion }: SolicitudesPedidas) =>
    listSolicitudIds(database, peticion, lector),
  listFilas,
  toId: ({ id }) => id,
  columnas: [
    [COLUMNAS_SOLICITUDES.radicado, 'text', 22, (row) => row.radicado],
    [COLUMNAS_SOLICITUDES.servicio, 'text', 50, (row) => row.servicio],
    [
      COLUMNAS_SOLICITUDES.entidad,
      'text',
      50,
      (row) => presentEntidad(row.entidad.nombre, row.entidad.sigla),
    ],
    [COLUMNAS_SOLICITUDES.nivel, 'text', 10, ({ nivel }) => `Nivel ${nivel}`],
    [COLUMNAS_SOLICITUDES.estado, 'text', 26, ({ estado }) => ESTADO_SOLICITUD[estado]],
    [
      COLUMNAS_SOLICITUDES.vencimiento,
      'day',
      14,
      ({ plazo }) => toDate(plazo && `${plazo.venceEn}T12:00:00Z`),
    ],
    [COLUMNAS_SOLICITUDES.consultor, 'text', 36, (row) => row.consultor],
    [COLUMNAS_SOLICITUDES.solicitante, 'text', 36, (row) => row.solicitante],
    [COLUMNAS_SOLICITUDES.fecha, 'day', 14, (row) => toDate(row.fechaCreacion)],
    [COLUMNAS_SOLICITUDES.radicacion, 'day', 14, (row) => toDate(row.radicadaEn)],
    [COLUMNAS_SOLICITUDES.cierre, 'day', 14, (row) => toDate(row.cerradaEn)],
  ],
  describeFiltros: ({ texto, lector: _, ...filtros }) => presentFiltros(filtros, texto),
});
