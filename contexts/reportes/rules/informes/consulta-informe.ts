import {
  day,
  defineListAddress,
  fields,
  flag,
  id,
  matching,
  oneOf,
  paging,
  text,
  wholeNumber,
  yesOrNo,
} from '@marco/contract-kit/list-address';
import { FORMATOS_MENSAJE } from '@marco/esquemas/terms';
import { ESTADOS_SOLICITUD, NIVELES } from '@marco/solicitudes/terms';
import {
  LARGO_TEXTO,
  PATRON_DEPARTAMENTO,
  RESULTADOS,
  TAMANOS_INFORME,
  TIPOS,
} from '../../contract/informes.terms.ts';
import { GRUPOS_INDICADOR, type GrupoIndicador, PATRON_CORTE } from '../../contract/terms.ts';

/** A report in its address; each uses the filters that are its own. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(
  fields({
    filtro: fields({
      texto: text('texto', LARGO_TEXTO),
      sectorId: id('sector'),
      entidadId: id('entidad'),
      ordenId: id('orden'),
      departamentoCodigo: matching('departamento', (said) => PATRON_DEPARTAMENTO.test(said), null),
      capaId: id('capa'),
      dominioId: id('dominio'),
      grupo: oneOf<GrupoIndicador>('grupo', GRUPOS_INDICADOR),
      corte: matching('corte', (said) => PATRON_CORTE.test(said), null),
      desde: day('desde'),
      hasta: day('hasta'),
      nivel: oneOf('nivel', NIVELES),
      estado: oneOf('estado', ESTADOS_SOLICITUD),
      tipo: oneOf('tipo', TIPOS),
      conUso: yesOrNo('uso', { con: true, sin: false }),
      vencidas: flag('vencidas'),
      formatoMensaje: oneOf('formato', FORMATOS_MENSAJE),
      resultado: oneOf('resultado', RESULTADOS),
      nivelDigital: wholeNumber('nivelDigital', 1, 6),
    }),
  }),
  paging(TAMANOS_INFORME),
);

/** What a report shows: filter and page, in its address. */
export type ConsultaInforme = ReturnType<typeof parseConsulta>;
export type FiltroDeInforme = ConsultaInforme['filtro'];
export const FILTRO_VACIO = CONSULTA_VACIA.filtro;
