/** A set of characters, an escape, a repetition, a parenthesis, or any other character. */
const PIEZAS =
  /\\.|\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]|\{(?<minimo>\d+)(?:,(?<maximo>\d*))?\}|[()]|[\s\S]/gu;

/** What a group weighs, and its last piece, which a repetition multiplies. */
interface Grupo {
  suma: number;
  ultima: number;
}

/**
 * About how many states a regular expression of RE2 takes, estimated from its text: repetitions multiply. An invalid
 * expression also gets a weight; compiling it says why it is invalid.
 */
export function computePesoPatron(patron: string): number {
  const abiertos: Grupo[] = [{ suma: 0, ultima: 0 }];
  for (const { 0: pieza, groups } of patron.matchAll(PIEZAS)) {
    const grupo = abiertos.at(-1) ?? { suma: 0, ultima: 0 };
    const minimo = groups?.['minimo'];
    if (pieza === '(') {
      abiertos.push({ suma: 0, ultima: 0 });
    } else if (pieza === ')' && abiertos.length > 1) {
      abiertos.pop();
      add(abiertos.at(-1) ?? grupo, grupo.suma + 2);
    } else if (minimo !== undefined) {
      repeat(grupo, Number(groups?.['maximo'] || minimo));
    } else {
      add(grupo, 1);
    }
  }
  return abiertos.reduce((sum, { suma }) => sum + suma, 0);
}

function add(grupo: Grupo, peso: number): void {
  grupo.suma += peso;
  grupo.ultima = peso;
}

function repeat(grupo: Grupo, veces: number): void {
  const repetida = grupo.ultima * Math.max(veces, 1);
  grupo.suma += repetida - grupo.ultima;
  grupo.ultima = repetida;
}
