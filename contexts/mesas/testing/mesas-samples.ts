import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import type {
  EntidadParticipante,
  Facetas,
  GestionMesa,
  Mesa,
  MesaEncontrada,
  MesaRow,
  Reunion,
  ReunionRow,
  ServicioDeMesa,
} from '../contract/index.ts';
import type { Trozo } from '../contract/terms.ts';

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

/** A mesa as ministry staff run it. */
export function createGestion(part: Partial<GestionMesa> = {}): GestionMesa {
  return {
    id: 7,
    version: 3,
    estado: true,
    nombre: 'Pasaportes',
    objetivo: 'Verificar en línea la vigencia de un pasaporte.',
    descripcion: 'Reúne a las entidades que expiden y consultan pasaportes.',
    admEntidadLider: 51,
    admEntidadLiderNombre: 'MINISTERIO DE RELACIONES EXTERIORES',
    emailResponsableEntidad: 'gestor@ejemplo.gov.co',
    admUsuarioId: 3,
    admUsuarioNombre: 'Luisa Peña Arango',
    emailConsultor: 'lpena@ejemplo.gov.co',
    fechaCreacion: '2026-05-05T15:00:00.000Z',
    fechaCierre: null,
    motivoCierre: null,
    entidades: [{ id: 51, nombre: 'MINISTERIO DE RELACIONES EXTERIORES', rol: 'lider' }],
    servicios: [{ id: 8, nombre: 'Consulta de pasaportes', estado: 'Identificado' }],
    gestiona: true,
    compromisosAbiertos: 0,
    permisos: {
      editar: ALLOWED,
      cerrar: ALLOWED,
      cerrarDeTodosModos: ALLOWED,
      reabrir: refuseWith('La mesa ya está abierta.'),
      historial: ALLOWED,
      conversacion: ALLOWED,
    },
    ...part,
  };
}

/** The same mesa closed: nothing of it is edited. */
export function createGestionCerrada(part: Partial<GestionMesa> = {}): GestionMesa {
  const blocked = refuseWith(
    'La mesa está cerrada: es de solo lectura. Para cambiarla, reábrala.',
    'Coordinador MinTIC',
  );
  return createGestion({
    estado: false,
    fechaCierre: '2026-09-01T15:00:00.000Z',
    motivoCierre: 'Cumplió su objetivo.',
    permisos: {
      editar: blocked,
      cerrar: blocked,
      cerrarDeTodosModos: ALLOWED,
      reabrir: ALLOWED,
      historial: ALLOWED,
      conversacion: ALLOWED,
    },
    ...part,
  });
}

/** A text as the deep search answers it: what stands between asterisks is marked. */
export function toTrozos(text: string): Trozo[] {
  return text
    .split('*')
    .map((texto, place) => ({ texto, marcado: place % 2 === 1 }))
    .filter(({ texto }) => texto !== '');
}

/** A mesa the deep search found by a document. */
export function createMesaEncontrada(part: Partial<MesaEncontrada> = {}): MesaEncontrada {
  return {
    id: 7,
    estadoMesa: true,
    nombreMesa: 'Pasaportes',
    titulo: toTrozos('Pasaportes'),
    razonSocial: 'MINISTERIO DE RELACIONES EXTERIORES',
    nombreCompleto: 'Luisa Peña Arango',
    cantidadServicios: 7,
    cantidadReuniones: 2,
    ultimaReunion: '2026-07-15T03:30:00.000Z',
    hallazgos: [
      {
        fuente: 'documento',
        fragmento: toTrozos('*Acta* 31 - Pasaportes.pdf'),
        tematica: 'Validación del esquema',
        idReunion: 31,
        fecha: '2026-07-15T03:30:00.000Z',
      },
    ],
    cantidadHallazgos: 4,
    ...part,
  };
}

/** Facets of a search, empty but for the given ones. */
export function createFacetas(part: Partial<Facetas> = {}): Facetas {
  return {
    fuente: [],
    estado: [],
    admEntidadLider: [],
    sectorLider: [],
    admUsuarioId: [],
    estadoServicio: [],
    anioUltimaReunion: [],
    ...part,
  };
}
