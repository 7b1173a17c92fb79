import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import type {
  AccionesDeElemento,
  DetalleElemento,
  ElementoListado,
  ElementoPrivado,
  Impacto,
  ReferenciaVersion,
} from '../contract/index.ts';

const NO = refuseWith('El estado no permite esta acción.');

const ACCIONES: AccionesDeElemento = {
  editar: ALLOWED,
  enviar: ALLOWED,
  devolver: NO,
  avalar: NO,
  aprobar: NO,
  observar: NO,
  incorporar: NO,
  modificar: NO,
  caducar: NO,
  descartar: ALLOWED,
  comentar: ALLOWED,
  cancelarCaducidad: NO,
  llevar: NO,
};

/** A version another one names. */
export function createReferencia(part: Partial<ReferenciaVersion> = {}): ReferenciaVersion {
  return {
    elementoId: 20,
    versionId: 200,
    identificador: 'numTelefonoContacto',
    nombre: 'Número telefónico de contacto',
    numero: '1.0',
    estado: 'incorporado',
    tipo: 'simple',
    clase: 'dato',
    tipoDato: 'cadena',
    oid: '2.999.170.1.1.2.20.1',
    capa: 'comun',
    dominio: 'Ubicacion',
    ...part,
  };
}

/** A row of the private list. */
export function createFila(part: Partial<ElementoListado> = {}): ElementoListado {
  return {
    ...createReferencia({ elementoId: 10, versionId: 100 }),
    identificador: 'codDepartamento',
    nombre: 'Código del departamento',
    clase: 'lista',
    capaNombre: 'Común',
    dominioNombre: 'Ubicación',
    entidadResponsable: 'departamento administrativo nacional de estadística',
    autor: 'Ana Ruiz',
    fechaModificacion: '2026-07-14T15:00:00.000Z',
    rigeDesde: '2026-07-14T15:00:00.000Z',
    ...part,
  };
}

/** A simple element whole, as everybody reads it: a draft unless `part` says otherwise. */
export function createDetalle(part: Partial<DetalleElemento> = {}): DetalleElemento {
  return {
    elementoId: 10,
    versionId: 100,
    version: 3,
    numero: '1.0',
    mayor: 1,
    menor: 0,
    estado: 'borrador',
    identificador: 'codDepartamento',
    nombre: 'Código del departamento',
    tipo: 'simple',
    clase: 'dato',
    capa: {
      id: 1,
      codigo: 'comun',
      tipo: 'comun',
      nombre: 'Común',
      carpeta: 'Comun',
      prefijo: 'com',
      espacioNombres: 'https://ejemplo.gov.co/1.0/esquemas/Comun',
    },
    dominio: { id: 2, codigo: 'Ubicacion', nombre: 'Ubicación' },
    oid: '2.999.170.1.1.2.14.1',
    oidElemento: '2.999.170.1.1.2.14',
    oidDetails: [{ oid: '2', nombre: 'joint-iso-itu-t' }],
    definicion: 'Código de la división político-administrativa de primer nivel del país.',
    notas: '',
    usos: 'Direcciones y lugares de nacimiento.',
    palabrasClave: ['división'],
    ejemplos: ['11'],
    entidadResponsable: { id: 5, nombre: 'departamento nacional de estadística', sigla: 'DANE' },
    clasificacionInformacion: 'publica',
    datoPersonal: 'no',
    tipoDato: 'cadena',
    longitudMinima: 2,
    longitudMaxima: 2,
    totalDigitos: null,
    decimales: null,
    valorMinimo: null,
    valorMaximo: null,
    patron: '[0-9]{2}',
    unidadMedida: null,
    fuenteLista: null,
    fuenteListaEdicion: null,
    valores: { total: 0, primeros: [] },
    modelo: null,
    esAbstracto: false,
    base: null,
    componentes: [],
    nombres: [],
    identificadores: [],
    fuentes: [],
    normas: [],
    estandares: [],
    archivos: [],
    relaciones: [],
    relacionesDerivadas: [],
    reglas: [],
    resumenCambio: '',
    autor: 'Ana Ruiz',
    revisor: null,
    aprobador: null,
    incorporadoPor: null,
    fechaCreacion: '2026-07-14T15:00:00.000Z',
    fechaModificacion: '2026-07-14T15:00:00.000Z',
    rigeDesde: null,
    rigeHasta: null,
    motivoCaducidad: null,
    reemplazadoPor: null,
    caducidad: null,
    versiones: [
      {
        id: 100,
        numero: '1.0',
        oid: '2.999.170.1.1.2.14.1',
        estado: 'borrador',
        rigeDesde: null,
        rigeHasta: null,
        resumenCambio: '',
      },
    ],
    ...part,
  };
}

/** A draft of a simple element, with what its author may do. */
export function createElementoPrivado(part: Partial<ElementoPrivado> = {}): ElementoPrivado {
  return {
    ...createDetalle(),
    acciones: ACCIONES,
    pendientes: [],
    numeracion: null,
    seguido: false,
    enTrabajoId: null,
    ...part,
  };
}

/** The element in force, with what its administrator may do. */
export function createIncorporado(part: Partial<ElementoPrivado> = {}): ElementoPrivado {
  const rigeDesde = '2026-07-14T15:00:00.000Z';
  const { versiones, ...elemento } = createElementoPrivado();
  return {
    ...elemento,
    estado: 'incorporado',
    rigeDesde,
    versiones: versiones.map((version) => ({ ...version, estado: 'incorporado', rigeDesde })),
    acciones: {
      ...ACCIONES,
      editar: NO,
      enviar: NO,
      descartar: NO,
      modificar: ALLOWED,
      caducar: ALLOWED,
      llevar: ALLOWED,
    },
    ...part,
  };
}

/** What an expiry reaches: one of each. */
export function createImpacto(part: Partial<Impacto> = {}): Impacto {
  return {
    veredicto: { cambio: 'mayor', compatible: false, razones: ['El elemento deja de regir.'] },
    compuestos: [
      {
        ...createReferencia({ versionId: 300, nombre: 'Dirección', identificador: 'direccion' }),
        profundidad: 1,
      },
    ],
    servicios: [
      {
        id: 7,
        nombre: 'Consulta de datos básicos',
        entidad: 'registraduría nacional del estado civil',
        estado: 'Publicado Nivel 3',
        publicado: true,
        porElemento: 'codDepartamento v1.0',
      },
    ],
    mesas: [{ id: 4, nombre: 'Mesa de ubicación' }],
    solicitudes: [
      {
        id: 12,
        radicado: 'LCI-N1-2026-000012',
        servicio: 'Consulta de direcciones',
        entidad: 'Unidad Administrativa Especial de Catastro',
        estado: 'En conceptualización',
        porElemento: 'codDepartamento',
      },
    ],
    avisos: [
      {
        entidadId: 9,
        entidad: 'registraduría nacional del estado civil',
        motivos: ['Su servicio lo usa.'],
        texto: 'El elemento Código del departamento caduca.',
      },
    ],
    ...part,
  };
}
