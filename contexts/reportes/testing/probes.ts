import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignDeReportes } from './foreign-records.ts';

/** The entidad of the records nobody who calls works in. */
export interface EntidadAjena {
  readonly entidadId: number;
}

const FILAS = { filas: [], total: 0 };
const deEntidad = { payload: ({ entidadId }: EntidadAjena) => ({ entidadId }), nothing: FILAS };
const enDireccion = (palabra: string) => ({
  url: ({ entidadId }: EntidadAjena) => `/api/reportes/${palabra}?entidadId=${entidadId}`,
  nothing: FILAS,
});
const archivo = (titulos: string) => ({
  payload: ({ entidadId }: EntidadAjena) => ({ entidadId, formato: 'csv' }),
  nothing: `\uFEFF${titulos}\r\n`,
});

const EXPLORADO = { conjunto: 'servicios', dimensiones: ['estado'], medidas: ['servicios'] };

const deTablero = ({ tableroId }: ForeignDeReportes) => `/api/tableros/${tableroId}`;

/** What is asked about another entidad of which the reports tell nothing, and about what another person keeps. */
export const probes: Probes<EntidadAjena & ForeignDeReportes> = {
  getTableroDeIndicadores: { url: deTablero },
  updateTablero: { url: deTablero, payload: () => ({ nombre: 'Ajeno', piezas: [] }) },
  deleteTablero: { url: deTablero },
  createCopiaTablero: { url: (ajenos) => `${deTablero(ajenos)}/copiar` },
  closeSuscripcionReportePropia: {
    url: ({ suscripcionReporteId }) => `/api/suscripciones-reportes/${suscripcionReporteId}`,
  },
  submitSuscripcionReporte: {
    url: ({ suscripcionReporteId }) => `/api/suscripciones-reportes/${suscripcionReporteId}/enviar`,
  },
  updatePausaReporte: {
    url: ({ suscripcionReporteId }) => `/api/suscripciones-reportes/${suscripcionReporteId}/pausar`,
    payload: () => ({ pausada: true }),
  },
  getVistaReporte: { url: ({ vistaReporteId }) => `/api/vistas-reportes/${vistaReporteId}` },
  updateVistaReporte: {
    url: ({ vistaReporteId }) => `/api/vistas-reportes/${vistaReporteId}`,
    payload: () => ({ nombre: 'Otra', estado: EXPLORADO }),
  },
  closeVistaReporte: { url: ({ vistaReporteId }) => `/api/vistas-reportes/${vistaReporteId}` },
  searchSolicitudesReportadas: deEntidad,
  listSolicitudesReportadas: enDireccion('solicitudServicioByFilter'),
  downloadSolicitudesReportadas: archivo(
    'Radicado;Nivel;Tipo;Servicio;Versión;Entidad;Estado;En manos de;Radicación;Vence;Días del ministerio;Días de la entidad;Días de la AND;Días suspendidos;Devoluciones;Cierre;Certificado',
  ),
  searchDescargasReportadas: deEntidad,
  listDescargasReportadas: enDireccion('schema'),
  downloadDescargasReportadas: archivo('Día;Tipo;Elemento;Versión;Descargas;Entidad'),
  searchValidacionesReportadas: deEntidad,
  listValidacionesReportadas: enDireccion('validador'),
  downloadValidacionesReportadas: archivo(
    'Día;Entidad;Elemento;Versión;Formato;Mensajes;Válidos;Errores;Reglas más frecuentes',
  ),
};

const PUBLICO =
  'indicators of the catalogue are of the whole country; their rows are those the lists give the caller';
const DE_TODOS = 'a part of what everybody may read; of elements, those of the list of the caller';
const INTERCAMBIO = 'of an entidad, the hours in which the one of the caller takes part';

/** What anybody may ask about an entidad. */
export const forEverybody = {
  createVistaReporte: 'a view is of who keeps it; to share it with a rol that is not theirs is refused',
  searchElementosReportados: DE_TODOS,
  listElementosReportados: DE_TODOS,
  downloadElementosReportados: DE_TODOS,
  searchIndicadoresReportados: PUBLICO,
  listIndicadoresReportados: PUBLICO,
  downloadIndicadoresReportados: PUBLICO,
  searchIntercambioReportado: INTERCAMBIO,
  listIntercambioReportado: INTERCAMBIO,
  downloadIntercambioReportado: INTERCAMBIO,
  searchTramitesReportados: DE_TODOS,
  listTramitesReportados: DE_TODOS,
  downloadTramitesReportados: DE_TODOS,
};
