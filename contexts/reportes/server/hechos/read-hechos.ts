import { startOfDay } from '@marco/country/local-time';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { Periodo } from '../../rules/cortes/periodo.ts';
import type { Conjunto, Hechos } from '../../rules/hechos/hechos.ts';
import { listHechosDeCertificados } from './certificados.queries.ts';
import { listHechosDeCohortes } from './cohortes.queries.ts';
import { listHechosDeConfianza } from './confianza.queries.ts';
import { listHechosDeDefiniciones } from './definiciones.queries.ts';
import { listHechosDeElementos, listHechosEnVigor } from './elementos.queries.ts';
import { listHechosDeEntidades } from './entidades.queries.ts';
import {
  listHechosDeAcuerdos,
  listHechosDeDemandas,
  listHechosDeTramites,
  listHechosSimulados,
} from './intercambio.queries.ts';
import { listHechosDeMadurez } from './madurez.queries.ts';
import { listHechosDeCompromisos, listHechosDeMesas } from './mesas.queries.ts';
import { listHechosDeServiciosDeMesas } from './mesas-y-servicios.queries.ts';
import type { Pagina } from './momento.queries.ts';
import { listHechosDeAhorros, listHechosDePapeles } from './papeles.ts';
import { listHechosDeServicios } from './servicios.queries.ts';
import { listHechosDeTramos, listHechosEnCola } from './solicitudes.queries.ts';
import { listHechosDeCarga, listHechosDePronosticos, listHechosDeTerminos } from './terminos.queries.ts';
import { listHechosDeCampos, listHechosDevueltos } from './tramite-de-solicitudes.queries.ts';
import { listHechosDeDescargas, listHechosDeMembresias, listHechosDeValidaciones } from './uso.queries.ts';
import {
  listHechosDeAns,
  listHechosDeContratos,
  listHechosDeDependencias,
  listHechosDeIntercambio,
  listHechosDeTrafico,
} from './xroad.queries.ts';

type Database = Kysely<DatabaseSchema>;
type Lectura<De extends Conjunto> = (database: Database, pagina: Pagina) => Promise<readonly Hechos[De][]>;

/** Reads a page of each set of facts; the facts of a page come by the ids of their records. */
const LECTURAS: { readonly [De in Conjunto]: Lectura<De> } = {
  entidadesAl: listHechosDeEntidades,
  certificadosExpedidos: listHechosDeCertificados,
  serviciosAl: listHechosDeServicios,
  tramosDecididos: listHechosDeTramos,
  solicitudesEnCola: listHechosEnCola,
  solicitudesDevueltas: listHechosDevueltos,
  camposCertificados: listHechosDeCampos,
  elementosMovidos: listHechosDeElementos,
  elementosEnVigor: listHechosEnVigor,
  actividadDeMesas: listHechosDeMesas,
  compromisosVencidos: listHechosDeCompromisos,
  acuerdosMovidos: listHechosDeAcuerdos,
  tramitesActivos: listHechosDeTramites,
  corridasDelValidador: listHechosDeValidaciones,
  descargasHechas: listHechosDeDescargas,
  llamadasSimuladas: listHechosSimulados,
  datosPedidos: listHechosDeDemandas,
  membresiasAl: listHechosDeMembresias,
  intercambioMedido: listHechosDeIntercambio,
  mesesDeAns: listHechosDeAns,
  publicadosConTrafico: listHechosDeTrafico,
  dependenciasMedidas: listHechosDeDependencias,
  contratosComparados: listHechosDeContratos,
  papelesAl: listHechosDePapeles,
  ahorrosAl: listHechosDeAhorros,
  confianzaDelSistema: listHechosDeConfianza,
  cohortesRadicadas: listHechosDeCohortes,
  terminosCerrados: listHechosDeTerminos,
  pronosticosCumplidos: listHechosDePronosticos,
  cargaDeConsultores: listHechosDeCarga,
  definicionesEnVigor: listHechosDeDefiniciones,
  serviciosDeMesas: listHechosDeServiciosDeMesas,
  autodiagnosticosAl: listHechosDeMadurez,
};

/** The facts of a set, page by page, in the order of their ids. */
export async function* readHechos<De extends Conjunto>(
  database: Database,
  conjunto: De,
  { desde, hasta }: Periodo,
): AsyncGenerator<readonly Hechos[De][]> {
  const lee: Lectura<De> = LECTURAS[conjunto];
  // 0 stands for what is of no entidad.
  let despuesDe = -1;
  while (true) {
    const pagina = await lee(database, { desde: startOfDay(desde), hasta, despuesDe });
    const ultimo = pagina.at(-1);
    if (ultimo === undefined) return;
    yield pagina;
    despuesDe = ultimo.id;
  }
}
