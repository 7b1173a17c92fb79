import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import type { Campo, Solicitud, SolicitudListada } from '../contract/index.ts';
import { ACCIONES_MANUALES } from '../contract/terms.ts';

const CERRADA = refuseWith('La solicitud está en otro estado.');

/** Decisions of a request in which nothing may be done but what is named. */
export function toAcciones(allowed: readonly string[]): Solicitud['acciones'] {
  const names = [...ACCIONES_MANUALES, 'editar', 'eliminar', 'catalogar', 'decidir', 'dictaminar'];
  return Object.fromEntries(
    names.map((name) => [name, allowed.includes(name) ? ALLOWED : CERRADA]),
  ) as Solicitud['acciones'];
}

export const sampleCampo: Campo = {
  id: 41,
  nombre: 'numPasaporte',
  descripcion: 'Número impreso en el pasaporte',
  tipoDato: 'Texto',
  longitud: 9,
  obligatorio: true,
  sentido: 'entrada',
  valores: '',
  fuente: 'Sistema de pasaportes',
  ejemplo: 'AB1234567',
  sistemaOrigen: 'SITAC',
  operacion: '',
  papel: null,
  padre: '',
  repite: false,
  datoPersonal: false,
  base: null,
  accion: 'reutilizar',
  elemento: {
    id: 5,
    identificador: 'numeroPasaporte',
    nombre: 'Número de pasaporte',
    versionId: 15,
    numero: '1.0',
    estado: 'Incorporado',
  },
  justificacion: '',
  decision: 'pendiente',
  observacion: '',
  cumplido: true,
};

export const sampleListada: SolicitudListada = {
  id: 7,
  nivel: 1,
  tipo: 'nueva',
  radicado: 'LCI-N1-2026-000012',
  servicio: 'Consulta de vigencia de pasaporte',
  entidad: { id: 3, nombre: 'MINISTERIO DE RELACIONES EXTERIORES', sigla: 'MRE' },
  estado: 'en-conceptualizacion',
  consultor: 'Íngrid Ñáñez',
  solicitante: 'Óscar Peña',
  fechaCreacion: '2026-11-02T15:00:00.000Z',
  radicadaEn: '2026-11-03T15:00:00.000Z',
  cerradaEn: null,
  plazo: { venceEn: '2026-11-30', diasHabiles: 5, vencida: false },
};

/** A request in conceptualisation, read by its consultant. */
export const sampleSolicitud: Solicitud = {
  ...sampleListada,
  version: 4,
  servicioId: 21 as Solicitud['servicioId'],
  servicioNombre: sampleListada.servicio,
  servicioDescripcion: 'Dice si un pasaporte está vigente.',
  objetivo: 'Evitar que las personas lleven copia del pasaporte.',
  tipoIntercambio: 'consulta',
  sincronia: 'sincrono',
  dominioId: 1 as Solicitud['dominioId'],
  dominio: 'Identificación',
  periodicidad: 'en-linea',
  volumenEstimado: 12_000,
  estadoServicio: 'Identificado',
  consultorId: 9,
  operaciones: [{ codigo: 'consultar', nombre: 'Consultar la vigencia', tipoIntercambio: 'consulta' }],
  consumoAbierto: false,
  consumidores: [{ id: 4, nombre: 'REGISTRADURÍA NACIONAL DEL ESTADO CIVIL' }],
  sistemas: [],
  lenguajes: [],
  basesDatos: [],
  normas: [
    {
      id: 31,
      tipo: 'decreto',
      numero: '620',
      fechaExpedicion: '2020-05-02',
      articulo: '2.2.17.2.1',
      habilita: 'Compartir la vigencia del pasaporte con otras entidades.',
      archivoId: null,
      documento: {
        idArchivo: '4b8f5c9e-0d0d-4f1a-9b3a-0d9d9d9d9d9d',
        nombre: 'Decreto-620-de-2020.pdf',
        tamano: 842_000,
      },
    },
  ],
  documentos: [],
  campos: [
    sampleCampo,
    {
      ...sampleCampo,
      id: 42,
      nombre: 'fecVencimiento',
      descripcion: '',
      tipoDato: 'Fecha',
      longitud: null,
      sentido: 'salida',
      accion: null,
      elemento: null,
      cumplido: null,
    },
  ],
  pasos: [
    {
      id: 1,
      accion: 'radicar',
      desde: 'Borrador',
      hasta: 'Radicada',
      desdeEstado: 'borrador',
      hastaEstado: 'radicada',
      dias: null,
      motivo: '',
      usuario: 'Óscar Peña',
      fecha: '2026-11-03T15:00:00.000Z',
    },
    {
      id: 2,
      accion: 'asignar',
      desde: 'Radicada',
      hasta: 'Asignada',
      desdeEstado: 'radicada',
      hastaEstado: 'asignada',
      dias: null,
      motivo: '',
      usuario: 'Persona Coordinadora',
      fecha: '2026-11-04T15:00:00.000Z',
    },
  ],
  cargados: [
    {
      idArchivo: '4b8f5c9e-0d0d-4f1a-9b3a-0d9d9d9d9d9d',
      nombre: 'Decreto-620-de-2020.pdf',
      tamano: 842_000,
      fecha: '2026-11-02T16:00:00.000Z',
      usuario: 'Óscar Peña',
    },
    {
      idArchivo: '0198f0aa-0000-7000-8000-0000000000d1',
      nombre: 'Constancia-LCI-N1-2026-000012.pdf',
      tamano: 96_000,
      fecha: '2026-11-03T15:01:00.000Z',
      usuario: null,
    },
  ],
  marcas: [],
  seguida: false,
  pendientes: [],
  fechaModificacion: '2026-11-10T15:00:00.000Z',
  suspension: null,
  maximoProrroga: 7,
  constancia: null,
  nivelDos: null,
  nivelTres: null,
  retiro: null,
  reafirmacion: null,
  acciones: toAcciones(['catalogar', 'devolver', 'asignar']),
};
