import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import type { Compromiso } from '../contract/index.ts';

const SOLO_ABIERTO = refuseWith('El compromiso está abierto.');

/** An open commitment, overdue for four working days, as ministry staff see it. */
export function createCompromiso(part: Partial<Compromiso> = {}): Compromiso {
  return {
    id: 5,
    version: 2,
    idMesa: 7,
    nombreMesa: 'Pasaportes',
    idReunion: null,
    tematicaReunion: null,
    descripcion: 'Entregar el diccionario de datos.',
    responsable: 'Camilo Ñustes',
    idResponsable: 3,
    idEntidad: 51,
    entidad: 'MINISTERIO DE RELACIONES EXTERIORES',
    acordadoEn: '2026-10-30',
    plazoDiasHabiles: 8,
    venceEn: '2026-11-13',
    estado: 'abierto',
    situacion: 'vencido',
    diasHabiles: -4,
    idServicio: null,
    servicio: null,
    idEstadoServicio: null,
    estadoServicio: null,
    idElemento: null,
    elemento: null,
    idSolicitud: null,
    solicitud: null,
    idEstadoSolicitud: null,
    estadoSolicitud: null,
    veSolicitud: false,
    fechaCierre: null,
    motivoCierre: null,
    mio: false,
    prorrogas: [],
    recordadoEn: null,
    ultimoAvance: null,
    permisos: {
      editar: ALLOWED,
      prorrogar: ALLOWED,
      recordar: ALLOWED,
      cumplir: ALLOWED,
      cancelar: ALLOWED,
      reabrir: SOLO_ABIERTO,
    },
    ...part,
  };
}
