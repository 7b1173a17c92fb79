import {
  day,
  defineListAddress,
  type Field,
  fields,
  flag,
  id,
  matching,
  oneOf,
  paging,
  text,
  yesOrNo,
} from '@marco/contract-kit/list-address';
import { CLASES_ELEMENTO, DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { FORMATOS_MENSAJE, REGLAS_VALIDADOR } from '@marco/esquemas/terms';
import { AMBIENTES } from '@marco/plataforma/terms';
import { ENCARGADOS, NIVELES } from '@marco/solicitudes/terms';
import { VEREDICTOS } from '@marco/tramites/terms';
import {
  CAMPOS_INFORME,
  type CampoInforme,
  ESTADOS,
  hasFiltro,
  LARGO_TEXTO,
  NIVELES_DIGITALES,
  PATRON_DEPARTAMENTO,
  RESULTADOS,
  TIPOS,
  type ValorDeFiltro,
  VISTAS,
} from '../../contract/filtros-informe.terms.ts';
import { type PalabraInforme, TAMANOS_INFORME } from '../../contract/informes.terms.ts';
import { GRUPOS_INDICADOR, PATRON_CORTE } from '../../contract/terms.ts';
import { listElecciones } from './elecciones.ts';

/** Every filter, with what it says; each report uses those of its own. */
export type FiltroDeInforme = Readonly<Record<CampoInforme, ValorDeFiltro>>;

/** Each filter in an address. */
const FILTRO: Field<FiltroDeInforme> = fields({
  vista: oneOf('vista', VISTAS),
  texto: text('texto', LARGO_TEXTO),
  sectorId: id('sector'),
  entidadId: id('entidad'),
  proveedorId: id('proveedor'),
  consumidorId: id('consumidor'),
  ordenId: id('orden'),
  departamentoCodigo: matching('departamento', (said) => PATRON_DEPARTAMENTO.test(said), null),
  capaId: id('capa'),
  dominioId: id('dominio'),
  grupo: oneOf('grupo', GRUPOS_INDICADOR),
  corte: matching('corte', (said) => PATRON_CORTE.test(said), null),
  desde: day('desde'),
  hasta: day('hasta'),
  nivel: oneOf('nivel', NIVELES),
  clase: oneOf('clase', CLASES_ELEMENTO),
  estado: oneOf('estado', ESTADOS),
  tipo: oneOf('tipo', TIPOS),
  datoPersonal: oneOf('datoPersonal', DATOS_PERSONALES),
  consultorId: id('consultor'),
  enManosDe: oneOf('enManosDe', ENCARGADOS),
  conUso: yesOrNo('uso', { con: true, sin: false }),
  vencidas: flag('vencidas'),
  ambiente: oneOf('ambiente', AMBIENTES),
  formatoMensaje: oneOf('formato', FORMATOS_MENSAJE),
  resultado: oneOf('resultado', RESULTADOS),
  regla: oneOf('regla', REGLAS_VALIDADOR),
  conEntidad: yesOrNo('quien', { entidad: true, anonimo: false }),
  nivelDigital: oneOf('nivelDigital', NIVELES_DIGITALES),
  veredicto: oneOf('veredicto', VEREDICTOS),
});

/** A report in its address; each uses the filters that are its own. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(fields({ filtro: FILTRO }), paging(TAMANOS_INFORME));

/** What a report shows: filter and page, in its address. */
export type ConsultaInforme = ReturnType<typeof parseConsulta>;
export const FILTRO_VACIO = CONSULTA_VACIA.filtro;

/** Some filters, as they are said; what is absent filters nothing. */
type FiltrosDichos = Readonly<Partial<Record<CampoInforme, ValorDeFiltro | undefined>>>;

/** Filters by which "no" leaves something out too. */
const DE_SI_O_NO: readonly CampoInforme[] = ['conUso', 'conEntidad'];

/** Whether a value filters anything in a report: one of another report, in an old address, does not. */
function isEnVigor(palabra: PalabraInforme, campo: CampoInforme, valor: ValorDeFiltro): boolean {
  if (valor === '') return false;
  if (valor === false && !DE_SI_O_NO.includes(campo)) return false;
  const elecciones = listElecciones(palabra, campo);
  return elecciones.length === 0 || elecciones.some(({ value }) => value === valor);
}

/** The filters of a report that hold, as its call names them, in the order of the form. */
export function listEnVigor(
  palabra: PalabraInforme,
  dichos: FiltrosDichos,
): readonly (readonly [CampoInforme, string | number | boolean])[] {
  return (Object.keys(CAMPOS_INFORME) as CampoInforme[]).flatMap((campo) => {
    const valor = dichos[campo];
    if (valor == null || !hasFiltro(palabra, campo, dichos.vista)) return [];
    return isEnVigor(palabra, campo, valor) ? [[campo, valor] as const] : [];
  });
}
