import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import type { GestionReunion, ReunionesDeMesa } from '../contract/index.ts';

/** Decisions about a meeting that runs. */
const PERMISOS_EN_CURSO: GestionReunion['permisos'] = {
  editar: ALLOWED,
  anotar: ALLOWED,
  iniciar: refuseWith('La reunión ya empezó.'),
  finalizar: ALLOWED,
  cancelar: refuseWith('La reunión ya empezó: no se cancela. Cuando termine, finalícela.'),
  invitar: ALLOWED,
};

/** Decisions about a meeting still to come. */
const PERMISOS_PROGRAMADA: GestionReunion['permisos'] = {
  editar: ALLOWED,
  anotar: refuseWith('La reunión aún no ha empezado: iníciela para tomar notas.'),
  iniciar: ALLOWED,
  finalizar: refuseWith('La reunión aún no ha empezado: iníciela antes de finalizarla.'),
  cancelar: ALLOWED,
  invitar: ALLOWED,
};

/** A meeting as those who run it read it; by default one that is running. */
export function createReunion(part: Partial<GestionReunion> = {}): GestionReunion {
  return {
    idReunion: 31,
    idMesa: 7,
    nombreMesa: 'Pasaportes',
    mesaActiva: true,
    version: 2,
    estado: 'en-curso',
    tematica: 'Validación del esquema',
    inicio: '2099-03-16T14:30:00.000Z',
    fecha: '2099-03-16',
    hora: '09:30',
    inicioReal: '2099-03-16T14:30:00.000Z',
    finReal: null,
    duracionMinutos: 90,
    lugar: 'Sala 3',
    enlace: 'https://reuniones.ejemplo.gov.co/mesa',
    consultorPrincipal: { id: 3, nombre: 'Luisa Peña Arango' },
    consultores: [{ id: 4, nombre: 'Julián Cárdenas Ruiz' }],
    avance: '',
    participante: '',
    puntos: [{ id: 11, titulo: 'Compromisos', notas: '', idCompromiso: null }],
    participantes: [
      {
        id: 21,
        idEntidad: 51,
        entidad: 'MINISTERIO DE RELACIONES EXTERIORES',
        nombre: 'María Ñáñez',
        correo: 'maria@ejemplo.gov.co',
        asistio: null,
      },
    ],
    decisiones: [],
    sinPublicar: false,
    archivos: [],
    motivoCancelacion: null,
    finalizada: null,
    entidades: [{ id: 51, nombre: 'MINISTERIO DE RELACIONES EXTERIORES' }],
    permisos: PERMISOS_EN_CURSO,
    ...part,
  };
}

/** A meeting still to come. */
export function createProgramada(part: Partial<GestionReunion> = {}): GestionReunion {
  return createReunion({
    estado: 'programada',
    version: 1,
    inicioReal: null,
    permisos: PERMISOS_PROGRAMADA,
    ...part,
  });
}

/** Every meeting of a mesa, one of each state. */
export function createReuniones(part: Partial<ReunionesDeMesa> = {}): ReunionesDeMesa {
  const common = { duracionMinutos: 60, consultorPrincipal: 'Luisa Peña Arango', participantes: 3 };
  return {
    reuniones: [
      {
        ...common,
        idReunion: 31,
        tematica: 'Por venir',
        inicio: '2099-03-16T14:30:00.000Z',
        estado: 'programada',
      },
      {
        ...common,
        idReunion: 30,
        tematica: 'De hoy',
        inicio: '2026-11-21T14:30:00.000Z',
        estado: 'en-curso',
      },
      {
        ...common,
        idReunion: 29,
        tematica: 'Hecha',
        inicio: '2026-07-15T03:30:00.000Z',
        estado: 'realizada',
      },
      {
        ...common,
        idReunion: 28,
        tematica: 'Sin quórum',
        inicio: '2026-06-01T15:00:00.000Z',
        estado: 'cancelada',
      },
    ],
    programar: ALLOWED,
    entidades: [{ id: 51, nombre: 'MINISTERIO DE RELACIONES EXTERIORES' }],
    consultorPrincipal: 3,
    vencidos: [{ idCompromiso: 5, titulo: 'Compromiso vencido: Enviar el esquema' }],
    ...part,
  };
}
