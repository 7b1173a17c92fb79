import { LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';

/** Why a text is no JSON, and where. */
export interface FallaJson {
  readonly posicion: number;
  readonly mensaje: string;
  readonly sugerencia: string;
}

/** A field that stands in its object for the second time or more (RFC 8259, §4: what it means then is left open). */
export interface CampoRepetido {
  readonly puntero: string;
  readonly nombre: string;
  readonly posicion: number;
}

export type LecturaJson =
  | {
      readonly estado: 'leido';
      readonly posiciones: ReadonlyMap<string, number>;
      /** One more than are reported at most. */
      readonly repetidos: readonly CampoRepetido[];
    }
  | { readonly estado: 'mal-formado'; readonly falla: FallaJson }
  | { readonly estado: 'profundo' };

class Falla extends Error {
  readonly falla: FallaJson;
  constructor(posicion: number, mensaje: string, sugerencia: string) {
    super(mensaje);
    this.falla = { posicion, mensaje, sugerencia };
  }
}
class Profundo extends Error {}

/** RFC 8259, §6 and §7. */
const NUMERO = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a string may not hold
const TRAMO = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const BLANCOS = /[ \t\r\n]*/y;
const PALABRAS = ['true', 'false', 'null'];

/**
 * Reads a text as JSON (RFC 8259), to say in plain words where it is none and where its values stand.
 *
 * @param buscados JSON pointers whose positions are wanted
 */
export function readJson(texto: string, buscados: ReadonlySet<string> = new Set()): LecturaJson {
  const lector = new Lector(texto, buscados);
  try {
    lector.readDocumento();
    return { estado: 'leido', posiciones: lector.posiciones, repetidos: lector.repetidos };
  } catch (error) {
    if (error instanceof Falla) return { estado: 'mal-formado', falla: error.falla };
    if (error instanceof Profundo) return { estado: 'profundo' };
    throw error;
  }
}

class Lector {
  readonly posiciones = new Map<string, number>();
  readonly repetidos: CampoRepetido[] = [];
  /** Names and numbers on the way to the value that is read. */
  private readonly camino: (string | number)[] = [];
  private readonly texto: string;
  private readonly buscados: ReadonlySet<string>;
  private at = 0;

  constructor(texto: string, buscados: ReadonlySet<string>) {
    this.texto = texto;
    this.buscados = buscados;
  }

  readDocumento(): void {
    this.skipBlancos();
    if (this.at === this.texto.length) this.fail('El mensaje está vacío.', 'Escriba o cargue el mensaje.');
    this.readValor('', 0);
    this.skipBlancos();
    if (this.at < this.texto.length)
      this.fail('Hay contenido después del final del mensaje.', 'Deje un solo valor JSON y quite lo demás.');
  }

  private fail(mensaje: string, sugerencia: string): never {
    throw new Falla(this.at, mensaje, sugerencia);
  }

  private take(patron: RegExp): string | null {
    patron.lastIndex = this.at;
    const [tomado = null] = patron.exec(this.texto) ?? [];
    if (tomado !== null) this.at += tomado.length;
    return tomado;
  }

  private skipBlancos(): void {
    this.take(BLANCOS);
  }

  private readValor(puntero: string | null, nivel: number): void {
    if (nivel > LIMITES_VALIDADOR.profundidad) throw new Profundo();
    if (puntero !== null && this.buscados.has(puntero)) this.posiciones.set(puntero, this.at);
    const letra = this.texto[this.at];
    if (letra === '{') this.readObjeto(puntero, nivel);
    else if (letra === '[') this.readLista(puntero, nivel);
    else if (letra === '"') this.readTexto();
    else if (this.take(NUMERO) !== null) this.requireFinDeNumero();
    else this.readPalabra();
  }

  private requireFinDeNumero(): void {
    if (/[\w.+-]/.test(this.texto[this.at] ?? ''))
      this.fail(
        'El número no está bien escrito.',
        'Escriba los números sin ceros a la izquierda ni separador de miles, y con punto decimal.',
      );
  }

  private readPalabra(): void {
    const palabra = PALABRAS.find((una) => this.texto.startsWith(una, this.at));
    if (palabra) {
      this.at += palabra.length;
      return;
    }
    const letra = this.texto[this.at];
    if (letra === undefined)
      this.fail(
        'El mensaje termina antes de tiempo.',
        'Cierre las llaves y corchetes que quedaron abiertos.',
      );
    if (letra === '}' || letra === ']' || letra === ',')
      this.fail(`Falta un valor antes de «${letra}».`, 'Escriba el valor o quite la coma que sobra.');
    if (letra === "'") this.fail('El texto está entre comillas simples.', 'Use comillas dobles: "texto".');
    this.fail(
      `Se esperaba un valor y se encontró «${letra}».`,
      'Un valor es un texto entre comillas dobles, un número, true, false, null, un objeto o una lista.',
    );
  }

  private readTexto(): void {
    this.at += 1;
    for (;;) {
      this.take(TRAMO);
      const letra = this.texto[this.at];
      if (letra === '"') {
        this.at += 1;
        return;
      }
      if (letra === undefined)
        this.fail('Un texto no se cerró.', 'Escriba las comillas dobles que lo cierran.');
      if (letra !== '\\')
        this.fail(
          'Un texto tiene un salto de línea o un carácter de control.',
          'Escríbalo como \\n, \\t o \\u0000 dentro del texto.',
        );
      if (this.take(ESCAPE) === null)
        this.fail('La barra invertida no va seguida de un escape de JSON.', 'Para una barra escriba \\\\.');
    }
  }

  private readObjeto(puntero: string | null, nivel: number): void {
    this.at += 1;
    this.skipBlancos();
    if (this.texto[this.at] === '}') {
      this.at += 1;
      return;
    }
    const nombres = new Set<string>();
    for (;;) {
      const inicio = this.at;
      if (this.texto[inicio] !== '"')
        this.fail(
          'Se esperaba el nombre de un campo entre comillas dobles.',
          'Escriba "campo": valor, sin coma final.',
        );
      this.readTexto();
      const nombre = this.readNombre(inicio);
      this.camino.push(nombre);
      if (nombres.has(nombre)) this.keepRepetido(nombre, inicio);
      nombres.add(nombre);
      this.skipBlancos();
      if (this.texto[this.at] !== ':')
        this.fail('Faltan los dos puntos después del nombre del campo.', 'Escriba "campo": valor.');
      this.at += 1;
      this.skipBlancos();
      const suyo =
        puntero === null || this.buscados.size === 0 ? null : `${puntero}/${escapePuntero(nombre)}`;
      this.readValor(suyo, nivel + 1);
      this.camino.pop();
      if (!this.readSiguiente('}', 'el objeto')) return;
    }
  }

  /** The name that was just read. */
  private readNombre(inicio: number): string {
    const escrito = this.texto.slice(inicio, this.at);
    return escrito.includes('\\') ? (JSON.parse(escrito) as string) : escrito.slice(1, -1);
  }

  private keepRepetido(nombre: string, posicion: number): void {
    if (this.repetidos.length > LIMITES_VALIDADOR.errores) return;
    const puntero = this.camino.map((paso) => `/${escapePuntero(String(paso))}`).join('');
    this.repetidos.push({ puntero, nombre, posicion });
  }

  private readLista(puntero: string | null, nivel: number): void {
    this.at += 1;
    this.skipBlancos();
    if (this.texto[this.at] === ']') {
      this.at += 1;
      return;
    }
    for (let numero = 0; ; numero += 1) {
      this.camino.push(numero);
      this.readValor(puntero === null || this.buscados.size === 0 ? null : `${puntero}/${numero}`, nivel + 1);
      this.camino.pop();
      if (!this.readSiguiente(']', 'la lista')) return;
    }
  }

  /** Whether another one follows. */
  private readSiguiente(cierre: string, que: string): boolean {
    this.skipBlancos();
    const letra = this.texto[this.at];
    if (letra !== ',' && letra !== cierre)
      this.fail(
        letra === undefined
          ? `El mensaje termina antes de cerrar ${que}.`
          : `Falta una coma, o «${cierre}» para cerrar ${que}.`,
        `Separe con comas y cierre con «${cierre}».`,
      );
    this.at += 1;
    if (letra === cierre) return false;
    this.skipBlancos();
    return true;
  }
}

/** RFC 6901, §3. */
function escapePuntero(clave: string): string {
  return clave.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The number as it is written at a place; null where another value stands. */
export function findNumeroEscrito(texto: string, posicion: number): string | null {
  NUMERO.lastIndex = posicion;
  return NUMERO.exec(texto)?.[0] ?? null;
}
