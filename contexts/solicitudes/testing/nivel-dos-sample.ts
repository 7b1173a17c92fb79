import type { NivelDos, Solicitud } from '../contract/index.ts';
import { sampleListada, sampleSolicitud, toAcciones } from './solicitud-sample.ts';

type CampoNivelDos = NivelDos['arbol'][number]['mensajes'][number]['campos'][number];

function campo(id: number, nombreLocal: string, part: Partial<CampoNivelDos> = {}): CampoNivelDos {
  return {
    id,
    nivel: 1,
    nombreLocal,
    elemento: {
      versionId: id + 100,
      identificador: `lci${nombreLocal}`,
      nombre: nombreLocal,
      version: '1.0',
      nuevaMayor: false,
    },
    obligatorio: true,
    vinculo: null,
    diferencia: null,
    ...part,
  };
}

/** What level 2 has of the sample: an operation that asks for a document and answers movements. */
export const sampleNivelDos: NivelDos = {
  servicioVersion: { id: 51, numero: '1.0', estado: 'estandarizada' },
  certificado: { id: 61, numero: 'LCI-C1-2026-000031', codigo: 'ABCDEFGHJKMNPQRSX', estado: 'vigente' },
  tecnologia: 'rest',
  contrato: {
    idArchivo: '0198f0aa-0000-7000-8000-0000000000c1',
    nombre: 'movimientos-1.0.yaml',
    tamano: 48_000,
  },
  contratoSha256: 'c'.repeat(64),
  urlPruebas: '',
  arbol: [
    {
      codigo: 'consultarMovimientos',
      nombre: 'Consultar movimientos',
      mensajes: [
        { papel: 'peticion', campos: [campo(1, 'tipoDocumento'), campo(2, 'numeroDocumento')] },
        {
          papel: 'respuesta',
          campos: [
            campo(3, 'movimiento'),
            campo(4, 'fecha', { nivel: 2 }),
            campo(5, 'observacion', { nivel: 2, obligatorio: false }),
          ],
        },
      ],
    },
  ],
  mensajes: [],
  informe: null,
  constancia: {
    responsable: '',
    cargo: '',
    fecha: null,
    documento: null,
    deAprobador: false,
    lectorAprueba: false,
  },
  observaciones: '',
};

/** A draft of level 2 with its contract on file. */
export const sampleBorradorNivelDos: Solicitud = {
  ...sampleSolicitud,
  ...sampleListada,
  id: 71,
  nivel: 2,
  radicado: null,
  estado: 'borrador',
  consultor: null,
  consultorId: null,
  radicadaEn: null,
  plazo: null,
  version: 3,
  pasos: [],
  campos: [],
  normas: [],
  estadoServicio: 'Estandarizado Nivel 1',
  pendientes: [
    { campo: 'correspondencia', mensaje: 'Diga dónde están en el contrato 4 campos obligatorios.' },
  ],
  nivelDos: sampleNivelDos,
  acciones: toAcciones(['editar', 'eliminar']),
};

/** What the contract of the sample has, and where each field seems to be. */
export const sampleCorrespondencia = {
  propuestas: [
    { campoId: 1, operacion: 'consultarMovimientos', papel: 'peticion', ruta: null, linea: null },
    { campoId: 2, operacion: 'consultarMovimientos', papel: 'peticion', ruta: '/numeroDocumento', linea: 18 },
    { campoId: 3, operacion: 'consultarMovimientos', papel: 'respuesta', ruta: '/movimiento', linea: 64 },
    {
      campoId: 4,
      operacion: 'consultarMovimientos',
      papel: 'respuesta',
      ruta: '/movimiento/fecha',
      linea: 71,
    },
    { campoId: 5, operacion: 'consultarMovimientos', papel: 'respuesta', ruta: null, linea: null },
  ],
  lugares: [
    { operacion: 'consultarMovimientos', papel: 'peticion', ruta: '/numeroDocumento', linea: 18 },
    { operacion: 'consultarMovimientos', papel: 'peticion', ruta: '/tipoDoc', linea: 24 },
    { operacion: 'consultarMovimientos', papel: 'respuesta', ruta: '/movimiento', linea: 64 },
    { operacion: 'consultarMovimientos', papel: 'respuesta', ruta: '/movimiento/fecha', linea: 71 },
  ],
  rechazo: null,
};

/** A report of the banco, as its own address answers it. */
export const sampleInforme = {
  reglas: '2026.2',
  formato: 'OpenAPI 3.1',
  contrato: { sha256: 'c'.repeat(64), bytes: 48_000 },
  servicio: { id: 21, nombre: 'Consulta de vigencia de pasaporte', version: '1.0' },
  dia: '2026-11-26',
  veredicto: 'con-observaciones',
  indice: {
    obligatorios: { parte: 4, total: 4 },
    reglas: { parte: 18, total: 20 },
    porcentaje: 90,
  },
  puntaje: { cumplen: 16, cuentan: 16, ejecutadas: 19, observaciones: 3, impiden: 0, porcentaje: 84.2 },
  declarados: { vinculos: 4, diferencias: 0 },
  mensajes: [],
  comprobaciones: [
    {
      codigo: 'C-13',
      grupo: 'contrato',
      estado: 'observacion',
      titulo: 'Un campo no tiene descripción en español',
      lineamiento: 'SM.05',
      medida: null,
      hallazgos: [
        {
          severidad: 'observacion',
          lugar: { archivo: null, linea: 71, ruta: 'movimiento › fecha' },
          encontrado: 'Sin descripción',
          esperado: null,
          correccion: 'Escriba qué es el campo.',
        },
      ],
      total: 1,
    },
  ],
  huella: 'a'.repeat(64),
};

export const sampleInformeDeSolicitud: NonNullable<NivelDos['informe']> = {
  id: '0198f0aa-0000-4000-8000-0000000000a1',
  huella: 'a'.repeat(64),
  veredicto: 'con-observaciones',
  indice: 90,
  puntaje: 84.2,
  obligatorios: { parte: 4, total: 4 },
  contratoSha256: 'c'.repeat(64),
  aprobado: false,
  fecha: '2026-11-26T15:41:00.000Z',
};
