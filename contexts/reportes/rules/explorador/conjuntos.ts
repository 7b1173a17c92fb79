import type { ConjuntoExplorado } from '../../contract/explorador.terms.ts';
import type { ConjuntoDeclarado } from './conjunto.ts';
import { CONJUNTO_ACUERDOS } from './conjuntos/acuerdos.ts';
import { CONJUNTO_COMPROMISOS } from './conjuntos/compromisos.ts';
import { CONJUNTO_ELEMENTOS } from './conjuntos/elementos.ts';
import { CONJUNTO_INDICADORES } from './conjuntos/indicadores.ts';
import { CONJUNTO_MESAS } from './conjuntos/mesas.ts';
import { CONJUNTO_SERVICIOS } from './conjuntos/servicios.ts';
import { CONJUNTO_SOLICITUDES } from './conjuntos/solicitudes.ts';
import { CONJUNTO_TRAMITES } from './conjuntos/tramites.ts';
import { CONJUNTO_XROAD } from './conjuntos/xroad.ts';

/** Every set the explorer knows, by its code. */
export const CONJUNTOS_DECLARADOS: Readonly<Record<ConjuntoExplorado, ConjuntoDeclarado>> = {
  solicitudes: CONJUNTO_SOLICITUDES,
  servicios: CONJUNTO_SERVICIOS,
  elementos: CONJUNTO_ELEMENTOS,
  mesas: CONJUNTO_MESAS,
  compromisos: CONJUNTO_COMPROMISOS,
  tramites: CONJUNTO_TRAMITES,
  acuerdos: CONJUNTO_ACUERDOS,
  xroad: CONJUNTO_XROAD,
  indicadores: CONJUNTO_INDICADORES,
};
