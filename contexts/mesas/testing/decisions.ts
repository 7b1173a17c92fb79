import { type Around, call, type Source, type Sources } from '@marco/test-kit/declarations';
import { COLUMNAS_COMPROMISO } from '../contract/espacio.terms.ts';
import { COLUMNAS_TABLERO } from '../contract/tablero.terms.ts';

interface Ided {
  readonly id: number;
}

const ofCompromiso = ({ id }: Around) => ({ idCompromiso: id });
const ofReunion = ({ idReunion }: Around) => ({ idReunion });

const HORA = { fecha: '2027-03-02', hora: '09:00' };

/** What is done with a mesa, by the decision of each. */
const DE_MESA: Source['calls'] = {
  editar: [
    call('updateMesa', ({ idMesa }) => ({ id: idMesa })),
    call('updateParticipante', () => ({ idEntidad: 1 })),
    call('closeParticipante', () => ({ idEntidad: 1 })),
    call('createServicioMesa', ({ idMesa }) => ({ idMesa })),
    call('closeServicioMesa', () => ({ idServicio: 1 })),
  ],
  cerrar: call('updateEstadoMesa', ({ idMesa }) => ({ id: idMesa, activa: false })),
  cerrarDeTodosModos: call('updateEstadoMesa', ({ idMesa }) => ({ id: idMesa, activa: false })),
  reabrir: call('updateEstadoMesa', ({ idMesa }) => ({ id: idMesa, activa: true })),
  historial: call('listHistorial'),
  conversacion: call('listComentariosMesa'),
};

/** What is done with a commitment. */
const DE_COMPROMISO: Source['calls'] = {
  editar: call('updateCompromiso', ofCompromiso),
  prorrogar: call('submitProrroga', ({ id }) => ({ idCompromiso: id, venceEn: '2099-03-16' })),
  recordar: call('submitRecordatorioCompromiso', ofCompromiso),
  cumplir: call('updateEstadoCompromiso', ({ id }) => ({ idCompromiso: id, estado: 'cumplido' })),
  cancelar: call('updateEstadoCompromiso', ({ id }) => ({ idCompromiso: id, estado: 'cancelado' })),
  reabrir: call('updateEstadoCompromiso', ({ id }) => ({ idCompromiso: id, estado: 'abierto' })),
};

/** The same where an answer holds them. */
const at = (place: string, calls: Source['calls']): Source['calls'] =>
  Object.fromEntries(Object.entries(calls).map(([name, own]) => [`${place}.${name}`, own]));

/** The same in each column of a workspace. */
const DE_COLUMNAS: Source['calls'] = Object.fromEntries(
  COLUMNAS_COMPROMISO.flatMap((columna) =>
    Object.entries(at(`bloques.compromisos.datos.columnas.${columna}.compromisos[].permisos`, DE_COMPROMISO)),
  ),
);

const COLUMNAS = `select columna from unnest(array['${COLUMNAS_TABLERO.join("', '")}']) columna`;
const MESAS = 'select min(id) as "idMesa" from mesas group by activa';

