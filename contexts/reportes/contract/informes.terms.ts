import { RESULTADOS_VALIDACION } from '@marco/esquemas/terms';
import { TIPOS_SOLICITUD } from '@marco/solicitudes/terms';

/** Words of the reports, as the specification writes them (§7). */
export const PALABRAS_INFORME = [
  'elementoDatoByFilter',
  'solicitudServicioByFilter',
  'indicadoresByFilter',
  'xroad',
  'tramites-govco',
  'validador',
  'schema',
] as const;
export type PalabraInforme = (typeof PALABRAS_INFORME)[number];

/** What each report is called, and what it answers. */
export const INFORMES: Readonly<
  Record<PalabraInforme, { readonly titulo: string; readonly pregunta: string; readonly publico: boolean }>
> = {
  elementoDatoByFilter: {
    titulo: 'Elementos de dato',
    pregunta: '¿Qué elementos tiene el lenguaje común y quién los usa?',
    publico: true,
  },
  solicitudServicioByFilter: {
    titulo: 'Solicitudes de servicio',
    pregunta: '¿En qué paso está cada solicitud y cuánto ha tardado cada quien?',
    publico: false,
  },
  indicadoresByFilter: {
    titulo: 'Indicadores',
    pregunta: '¿Cuánto vale cada indicador, cuánto cambió y qué tan lejos está su meta?',
    publico: true,
  },
  xroad: {
    titulo: 'Intercambio por X-Road',
    pregunta: '¿Cuánto se intercambia, con quién y con qué resultado?',
    publico: true,
  },
  'tramites-govco': {
    titulo: 'Trámites de GOV.CO',
    pregunta: '¿Qué papeles puede dejar de pedir cada trámite?',
    publico: true,
  },
  validador: {
    titulo: 'Validaciones de mensajes',
    pregunta: '¿Qué mensajes se comprueban y en qué fallan?',
    publico: false,
  },
  schema: {
    titulo: 'Descargas de esquemas',
    pregunta: '¿Qué esquemas se descargan?',
    publico: true,
  },
};

/** Days between what happens at the platform and what everybody reads of it (domain reportes §9). */
export const DIAS_DE_ESPERA_XROAD = 10;

/** Sizes of a page of a report. */
export const TAMANOS_INFORME = [20, 50, 100] as const;

/** What a filter is called on the screen. */
export const CAMPOS_INFORME = {
  texto: 'Buscar',
  desde: 'Desde',
  hasta: 'Hasta',
  entidadId: 'Entidad',
  sectorId: 'Sector',
  ordenId: 'Orden',
  departamentoCodigo: 'Departamento',
  corte: 'Corte',
  grupo: 'Grupo',
  capaId: 'Capa de uso',
  dominioId: 'Dominio',
  nivel: 'Nivel',
  estado: 'Estado',
  tipo: 'Tipo',
  conUso: 'Uso',
  vencidas: 'Vencidas',
  formatoMensaje: 'Formato',
  resultado: 'Resultado',
  nivelDigital: 'Nivel digital',
} as const;
export type CampoInforme = keyof typeof CAMPOS_INFORME;

/** The filters of each report. */
export const FILTROS_INFORME = {
  elementoDatoByFilter: {
    texto: true,
    capaId: true,
    dominioId: true,
    entidadId: true,
    desde: true,
    hasta: true,
    conUso: true,
  },
  solicitudServicioByFilter: {
    texto: true,
    nivel: true,
    tipo: true,
    estado: true,
    entidadId: true,
    sectorId: true,
    ordenId: true,
    departamentoCodigo: true,
    desde: true,
    hasta: true,
    vencidas: true,
  },
  indicadoresByFilter: {
    texto: true,
    grupo: true,
    corte: true,
    sectorId: true,
    ordenId: true,
    departamentoCodigo: true,
    entidadId: true,
  },
  xroad: { desde: true, hasta: true, entidadId: true, resultado: true },
  'tramites-govco': { texto: true, entidadId: true, sectorId: true, nivelDigital: true, conUso: true },
  validador: { desde: true, hasta: true, entidadId: true, formatoMensaje: true, resultado: true },
  schema: { desde: true, hasta: true, tipo: true, texto: true },
} as const satisfies Readonly<Record<PalabraInforme, Readonly<Partial<Record<CampoInforme, true>>>>>;

/** Kinds of schemas people take away. */
export const TIPOS_DESCARGA = [
  'xsd',
  'json',
  'openapi',
  'jsonld',
  'ttl',
  'shacl',
  'ejemplo',
  'rdf',
  'registro',
] as const;

/** What the filter by kind may be: of requests, or of downloads. */
export const TIPOS = [...TIPOS_SOLICITUD, ...TIPOS_DESCARGA] as const;

/** What the filter by result may be: of exchanges, or of validations. */
export const RESULTADOS_INTERCAMBIO = ['exitosa', 'fallida'] as const;
export const RESULTADOS = [...RESULTADOS_INTERCAMBIO, ...RESULTADOS_VALIDACION] as const;

/** Characters of the searched text. */
export const LARGO_TEXTO = 100;

/** Code of a departamento. */
export const PATRON_DEPARTAMENTO = /^\d{2}$/;
