import { addDays } from '@marco/country/working-days';
import type { CambiosNivelTres } from '../../contract/index.ts';
import {
  type CARPETAS_NIVEL_TRES,
  PAPEL_RESPONSABLE,
  PAPELES_RESPONSABLE,
  PRUEBAS_QA_OBLIGATORIAS,
} from '../../contract/terms.ts';

/** Parts of the form with a document of their own in the demo data, each as its file is called. */
export const DOCUMENTOS_DEMOSTRACION = {
  normas: 'Norma que da competencia',
  acuerdo: 'Convenio interadministrativo',
  vinculacion: 'Acuerdo de vinculación',
  politicaDatos: 'Política de tratamiento de datos',
  aprobacion: 'Memorando de aprobación',
  continuidad: 'Plan de continuidad y de cambios',
  arquitectura: 'Diagrama de arquitectura',
  pruebas: 'Evidencia de las pruebas en QA',
  vulnerabilidades: 'Análisis de vulnerabilidades',
} as const satisfies Partial<Record<keyof typeof CARPETAS_NIVEL_TRES, string>>;
export type ParteDocumentada = keyof typeof DOCUMENTOS_DEMOSTRACION;

/** What an answer says of its entidad and servicio. */
interface DeQuienResponde {
  readonly partes: readonly string[];
  /** Number of what they signed. */
  readonly numero: string;
  readonly procesos: string;
  /** Its place on the platform. */
  readonly xroad: Readonly<Record<'codigoMiembro' | 'subsistema' | 'codigoServicio', string>>;
}

const DE_LA_OFERTA_DE_EMPLEOS: DeQuienResponde = {
  partes: ['Comisión nacional del servicio civil', 'Departamento administrativo de la función pública'],
  numero: '214 de 2026',
  procesos: 'Inscripción a convocatorias de carrera y verificación de vacantes por las entidades.',
  xroad: { codigoMiembro: 'CNSC-0102', subsistema: 'SIMO', codigoServicio: 'ofertaEmpleos' },
};

/**
 * What an invented entidad answers of level 3, complete.
 *
 * @param hoy day it answers on, AAAA-MM-DD
 */
export function buildRespuestasDemostracion(
  hoy: string,
  archivos: ReadonlyMap<ParteDocumentada, string>,
  { partes, numero, procesos, xroad }: DeQuienResponde = DE_LA_OFERTA_DE_EMPLEOS,
): Omit<CambiosNivelTres, 'normas' | 'consumoAbierto' | 'consumidores'> {
  const de = (parte: ParteDocumentada) => ({ archivoId: archivos.get(parte) ?? null });
  const ago = (days: number) => addDays(hoy, -days);
  const vence = addDays(hoy, 540);
  return {
    acuerdo: {
      tipo: 'convenio',
      numero,
      fecha: ago(180),
      partes: [...partes],
      vigenciaHasta: vence,
      ...de('acuerdo'),
    },
    vinculacion: { numero: 'AV-0031', fecha: ago(150), vigenciaHasta: null, ...de('vinculacion') },
    politicaDatos: { url: '', fecha: ago(200), ...de('politicaDatos') },
    aviso: { excepcion: 'Datos de naturaleza pública (Ley 1581 de 2012, artículo 10).', archivoId: null },
    aprobacion: { fecha: ago(20), ...de('aprobacion') },
    procesos,
    responsables: PAPELES_RESPONSABLE.map((papel) => ({
      papel,
      nombre: `${PAPEL_RESPONSABLE[papel]} del servicio`,
      cargo: 'Profesional especializado',
      correo: `${papel}@ejemplo.gov.co`,
    })),
    ans: {
      disponibilidadMensual: 99.5,
      p95: 1500,
      tasaError: 1,
      horario: 'Todos los días, a toda hora',
      soporteRespuestaHoras: 4,
      soporteSolucionHoras: 16,
      capacidadDiaria: 40_000,
    },
    soporte: { canal: 'mesadeayuda@ejemplo.gov.co', horario: 'Lunes a viernes, 8 a 17', respuestaHoras: 4 },
    continuidad: { fecha: ago(120), ...de('continuidad') },
    arquitectura: { capacidadMensual: 1_200_000, ...de('arquitectura') },
    servidores: [{ ambiente: 'qa', direccion: 'seguridad-qa.ejemplo.gov.co', version: '7.4' }],
    certificadosTls: (['firma', 'autenticacion'] as const).map((uso, place) => ({
      uso,
      emisor: 'Autoridad de certificación de ejemplo',
      serie: `0A:4F:${place + 1}7`,
      vence,
      archivoId: null,
    })),
    xroad: {
      instancia: 'CO-QA',
      claseMiembro: 'GOB',
      ...xroad,
      versionServicio: 'v1',
    },
    pruebas: PRUEBAS_QA_OBLIGATORIAS.map((codigo, place) => ({
      codigo,
      fecha: ago(15),
      operador: 'Equipo de interoperabilidad',
      resultado: 'superada',
      archivoId: place === 0 ? (archivos.get('pruebas') ?? null) : null,
      ensayoId: null,
    })),
    vulnerabilidades: {
      fecha: ago(45),
      resumen: 'Sin hallazgos altos; dos medios corregidos.',
      ...de('vulnerabilidades'),
    },
    monitoreo: {
      monitoreo: 'Sonda cada minuto y tablero de disponibilidad.',
      respaldo: 'Copia diaria, con prueba de restauración cada mes.',
    },
    consumo: {
      politica: 'manual',
      condiciones: 'Entidades públicas con un convenio vigente.',
      cuotaConsumidor: 5000,
      cuotaTotal: 40_000,
      diasRespuesta: 10,
    },
    observaciones: '',
  };
}
