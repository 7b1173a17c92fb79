import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Indicador, PuntoDeSerie, TarjetaIndicador, ValorPublicado } from '../../contract/index.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import { presentCambioDe } from '../../rules/indicadores/cambio.ts';
import {
  canReadDefinicion,
  canReadInternos,
  hasGruposOcultos,
} from '../../rules/indicadores/can-read-indicador.ts';
import { type DefinicionDeIndicador, findDefinicion } from '../../rules/indicadores/definiciones.ts';
import { presentPocas } from '../../rules/indicadores/grupos-pequenos.ts';
import { presentFrenteAMeta } from '../../rules/indicadores/meta.ts';
import { findNombreDeValor } from '../../rules/indicadores/nombres.ts';
import { listCatalogo, listMetas } from './indicadores.queries.ts';
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
  const pares = Object.entries(parseAmbito(principal) ?? {});
  return pares.map(([dimension, valor]) => findNombreDeValor(dimension as 'dueno', valor) ?? '').join(', ');
}

/** What the cards are made of, and who reads them. */
interface Leido {
  readonly momentos: readonly MomentoDeCorte[];
  readonly valores: Leidos;
  readonly metas: ReadonlyMap<string, readonly Meta[]>;
  readonly actor: CallContext['actor'];
}
type Meta = Awaited<ReturnType<typeof listMetas>>[number];

/** A card: the latest figure that is whole, what it changed, and its months. */
function presentTarjeta(
  indicador: Indicador,
  definicion: DefinicionDeIndicador,
  { momentos, valores, metas, actor }: Leido,
): TarjetaIndicador {
  const { principal = '', flujo, codigo, agregado } = definicion;
  const isOculta = hasGruposOcultos(definicion, actor);
  const find = ({ corte }: MomentoDeCorte): ValorPublicado | null => {
    const row = findValorDeParte(corte ? valores.get(toKey(corte.id, codigo, principal)) : undefined, corte, {
      codigo,
      ambito: principal,
      agregado,
    });
    const valor = row ? presentValorPublicado(row, indicador.unidad) : null;
    return isOculta ? presentPocas(valor) : valor;
  };
  const cerrados = momentos.filter(({ momento }) => momento !== 'hoy');
  // What flows in the present month is not over: the figure is that of the last one.
  const actual = flujo ? cerrados.at(-1) : momentos.at(-1);
  const anterior = flujo ? cerrados.at(-2) : cerrados.at(-1);
  const valor = actual ? find(actual) : null;
  const punto: PuntoDeSerie | null = actual
    ? {
        momento: actual.momento,
        corte: actual.corte && presentCorte(actual.corte),
        valor,
      }
    : null;
  return {
    ...indicador,
    parte: presentParte(principal),
    actual: punto,
    cambio: presentCambioDe(valor, anterior ? find(anterior) : null, indicador.unidad),
    meta: presentFrenteAMeta(valor, metas.get(codigo)?.at(-1), indicador),
    serie: cerrados.map((momento) => {
      const suyo = find(momento);
      return { momento: momento.momento, valor: suyo?.valor ?? null, texto: suyo?.texto ?? 'Sin corte' };
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
    return definicion === undefined || !canReadDefinicion(definicion, actor)
      ? []
      : [{ indicador, definicion }];
  });
  const definiciones = conDefinicion.map(({ definicion }) => definicion);
  const [valores, metas] = await Promise.all([
    readPrincipales(database, momentos, definiciones),
    listMetas(
      database,
      definiciones.map(({ codigo }) => codigo),
    ),
  ]);
  const leido = { momentos, valores, metas: Map.groupBy(metas, ({ codigo }) => codigo), actor };
  const hoy = momentos.at(-1)?.corte;
  return {
    corte: hoy ? presentCorte(hoy) : null,
    indicadores: conDefinicion.map(({ indicador, definicion }) =>
      presentTarjeta(indicador, definicion, {
        ...leido,
        momentos: listLegibles(momentos, { definicion, actor }),
      }),
    ),
  };
}
