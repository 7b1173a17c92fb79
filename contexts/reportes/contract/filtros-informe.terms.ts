import { ESTADOS_VERSION, TIPOS_ELEMENTO } from '@marco/elementos-de-dato/terms';
import { RESULTADOS_VALIDACION } from '@marco/esquemas/terms';
import { ESTADOS_SOLICITUD, TIPOS_SOLICITUD } from '@marco/solicitudes/terms';
import type { PalabraInforme } from './informes.terms.ts';

/** How a filter is filled in: a text, a day, a mark, an entidad, a row of what the service lists, or one of a closed list; a vista is chosen by tabs. */
export type ClaseDeFiltro = 'vista' | 'texto' | 'dia' | 'marca' | 'entidad' | 'fila' | 'eleccion';

/** Every filter there is, in the order of the form: its name, how it is filled in, and what no choice means. */
export const CAMPOS_INFORME = {
  vista: ['Vista', 'vista', ''],
  texto: ['Buscar', 'texto', ''],
  corte: ['Corte', 'fila', 'El último de cada uno'],
  grupo: ['Grupo', 'eleccion', 'Todos los grupos'],
  ambiente: ['Ambiente', 'eleccion', 'Producción'],
  proveedorId: ['Proveedor', 'entidad', ''],
  consumidorId: ['Consumidor', 'entidad', ''],
  entidadId: ['Entidad', 'entidad', ''],
  sectorId: ['Sector', 'fila', 'Todos los sectores'],
  ordenId: ['Orden', 'fila', 'Todos los órdenes'],
  departamentoCodigo: ['Departamento', 'fila', 'Todos los departamentos'],
  capaId: ['Capa de uso', 'fila', 'Todas las capas'],
  dominioId: ['Dominio', 'fila', 'Todos los dominios'],
  nivel: ['Nivel', 'eleccion', 'Todos los niveles'],
  tipo: ['Tipo', 'eleccion', 'Todos los tipos'],
  clase: ['Clase', 'eleccion', 'Todas las clases'],
  estado: ['Estado', 'eleccion', 'Todos los estados'],
  datoPersonal: ['Dato personal', 'eleccion', 'Todos'],
  consultorId: ['Consultor', 'fila', 'Todos los consultores'],
  enManosDe: ['En manos de', 'eleccion', 'Cualquiera'],
  conUso: ['Uso', 'eleccion', 'Todos'],
  nivelDigital: ['Nivel digital', 'eleccion', 'Todos los niveles'],
  veredicto: ['Veredicto de sus papeles', 'eleccion', 'Todos los veredictos'],
  formatoMensaje: ['Formato', 'eleccion', 'Todos los formatos'],
  resultado: ['Resultado', 'eleccion', 'Todos los resultados'],
  regla: ['Regla que falla', 'eleccion', 'Todas las reglas'],
  conEntidad: ['Quién valida', 'eleccion', 'Todos'],
  desde: ['Desde', 'dia', ''],
  hasta: ['Hasta', 'dia', ''],
  vencidas: ['Plazo', 'marca', 'Solo con el plazo vencido'],
} as const satisfies Readonly<
  Record<string, readonly [nombre: string, clase: ClaseDeFiltro, sinEleccion: string]>
>;
export type CampoInforme = keyof typeof CAMPOS_INFORME;

/** What a filter may say; null, no and an empty text filter nothing, but of `conUso` and `conEntidad`. */
export type ValorDeFiltro = string | number | boolean | null;

/** The filters of each report (domain reportes §2); a name where the report calls it otherwise. */
export const FILTROS_INFORME: Readonly<
  Record<PalabraInforme, Readonly<Partial<Record<CampoInforme, true | string>>>>
> = {
  elementoDatoByFilter: {
    texto: true,
    entidadId: 'Entidad responsable',
    sectorId: 'Sector de la entidad',
    capaId: true,
    dominioId: true,
    tipo: true,
    clase: true,
    estado: true,
    datoPersonal: true,
    conUso: true,
    desde: 'Incorporado desde',
    hasta: 'Incorporado hasta',
  },
  solicitudServicioByFilter: {
    texto: 'Radicado o servicio',
    entidadId: true,
    sectorId: true,
    ordenId: true,
    departamentoCodigo: true,
    nivel: true,
    tipo: true,
    estado: true,
    consultorId: true,
    enManosDe: true,
    desde: 'Radicada desde',
    hasta: 'Radicada hasta',
    vencidas: true,
  },
  indicadoresByFilter: {
    texto: true,
    corte: true,
    grupo: true,
    entidadId: true,
    sectorId: true,
    ordenId: true,
    departamentoCodigo: true,
  },
  xroad: {
    vista: true,
    texto: 'Servicio',
    ambiente: true,
    proveedorId: true,
    consumidorId: true,
    entidadId: 'Entidad, de cualquier lado',
    resultado: true,
    desde: true,
    hasta: true,
  },
  'tramites-govco': {
    vista: true,
    texto: 'Código o nombre',
    entidadId: true,
    sectorId: true,
    nivelDigital: true,
    veredicto: true,
    conUso: 'Servicios',
  },
  validador: {
    texto: 'Elemento',
    entidadId: true,
    formatoMensaje: true,
    resultado: true,
    regla: true,
    conEntidad: true,
    desde: true,
    hasta: true,
  },
  schema: { texto: 'Elemento', tipo: true, entidadId: true, desde: true, hasta: true },
};

