import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Indicador, PuntoDeSerie, TarjetaIndicador } from '../../contract/index.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import { presentCambioDe } from '../../rules/indicadores/cambio.ts';
import { canReadInternos } from '../../rules/indicadores/can-read-indicador.ts';
import { type DefinicionDeIndicador, findDefinicion } from '../../rules/indicadores/definiciones.ts';
import { presentValor } from '../../rules/indicadores/frases.ts';
import { findNombreDeValor } from '../../rules/indicadores/nombres.ts';
import { listCatalogo } from './indicadores.queries.ts';
import { listLegibles, listMomentos, type MomentoDeCorte, presentCorte } from './momentos.ts';
import { findValorDeParte, presentValorPublicado } from './present-valor.ts';
import { listValoresDeCortes, type ValorLeidoRow } from './valores.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Months of the small line of a card, one year after the other. */
const MESES = 13;

type Leidos = ReadonlyMap<string, ValorLeidoRow>;
const toKey = (corteId: number, codigo: string, ambito: string) => `${corteId}|${codigo}|${ambito}`;

/** The values the cards show, by cut, code and part. */
async function readPrincipales(
  database: Database,
  momentos: readonly MomentoDeCorte[],
  definiciones: readonly DefinicionDeIndicador[],
): Promise<Leidos> {
  const cortes = momentos.flatMap(({ corte }) => (corte === null ? [] : [corte.id]));
  const porAmbito = Map.groupBy(definiciones, ({ principal }) => principal ?? '');
  const rows = await Promise.all(
    [...porAmbito].map(([patron, suyas]) =>
      listValoresDeCortes(database, { cortes, codigos: suyas.map(({ codigo }) => codigo), patron }),
    ),
  );
  return new Map(rows.flat().map((row) => [toKey(row.corteId, row.codigo, row.ambito), row]));
}

function presentParte(principal: string): string {
  const [par] = Object.entries(parseAmbito(principal) ?? {});
  return par === undefined ? '' : (findNombreDeValor(par[0] as 'dueno', par[1]) ?? '');
}

/** A card: the latest figure that is whole, what it changed, and its months. */
function presentTarjeta(
  indicador: Indicador,
  { principal = '', flujo, codigo, agregado }: DefinicionDeIndicador,
  momentos: readonly MomentoDeCorte[],
  leidos: Leidos,
): TarjetaIndicador {
  const find = ({ corte }: MomentoDeCorte) =>
    findValorDeParte(corte ? leidos.get(toKey(corte.id, codigo, principal)) : undefined, corte, {
      codigo,
      ambito: principal,
      agregado,
    }) ?? null;
  const cerrados = momentos.filter(({ momento }) => momento !== 'hoy');
  // What flows in the present month is not over: the figure is that of the last one.
  const actual = flujo ? cerrados.at(-1) : momentos.at(-1);
  const anterior = flujo ? cerrados.at(-2) : cerrados.at(-1);
  const valor = actual ? find(actual) : null;
  const punto: PuntoDeSerie | null = actual
    ? {
        momento: actual.momento,
        corte: actual.corte && presentCorte(actual.corte),
        valor: valor && presentValorPublicado(valor, indicador.unidad),
      }
    : null;
  return {
    ...indicador,
    parte: presentParte(principal),
    actual: punto,
    cambio: presentCambioDe(valor, anterior ? find(anterior) : null, indicador.unidad),
    serie: cerrados.map((momento) => {
      const row = find(momento);
      return {
        momento: momento.momento,
        valor: row?.valor ?? null,
        texto: row ? presentValor(row, indicador.unidad) : 'Sin corte',
      };
    }),
  };
}

/** The indicators that the caller may read, each with its figure and its last months. */
export async function listIndicadores(database: Database, { actor }: CallContext) {
  const [catalogo, momentos] = await Promise.all([
    listCatalogo(database, canReadInternos(actor)),
    listMomentos(database, MESES),
  ]);
  const conDefinicion = catalogo.flatMap((indicador) => {
    const definicion = findDefinicion(indicador.codigo);
    return definicion === undefined ? [] : [{ indicador, definicion }];
  });
  const leidos = await readPrincipales(
    database,
    momentos,
    conDefinicion.map(({ definicion }) => definicion),
  );
  const hoy = momentos.at(-1)?.corte;
  return {
    corte: hoy ? presentCorte(hoy) : null,
    indicadores: conDefinicion.map(({ indicador, definicion }) =>
      presentTarjeta(indicador, definicion, listLegibles(momentos, { definicion, actor }), leidos),
    ),
  };
}
