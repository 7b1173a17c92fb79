import { ADMINISTRADOR } from '@marco/country/ministry';

export * from './madurez.terms.ts';
export { refuseFueraDelMinisterio } from './ministerio.terms.ts';
export * from './nombres.terms.ts';

/** Kinds of entity, with the text of the registration form (specification §2). */
export const TIPOS_ENTIDAD = { publica: 'Pública', privada: 'Privada', ies: 'Educación Superior' } as const;
export type TipoEntidad = keyof typeof TIPOS_ENTIDAD;

/** Kinds whose entities an outside registry confirms by NIT: companies in RUES, institutions in SNIES. */
export type TipoConRegistro = Exclude<TipoEntidad, 'publica'>;

/** Resources whose permissions guard the administration of this context. */
export const RECURSO_ENTIDADES = { code: 'entidades', name: 'entidades', giver: ADMINISTRADOR } as const;

/** Legal nature an entity may have, by its kind; stored as text, so an older one stays readable. */
export const NATURALEZAS: Readonly<Record<TipoEntidad, readonly string[]>> = {
  publica: [
    'Agencia estatal',
    'Asociación entre entidades públicas',
    'Corporación autónoma regional',
    'Departamento',
    'Departamento administrativo',
    'Distrito',
    'EICE',
    'Empresa estatal social',
    'Entidad asimilada a EICE',
    'Entidad descentralizada indirecta',
    'Entidad financiera de naturaleza especial',
    'Establecimiento público',
    'Fuerza pública',
    'Instituto científico y técnico',
    'Ministerio',
    'Municipio',
    'Organismo de control',
    'Organización electoral',
    'Rama judicial',
    'Rama legislativa',
    'Sociedad de economía mixta',
    'Sociedad entre entidades públicas',
    'Sociedad pública',
    'Superintendencia',
    'Unidad administrativa especial',
    'Órgano autónomo',
  ],
  privada: ['Entidad sin ánimo de lucro', 'Persona natural comerciante', 'Sociedad comercial'],
  ies: [
    'Institución técnica profesional',
    'Institución tecnológica',
    'Institución universitaria',
    'Universidad',
  ],
};

/** Character of an institution of higher education. */
export const CARACTERES = { oficial: 'Oficial', privada: 'Privada' } as const;
export type Caracter = keyof typeof CARACTERES;

/** Longest text of each field of an entity. */
export const LIMITES_ENTIDAD = {
  nombre: 200,
  sigla: 40,
  direccion: 200,
  sitioWeb: 200,
  correoElectronico: 254,
  nombreContacto: 100,
  cargoContacto: 100,
  motivo: 200,
} as const;

/** State of an entity or of a row of a catalogue. */
export const ESTADOS_ENTIDAD = { activa: 'Activa', inactiva: 'Inactiva' } as const;
export type EstadoEntidad = keyof typeof ESTADOS_ENTIDAD;

/** Columns the list of entities can be ordered by. */
export const ORDENES_ENTIDAD = ['nombre', 'nit', 'tipo', 'sector', 'departamento', 'estado'] as const;
export type OrdenEntidad = (typeof ORDENES_ENTIDAD)[number];

/** Titles of these columns, on the screen and in the file. */
export const COLUMNAS_ENTIDADES: Readonly<Record<OrdenEntidad, string>> = {
  nombre: 'Entidad',
  nit: 'NIT',
  tipo: 'Tipo',
  sector: 'Sector',
  departamento: 'Ubicación',
  estado: 'Estado',
};

/** Catalogues an administrator keeps, with their names. */
export const CATALOGOS = {
  sectores: 'Sectores',
  departamentos: 'Departamentos',
  municipios: 'Municipios',
} as const;
export type Catalogo = keyof typeof CATALOGOS;

/** Longest name of a row of a catalogue. */
export const LIMITE_NOMBRE_CATALOGO = 100;

/** Limits of an official file: rows without its header, and characters (the body of a request holds no more). */
export const LIMITES_IMPORTACION = { filas: 10_000, caracteres: 900_000 } as const;

/** What an import does with a row. */
export const ACCIONES_IMPORTACION = {
  error: 'Con error',
  nueva: 'Nueva',
  cambiada: 'Cambia',
  inactivar: 'Se inactiva',
} as const;
export type AccionImportacion = keyof typeof ACCIONES_IMPORTACION;

/** Page sizes of the administration lists and the first one. */
export const TAMANOS_LISTA = [10, 25, 50] as const;
export const TAMANO_LISTA = 10;

/** Longest text a search accepts. */
export const MAXIMO_TEXTO_BUSQUEDA = 200;

/** Texts of the NIT block (specification §5 'NIT form') and of its answers (§8), letter by letter. */
export const MENSAJES_NIT = {
  nitRequerido: 'NIT es requerido',
  digitoRequerido: 'Número de verificación es requerido',
  caracteresNoValidos: 'Contiene caracteres no validos',
  verificar: 'Error, por favor verifica la información suministrada',
  institucionNoEncontrada:
    'Conforme los datos ingresados no se encontró alguna entidad. Por favor verifique la información suministrada',
  fallaRues:
    'El servicio web del Registro Único Empresarial y Social (RUES) presenta fallas técnicas. Por favor contacte al administrador.',
  fallaSnies:
    'El servicio web del Sistema Nacional de Información de la Educación Superior (SNIES) presenta fallas técnicas. Por favor contacte al administrador.',
} as const;
