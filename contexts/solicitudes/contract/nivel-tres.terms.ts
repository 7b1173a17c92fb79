import { ADMINISTRADOR } from '@marco/country/ministry';

/** Resource of the permissions: what the operator of the exchange platform verifies of a request of level 3. */
export const RECURSO_VERIFICACION = {
  code: 'verificacion-xroad',
  name: 'la verificación técnica de la plataforma',
  giver: ADMINISTRADOR,
} as const;

/** Parts of the form of level 3 that are written, in their order; what is missing says to which it belongs. */
export const PARTES_NIVEL_TRES = [
  'servicio',
  'politico-legal',
  'organizacional',
  'tecnico',
  'consumo',
] as const;
export type ParteNivelTres = (typeof PARTES_NIVEL_TRES)[number];

/** Dimensions of the framework the items of a list belong to. */
export const DIMENSIONES = ['politico-legal', 'organizacional', 'semantico', 'tecnico'] as const;
export type Dimension = (typeof DIMENSIONES)[number];
export const DIMENSION: Readonly<Record<Dimension, string>> = {
  'politico-legal': 'Político-legal',
  organizacional: 'Organizacional',
  semantico: 'Semántico',
  tecnico: 'Técnico',
};

/** Who says whether an item is met: the product by what it knows, the consultor of the request, or the operator. */
export const VERIFICADORES = ['producto', 'consultor', 'operador'] as const;
export type Verificador = (typeof VERIFICADORES)[number];
export const VERIFICADOR: Readonly<Record<Verificador, string>> = {
  producto: 'El sistema',
  consultor: 'Consultor del ministerio',
  operador: 'Agencia Nacional Digital',
};

/** What is said of an item. */
export const VEREDICTOS_ITEM = ['cumple', 'no-cumple', 'no-aplica', 'cumple-con-observacion'] as const;
export type VeredictoItem = (typeof VEREDICTOS_ITEM)[number];
export const VEREDICTO_ITEM: Readonly<Record<VeredictoItem, string>> = {
  cumple: 'Cumple',
  'no-cumple': 'No cumple',
  'no-aplica': 'No aplica',
  'cumple-con-observacion': 'Cumple con observación',
};

/** The technical concept of the operator. */
export const VEREDICTOS_CONCEPTO = ['favorable', 'desfavorable'] as const;
export type VeredictoConcepto = (typeof VEREDICTOS_CONCEPTO)[number];
export const VEREDICTO_CONCEPTO: Readonly<Record<VeredictoConcepto, string>> = {
  favorable: 'Favorable',
  desfavorable: 'Desfavorable',
};

/** What the parties signed. */
export const TIPOS_ACUERDO = ['convenio', 'acuerdo', 'acto-administrativo'] as const;
export type TipoAcuerdo = (typeof TIPOS_ACUERDO)[number];
export const TIPO_ACUERDO: Readonly<Record<TipoAcuerdo, string>> = {
  convenio: 'Convenio interadministrativo',
  acuerdo: 'Acuerdo entre entidades',
  'acto-administrativo': 'Acto administrativo',
};

/** The four people who answer for a servicio. */
export const PAPELES_RESPONSABLE = ['negocio', 'datos', 'tecnico', 'seguridad'] as const;
export type PapelResponsable = (typeof PAPELES_RESPONSABLE)[number];
export const PAPEL_RESPONSABLE: Readonly<Record<PapelResponsable, string>> = {
  negocio: 'Responsable del negocio',
  datos: 'Responsable de los datos',
  tecnico: 'Responsable técnico',
  seguridad: 'Responsable de seguridad',
};

/** Where a security server of the platform works. */
export const AMBIENTES_SERVIDOR = ['qa', 'preproduccion', 'produccion'] as const;
export type AmbienteServidor = (typeof AMBIENTES_SERVIDOR)[number];
export const AMBIENTE_SERVIDOR: Readonly<Record<AmbienteServidor, string>> = {
  qa: 'QA',
  preproduccion: 'Preproducción',
  produccion: 'Producción',
};

