import { type Around, type Call, call, type Sources } from '@marco/test-kit/declarations';

/** Steps of a request, all of one address. */
const PASOS = [
  'radicar',
  'asignar',
  'revisar',
  'devolver',
  'conceptualizar',
  'evaluar',
  'verificar',
  'conceptuar',
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

/** One of each state and level. */
const RECORDS = 'select min(id) as id from solicitudes group by estado_id, nivel, tipo';
const ofNivel = (wanted: number) => ({
  of: ({ nivel, tipo }: Around) => nivel === wanted && tipo !== 'retiro',
});
const toEdit = (verb: string): readonly Call[] => [
  { operation: `${verb}SolicitudNivelUno`, ...ofNivel(1) },
  { operation: `${verb}SolicitudNivelDos`, ...ofNivel(2) },
  { operation: `${verb}SolicitudNivelTres`, ...ofNivel(3) },
  { operation: `${verb}SolicitudRetiro`, of: ({ tipo }: Around) => tipo === 'retiro' },
];

/** Requests of every level the product takes. */
export const decisions: Sources = {
  getOpcionesSolicitud: {
    calls: {
      'permisos.crear': call('createSolicitudNivelUno'),
      'permisos.asignar': call('updateAsignaciones', () => ({
        solicitudes: [{ solicitudId: 1, version: 1, consultorId: 1 }],
      })),
      'permisos.certificar': call('approveCertificaciones', () => ({
        solicitudes: [{ solicitudId: 1, version: 1 }],
      })),
    },
  },
  searchServiciosNivel: {
    calls: {
      'servicios[].solicitar': call('createSolicitudNivelUno', ({ id }) => ({ servicioId: id })),
      'servicios[].nivelDos.solicitar': {
        ...call('createSolicitudNivelDos', ({ servicioVersionId }) => ({ servicioVersionId })),
        // Without a version at level 1 there is nothing to ask for.
        of: ({ servicioVersionId }) => servicioVersionId !== null,
      },
      'servicios[].nivelTres.solicitar': {
        ...call('createSolicitudNivelTres', ({ servicioVersionId }) => ({ servicioVersionId })),
        // Without a version at level 2 there is nothing to ask for.
        of: ({ servicioVersionId }) => servicioVersionId !== null,
      },
      'servicios[].retiro.solicitar': {
        ...call('createSolicitudRetiro', ({ servicioVersionId }) => ({ servicioVersionId })),
        // Without a certified version there is nothing to end.
        of: ({ servicioVersionId }) => servicioVersionId !== null,
      },
    },
  },
  getComparacionDeNivel: {
    records: `select min(servicio_id) as "servicioId", nivel from certificados where nivel in (1, 2)
      group by nivel, estado`,
    calls: { reafirmar: call('createSolicitudReafirmada', ({ huella }) => ({ huella })) },
  },
  listConversacion: {
    records: RECORDS,
    calls: { escribir: call('createMensajeSolicitud', () => ({ texto: 'Hola.' })) },
  },
  getSolicitud: {
    records: RECORDS,
    calls: {
      ...ofPasos,
      'acciones.editar': toEdit('update'),
      'acciones.eliminar': toEdit('delete'),
      'acciones.catalogar': call('updateCatalogoSolicitud'),
      'acciones.decidir': call('updateDecisionesSolicitud'),
      'acciones.dictaminar': call('updateVerificacionSolicitud'),
    },
  },
};

/** The same of a list by another address, and of several at once. */
export const alike = {
  listServiciosNivel: 'searchServiciosNivel',
  computeAsignaciones: 'getSolicitud',
  computeCertificaciones: 'getSolicitud',
};
