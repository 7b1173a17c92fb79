import { DEFINICIONES } from './definiciones.ts';

const listCodigos = (isDeEllos: (definicion: (typeof DEFINICIONES)[number]) => boolean) =>
  DEFINICIONES.filter(isDeEllos).map(({ codigo }) => codigo);

/** Indicadores of what X-Road measured, which everybody reads ten days later (domain reportes §9). */
export const CODIGOS_CON_ESPERA = listCodigos(({ fuente }) => fuente === 'xroad');

/** Indicadores whose values stored part by part are not for everybody: of persons, of own answers, or of the ministry. */
export const CODIGOS_RESERVADOS = listCodigos(
  ({ cuentaPersonas, cuentaRespuestas, soloMinisterio }) =>
    cuentaPersonas === true || cuentaRespuestas === true || soloMinisterio === true,
);
