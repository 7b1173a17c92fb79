import type { Lexema } from './lexemas-sql.ts';

/** Walks over lexemas. */
export class Cursor {
  readonly lexemas: readonly Lexema[];
  at = 0;

  constructor(lexemas: readonly Lexema[]) {
    this.lexemas = lexemas;
  }

  peek(lejos = 0): Lexema | undefined {
    return this.lexemas[this.at + lejos];
  }

  get clave(): string {
    return this.peek()?.clave ?? '';
  }

  /** Moves over words or signs where they come one after the other. */
  skip(...claves: readonly string[]): boolean {
    if (!claves.every((clave, lejos) => this.peek(lejos)?.clave === clave)) return false;
    this.at += claves.length;
    return true;
  }

  /** The last part of a name with dots: the others are of the schema and the database. */
  takeNombre(): Lexema | undefined {
    let suyo = this.takeParte();
    while (suyo && this.clave === '.') {
      this.at += 1;
      suyo = this.takeParte() ?? suyo;
    }
    return suyo;
  }

  private takeParte(): Lexema | undefined {
    const lexema = this.peek();
    if (lexema?.clase !== 'palabra' && lexema?.clase !== 'nombre') return undefined;
    this.at += 1;
    return lexema;
  }

  /** What stands between the bracket here and the one that closes it; `cerrado` unless the text ends before. */
  takeGrupo(): { readonly dentro: readonly Lexema[]; readonly cerrado: boolean } | undefined {
    if (this.clave !== '(') return undefined;
    const desde = this.at + 1;
    let abiertos = 0;
    for (; this.at < this.lexemas.length; this.at += 1) {
      if (this.clave === '(') abiertos += 1;
      else if (this.clave === ')') abiertos -= 1;
      if (abiertos > 0) continue;
      this.at += 1;
      return { dentro: this.lexemas.slice(desde, this.at - 1), cerrado: true };
    }
    return { dentro: this.lexemas.slice(desde), cerrado: false };
  }
}

/** Parts between commas, those inside brackets aside. */
export function listPartes(lexemas: readonly Lexema[]): readonly (readonly Lexema[])[] {
  const partes: Lexema[][] = [[]];
  let abiertos = 0;
  for (const lexema of lexemas) {
    if (lexema.clave === '(') abiertos += 1;
    else if (lexema.clave === ')') abiertos -= 1;
    if (lexema.clave === ',' && abiertos === 0) partes.push([]);
    else partes.at(-1)?.push(lexema);
  }
  return partes.filter((parte) => parte.length > 0);
}
