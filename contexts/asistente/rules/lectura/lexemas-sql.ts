export type ClaseLexema = 'palabra' | 'nombre' | 'texto' | 'numero' | 'signo' | 'corte';

/** A word, a name between quotes, a text, a number or a sign of SQL; a «corte» ends a statement. */
export interface Lexema {
  readonly clase: ClaseLexema;
  /** Without its quotes. */
  readonly texto: string;
  /** A word in capitals, as words are compared; of anything else empty, of a sign the sign. */
  readonly clave: string;
  readonly linea: number;
  readonly columna: number;
  /** Whether nothing stands before it in its line. */
  readonly abreLinea: boolean;
}

export interface LexemasSql {
  readonly lexemas: readonly Lexema[];
  /** Comments that end a line, by their lines: many sources describe their columns so. */
  readonly comentarios: ReadonlyMap<number, string>;
}

const LETRA = /[\p{L}\p{N}_$#@]/u;
const COMIENZO = /[\p{L}_#@]/u;
/** Characters of a name between quotes; what is longer is none. */
const MAXIMO_NOMBRE = 200;
const PAREJAS: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')', '<': '>' };

/**
 * Parts a text of SQL in lexemes, in one pass, whatever its dialect: quotes of PostgreSQL, Oracle, SQL Server, MySQL and
 * DB2, comments of all of them, GO, the lone bar and DELIMITER. A quote that does not close takes the rest.
 */
export function parseLexemas(texto: string): LexemasSql {
  return new Divisor(texto).parse();
}

function toClave(clase: ClaseLexema, texto: string): string {
  if (clase === 'palabra') return texto.toUpperCase();
  return clase === 'signo' ? texto : '';
}

class Divisor {
  private readonly texto: string;
  private readonly lexemas: Lexema[] = [];
  private readonly comentarios = new Map<number, string>();
  private at = 0;
  private linea = 1;
  private salto = -1;
  private inicioDeLinea = 0;
  private abreLinea = true;
  /** What ends a statement for the client of MySQL. */
  private delimitador = ';';

  constructor(texto: string) {
    this.texto = texto;
  }

  parse(): LexemasSql {
    while (this.at < this.texto.length) this.take();
    return { lexemas: this.lexemas, comentarios: this.comentarios };
  }

  private take(): void {
    const letra = this.texto[this.at] ?? '';
    if (letra === '\n') {
      this.at += 1;
      this.openLinea();
    } else if (/\s/.test(letra)) this.at += 1;
    else if (
      !(
        this.skipComentario(letra) ||
        this.takeCorte(letra) ||
        this.takeTexto(letra) ||
        this.takeNombre(letra)
      )
    )
      this.takePalabra(letra);
  }

  private openLinea(): void {
    this.linea += 1;
    this.inicioDeLinea = this.at;
    this.abreLinea = true;
  }

  /** Moves over what was read, lines counted. */
  private advance(hasta: number): void {
    for (let salto = this.findSalto(); salto < hasta; salto = this.findSalto()) {
      this.at = salto + 1;
      this.openLinea();
      this.abreLinea = false;
    }
    this.at = hasta;
  }

  /** The next end of a line. It is looked for once for each line, however long a line is. */
  private findSalto(): number {
    if (this.salto < this.at) this.salto = this.findFin('\n', this.at);
    return this.salto;
  }

  private add(clase: ClaseLexema, texto: string, hasta: number): void {
    this.lexemas.push({
      clase,
      texto,
      clave: toClave(clase, texto),
      linea: this.linea,
      columna: this.at - this.inicioDeLinea + 1,
      abreLinea: this.abreLinea,
    });
    this.abreLinea = false;
    this.advance(hasta);
  }

  private starts(con: string): boolean {
    return this.texto.startsWith(con, this.at);
  }

  private findFin(cierre: string, desde: number): number {
    const lugar = this.texto.indexOf(cierre, desde);
    return lugar < 0 ? this.texto.length : lugar;
  }

  private skipComentario(letra: string): boolean {
    if (this.starts('/*')) {
      this.advance(Math.min(this.texto.length, this.findFin('*/', this.at + 2) + 2));
      return true;
    }
    // In MySQL a comment begins with a number sign too; elsewhere it begins a name, which no blank follows.
    const esSigno = letra === '#' && /[\s#]/.test(this.texto[this.at + 1] ?? ' ');
    if (!(esSigno || this.starts('--'))) return false;
    const fin = this.findFin('\n', this.at);
    const dicho = this.texto
      .slice(this.at, Math.min(fin, this.at + 1000))
      .replace(/^[-#\s]+/, '')
      .trim();
    if (!this.abreLinea && dicho !== '') this.comentarios.set(this.linea, dicho);
    this.at = fin;
    return true;
  }

  private takeCorte(letra: string): boolean {
    if (this.delimitador !== ';' && this.starts(this.delimitador)) {
      this.add('corte', this.delimitador, this.at + this.delimitador.length);
      return true;
    }
    if (letra === ';') {
      this.add(this.delimitador === ';' ? 'corte' : 'signo', ';', this.at + 1);
      return true;
    }
    if (!this.abreLinea) return false;
    const linea = this.texto.slice(this.at, Math.min(this.findFin('\n', this.at), this.at + 80));
    const cambio = /^DELIMITER\s+(\S{1,10})\s*$/i.exec(linea);
    if (cambio) this.delimitador = cambio[1] ?? ';';
    if (!cambio && !/^(?:GO(?:\s+\d+)?|\/)\s*$/i.test(linea)) return false;
    this.add('corte', 'GO', this.at + linea.length);
    return true;
  }

  private takeTexto(letra: string): boolean {
    const prefijo = /^(?:[NEBUX]|n?q|NQ|Q|U&)?'/i.exec(this.texto.slice(this.at, this.at + 3))?.[0];
    if (prefijo !== undefined) {
      const esQ = /q'$/i.test(prefijo);
      if (esQ) this.takeTextoQ(this.at + prefijo.length);
      else this.takeEntreComillas(this.at + prefijo.length, /^e'/i.test(prefijo));
      return true;
    }
    if (letra !== '$') return false;
    const marca = /^\$(?:[A-Za-z_]\w{0,40})?\$/.exec(this.texto.slice(this.at, this.at + 44))?.[0];
    if (marca === undefined) return false;
    const desde = this.at + marca.length;
    const fin = this.findFin(marca, desde);
    this.add(
      'texto',
      this.texto.slice(desde, Math.min(fin, desde + 2000)),
      Math.min(this.texto.length, fin + marca.length),
    );
    return true;
  }

  /** `q'[…]'` of Oracle. */
  private takeTextoQ(desde: number): void {
    const abre = this.texto[desde] ?? '';
    const cierre = `${PAREJAS[abre] ?? abre}'`;
    const fin = this.findFin(cierre, desde + 1);
    this.add('texto', this.texto.slice(desde + 1, fin), Math.min(this.texto.length, fin + cierre.length));
  }

  /** Two quotes together are one; a bar escapes where the text says so, and before a quote of MySQL. */
  private takeEntreComillas(desde: number, conBarras: boolean): void {
    const partes: string[] = [];
    let at = desde;
    for (;;) {
      const comilla = this.findFin("'", at);
      const escapada = conBarras && this.countBarras(at, comilla) % 2 === 1;
      partes.push(this.texto.slice(at, escapada ? comilla - 1 : comilla));
      if (!escapada && this.texto[comilla + 1] !== "'") {
        this.add('texto', partes.join("'"), Math.min(this.texto.length, comilla + 1));
        return;
      }
      at = comilla + (escapada ? 1 : 2);
    }
  }

  /** Bars that stand right before a place. */
  private countBarras(desde: number, hasta: number): number {
    let at = hasta;
    while (at > desde && this.texto[at - 1] === '\\') at -= 1;
    return hasta - at;
  }

  private takeNombre(letra: string): boolean {
    const cierre = letra === '[' ? ']' : letra;
    if (letra !== '"' && letra !== '`' && letra !== '[') return false;
    const cerca = this.texto.slice(this.at + 1, this.at + 1 + MAXIMO_NOMBRE);
    const largo = cerca.indexOf(cierre);
    const dicho = cerca.slice(0, Math.max(0, largo));
    // «[]» and «[3]» follow a type of PostgreSQL: a name between brackets begins with a letter.
    if (largo <= 0 || dicho.includes('\n') || (letra === '[' && !COMIENZO.test(dicho.trim().charAt(0))))
      return false;
    this.add('nombre', dicho, this.at + largo + 2);
    return true;
  }

  /** A delimiter of signs that names may have ends a name. */
  private isDelimitador(lugar: number): boolean {
    return this.delimitador !== ';' && this.texto.startsWith(this.delimitador, lugar);
  }

  private takePalabra(letra: string): void {
    if (!LETRA.test(letra)) {
      this.add('signo', letra, this.at + 1);
      return;
    }
    let fin = this.at + 1;
    while (fin < this.texto.length && LETRA.test(this.texto[fin] ?? '') && !this.isDelimitador(fin)) fin += 1;
    const dicho = this.texto.slice(this.at, fin);
    this.add(COMIENZO.test(letra) ? 'palabra' : 'numero', dicho, fin);
  }
}
