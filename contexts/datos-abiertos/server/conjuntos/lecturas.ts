import type { CodigoConjunto } from '../../rules/conjuntos/conjuntos.ts';
import { listAcuerdosPorPar } from './acuerdos.queries.ts';
import { listTerminos } from './calendario.queries.ts';
import { listDefinicionesAbiertas, listValoresAbiertos } from './indicadores.queries.ts';
import { listIntercambioPorDia } from './intercambio.queries.ts';
import { listDemandasAbiertas, listElementosAbiertos } from './lenguaje.queries.ts';
import { listMensajesAbiertos } from './mensajes.queries.ts';
import {
  listCompromisosPorMes,
  listEntidadesVinculadas,
  listMesasPublicas,
  listReunionesPublicas,
} from './participacion.queries.ts';
import { readDiasNoHabiles } from './read-dias-no-habiles.ts';
import { type LecturaDeConjunto, readPorClave } from './read-por-clave.ts';
import { listSolicitudesPorMes } from './read-solicitudes.ts';
import { listTramitesAbiertos } from './read-tramites.ts';
import { listCertificadosAbiertos, listVersionesAbiertas } from './servicios.queries.ts';

/** How the rows of each set are read. */
export const LECTURAS: Readonly<Record<CodigoConjunto, LecturaDeConjunto>> = {
  entidades: readPorClave(0, listEntidadesVinculadas),
  mesas: readPorClave(0, listMesasPublicas),
  reuniones: readPorClave(0, listReunionesPublicas),
  compromisos: readPorClave(0, listCompromisosPorMes),
  servicios: readPorClave(0, listVersionesAbiertas),
  elementos: readPorClave(0, listElementosAbiertos),
  mensajes: readPorClave(0, listMensajesAbiertos),
  certificados: readPorClave(0, listCertificadosAbiertos),
  acuerdos: readPorClave(0, listAcuerdosPorPar),
  demandas: readPorClave('', listDemandasAbiertas),
  solicitudes: readPorClave(0, listSolicitudesPorMes),
  'xroad-diario': readPorClave('1970-01-01', listIntercambioPorDia),
  tramites: readPorClave(0, listTramitesAbiertos),
  indicadores: readPorClave('', listValoresAbiertos),
  'definiciones-indicadores': readPorClave('', listDefinicionesAbiertas),
  'dias-no-habiles': readDiasNoHabiles,
  terminos: readPorClave('', listTerminos),
};
