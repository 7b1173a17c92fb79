import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import type { ServicioPlataforma, TareaDetallada } from '../contract/index.ts';

/** A certificate that ends, which somebody may say is done. */
export const sampleTarea: TareaDetallada = {
  id: 5,
  version: 2,
  tipo: 'certificado',
  asunto: 'CO/GOB/SNR-0027/ss1',
  frase: 'El certificado de CO/GOB/SNR-0027, servidor ss1, está por vencer.',
  entidad: 'Superintendencia de Notariado y Registro',
  servicioId: null,
  solicitudId: null,
  estado: 'pendiente',
  abiertaEn: '2026-11-20T15:00:00.000Z',
  venceEn: '2026-12-04',
  dias: 2,
  cerradaEn: null,
  cerradaPor: null,
  nota: null,
  pasos: { cerrar: ALLOWED, reabrir: refuseWith('La tarea está pendiente.') },
  registro: null,
  permiso: null,
  ans: null,
};

/** A servicio that broke its promises two months in a row, and is certified. */
export const sampleTareaDeAns: TareaDetallada = {
  ...sampleTarea,
  tipo: 'ans',
  asunto: 'Consulta de predios',
  frase: 'El servicio incumplió dos meses seguidos lo que prometió.',
  servicioId: 21,
  ans: {
    meses: [
      { mes: '2026-09-01', incumplidas: ['disponibilidad'] },
      { mes: '2026-10-01', incumplidas: ['disponibilidad', 'tasaError'] },
    ],
    certificado: 'LCI-C3-2026-000001',
  },
};

/** An acuerdo that became active, whose client may call the service in quality alone. */
export const sampleTareaDePermiso: TareaDetallada = {
  ...sampleTarea,
  tipo: 'permiso',
  asunto: 'Consulta de predios',
  frase:
    'El acuerdo LCI-AC-2026-000001 está activo: dé permiso en X-Road al subsistema SUIT de Función Pública, en producción.',
  servicioId: 21,
  permiso: {
    acuerdo: 'LCI-AC-2026-000001',
    accion: 'dar',
    consumidora: 'Función Pública',
    subsistema: 'SUIT',
    ambientes: [
      {
        ambiente: 'produccion',
        identificador: 'CO/GOB/SNR-0027/FM-SIR/consultarPredio/v1',
        permitido: false,
        conforme: false,
      },
      {
        ambiente: 'calidad',
        identificador: 'CO-QA/GOB/SNR-0027/FM-SIR/consultarPredio/v1',
        permitido: true,
        conforme: true,
      },
      {
        ambiente: 'preproduccion',
        identificador: 'CO-PRE/GOB/SNR-0027/FM-SIR/consultarPredio/v1',
        permitido: false,
        conforme: true,
      },
    ],
  },
};

/** A version that passed level 2 and is not in quality yet. */
export const sampleTareaDeRegistro: TareaDetallada = {
  ...sampleTarea,
  tipo: 'registrar',
  asunto: 'Consulta de predios',
  frase: 'La versión 1.0 pasó el nivel 2.',
  servicioId: 21,
  dias: -3,
  pasos: {
    cerrar: refuseWith('La tarea queda hecha al registrar el servicio en calidad.'),
    reabrir: refuseWith('La tarea está pendiente.'),
  },
  registro: {
    ambiente: 'calidad',
    instancia: 'CO-QA',
    propuesta: {
      clase: 'GOB',
      miembro: 'SNR-0027',
      subsistema: '',
      codigo: '',
      numero: 'v1',
      tipo: 'REST',
    },
    servicio: null,
    registrar: ALLOWED,
    publicar: null,
  },
};

/** A service in production whose contract is the certified one. */
export const sampleServicio: ServicioPlataforma = {
  id: 9,
  version: 1,
  ambiente: 'produccion',
  identificador: 'CO/GOB/SNR-0027/FM-SIR/consultarPredio/v1',
  servicio: { id: 21, nombre: 'Consulta de predios' },
  ans: { disponibilidad: null, p95Ms: null, tasaError: null },
  llamadas: 0,
  fallas: 0,
  clientes: 0,
  p95: null,
  hayCertificado: true,
  deriva: { estado: 'igual', total: 0, rompen: 0, comparadoEn: '2026-11-25T15:00:00.000Z' },
  editar: ALLOWED,
};