/** Kinds of schemas people take away. */
const TIPOS_DESCARGA = [
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

/** What the filter by kind may be: of elements, of requests, or of downloads. */
export const TIPOS = [...TIPOS_ELEMENTO, ...TIPOS_SOLICITUD, ...TIPOS_DESCARGA] as const;
/** What the filter by state may be: of versions of elements, or of requests. */
export const ESTADOS = [...ESTADOS_VERSION, ...ESTADOS_SOLICITUD] as const;
/** What the filter by result may be: of exchanges, or of validations. */
const RESULTADOS_INTERCAMBIO = ['exitosa', 'fallida'] as const;
export const RESULTADOS = [...RESULTADOS_INTERCAMBIO, ...RESULTADOS_VALIDACION] as const;

/** Other tables of a report, each behind a tab: that of the report itself has no name (domain reportes §9). */
export const VISTAS = [
  'servicios',
  'consumidores',
  'fallas',
  'anomalias',
  'disponibilidad',
  'entidades',
  'papeles',
  'suprimibles',
] as const;
export type VistaInforme = (typeof VISTAS)[number];
export const VISTA_INFORME: Readonly<Record<VistaInforme, string>> = {
  servicios: 'Servicios',
  consumidores: 'Consumidores',
  fallas: 'Fallas',
  anomalias: 'Anomalías',
  disponibilidad: 'Disponibilidad',
  entidades: 'Por entidad',
  papeles: 'Papeles más pedidos',
  suprimibles: 'Suprimibles ya',
};
/** What the table of the report itself is called among its tabs. */
export const PRIMERA_VISTA: Readonly<Partial<Record<PalabraInforme, string>>> = {
  xroad: 'Resumen',
  'tramites-govco': 'Trámites',
};

/** Of those, what each report has. */
export const VALORES_PROPIOS: {
  readonly tipo: Readonly<Partial<Record<PalabraInforme, readonly (typeof TIPOS)[number][]>>>;
  readonly estado: Readonly<Partial<Record<PalabraInforme, readonly (typeof ESTADOS)[number][]>>>;
  readonly resultado: Readonly<Partial<Record<PalabraInforme, readonly (typeof RESULTADOS)[number][]>>>;
  readonly vista: Readonly<Partial<Record<PalabraInforme, readonly VistaInforme[]>>>;
} = {
  tipo: {
    elementoDatoByFilter: TIPOS_ELEMENTO,
    solicitudServicioByFilter: TIPOS_SOLICITUD,
    schema: TIPOS_DESCARGA,
  },
  estado: { elementoDatoByFilter: ESTADOS_VERSION, solicitudServicioByFilter: ESTADOS_SOLICITUD },
  resultado: { xroad: RESULTADOS_INTERCAMBIO, validador: RESULTADOS_VALIDACION },
  vista: {
    xroad: ['servicios', 'consumidores', 'fallas', 'anomalias', 'disponibilidad'],
    'tramites-govco': ['entidades', 'papeles', 'suprimibles'],
  },
};

/** Levels of a trámite (domain directorio §7). */
export const NIVELES_DIGITALES = [1, 2, 3, 4, 5, 6] as const;

/** Characters of the searched text. */
export const LARGO_TEXTO = 100;

/** Code of a departamento. */
export const PATRON_DEPARTAMENTO = /^\d{2}$/;

/** Filters that say nothing of what a vista counts: it is neither of a consumer nor of a result. */
const SIN_EFECTO: Readonly<Partial<Record<VistaInforme, readonly CampoInforme[]>>> = {
  anomalias: ['consumidorId', 'entidadId', 'resultado'],
  disponibilidad: ['consumidorId', 'entidadId', 'resultado', 'ambiente'],
};

/** Whether a report has a filter, in the vista that is shown. */
export function hasFiltro(
  palabra: PalabraInforme,
  campo: CampoInforme,
  vista: ValorDeFiltro = null,
): boolean {
  const shown = VISTAS.find((una) => una === vista);
  return campo in FILTROS_INFORME[palabra] && !(shown && SIN_EFECTO[shown]?.includes(campo));
}

/** What a report calls a filter. */
export function presentCampo(palabra: PalabraInforme, campo: CampoInforme): string {
  const propio = FILTROS_INFORME[palabra][campo];
  return typeof propio === 'string' ? propio : CAMPOS_INFORME[campo][0];
}
