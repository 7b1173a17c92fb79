import { defineListAddress, paging } from '@marco/contract-kit/list-address';
import { TAMANOS_DEMANDAS } from '../contract/terms.ts';

/** The page on show of the data that are asked for, in its address. */
export const { parse: parseConsultaDemandas, format: formatConsultaDemandas } = defineListAddress(
  paging(TAMANOS_DEMANDAS, TAMANOS_DEMANDAS[0]),
);
