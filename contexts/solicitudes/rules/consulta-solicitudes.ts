import {
  day,
  defineListAddress,
  fields,
  flag,
  id,
  namedRow,
  oneOf,
  paging,
  sorting,
  text,
} from '@marco/contract-kit/list-address';
import {
  ESTADOS_SOLICITUD,
  LIMITES_SOLICITUD,
  NIVELES,
  ORDENES_SOLICITUD,
  TAMANOS_SOLICITUDES,
} from '../contract/terms.ts';

/** The list of the requests in its address, the newest first; empty text, null and false filter nothing. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(
  fields({
    filtro: fields({
      texto: text('texto', LIMITES_SOLICITUD.texto),
      nivel: oneOf('nivel', NIVELES),
      entidad: namedRow('entidad', LIMITES_SOLICITUD.texto),
      solicitante: namedRow('solicitante', LIMITES_SOLICITUD.texto),
      consultorId: id('consultor'),
      // Days they were filed between.
      desde: day('desde'),
      hasta: day('hasta'),
      vencidas: flag('vencidas'),
    }),
    estado: oneOf('estado', ESTADOS_SOLICITUD),
  }),
  paging(TAMANOS_SOLICITUDES),
  sorting(ORDENES_SOLICITUD, 'fecha', { descendente: true }),
);

/** What the list shows: filter, state, page and order, all in its address. */
export type ConsultaSolicitudes = ReturnType<typeof parseConsulta>;
export type FiltroSolicitudes = ConsultaSolicitudes['filtro'];

export const FILTRO_VACIO = CONSULTA_VACIA.filtro;
