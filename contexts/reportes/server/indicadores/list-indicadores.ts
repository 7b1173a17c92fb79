import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { Indicador, TarjetaIndicador, ValorPublicado } from '../../contract/index.ts';
import {
  canReadDefinicion,
  canReadInternos,
  hasGruposOcultos,
} from '../../rules/indicadores/can-read-indicador.ts';
import { type DefinicionDeIndicador, findDefinicion } from '../../rules/indicadores/definiciones.ts';
import { presentPocas } from '../../rules/indicadores/grupos-pequenos.ts';
import { listCatalogo, listMetas } from './indicadores.queries.ts';
import { listLegibles, listMomentos, type MomentoDeCorte, presentCorte } from './momentos.ts';
import { presentTarjeta } from './present-tarjeta.ts';
import { findValorDeParte, presentValorPublicado } from './present-valor.ts';
import type { QuienLeeIndicadores } from './read-indicador.ts';
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

/** What the cards are made of, and who reads them. */
interface Leido {
  readonly momentos: readonly MomentoDeCorte[];
  readonly valores: Leidos;
  readonly metas: ReadonlyMap<string, readonly Meta[]>;
  readonly actor: QuienLeeIndicadores['actor'];
}
type Meta = Awaited<ReturnType<typeof listMetas>>[number];

/** The card of an indicador in the gallery: the part that is told first, in its last months. */
function presentSuTarjeta(
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
  return presentTarjeta(indicador, {
    parte: principal,
    flujo: flujo ?? false,
    meta: metas.get(codigo)?.at(-1),
    puntos: momentos.map((uno) => ({
      momento: uno.momento,
      corte: uno.corte && presentCorte(uno.corte),
      valor: find(uno),
    })),
  });
}

/** The indicators that the caller may read, each with its figure and its last months. */
export async function listIndicadores(database: Database, { actor }: QuienLeeIndicadores) {
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
      presentSuTarjeta(indicador, definicion, {
        ...leido,
        momentos: listLegibles(momentos, { definicion, actor }),
      }),
    ),
  };
}