/** Mesas, meetings, commitments and actas. */
export const decisions: Sources = {
  getPermisosMesas: { calls: { crear: call('createMesa') } },
  getGestionMesa: {
    records: MESAS,
    calls: at('permisos', DE_MESA),
  },
  getEspacioMesa: {
    records: MESAS,
    calls: {
      ...at('mesa.permisos', DE_MESA),
      ...at('bloques.reunion.datos.porResponder.permisos', DE_COMPROMISO),
      ...DE_COLUMNAS,
      'bloques.compromisos.datos.agregar.decision': call('createCompromiso', ({ idMesa }) => ({ idMesa })),
      'bloques.reunion.datos.programar': call('createReunion', ({ idMesa }) => ({ ...HORA, idMesa })),
      'bloques.reunion.datos.reunion.iniciar': call('updateEstadoReunion', ({ idReunion }) => ({
        idReunion,
        accion: 'iniciar',
      })),
      'bloques.reunion.datos.reunion.recordar': call('submitRecordatorioReunion', ofReunion),
      'bloques.reunion.datos.reunion.propia.confirmar': call('submitConfirmacion', ofReunion),
    },
  },
  listComentariosMesa: {
    records: MESAS,
    calls: {
      escribir: call('createComentarioMesa', ({ idMesa }) => ({ idMesa, texto: 'Hola.' })),
      'comentarios[].cambiar': [
        call('updateComentarioMesa', ({ id }) => ({ idComentario: id, texto: 'Hola.' })),
        call('deleteComentarioMesa', ({ id }) => ({ idComentario: id })),
      ],
    },
  },
  listGestionReuniones: {
    records: MESAS,
    calls: { programar: call('createReunion', ({ idMesa }) => ({ ...HORA, idMesa })) },
  },
  getGestionReunion: {
    records:
      'select min(r.id) as "idReunion" from reuniones r join mesas m on m.id = r.mesa_id group by r.estado, m.activa',
    calls: {
      'permisos.editar': call('updateReunion', ({ idReunion }) => ({ ...HORA, idReunion })),
      'permisos.anotar': [
        call('submitDesarrollo', ofReunion),
        call('createDecisionReunion', ofReunion),
        call('closeDecisionReunion', ofReunion),
      ],
      'permisos.iniciar': call('updateEstadoReunion', ({ idReunion }) => ({ idReunion, accion: 'iniciar' })),
      'permisos.finalizar': call('updateEstadoReunion', ({ idReunion }) => ({
        idReunion,
        accion: 'finalizar',
      })),
      'permisos.cancelar': call('updateEstadoReunion', ({ idReunion }) => ({
        idReunion,
        accion: 'cancelar',
        motivo: 'Texto',
      })),
      'permisos.invitar': call('downloadCalendario'),
    },
  },
  searchCompromisos: {
    records: MESAS,
    calls: {
      'agregar.decision': call('createCompromiso', ({ idMesa }) => ({ idMesa })),
      ...at('compromisos[].permisos', DE_COMPROMISO),
    },
  },
  getTablero: {
    records: MESAS,
    calls: { 'agregar.decision': call('createCompromiso', ({ idMesa }) => ({ idMesa })) },
  },
  searchColumna: {
    records: COLUMNAS,
    calls: at('compromisos[].permisos', DE_COMPROMISO),
  },
  listCalendarioCompromisos: {
    records: "select '2026-07' as mes union all select to_char(now(), 'YYYY-MM')",
    calls: at('dias[].compromisos[].permisos', DE_COMPROMISO),
  },
  getPermisosDocumentos: {
    records:
      'select min(r.id) as "idReunion" from reuniones r join mesas m on m.id = r.mesa_id group by r.estado, m.activa',
    calls: { adjuntar: [call('uploadDocumentos', ofReunion), call('deleteDocumento', ofReunion)] },
  },
  getGestionActa: {
    records: `select min(r.id) as "idReunion" from reuniones r left join actas a on a.reunion_id = r.id
      group by r.estado, a.estado order by 1`,
    calls: {
      'permisos.emitir': call('createActa', ofReunion),
      'permisos.reemitir': call('updateActa', ofReunion),
      'permisos.abrirEnmienda': call('openEnmienda', ofReunion),
      'permisos.proponerEnmienda': call('submitEnmienda', ofReunion),
      'permisos.decidirEnmienda': {
        ...call('approveEnmienda', ({ enmiendas }) => ({ idEnmienda: (enmiendas as Ided[])[0]?.id })),
        of: ({ enmiendas }) => (enmiendas as Ided[]).length > 0,
      },
      'permisos.sellar': call('closeActa', ofReunion),
      'permisos.verificar': call('verifyActa', ofReunion),
    },
  },
};
