import type {
  EntidadParticipante,
  Mesa,
  MesaRow,
  Reunion,
  ReunionRow,
  ServicioDeMesa,
} from '../contract/index.ts';

/** A row of the results. */
export function createMesaRow(part: Partial<MesaRow> = {}): MesaRow {
  return {
    id: 7,
    estadoMesa: true,
    nombreMesa: 'Pasaportes',
    razonSocial: 'MINISTERIO DE RELACIONES EXTERIORES',
    nombreCompleto: 'Luisa Peña Arango',
    cantidadServicios: 7,
    ...part,
  };
}

/** A mesa as its consult shows it. */
export function createMesa(part: Partial<Mesa> = {}): Mesa {
  return {
    id: 7,
    nombre: 'Pasaportes',
    estado: true,
    objetivo: 'Verificar en línea la vigencia de un pasaporte.',
    descripcion: 'Reúne a las entidades que expiden y consultan pasaportes.',
    admEntidadLiderNombre: 'MINISTERIO DE RELACIONES EXTERIORES',
    admUsuarioNombre: 'Luisa Peña Arango',
    emailResponsableEntidad: 'gestor@ejemplo.gov.co',
    emailConsultor: 'consultora@ejemplo.gov.co',
    fechaCreacion: '2026-05-05T15:00:00.000Z',
    ...part,
  };
}

export const ENTIDADES: EntidadParticipante[] = [
  {
    entidad: 'MIGRACIÓN COLOMBIA',
    admOrdenName: 'Nacional',
    admDepartamentoName: 'Bogotá D. C.',
    admMunicipioName: 'Bogotá D. C.',
  },
  {
    entidad: 'GOBERNACIÓN DE ANTIOQUIA',
    admOrdenName: 'Territorial',
    admDepartamentoName: 'Antioquia',
    admMunicipioName: 'Medellín',
  },
];

export const SERVICIOS: ServicioDeMesa[] = [
  { estado: 'Publicado Nivel 3', nombre: 'Consulta de pasaportes' },
  { estado: 'Identificado', nombre: 'Citas para pasaporte' },
  { estado: 'Identificado', nombre: 'Reporte de pérdida' },
];

/** The first was held at 22:30 of the 14th in Colombia: the 15th in UTC. */
export const REUNIONES: ReunionRow[] = [
  {
    idReunion: 31,
    tematica: 'Validación del esquema',
    fecha: '2026-07-15T03:30:00.000Z',
    consultoApoyo: 'Luisa Peña',
  },
  {
    idReunion: 30,
    tematica: 'Instalación de la mesa',
    fecha: '2026-05-05T15:00:00.000Z',
    consultoApoyo: 'Julián Cárdenas',
  },
];

export const REUNION: Reunion = {
  tematica: 'Validación del esquema',
  avance: 'Se validó el esquema de consulta.',
  fechaCreacion: '2026-07-15T03:30:00.000Z',
  hora: '22:30',
  consultorPrincipal: { nombreUsuario: 'Luisa Peña Arango' },
  usersParticipantes: [{ nombreUsuario: 'Julián Cárdenas Ruiz' }, { nombreUsuario: 'Karol Torres Mejía' }],
  participante: 'Delegados de cinco entidades.',
  archivos: [{ idArchivo: 'f-1', nombre: 'Acta 31.pdf', tamano: 841_200 }],
};
