import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';

/** Whoever prepares the requests of an entity rehearses its services. */
export const RECURSO_ENSAYOS = RECURSO_SOLICITUDES;

/** Tests of level 3 that can be rehearsed before there is an environment (niveles §7.4). */
export const PRUEBAS_XROAD = [
  'T-01',
  'T-02',
  'T-03',
  'T-04',
  'T-05',
  'T-06',
  'T-07',
  'T-08',
  'T-09',
] as const;
export type CodigoPrueba = (typeof PRUEBAS_XROAD)[number];

/** What each of them asks. */
export const PRUEBA_XROAD: Readonly<
  Record<CodigoPrueba, { readonly titulo: string; readonly exige: string }>
> = {
  'T-01': {
    titulo: 'Metadatos y contrato',
    exige: 'El servicio está en la lista del proveedor y el contrato que se obtiene es el certificado.',
  },
  'T-02': { titulo: 'Petición válida', exige: 'La respuesta cumple el esquema de la versión.' },
  'T-03': { titulo: 'Clave que no existe', exige: 'El servicio responde con un error descrito.' },
  'T-04': { titulo: 'Petición inválida', exige: 'El servicio la rechaza y dice qué está mal.' },
  'T-05': { titulo: 'Consumidor sin permiso', exige: 'El servidor de seguridad del proveedor lo rechaza.' },
  'T-06': {
    titulo: 'Carga máxima',
    exige: 'La respuesta más grande que se declara llega completa y válida.',
  },
  'T-07': {
    titulo: '20 peticiones seguidas y 5 a la vez',
    exige: 'Todas se responden bien y en el tiempo acordado.',
  },
  'T-08': {
    titulo: 'Proveedor caído',
    exige: 'El consumidor ve el error de X-Road, y no uno del servicio.',
  },
  'T-09': {
    titulo: 'Registros de operación',
    exige: 'Cada mensaje está en los registros de los dos servidores de seguridad.',
  },
};

/** Those of them that who consumes can rehearse of its own call. */
export const PRUEBAS_CONSUMO = [
  'T-02',
  'T-03',
  'T-04',
  'T-05',
  'T-08',
] as const satisfies readonly CodigoPrueba[];

/** Characters of an answer that a rehearsal of who consumes shows. */
export const LARGO_RESPUESTA_MOSTRADA = 4000;

/** What comes of a test. */
export const RESULTADOS_PRUEBA = ['superada', 'fallida', 'sin-evidencia'] as const;
export type ResultadoPruebaXroad = (typeof RESULTADOS_PRUEBA)[number];
export const RESULTADO_PRUEBA: Readonly<Record<ResultadoPruebaXroad, string>> = {
  superada: 'Superada',
  fallida: 'No superada',
  'sin-evidencia': 'Sin evidencia',
};

/** Bounds of a rehearsal. */
export const LIMITES_ENSAYO = {
  /** Operations that are rehearsed. */
  operaciones: 10,
  /** Rehearsals of a version that are kept. */
  guardados: 10,
  /** Petitions one after the other, and at once. */
  seguidas: 20,
  aLaVez: 5,
  /** 95 of 100 answers come within this time, in ms, where nothing else was agreed (niveles §12). */
  p95Ms: 2000,
} as const;

/** A rehearsal as a file: its report, or its records of operation. */
export const FORMATOS_ENSAYO = ['informe', 'operacion'] as const;
export type FormatoEnsayo = (typeof FORMATOS_ENSAYO)[number];
