import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import {
  type Actor,
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  decidePermission,
  refuse,
  requireActor,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { VistaInforme } from '../../contract/filtros-informe.terms.ts';
import * as contract from '../../contract/index.ts';
import { PALABRAS_INFORME, type PalabraInforme } from '../../contract/informes.terms.ts';
import { hasReservado, listReservados } from '../../rules/informes/filtros-reservados.ts';
import { listCierres } from '../cortes/cortes.queries.ts';
import type { InformeDefinido } from './informe.ts';
import { informeDescargas } from './informe-descargas.ts';
import { informeElementos } from './informe-elementos.ts';
import { informeIndicadores } from './informe-indicadores.ts';
import type { InformePedido } from './informe-pedido.ts';
import { informeSolicitudes } from './informe-solicitudes.ts';
import { informeTramites } from './informe-tramites.ts';
import { VISTAS_DE_TRAMITES } from './informe-tramites-vistas.ts';
import { informeValidaciones } from './informe-validaciones.ts';
import { informeXroad, informeXroadPublico } from './informe-xroad.ts';
import { VISTAS_DE_XROAD } from './informe-xroad-vistas.ts';
import { toLectorDeInformes } from './lector-informes.ts';
import { listConsultoresDeSolicitudes, listOpciones } from './nombres-de-filtros.queries.ts';

/** Each report by its word, as who has a session reads it. */
const INFORMES: Readonly<Record<PalabraInforme, InformeDefinido>> = {
  elementoDatoByFilter: informeElementos,
  solicitudServicioByFilter: informeSolicitudes,
  indicadoresByFilter: informeIndicadores,
  xroad: informeXroad,
  'tramites-govco': informeTramites,
  validador: informeValidaciones,
  schema: informeDescargas,
};

/** Those that are another table for everybody. */
const INFORMES_PUBLICOS: Readonly<Partial<Record<PalabraInforme, InformeDefinido>>> = {
  xroad: informeXroadPublico,
};

/** Their other tables, by the word of the tab. */
const VISTAS: Readonly<
  Partial<Record<PalabraInforme, Readonly<Partial<Record<VistaInforme, InformeDefinido>>>>>
> = {
  xroad: VISTAS_DE_XROAD,
  'tramites-govco': VISTAS_DE_TRAMITES,
};

/** The reports as files. */
export const tablasDeInformes = PALABRAS_INFORME.flatMap((palabra) => [
  INFORMES[palabra],
  ...Object.values(VISTAS[palabra] ?? {}),
]).map(({ tabla }) => tabla);

/** What a report is for who asks: a tab, what everybody reads, or its first table. */
function chooseInforme(
  palabra: PalabraInforme,
  { vista }: contract.FiltroInforme,
  { actor }: CallContext,
): InformeDefinido {
  const deVista = vista ? VISTAS[palabra]?.[vista] : undefined;
  return deVista ?? (actor === null ? INFORMES_PUBLICOS[palabra] : undefined) ?? INFORMES[palabra];
}

/** The words of the reports somebody may open: those of a list by the permission of the list. */
function listInformesDe(actor: Actor): PalabraInforme[] {
  return PALABRAS_INFORME.filter((palabra) => {
    const { recurso, accion } = INFORMES[palabra].tabla.permiso;
    return decidePermission(actor, recurso, accion).allowed;
  });
}

/**
 * What is asked for, with who asks.
 *
 * @throws FILTRO_RESERVADO
 */
function toPedido<Filtro extends contract.FiltroInforme>(
  palabra: PalabraInforme,
  filtro: Filtro,
  { actor }: CallContext,
): Filtro & InformePedido {
  const lector = toLectorDeInformes(actor);
  if (hasReservado(palabra, filtro, lector)) throw refuse(contract.reportesErrors, 'FILTRO_RESERVADO');
  return { ...filtro, lector };
}

/** A report by its body, by its address and as a file. */
function bindInforme(database: Kysely<DatabaseSchema>, palabra: PalabraInforme): BoundEndpoint[] {
  const { search, list, download } = contract.INFORMES_ENDPOINTS[palabra];
  return [
    bindEndpoint(search, ({ body }, context) =>
      chooseInforme(palabra, body, context).search(database, toPedido(palabra, body, context)),
    ),
    bindEndpoint(list, ({ query }, context) =>
      chooseInforme(palabra, query, context).search(database, toPedido(palabra, query, context)),
    ),
    bindEndpoint(download, ({ body: { formato, ...filtro } }, context) =>
      downloadTabla(database, context, {
        tabla: chooseInforme(palabra, filtro, context).tabla,
        peticion: toPedido(palabra, filtro, context),
        formato,
      }),
    ),
  ];
}

/** The specified reports (specification §7), and what their filters choose from. */
export function bindInformes(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    ...PALABRAS_INFORME.flatMap((palabra) => bindInforme(database, palabra)),
    bindEndpoint(contract.listOpcionesDeInformesEndpoint, async (_, context) => {
      const actor = requireActor(context);
      const { lado } = toLectorDeInformes(actor);
      const [opciones, cierres, consultores] = await Promise.all([
        listOpciones(database),
        listCierres(database),
        lado === 'ministerio' ? listConsultoresDeSolicitudes(database) : [],
      ]);
      return {
        informes: listInformesDe(actor),
        reservados: [...listReservados(lado)],
        ...opciones,
        consultores,
        meses: cierres.map(({ fecha }) => fecha.slice(0, 7)).reverse(),
      };
    }),
  ];
}
