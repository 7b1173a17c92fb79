import type { ConjuntoExplorado } from '../../contract/explorador.terms.ts';
import { fuenteAcuerdos } from './conjuntos/acuerdos.queries.ts';
import { fuenteCompromisos } from './conjuntos/compromisos.queries.ts';
import { fuenteElementos } from './conjuntos/elementos.queries.ts';
import { fuenteIndicadores } from './conjuntos/indicadores.queries.ts';
import { fuenteMesas } from './conjuntos/mesas.queries.ts';
import { fuenteServicios } from './conjuntos/servicios.queries.ts';
import { fuenteSolicitudes } from './conjuntos/solicitudes.queries.ts';
import { fuenteTramites } from './conjuntos/tramites.queries.ts';
import { fuenteXroad } from './conjuntos/xroad.queries.ts';
import type { FuenteDeConjunto } from './fuente-de-conjunto.ts';

/** Where each set is read. */
export const FUENTES: Readonly<Record<ConjuntoExplorado, FuenteDeConjunto>> = {
  solicitudes: fuenteSolicitudes,
  servicios: fuenteServicios,
  elementos: fuenteElementos,
  mesas: fuenteMesas,
  compromisos: fuenteCompromisos,
  tramites: fuenteTramites,
  acuerdos: fuenteAcuerdos,
  xroad: fuenteXroad,
  indicadores: fuenteIndicadores,
};

/** The resources whose lists decide who explores what. */
export const RECURSOS_EXPLORADOS = Object.values(FUENTES).map(({ recurso }) => recurso);
