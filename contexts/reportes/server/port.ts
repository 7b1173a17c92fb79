export { DIAS_DE_ESPERA_XROAD } from '../contract/informes.terms.ts';
export { CODIGOS_CON_ESPERA, CODIGOS_RESERVADOS } from '../rules/indicadores/publicacion.ts';
