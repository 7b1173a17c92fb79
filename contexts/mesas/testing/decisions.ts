import { type Around, call, type Sources } from '@marco/test-kit/declarations';

interface Ided {
  readonly id: number;
}

const ofCompromiso = ({ id }: Around) => ({ idCompromiso: id });
const ofReunion = ({ idReunion }: Around) => ({ idReunion });

const HORA = { fecha: '2027-03-02', hora: '09:00' };

/** Mesas, meetings, commitments and actas. */
export const decisions: Sources = {
  getPermisosMesas: { calls: { crear: call('createMesa') } },
  getGestionMesa: {
    records: 'select min(id) as "idMesa" from mesas group by activa',
    calls: {
      'permisos.editar': [
        call('updateMesa', ({ idMesa }) => ({ id: idMesa })),
        call('updateParticipante', () => ({ idEntidad: 1 })),
        call('closeParticipante', () => ({ idEntidad: 1 })),
        call('createServicioMesa', ({ idMesa }) => ({ idMesa })),
        call('closeServicioMesa', () => ({ idServicio: 1 })),
      ],
      'permisos.cerrar': call('updateEstadoMesa', ({ idMesa }) => ({ id: idMesa, activa: false })),
      'permisos.cerrarDeTodosModos': call('updateEstadoMesa', ({ idMesa }) => ({
        id: idMesa,
        activa: false,
      })),
      'permisos.reabrir': call('updateEstadoMesa', ({ idMesa }) => ({ id: idMesa, activa: true })),
      'permisos.historial': call('listHistorial'),
    },
  },
  listGestionReuniones: {
    records: 'select min(id) as "idMesa" from mesas group by activa',
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
    records: 'select min(id) as "idMesa" from mesas group by activa',
    calls: {
      'agregar.decision': call('createCompromiso', ({ idMesa }) => ({ idMesa })),
      'compromisos[].permisos.editar': call('updateCompromiso', ofCompromiso),
      'compromisos[].permisos.cumplir': call('updateEstadoCompromiso', ({ id }) => ({
        idCompromiso: id,
        estado: 'cumplido',
      })),
      'compromisos[].permisos.cancelar': call('updateEstadoCompromiso', ({ id }) => ({
        idCompromiso: id,
        estado: 'cancelado',
      })),
      'compromisos[].permisos.reabrir': call('updateEstadoCompromiso', ({ id }) => ({
        idCompromiso: id,
        estado: 'abierto',
      })),
    },
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