/** What a TLS certificate of a security server is for. */
export const USOS_CERTIFICADO_TLS = ['firma', 'autenticacion'] as const;
export type UsoCertificadoTls = (typeof USOS_CERTIFICADO_TLS)[number];
export const USO_CERTIFICADO_TLS: Readonly<Record<UsoCertificadoTls, string>> = {
  firma: 'Firma',
  autenticacion: 'Autenticación',
};

/** Tests in QA through the platform (domain niveles §7.4), each by its code. */
export const PRUEBAS_QA = {
  'T-01': 'El subsistema responde sus metadatos y su contrato es el certificado',
  'T-02': 'Una petición válida recibe una respuesta válida',
  'T-03': 'Una clave desconocida recibe la respuesta documentada',
  'T-04': 'Una petición inválida se rechaza como está documentado',
  'T-05': 'Un consumidor sin permiso es rechazado',
  'T-06': 'El mensaje del tamaño máximo declarado pasa',
  'T-07': 'Veinte peticiones seguidas y cinco a la vez cumplen el ANS',
  'T-08': 'Con el proveedor detenido, el consumidor ve el error de la plataforma',
  'T-09': 'Los dos lados aparecen en los datos de monitoreo',
  'T-10': 'El contenedor firmado de un intercambio se verifica',
} as const;
export type CodigoPruebaQa = keyof typeof PRUEBAS_QA;
export const CODIGOS_PRUEBA_QA = Object.keys(PRUEBAS_QA) as [CodigoPruebaQa, ...CodigoPruebaQa[]];
/** Without these nobody files; T-10 waits for AND to name its tool. */
export const PRUEBAS_QA_OBLIGATORIAS: readonly CodigoPruebaQa[] = CODIGOS_PRUEBA_QA.filter(
  (codigo) => codigo !== 'T-10',
);

export const RESULTADOS_PRUEBA_QA = ['superada', 'no-superada'] as const;
export type ResultadoPruebaQa = (typeof RESULTADOS_PRUEBA_QA)[number];
export const RESULTADO_PRUEBA_QA: Readonly<Record<ResultadoPruebaQa, string>> = {
  superada: 'Superada',
  'no-superada': 'No superada',
};

/** What came of a test that was rehearsed in the simulator, before there is QA. */
export const RESULTADOS_ENSAYO = ['superada', 'fallida', 'sin-evidencia'] as const;
export type ResultadoEnsayo = (typeof RESULTADOS_ENSAYO)[number];
export const RESULTADO_ENSAYO: Readonly<Record<ResultadoEnsayo, string>> = {
  superada: 'Superada',
  fallida: 'No superada',
  'sin-evidencia': 'Sin evidencia',
};

/** Whether who asks for the servicio gets it by itself or somebody decides. */
export const POLITICAS_CONSUMO = ['automatica', 'manual'] as const;
export type PoliticaConsumo = (typeof POLITICAS_CONSUMO)[number];
export const POLITICA_CONSUMO: Readonly<Record<PoliticaConsumo, string>> = {
  automatica: 'Automática: quien cumple las condiciones accede',
  manual: 'Manual: la entidad decide cada petición',
};

/** Folders of the specification in which the documents of each part of the form lie. */
export const CARPETAS_NIVEL_TRES = {
  normas: 'normativo-tres',
  politicaDatos: 'normativo-tres',
  aviso: 'normativo-tres',
  acuerdo: 'politico-tres',
  vinculacion: 'politico-tres',
  aprobacion: 'politico-tres',
  continuidad: 'organizacional-tres',
  arquitectura: 'tecnico-tres',
  certificadosTls: 'tecnico-tres',
  pruebas: 'tecnico-tres',
  vulnerabilidades: 'tecnico-tres',
} as const;

/** Lengths of texts in characters, how many rows each list takes, and how old a document may be in months. */
export const LIMITES_NIVEL_TRES = {
  texto: 200,
  largo: 2000,
  correo: 200,
  url: 500,
  direccion: 253,
  identificador: 100,
  /** Reason of a verdict, and of a concept: the text modal of the specification (SHELL-04). */
  motivo: 200,
  partes: 20,
  servidores: 10,
  certificadosTls: 20,
  mesesContinuidad: 24,
  mesesVulnerabilidades: 12,
} as const;
