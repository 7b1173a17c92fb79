import { call, type Sources } from '@marco/test-kit/declarations';

/** Steps of a request, all of one address. */
const PASOS = [
  'radicar',
  'asignar',
  'revisar',
  'devolver',
  'conceptualizar',
  'evaluar',
  'presentar',
  'observar',
  'aprobar',
  'reabrir',
  'certificar',
  'rechazar',
  'cancelar',
  'suspenderPlazo',
  'reanudarPlazo',
  'prorrogar',
];
const ofPasos = Object.fromEntries(
  PASOS.map((accion) => [`acciones.${accion}`, call('submitPasoSolicitud', () => ({ accion }))]),
);

/** Requests of level 1. */
export const decisions: Sources = {
  getOpcionesSolicitud: { calls: { 'permisos.crear': call('createSolicitudNivelUno') } },
  searchServiciosNivel: {
    calls: {
      'servicios[].solicitar': call('createSolicitudNivelUno', ({ id }) => ({ servicioId: id })),
      'servicios[].nivelDos.solicitar': {
        ...call('createSolicitudNivelDos', ({ servicioVersionId }) => ({ servicioVersionId })),
        // Without a version at level 1 there is nothing to ask for.
        of: ({ servicioVersionId }) => servicioVersionId !== null,
      },
    },
  },
  listConversacion: {
    records: 'select min(id) as id from solicitudes group by estado_id',
    calls: { escribir: call('createMensajeSolicitud', () => ({ texto: 'Hola.' })) },
  },
  getSolicitud: {
    records: 'select min(id) as id from solicitudes group by estado_id',
    calls: {
      ...ofPasos,
      'acciones.editar': call('updateSolicitudNivelUno'),
      'acciones.eliminar': call('deleteSolicitudNivelUno'),
      'acciones.catalogar': call('updateCatalogoSolicitud'),
      'acciones.decidir': call('updateDecisionesSolicitud'),
    },
  },
};
