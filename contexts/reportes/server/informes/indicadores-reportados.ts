import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Indicador, reportesErrors } from '../../contract/index.ts';
import type { Dimensiones } from '../../rules/indicadores/ambito.ts';
import {
  canReadDefinicion,
  canReadInternos,
  hasGruposOcultos,
} from '../../rules/indicadores/can-read-indicador.ts';
import { type DefinicionDeIndicador, findDefinicion } from '../../rules/indicadores/definiciones.ts';
import { findTarjetas } from '../../rules/indicadores/galeria.ts';
import { presentPocas } from '../../rules/indicadores/grupos-pequenos.ts';
import { choosePeriodos } from '../../rules/indicadores/momentos.ts';
import { findParteReportada } from '../../rules/informes/parte-pedida.ts';
import { listCatalogo } from '../indicadores/indicadores.queries.ts';
import { listLegibles, listMomentos, type MomentoDeCorte } from '../indicadores/momentos.ts';
import { findValorDeParte } from '../indicadores/present-valor.ts';
import { listValoresDeCortes, type ValorLeidoRow } from '../indicadores/valores.queries.ts';
import type { InformePedido } from './informe-pedido.ts';
import { listMetasDeAmbito, type MetaRow } from './metas.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** An indicador with its figure at a cut, the one before, and what is aimed at. */
export interface IndicadorReportado {
  readonly id: number;
  readonly indicador: Indicador;
  readonly ambito: string;
  readonly actual: MomentoDeCorte | undefined;
  readonly valor: ValorLeidoRow | undefined;
  readonly anterior: ValorLeidoRow | undefined;
  readonly meta: number | undefined;
}

interface Pedido {
  readonly indicador: Indicador;
  readonly definicion: DefinicionDeIndicador;
  readonly ambito: string;
  readonly actual: MomentoDeCorte | undefined;
  readonly anterior: MomentoDeCorte | undefined;
}

/** Months of the longest series there may be. */
const MESES = 600;

/** The place of an indicador: the digits of its code, which never change. */
const toIdDeIndicador = (codigo: string): number => Number(codigo.slice('IND-'.length));

function toDimensiones({ sectorId, ordenId, departamentoCodigo, entidadId }: InformePedido): Dimensiones {
  return {
    ...(sectorId == null ? {} : { sector: String(sectorId) }),
    ...(ordenId == null ? {} : { orden: String(ordenId) }),
    ...(departamentoCodigo ? { departamento: departamentoCodigo } : {}),
    ...(entidadId == null ? {} : { entidad: String(entidadId) }),
  };
}

/** Targets keep the key of a sector, an orden or an entidad as a number. */
const toAmbitoDeMeta = ({ sectorId, ordenId, departamentoCodigo, entidadId }: InformePedido) => ({
  ...(sectorId == null ? {} : { sector: sectorId }),
  ...(ordenId == null ? {} : { orden: ordenId }),
  ...(departamentoCodigo ? { departamento: departamentoCodigo } : {}),
  ...(entidadId == null ? {} : { entidad: entidadId }),
});

/**
 * The moments up to the asked one.
 *
 * @throws CORTE_INEXISTENTE
 */
async function listMomentosHasta(
  database: Database,
  corte: string | null | undefined,
): Promise<readonly MomentoDeCorte[]> {
  const momentos = await listMomentos(database, MESES);
  if (!corte) return momentos;
  const place = momentos.findIndex((uno) => uno.momento === corte && uno.corte !== null);
  if (place < 0) throw refuse(reportesErrors, 'CORTE_INEXISTENTE');
  return momentos.slice(0, place + 1);
}

async function readValores(database: Database, pedidos: readonly Pedido[]) {
  const cortes = pedidos.flatMap(({ actual, anterior }) =>
    [actual?.corte?.id ?? [], anterior?.corte?.id ?? []].flat(),
  );
  const rows = await Promise.all(
    [...Map.groupBy(pedidos, ({ ambito }) => ambito)].map(([patron, suyos]) =>
      listValoresDeCortes(database, {
        cortes: [...new Set(cortes)],
        codigos: suyos.map(({ indicador }) => indicador.codigo),
        patron,
      }),
    ),
  );
  const leidos = new Map(rows.flat().map((row) => [`${row.corteId}|${row.codigo}`, row]));
  return ({ definicion: { codigo, agregado }, ambito }: Pedido, momento: MomentoDeCorte | undefined) => {
    const corte = momento?.corte ?? null;
    return findValorDeParte(corte ? leidos.get(`${corte.id}|${codigo}`) : undefined, corte, {
      codigo,
      ambito,
      agregado,
    });
  };
}

const findMeta = (metas: readonly MetaRow[], codigo: string, fecha: string | undefined) =>
  metas.findLast(
    (meta) => meta.codigo === codigo && fecha !== undefined && meta.desde <= fecha && fecha <= meta.hasta,
  )?.valor;

/**
 * The indicators the reader may read, as the gallery shows them: the same cuts, the same parts.
 *
 * @throws CORTE_INEXISTENTE
 */
export async function listReportados(
  database: Database,
  pedido: InformePedido,
): Promise<readonly IndicadorReportado[]> {
  const { lector, corte, grupo, texto } = pedido;
  const actor = {
    readsAllEntities: lector.lado === 'ministerio',
    operatesPlatform: lector.lado === 'operador',
  };
  const [catalogo, momentos] = await Promise.all([
    listCatalogo(database, canReadInternos(actor)),
    listMomentosHasta(database, corte),
  ]);
  const dimensiones = toDimensiones(pedido);
  const pedidos = findTarjetas(catalogo, { texto: texto ?? '', grupo: grupo ?? '' }).flatMap((indicador) => {
    const definicion = findDefinicion(indicador.codigo);
    const ambito = definicion && findParteReportada(definicion, dimensiones);
    if (definicion === undefined || ambito === undefined || !canReadDefinicion(definicion, actor)) return [];
    const legibles = listLegibles(momentos, { definicion, actor });
    const periodos = choosePeriodos(legibles, !corte && definicion.flujo === true);
    return [{ indicador, definicion, ambito, ...periodos }];
  });
  const codigos = pedidos.map(({ indicador }) => indicador.codigo);
  const [findValor, metas] = await Promise.all([
    readValores(database, pedidos),
    listMetasDeAmbito(database, codigos, toAmbitoDeMeta(pedido)),
  ]);
  return pedidos.map((uno) => {
    const { indicador, definicion, ambito, actual, anterior } = uno;
    const { codigo } = indicador;
    const find = (momento: MomentoDeCorte | undefined) => {
      const valor = findValor(uno, momento);
      return valor !== undefined && hasGruposOcultos(definicion, actor)
        ? presentPocas({ ...valor, texto: '' })
        : valor;
    };
    return {
      id: toIdDeIndicador(codigo),
      indicador,
      ambito,
      actual,
      valor: find(actual) ?? undefined,
      anterior: find(anterior) ?? undefined,
      meta: findMeta(metas, codigo, actual?.corte?.fecha),
    };
  });
}
