import {
  defineListAddress,
  fields,
  ids,
  oneOf,
  paging,
  several,
  someOf,
  text,
} from '@marco/contract-kit/list-address';
import { DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { SINCRONIAS, TECNOLOGIAS, TIPOS_INTERCAMBIO } from '@marco/solicitudes/terms';
import {
  ACCESOS_SERVICIO,
  DIAS_ACTUALIZADO,
  type DiasActualizado,
  ESTADOS_DIRECTORIO,
  type FacetaDirectorio,
  LIMITES_DIRECTORIO,
  ORDENES_DIRECTORIO,
  SIMULACIONES_SERVICIO,
  TAMANO_DIRECTORIO,
  TAMANOS_DIRECTORIO,
} from '../contract/terms.ts';

const { datos, valores } = LIMITES_DIRECTORIO;

/** Codes of the departments have two figures. */
const readDepartamento = (code: string) => (/^\d{2}$/.test(code) ? code : null);

/** The directory in its address: what is looked for, what narrows it, order, page, and as what it shows. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(
  fields({
    texto: text('texto', LIMITES_DIRECTORIO.texto),
    tengo: ids('tengo', datos),
    necesito: ids('necesito', datos),
    estado: someOf('estado', ESTADOS_DIRECTORIO),
    entidad: ids('entidad', valores),
    acceso: someOf('acceso', ACCESOS_SERVICIO),
    datoPersonal: someOf('datoPersonal', DATOS_PERSONALES),
    sector: ids('sector', valores),
    ordenEntidad: ids('ordenEntidad', valores),
    departamento: several('departamento', readDepartamento, valores),
    tipoIntercambio: someOf('tipoIntercambio', TIPOS_INTERCAMBIO),
    sincronia: someOf('sincronia', SINCRONIAS),
    tecnologia: someOf('tecnologia', TECNOLOGIAS),
    entrega: ids('entrega', valores),
    pide: ids('pide', valores),
    dominio: ids('dominio', valores),
    capa: ids('capa', valores),
    simulador: someOf('simulador', SIMULACIONES_SERVICIO),
    actualizado: oneOf('actualizado', DIAS_ACTUALIZADO),
    orden: oneOf('orden', ORDENES_DIRECTORIO, 'relevancia'),
  }),
  paging(TAMANOS_DIRECTORIO, TAMANO_DIRECTORIO),
  fields({ vista: oneOf('vista', ['tarjetas', 'tabla'], 'tarjetas') }),
);

/** What the directory shows. */
export type ConsultaDirectorio = ReturnType<typeof parseConsulta>;

/** What of it the server filters by. */
type FiltroConsulta = Omit<ConsultaDirectorio, 'orden' | 'pagina' | 'tamano' | 'vista'>;

/** Facets whose values are keys of rows. */
const DE_FILAS: readonly FacetaDirectorio[] = [
  'entidad',
  'sector',
  'ordenEntidad',
  'entrega',
  'pide',
  'dominio',
  'capa',
];

/** The filters in force as an address says them, without order, page and view. */
export function listFiltros(consulta: FiltroConsulta): readonly (readonly [name: string, value: string])[] {
  const { orden, pagina, tamano, vista } = CONSULTA_VACIA;
  return formatConsulta({ ...consulta, orden, pagina, tamano, vista });
}

/** What a call names of them. */
type FiltroPedido = Readonly<
  Partial<Record<Exclude<keyof FiltroConsulta, 'actualizado'>, string>> & { actualizado?: DiasActualizado }
>;

/** The filters in force as the calls take them. */
export function toFiltro(consulta: FiltroConsulta): FiltroPedido {
  const { actualizado: _, ...said } = Object.fromEntries(listFiltros(consulta));
  return { ...said, ...(consulta.actualizado === null ? {} : { actualizado: consulta.actualizado }) };
}

/** The values chosen in a facet, as the server writes them. */
export function listElegidos(consulta: FiltroConsulta, faceta: FacetaDirectorio): readonly string[] {
  const chosen = consulta[faceta];
  if (chosen === null) return [];
  return typeof chosen === 'string' ? [chosen] : chosen.map(String);
}

/** The search with a value of a facet more, or without it; from its first page. */
export function chooseFaceta(
  consulta: ConsultaDirectorio,
  faceta: FacetaDirectorio,
  valor: string,
): ConsultaDirectorio {
  const before = listElegidos(consulta, faceta);
  const isChosen = before.includes(valor);
  if (faceta === 'actualizado')
    return { ...consulta, actualizado: readDias(isChosen ? null : valor), pagina: 1 };
  const after = isChosen ? before.filter((other) => other !== valor) : [...before, valor];
  return { ...consulta, [faceta]: DE_FILAS.includes(faceta) ? after.map(Number) : after, pagina: 1 };
}

function readDias(valor: string | null): ConsultaDirectorio['actualizado'] {
  return DIAS_ACTUALIZADO.find((dias) => dias === valor) ?? null;
}

/** The same words or data without any facet, and as it is looked at. */
export function clearFacetas(consulta: ConsultaDirectorio): ConsultaDirectorio {
  const { texto, tengo, necesito, orden, vista } = consulta;
  return { ...CONSULTA_VACIA, texto, tengo, necesito, orden, vista };
}

/** How many values narrow the search beside its words and data. */
export function countFacetas(consulta: ConsultaDirectorio): number {
  const { texto: _, tengo: __, necesito: ___, ...others } = consulta;
  const facetas = { ...CONSULTA_VACIA, ...others };
  return listFiltros(facetas).reduce((total, [, value]) => total + value.split(',').length, 0);
}

/** Whether it is looked for by what one has and needs. */
export function isPorDatos({ tengo, necesito }: FiltroConsulta): boolean {
  return tengo.length > 0 || necesito.length > 0;
}
