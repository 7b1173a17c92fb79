import { addDays, toColombianDay } from '@marco/country/working-days';
import type { ItemVerificado, NivelTres, Solicitud } from '../contract/index.ts';
import type { Dimension, Verificador } from '../contract/terms.ts';
import { sampleListada, sampleSolicitud, toAcciones } from './solicitud-sample.ts';

const documento = (nombre: string, at: number) => ({
  idArchivo: `0198f0aa-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
  nombre,
  tamano: 842_000,
});

/** A month ago: plans and analyses count while they are recent. */
const RECIENTE = addDays(toColombianDay(new Date()), -30);

const ITEMS: readonly (readonly [string, string, string | null, Verificador])[] = [
  ['PL-1', 'Norma que da competencia para tener y compartir los datos', 'politico-legal.normas', 'consultor'],
  ['PL-2', 'Responsabilidad de cada parte', 'politico-legal.acuerdo', 'consultor'],
  ['PL-3', 'Tratamiento de datos personales y reserva', 'politico-legal.politicaDatos', 'consultor'],
  ['PL-4', 'Acuerdo de vinculación con AND', 'politico-legal.vinculacion', 'operador'],
  ['PL-5', 'Aviso o autorización, o excepción de ley', 'politico-legal.aviso', 'consultor'],
  ['PL-6', 'Aprobación interna de publicar', 'politico-legal.aprobacion', 'consultor'],
  ['OG-1', 'Trámites y procesos que usan el intercambio', 'organizacional.procesos', 'consultor'],
  ['OG-2', 'Entidades consumidoras y relación', 'organizacional.consumidores', 'consultor'],
  ['OG-3', 'Necesidades, alcance y compromisos divulgados', null, 'producto'],
  ['OG-4', 'Responsables: negocio, datos, técnico, seguridad', 'organizacional.responsables', 'consultor'],
  ['OG-5', 'ANS del servicio', 'organizacional.ans', 'consultor'],
  ['OG-6', 'Mesa de ayuda: horario, canal, tiempo de respuesta', 'organizacional.soporte', 'consultor'],
  ['OG-7', 'Plan de continuidad y de cambios', 'organizacional.continuidad', 'consultor'],
  ['SM-1', 'Todos los campos en el lenguaje común', null, 'producto'],
  ['SM-6', 'Uso adecuado de los elementos', null, 'producto'],
  ['TE-1', 'Contrato del servicio (OpenAPI 3 / WSDL 1.1 + XSD)', null, 'producto'],
  ['TE-3', 'Arquitectura e infraestructura', 'tecnico.arquitectura', 'operador'],
  ['TE-4', 'Servidor de seguridad en QA, preproducción, producción', 'tecnico.servidores', 'operador'],
  ['TE-5', 'Certificados de firma y autenticación, TSA, OCSP', 'tecnico.certificadosTls', 'operador'],
  ['TE-6', 'Subsistema, código de servicio, versión, permisos', 'tecnico.xroad', 'operador'],
  ['TE-7', 'Pruebas en QA por X-Road', 'tecnico.pruebas', 'operador'],
  ['TE-8', 'Seguridad: análisis de vulnerabilidades', 'tecnico.vulnerabilidades', 'operador'],
  ['TE-9', 'Monitoreo y respaldo', 'tecnico.monitoreo', 'operador'],
];

const DIMENSION_DE: Readonly<Record<string, Dimension>> = {
  PL: 'politico-legal',
  OG: 'organizacional',
  SM: 'semantico',
  TE: 'tecnico',
};

/** The items of the list, none decided but those of the product. */
const sampleItems: readonly ItemVerificado[] = ITEMS.map(([codigo, etiqueta, lugar, verifica]) => ({
  codigo,
  lineamiento: codigo === 'PL-1' ? 'LG.01' : null,
  dimension: DIMENSION_DE[codigo.slice(0, 2)] ?? 'tecnico',
  etiqueta,
  verifica,
  admiteNoAplica: codigo === 'PL-3' || codigo === 'PL-5',
  impide: codigo !== 'OG-3',
  lugar,
  veredicto: verifica === 'producto' ? ('cumple' as const) : null,
  motivo: '',
  autor: null,
  fecha: null,
  decidible: false,
}));

/** The same with what its reader may decide, and verdicts of some. */
export function toItems(
  decide: Verificador | null,
  dichos: Readonly<Record<string, Partial<ItemVerificado>>> = {},
): ItemVerificado[] {
  return sampleItems.map((item) => ({
    ...item,
    decidible: item.verifica === decide,
    ...dichos[item.codigo],
  }));
}

/** Every item of those who decide, met. */
export function toCumplidos(quienes: readonly Verificador[]): Record<string, Partial<ItemVerificado>> {
  return Object.fromEntries(
    sampleItems
      .filter(({ verifica }) => quienes.includes(verifica))
      .map(({ codigo }) => [codigo, { veredicto: 'cumple' as const, autor: 'Íngrid Ñáñez' }]),
  );
}

/** What level 3 has of the sample: most of it answered, with two things missing. */
export const sampleNivelTres: NivelTres = {
  servicioVersion: { id: 52, numero: '1.2', estado: 'evaluada' },
  certificados: [
    { nivel: 1, id: 61, numero: 'LCI-C1-2026-000031', codigo: 'ABCDEFGHJKMNPQRSX', estado: 'vigente' },
    { nivel: 2, id: 62, numero: 'LCI-C2-2026-000018', codigo: 'ABCDEFGHJKMNPQRSY', estado: 'vigente' },
  ],
  lista: { id: 1, numero: '2026.1', esVigente: true },
  datos: { personales: true, sensibles: false },
  acuerdo: {
    tipo: 'convenio',
    numero: '114 de 2025',
    fecha: '2025-12-20',
    partes: ['Ministerio de relaciones exteriores', 'Registraduría nacional'],
    vigenciaHasta: '2035-12-31',
    documento: documento('Convenio-114.pdf', 1),
  },
  vinculacion: {
    numero: '0087',
    fecha: '2025-11-05',
    vigenciaHasta: null,
    documento: documento('Acuerdo-0087.pdf', 2),
  },
  politicaDatos: { url: 'https://www.ejemplo.gov.co/politica', fecha: '2026-01-10', documento: null },
  aviso: { excepcion: '', documento: null },
  aprobacion: { fecha: '2026-10-01', documento: documento('Memorando-31.pdf', 3) },
  procesos: 'Expedición de visas y control migratorio.',
  responsables: [
    {
      papel: 'negocio',
      nombre: 'Diana Marulanda',
      cargo: 'Directora',
      correo: 'negocio@ejemplo.gov.co',
    },
    { papel: 'datos', nombre: 'Camilo Ñustes', cargo: 'Oficial de datos', correo: 'datos@ejemplo.gov.co' },
  ],
  ans: {
    disponibilidadMensual: 99.5,
    p95: 2000,
    tasaError: 1,
    horario: 'Todo el día, todos los días',
    soporteRespuestaHoras: 4,
    soporteSolucionHoras: 16,
    capacidadDiaria: 90_000,
  },
  soporte: { canal: 'soporte@ejemplo.gov.co', horario: 'Lunes a viernes, 8 am a 5 pm', respuestaHoras: 4 },
  continuidad: { fecha: RECIENTE, documento: documento('Plan-continuidad-2026.pdf', 4) },
  arquitectura: { capacidadMensual: 2_700_000, documento: documento('Diagrama-v2.pdf', 5) },
  servidores: [{ ambiente: 'qa', direccion: 'ss-qa.ejemplo.gov.co', version: '7.4.2' }],
  certificadosTls: [
    { uso: 'firma', emisor: 'AC de prueba', serie: '4F:A2:11', vence: '2035-03-04', documento: null },
    { uso: 'autenticacion', emisor: 'AC de prueba', serie: '4F:A2:12', vence: '2035-03-04', documento: null },
  ],
  xroad: {
    instancia: 'CO-QA',
    claseMiembro: 'GOB',
    codigoMiembro: 'MRE-0112',
    subsistema: 'PASAPORTES',
    codigoServicio: 'validarPasaporte',
    versionServicio: 'v1',
  },
  pruebas: [
    {
      codigo: 'T-01',
      fecha: '2026-10-08',
      operador: 'Mesa técnica',
      resultado: 'superada',
      documento: documento('T-01-registro.pdf', 6),
      ensayo: null,
    },
  ],
  ensayo: null,
  vulnerabilidades: {
    fecha: RECIENTE,
    resumen: 'Sin hallazgos altos; dos medios, cerrados.',
    documento: documento('Informe-mayo-2026.pdf', 7),
  },
  monitoreo: { monitoreo: 'Monitoreo operacional de X-Road.', respaldo: 'Copia diaria en otro centro.' },
  consumo: {
    politica: 'manual',
    condiciones: 'Convenio vigente con la entidad.',
    cuotaConsumidor: 10_000,
    cuotaTotal: 80_000,
    diasRespuesta: 10,
  },
  observaciones: '',
  items: [...sampleItems],
  concepto: null,
  conceptoVenceEn: null,
  publicarHasta: null,
};

/** A draft of level 3 that lacks two responsables and nine tests. */
export const sampleBorradorNivelTres: Solicitud = {
  ...sampleSolicitud,
  ...sampleListada,
  id: 81,
  nivel: 3,
  servicio: 'Validación de pasaporte vigente',
  servicioNombre: 'Validación de pasaporte vigente',
  radicado: null,
  estado: 'borrador',
  consultor: null,
  consultorId: null,
  radicadaEn: null,
  plazo: null,
  version: 3,
  pasos: [],
  campos: [],
  normas: sampleSolicitud.normas.map((norma) => ({
    ...norma,
    archivoId: norma.documento?.idArchivo ?? null,
  })) as Solicitud['normas'],
  estadoServicio: 'Evaluado Nivel 2',
  pendientes: [
    {
      campo: 'organizacional',
      mensaje: 'Escriba el nombre, el cargo y el correo de los cuatro responsables.',
    },
    {
      campo: 'tecnico',
      mensaje:
        'Escriba la fecha, el operador y el resultado superado de T-02, T-03, T-04, T-05, T-06, T-07, T-08, T-09.',
    },
  ],
  nivelTres: sampleNivelTres,
  acciones: toAcciones(['editar', 'eliminar']),
};

/** A filed request in verification, as its consultor reads it. */
export const sampleEnVerificacion: Solicitud = {
  ...sampleBorradorNivelTres,
  id: 7,
  version: 4,
  radicado: 'LCI-N3-2026-000009',
  estado: 'en-verificacion',
  consultor: 'Íngrid Ñáñez',
  consultorId: 9,
  radicadaEn: '2026-11-03T15:00:00.000Z',
  plazo: sampleSolicitud.plazo,
  pasos: sampleSolicitud.pasos,
  pendientes: [],
  nivelTres: { ...sampleNivelTres, items: toItems('consultor'), conceptoVenceEn: '2026-12-11' },
  acciones: toAcciones(['dictaminar', 'devolver']),
};
