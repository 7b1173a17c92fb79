/** What is escaped, a whole class, the beginning of a group that is only a group, or one character. */
const PIEZAS = /\\.|\[(?:\\.|[^\]])*\]|\(\?:|./gs;

/**
 * A pattern of JSON Schema, which may match anywhere, as XML Schema says it, which matches the whole value and knows groups
 * of one kind. What is between its anchors stays as it is written: an element and a contract that say the same are compared
 * by their text.
 */
export function toPatronXsd(patron: string): string {
  const ramas = listRamas(patron);
  const sinDecir = ramas.length === 1 ? ramas.map(unwrap) : ramas;
  return sinDecir.map(writeRama).join('|');
}

/** One of the alternatives of a pattern, with the ends of the value it is bound to. */
interface Rama {
  readonly piezas: readonly string[];
  readonly desdeInicio: boolean;
  readonly hastaFinal: boolean;
}

/** How many groups are open after a piece, of which so many were open before it. */
function computeNivel(nivel: number, pieza: string): number {
  if (pieza.startsWith('(')) return nivel + 1;
  return pieza === ')' ? nivel - 1 : nivel;
}

/** The alternatives that stand in no group. */
function listRamas(patron: string): Rama[] {
  const ramas: string[][] = [[]];
  let nivel = 0;
  for (const [pieza] of patron.matchAll(PIEZAS)) {
    if (pieza === '|' && nivel === 0) ramas.push([]);
    else ramas.at(-1)?.push(pieza);
    nivel = computeNivel(nivel, pieza);
  }
  return ramas.map((piezas) => {
    const desdeInicio = piezas[0] === '^';
    const hastaFinal = piezas.length > (desdeInicio ? 1 : 0) && piezas.at(-1) === '$';
    return {
      desdeInicio,
      hastaFinal,
      piezas: piezas.slice(desdeInicio ? 1 : 0, hastaFinal ? -1 : piezas.length),
    };
  });
}

/** Without the group that encloses all of it, which the whole value makes unnecessary. */
function unwrap(rama: Rama): Rama {
  const { piezas } = rama;
  if (piezas[0] !== '(?:') return rama;
  let nivel = 0;
  const cierre = piezas.findIndex((pieza) => {
    nivel = computeNivel(nivel, pieza);
    return nivel === 0;
  });
  return cierre === piezas.length - 1 ? { ...rama, piezas: piezas.slice(1, -1) } : rama;
}

/** XML Schema has no escape for two signs that mean nothing there. */
function writePieza(pieza: string): string {
  if (pieza === '(?:') return '(';
  return pieza.replaceAll(/\\(.)/gs, (par, signo: string) => ('$/'.includes(signo) ? signo : par));
}

function writeRama({ piezas, desdeInicio, hastaFinal }: Rama): string {
  const entero = piezas.map(writePieza).join('');
  if (desdeInicio && hastaFinal) return entero;
  return `${desdeInicio ? '' : '.*'}(${entero})${hastaFinal ? '' : '.*'}`;
}
