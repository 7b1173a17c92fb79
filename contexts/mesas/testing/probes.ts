import type { ForeignArchivos } from '@marco/archivos/testing/module';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignMesa } from './foreign-records.ts';

const MESA = {
  nombre: 'Mesa ajena',
  objetivo: 'Ninguno.',
  descripcion: 'Ninguna.',
  admEntidadLider: 1,
  admUsuarioId: 1,
  emailResponsableEntidad: 'a@ejemplo.gov.co',
  emailConsultor: 'b@ejemplo.gov.co',
};

const REUNION = {
  tematica: 'Ajena',
  fecha: '2099-03-16',
  hora: '09:30',
  duracionMinutos: 60,
  lugar: 'Sala',
  enlace: '',
  consultorPrincipal: 1,
  consultores: [],
  puntos: [],
  participantes: [],
};

const reunion = (suffix: string) => ({ url: () => `/api/mesaInteroperabilidad/reunion/1/${suffix}` });

const COMPROMISO = {
  descripcion: 'Ajeno.',
  responsable: 'Nadie',
  idResponsable: null,
  plazoDiasHabiles: 5,
  venceEn: null,
  idServicio: null,
  idEstadoServicio: null,
};

/** What is asked of mesas, meetings and commitments by people who have no part in them. */
export const probes: Probes<ForeignArchivos & ForeignEntidad & ForeignMesa> = {
  createMesa: { payload: () => MESA },
  updateMesa: { payload: () => ({ ...MESA, id: 1 }) },
  updateEstadoMesa: { payload: () => ({ id: 1, activa: false, motivo: 'Porque sí.' }) },
  updateParticipante: {
    url: ({ entidadId }) => `/api/mdi-minteroperabilidad-entidads-mesa/1/${entidadId}`,
    payload: () => ({ rol: 'invitada' }),
  },
  closeParticipante: {
    url: ({ entidadId }) => `/api/mdi-minteroperabilidad-entidads-mesa/1/${entidadId}`,
  },
  listHistorial: { url: ({ mesaId }) => `/api/mesaInteroperabilidad/historial/${mesaId}` },
  listGestionReuniones: { url: ({ mesaId }) => `/api/mesaInteroperabilidad/gestion/${mesaId}/reuniones` },
  getGestionReunion: reunion('gestion'),
  downloadCalendario: reunion('calendario'),
  submitConfirmacion: {
    url: ({ reunionId }) => `/api/mesaInteroperabilidad/reunion/${reunionId}/confirmacion`,
    payload: () => ({ asistira: true }),
  },
  createReunion: { payload: ({ mesaId }) => ({ ...REUNION, idMesa: mesaId }) },
  updateReunion: { payload: () => ({ ...REUNION, idReunion: 1 }) },
  updateEstadoReunion: { payload: () => ({ idReunion: 1, accion: 'cancelar', motivo: 'Porque sí.' }) },
  updateDesarrollo: {
    ...reunion('desarrollo'),
    payload: () => ({ cambios: [{ campo: 'avance', base: '', valor: 'Ajeno' }] }),
  },
  submitDesarrollo: { payload: () => ({ idReunion: 1 }) },
  createDecisionReunion: { payload: () => ({ idReunion: 1, texto: 'Ajena' }) },
  closeDecisionReunion: { payload: () => ({ idReunion: 1, idDecision: 1, texto: 'Ajena' }) },
  createServicioMesa: { payload: () => ({ idMesa: 1, idServicio: 1 }) },
  closeServicioMesa: { url: () => '/api/mesaInteroperabilidad/servicio-mesa/1/1' },
  searchCompromisos: {
    payload: ({ entidadId }) => ({ idEntidad: entidadId }),
    nothing: { compromisos: [], total: 0 },
  },
  getTablero: {
    payload: ({ mesaId }) => ({ idMesa: mesaId }),
    nothing: { vencidos: 0, cumplidos: 0, aTiempo: 0 },
  },
  searchColumna: {
    payload: ({ mesaId }) => ({ columna: 'despues', idMesa: mesaId }),
    nothing: { compromisos: [], total: 0 },
  },
  listCalendarioCompromisos: {
    payload: ({ mesaId }) => ({ mes: '2026-07', idMesa: mesaId }),
    nothing: { dias: [] },
  },
  listResponsables: { url: () => '/api/mesaInteroperabilidad/compromisos/responsables/1' },
  createCompromiso: {
    payload: ({ entidadId }) => ({ ...COMPROMISO, idEntidad: entidadId, idMesa: 1, idReunion: null }),
  },
  updateCompromiso: {
    url: ({ compromisoId }) => `/api/mesaInteroperabilidad/compromisos/${compromisoId}`,
    payload: ({ entidadId }) => ({ ...COMPROMISO, idEntidad: entidadId }),
  },
  updateEstadoCompromiso: {
    url: ({ compromisoId }) => `/api/mesaInteroperabilidad/compromisos/${compromisoId}/estado`,
    payload: () => ({ estado: 'cumplido', motivo: 'Porque sí.' }),
  },
  submitRecordatorioCompromiso: {
    url: ({ compromisoId }) => `/api/mesaInteroperabilidad/compromisos/${compromisoId}/recordatorio`,
  },
  submitRecordatorioReunion: {
    url: ({ reunionId }) => `/api/mesaInteroperabilidad/reunion/${reunionId}/recordatorio`,
  },
  submitProrroga: {
    url: ({ compromisoId }) => `/api/mesaInteroperabilidad/compromisos/${compromisoId}/prorroga`,
    payload: () => ({ venceEn: '2099-03-16', motivo: 'Porque sí.' }),
  },
  updateBusquedaNombrada: {
    url: ({ busquedaId }) => `/api/mesaInteroperabilidad/busquedas/${busquedaId}`,
    payload: () => ({ nombre: 'Mía' }),
  },
  deleteBusquedaNombrada: { url: ({ busquedaId }) => `/api/mesaInteroperabilidad/busquedas/${busquedaId}` },
  listComentariosMesa: { url: ({ mesaId }) => `/api/mesaInteroperabilidad/conversacion/${mesaId}` },
  listMencionables: { url: ({ mesaId }) => `/api/mesaInteroperabilidad/conversacion/${mesaId}/personas` },
  createComentarioMesa: {
    url: ({ mesaId }) => `/api/mesaInteroperabilidad/conversacion/${mesaId}`,
    payload: () => ({ texto: 'Ajeno.' }),
  },
  updateComentarioMesa: {
    url: ({ comentarioId }) => `/api/mesaInteroperabilidad/conversacion/comentario/${comentarioId}`,
    payload: () => ({ texto: 'Mío.' }),
  },
  deleteComentarioMesa: {
    url: ({ comentarioId }) => `/api/mesaInteroperabilidad/conversacion/comentario/${comentarioId}`,
  },
  getPropuestaActa: { url: () => '/api/mesaInteroperabilidad/acta/1/propuesta' },
  createActa: { payload: () => ({ idReunion: 1 }) },
  updateActa: { payload: () => ({ idReunion: 1 }) },
  openEnmienda: { payload: () => ({ idReunion: 1, dias: 5 }) },
  submitEnmienda: { payload: ({ reunionId }) => ({ idReunion: reunionId, texto: 'Otra cosa.' }) },
  approveEnmienda: { payload: () => ({ idEnmienda: 1, aceptada: true, respuesta: 'Sí.' }) },
  closeActa: { payload: () => ({ idReunion: 1 }) },
  uploadDocumentos: { payload: ({ archivoId }) => ({ idReunion: 1, archivos: [archivoId] }) },
  deleteDocumento: { payload: ({ archivoId }) => ({ idReunion: 1, idArchivo: archivoId }) },
};
