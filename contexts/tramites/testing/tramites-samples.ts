import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import type {
  Ahorro,
  CuentaVeredictos,
  DetalleTramite,
  FilaTramite,
  RequisitoDeTramite,
  SupuestoConFuente,
} from '../contract/index.ts';

const COLPENSIONES = {
  id: 20,
  nombre: 'Administradora Colombiana de Pensiones',
  sigla: 'COLPENSIONES',
} as const;
const RNEC = { id: 10, nombre: 'Registraduría Nacional del Estado Civil', sigla: 'RNEC' } as const;

const CUENTA: CuentaVeredictos = {
  papeles: 2,
  posibles: 0,
  sobran: 1,
  veredictos: {
    'suprimible-ya': 1,
    'suprimible-con-acuerdo': 0,
    'suprimible-al-publicar': 0,
    parcial: 0,
    'estado-lo-tiene': 0,
    legitimo: 0,
    'por-clasificar': 1,
  },
};

const sampleAhorro: Ahorro = {
  potencial: {
    ciudadania: { p10: 8_000_000_000, p50: 12_000_000_000, p90: 19_000_000_000 },
    entidades: { p10: 2_000_000_000, p50: 3_000_000_000, p90: 5_000_000_000 },
    costo: { p10: 10_000_000, p50: 30_000_000, p90: 70_000_000 },
    neto: { p10: 10_000_000_000, p50: 15_000_000_000, p90: 24_000_000_000 },
  },
  logrado: { p10: 40_000_000, p50: 90_000_000, p90: 200_000_000 },
  papeles: 1,
  sinVolumen: 0,
  faltan: [],
};

/** The certificate of being alive, which the registry makes unnecessary. */
export function createRequisito(changes: Partial<RequisitoDeTramite> = {}): RequisitoDeTramite {
  return {
    id: 1,
    nombre: 'Certificado de supervivencia (fe de vida)',
    tipo: 'documento',
    momento: 'Cada año',
    descripcion: '',
    datos: ['Que la persona vive'],
    norma: '',
    exigeOriginal: false,
    tarifa: 5000,
    obligatorio: true,
    emisora: RNEC,
    elementos: [
      {
        elementoId: 3,
        identificador: 'esFallecido',
        nombre: 'Indicador de persona fallecida',
        dato: 'Que la persona vive',
        decision: 'aceptado',
        origen: 'persona',
        confianza: null,
        razones: [],
      },
    ],
    veredicto: 'suprimible-ya',
    esPosible: false,
    razones: [
      'Indicador de persona fallecida: lo entrega RNEC con «Consulta del registro civil de defunción», publicado y con acuerdo vigente.',
    ],
    vias: [
      {
        servicioId: 100,
        nombre: 'Consulta del registro civil de defunción',
        entidad: 'RNEC',
        direccion: '/directorio-servicios/rnec/consulta-del-registro-civil-de-defuncion',
      },
    ],
    siguiente: { texto: 'Deje de pedir el papel.', direccion: null },
    observaciones: 2,
    ...changes,
  };
}

/** A trámite with a paper that is spared and one nobody looked at. */
export function createTramite(changes: Partial<DetalleTramite> = {}): DetalleTramite {
  return {
    id: 7,
    codigo: 'T90002',
    nombre: 'Actualización anual de beneficiarios de pensión',
    tipo: 'tramite',
    entidad: COLPENSIONES,
    url: '',
    nivelDigital: 3,
    resultado: 'Pago de las mesadas sin interrupción',
    tiempo: '15 días',
    volumen: { anual: 400_000, fuente: 'Supuesto de demostración', anio: 2025 },
    vistoEn: '2026-11-20T15:00:00.000Z',
    noVisto: false,
    version: 4,
    requisitos: [
      createRequisito(),
      createRequisito({
        id: 2,
        nombre: 'Declaración de convivencia',
        datos: [],
        elementos: [],
        emisora: null,
        veredicto: 'por-clasificar',
        razones: ['Nadie ha dicho qué datos prueba este papel. El asistente puede proponerlos.'],
        vias: [],
        siguiente: null,
        observaciones: 0,
      }),
    ],
    servicios: [
      {
        servicioId: 100,
        nombre: 'Consulta del registro civil de defunción',
        direccion: '/directorio-servicios/rnec/consulta-del-registro-civil-de-defuncion',
        uso: 'consume',
        acuerdo: 'ACU-1',
        acuerdoHasta: null,
        transacciones: 48_000,
        transaccionesFuente: 'Supuesto de demostración',
        transaccionesAnio: 2025,
      },
    ],
    cuenta: CUENTA,
    ahorro: sampleAhorro,
    observaciones: 2,
    permisos: { editar: refuseWith('Su rol no permite editar trámites.', 'Administrador MinTIC') },
    ...changes,
  };
}

const sampleFila: FilaTramite = {
  codigo: 'T90002',
  nombre: 'Actualización anual de beneficiarios de pensión',
  tipo: 'tramite',
  entidad: COLPENSIONES,
  nivelDigital: 3,
  cuenta: CUENTA,
};

/** What the list of trámites answers. */
export const sampleLista = {
  tramites: [sampleFila],
  total: 1,
  permisos: {
    importar: ALLOWED,
    decidir: refuseWith('Su rol no permite aprobar trámites.'),
    supuestos: ALLOWED,
  },
};

/** What the map answers. */
export const sampleMapa = {
  filas: [
    {
      elementoId: 3,
      identificador: 'esFallecido',
      nombre: 'Indicador de persona fallecida',
      tramites: 2,
      entidades: [
        { entidadId: 20, marcas: ['pide', 'intercambia'] },
        { entidadId: 10, marcas: ['sirve'] },
      ],
    },
  ],
  entidades: [COLPENSIONES, RNEC],
  total: 1,
};

/** What an entidad asks for. */
export const samplePapeles = {
  entidad: COLPENSIONES,
  tramites: 2,
  cuenta: CUENTA,
  hayMas: false,
  ahorro: sampleAhorro,
  papeles: [
    {
      requisitoId: 1,
      nombre: 'Certificado de supervivencia (fe de vida)',
      tramite: { codigo: 'T90002', nombre: 'Actualización anual de beneficiarios de pensión' },
      veredicto: 'suprimible-ya',
      esPosible: false,
    },
  ],
  total: 1,
};

export const sampleSupuesto: SupuestoConFuente = {
  codigo: 'valor-hora',
  bajo: 4000,
  central: 6500,
  alto: 12_000,
  fuente: 'Supuesto de demostración',
  anio: 2025,
  desde: '2026-11-20T15:00:00.000Z',
};
