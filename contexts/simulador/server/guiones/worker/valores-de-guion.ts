import {
  createPiezaJuzgada,
  listValoresLimite,
  listValoresValidos,
  type Pieza,
  type PiezaJuzgada,
} from '@marco/esquemas/port';
import type { ReglasDeGuion, TipoEscrito, ValorDeGuion } from '../../../rules/guiones/guion.ts';
import { findSujeto, listAtributos } from '../../../rules/poblacion/atributos.ts';
import { getPoblacion } from '../../../rules/poblacion/poblacion.ts';
import { TEXTOS_DE_RESULTADO } from '../../../rules/situaciones/compute-respuesta.ts';

type PiezaSimple = Extract<Pieza, { tipo: 'simple' }>;

/** Values of one element a script carries; a list has as many codes. */
const MOST_VALUES = 12;
const MOST_CODES = 60;
/** Longest value an answer carries: a text of twenty thousand letters shows nothing that one of two thousand does not. */
const LONGEST = 2000;

/** The values of each element of a script, each once. */
export class ValoresDeGuion {
  readonly todos: ValorDeGuion[] = [];
  private readonly lugares = new Map<number, number>();

  /** The place of the values of an element. @throws Error for one without any value, of which no message is made */
  add(pieza: PiezaSimple): number {
    const known = this.lugares.get(pieza.versionId);
    if (known !== undefined) return known;
    const lugar = this.todos.push(createValorDeGuion(pieza)) - 1;
    this.lugares.set(pieza.versionId, lugar);
    return lugar;
  }
}

function createValorDeGuion(pieza: PiezaSimple): ValorDeGuion {
  const juzgada = createPiezaJuzgada(pieza);
  const { identificador, nombre, mayor, menor, valores } = pieza;
  const isBueno = (texto: string) => texto.length <= LONGEST && isAdmitido(juzgada, texto);
  const buenos = listValoresValidos(pieza, valores === null ? MOST_VALUES : MOST_CODES).filter(isBueno);
  const validos = buenos.length > 0 ? buenos : listValoresValidos(pieza, 1);
  if (validos.length === 0) throw new Error(`Version ${pieza.versionId} has no value.`);
  const limites = listValoresLimite(pieza).filter(isBueno);
  return {
    identificador,
    nombre,
    version: `${mayor}.${menor}`,
    tipoDato: toTipoEscrito(pieza),
    reglas: toReglas(pieza),
    validos: [...new Set([...validos, ...listDichos(identificador).filter(isBueno)])],
    limites,
    ...compareConPoblacion(identificador, juzgada),
  };
}

/** Whether both schemas of the element take a text. */
function isAdmitido({ pieza, jueces }: PiezaJuzgada, texto: string): boolean {
  return jueces.xml.admits(texto, pieza) && jueces.json.admits(texto, pieza);
}

/** A list always holds codes: '05' is no number. */
function toTipoEscrito({ tipoDato, valores }: PiezaSimple): TipoEscrito {
  return valores === null ? tipoDato : 'cadena';
}

function toReglas({
  valores,
  longitudMinima,
  longitudMaxima,
  totalDigitos,
  decimales,
  valorMinimo,
  valorMaximo,
  patron,
}: PiezaSimple): ReglasDeGuion {
  const codigos = valores?.map(({ codigo }) => codigo) ?? null;
  const bounds = {
    longitudMinima,
    longitudMaxima,
    totalDigitos,
    decimales,
    valorMinimo,
    valorMaximo,
    patron,
  };
  return { codigos, ...bounds };
}

/** What answers say in an element whoever they are about. */
function listDichos(identificador: string): readonly string[] {
  if (identificador !== 'descripcionMensaje') return [];
  return Object.values(TEXTOS_DE_RESULTADO).filter((texto) => texto !== undefined);
}

/** Of whom an element speaks, and whose value its rules do not take. */
function compareConPoblacion(
  identificador: string,
  juzgada: PiezaJuzgada,
): Pick<ValorDeGuion, 'sujeto' | 'rehusados'> {
  const sujeto = findSujeto(identificador);
  if (sujeto === undefined) return { sujeto: null, rehusados: [] };
  const judged = new Map<string, boolean>();
  const isTaken = (texto: string) => {
    const known = judged.get(texto) ?? isAdmitido(juzgada, texto);
    judged.set(texto, known);
    return known;
  };
  const rehusados = listAtributos(getPoblacion(), sujeto, identificador).flatMap((texto, at) =>
    texto === null || isTaken(texto) ? [] : [at],
  );
  return { sujeto, rehusados };
}
