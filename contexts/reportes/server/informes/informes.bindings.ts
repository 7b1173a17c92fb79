import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import {
  type Actor,
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  decidePermission,
  requireActor,
} from '@marco/server-kit';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import type { Kysely } from 'kysely';
import * as contract from '../../contract/index.ts';
import { PALABRAS_INFORME, type PalabraInforme } from '../../contract/informes.terms.ts';
import { RECURSO_REPORTES } from '../../contract/terms.ts';
import { listCierres } from '../cortes/cortes.queries.ts';
import type { InformeDefinido } from './informe.ts';
import { informeDescargas } from './informe-descargas.ts';
import { informeElementos } from './informe-elementos.ts';
import { informeIndicadores } from './informe-indicadores.ts';
import { informeSolicitudes } from './informe-solicitudes.ts';
import { informeTramites } from './informe-tramites.ts';
import { informeValidaciones } from './informe-validaciones.ts';
import { informeXroad, informeXroadPublico } from './informe-xroad.ts';
import { toLectorDeInformes } from './lector-informes.ts';
import { listOpciones } from './nombres-de-filtros.queries.ts';

/** The reports as files. */
export const tablasDeInformes = [
  informeElementos,
  informeSolicitudes,
  informeIndicadores,
  informeXroad,
  informeTramites,
  informeValidaciones,
  informeDescargas,
].map(({ tabla }) => tabla);

/** The words of the reports somebody may open: those of a list by the permission of the list. */
function listInformesDe(actor: Actor): PalabraInforme[] {
  return PALABRAS_INFORME.filter((palabra) => {
    const recurso = palabra === 'solicitudServicioByFilter' ? RECURSO_SOLICITUDES : RECURSO_REPORTES;
    return decidePermission(actor, recurso, 'consultar').allowed;
  });
}

type Formato = Parameters<typeof downloadTabla>[2]['formato'];

/** The specified reports (specification §7), each by its body, by its address and as a file. */
export function bindInformes(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  const search =
    (choose: (context: CallContext) => InformeDefinido) =>
    (
      pedido: contract.FiltroInforme & { pagina?: number | undefined; tamano?: number | undefined },
      context: CallContext,
    ) =>
      choose(context).search(database, { ...pedido, lector: toLectorDeInformes(context.actor) });
  const download =
    (choose: (context: CallContext) => InformeDefinido) =>
    ({ formato, ...pedido }: contract.FiltroInforme & { formato: Formato }, context: CallContext) =>
      downloadTabla(database, context, {
        tabla: choose(context).tabla,
        peticion: { ...pedido, lector: toLectorDeInformes(context.actor) },
        formato,
      });
  const one = (informe: InformeDefinido) => ({
    search: search(() => informe),
    download: download(() => informe),
  });
  const elementos = one(informeElementos);
  const solicitudes = one(informeSolicitudes);
  const indicadores = one(informeIndicadores);
  const tramites = one(informeTramites);
  const validaciones = one(informeValidaciones);
  const descargas = one(informeDescargas);
  const chooseXroad = ({ actor }: CallContext) => (actor === null ? informeXroadPublico : informeXroad);
  const xroad = { search: search(chooseXroad), download: download(chooseXroad) };
  return [
    bindEndpoint(contract.searchElementosReportadosEndpoint, ({ body }, context) =>
      elementos.search(body, context),
    ),
    bindEndpoint(contract.listElementosReportadosEndpoint, ({ query }, context) =>
      elementos.search(query, context),
    ),
    bindEndpoint(contract.downloadElementosReportadosEndpoint, ({ body }, context) =>
      elementos.download(body, context),
    ),
    bindEndpoint(contract.searchSolicitudesReportadasEndpoint, ({ body }, context) =>
      solicitudes.search(body, context),
    ),
    bindEndpoint(contract.listSolicitudesReportadasEndpoint, ({ query }, context) =>
      solicitudes.search(query, context),
    ),
    bindEndpoint(contract.downloadSolicitudesReportadasEndpoint, ({ body }, context) =>
      solicitudes.download(body, context),
    ),
    bindEndpoint(contract.searchIndicadoresReportadosEndpoint, ({ body }, context) =>
      indicadores.search(body, context),
    ),
    bindEndpoint(contract.listIndicadoresReportadosEndpoint, ({ query }, context) =>
      indicadores.search(query, context),
    ),
    bindEndpoint(contract.downloadIndicadoresReportadosEndpoint, ({ body }, context) =>
      indicadores.download(body, context),
    ),
    bindEndpoint(contract.searchIntercambioReportadoEndpoint, ({ body }, context) =>
      xroad.search(body, context),
    ),
    bindEndpoint(contract.listIntercambioReportadoEndpoint, ({ query }, context) =>
      xroad.search(query, context),
    ),
    bindEndpoint(contract.downloadIntercambioReportadoEndpoint, ({ body }, context) =>
      xroad.download(body, context),
    ),
    bindEndpoint(contract.searchTramitesReportadosEndpoint, ({ body }, context) =>
      tramites.search(body, context),
    ),
    bindEndpoint(contract.listTramitesReportadosEndpoint, ({ query }, context) =>
      tramites.search(query, context),
    ),
    bindEndpoint(contract.downloadTramitesReportadosEndpoint, ({ body }, context) =>
      tramites.download(body, context),
    ),
    bindEndpoint(contract.searchValidacionesReportadasEndpoint, ({ body }, context) =>
      validaciones.search(body, context),
    ),
    bindEndpoint(contract.listValidacionesReportadasEndpoint, ({ query }, context) =>
      validaciones.search(query, context),
    ),
    bindEndpoint(contract.downloadValidacionesReportadasEndpoint, ({ body }, context) =>
      validaciones.download(body, context),
    ),
    bindEndpoint(contract.searchDescargasReportadasEndpoint, ({ body }, context) =>
      descargas.search(body, context),
    ),
    bindEndpoint(contract.listDescargasReportadasEndpoint, ({ query }, context) =>
      descargas.search(query, context),
    ),
    bindEndpoint(contract.downloadDescargasReportadasEndpoint, ({ body }, context) =>
      descargas.download(body, context),
    ),
    bindEndpoint(contract.listOpcionesDeInformesEndpoint, async (_, context) => {
      const [opciones, cierres] = await Promise.all([listOpciones(database), listCierres(database)]);
      return {
        informes: listInformesDe(requireActor(context)),
        ...opciones,
        meses: cierres.map(({ fecha }) => fecha.slice(0, 7)).reverse(),
      };
    }),
  ];
}
