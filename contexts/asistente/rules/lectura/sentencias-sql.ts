import type { Lexema } from './lexemas-sql.ts';

/** Words a statement begins with, where it does in its own line. */
const ARRANQUES = new Set(
  'CREATE ALTER COMMENT LABEL GRANT REVOKE DROP SET USE EXEC EXECUTE INSERT SELECT UPDATE DELETE COMMIT PRINT CALL TRUNCATE'.split(
    ' ',
  ),
);
/** What holds statements of its own. */
const RUTINAS = new Set('TRIGGER FUNCTION PROCEDURE PROC PACKAGE EVENT'.split(' '));
/** What CREATE makes, to tell it from a name. */
const OTRAS = new Set(
  'TABLE VIEW INDEX SEQUENCE SCHEMA DATABASE USER ROLE SYNONYM DOMAIN MATERIALIZED'.split(' '),
);
/** END of these closes no BEGIN. */
const CIERRES = new Set('IF LOOP WHILE REPEAT FOR'.split(' '));
/** Orders to a console: nothing closes them but the end of their line. */
const DE_CONSOLA = new Set('SET PROMPT SPOOL WHENEVER CONNECT USE PRINT DEFINE ACCEPT'.split(' '));
const DE_TRANSACCION = new Set('TRANSACTION TRAN WORK'.split(' '));
/** Words among which CREATE says what it makes. */
const COMIENZO = 12;

/** Parts lexemas in statements. A trigger or a procedure is one of them, with all the statements it holds. */
export function listSentencias(lexemas: readonly Lexema[]): readonly (readonly Lexema[])[] {
  const agrupador = new Agrupador(lexemas);
  return agrupador.list();
}

class Agrupador {
  private readonly lexemas: readonly Lexema[];
  private readonly sentencias: Lexema[][] = [];
  private actual: Lexema[] = [];
  private esRutina = false;
  /** Blocks that were opened and not closed. */
  private abiertos = 0;
  private vioBloque = false;

  constructor(lexemas: readonly Lexema[]) {
    this.lexemas = lexemas;
  }

  list(): readonly (readonly Lexema[])[] {
    for (const [lugar, lexema] of this.lexemas.entries()) {
      if (lexema.clase === 'corte') this.cut(lexema, lugar);
      else this.take(lexema, lugar);
    }
    this.close();
    return this.sentencias;
  }

  private close(): void {
    if (this.actual.length > 0) this.sentencias.push(this.actual);
    this.actual = [];
    this.esRutina = false;
    this.abiertos = 0;
    this.vioBloque = false;
  }

  private findClave(lugar: number): string {
    return this.lexemas[lugar]?.clave ?? '';
  }

  private cut({ texto }: Lexema, lugar: number): void {
    if (texto !== ';' || !this.esRutina) {
      this.close();
      return;
    }
    const siguiente = this.lexemas[lugar + 1];
    const empiezaOtra = siguiente?.abreLinea === true && ARRANQUES.has(siguiente.clave);
    if (this.vioBloque ? this.abiertos <= 0 : empiezaOtra) this.close();
  }

  private take(lexema: Lexema, lugar: number): void {
    // Whatever stands before it, a table that begins a line is one.
    if (lexema.abreLinea && (this.isTabla(lugar) || this.isTrasOrden(lexema))) this.close();
    this.actual.push(lexema);
    if (this.actual.length <= COMIENZO && !this.esRutina) this.esRutina = this.isRutina(lugar);
    if (this.esRutina) this.count(lexema.clave, lugar);
  }

  /** An order to the console, such as «SET DEFINE OFF», ends with its line. */
  private isTrasOrden({ clave }: Lexema): boolean {
    return DE_CONSOLA.has(this.actual[0]?.clave ?? '') && ARRANQUES.has(clave);
  }

  private isTabla(lugar: number): boolean {
    if (this.findClave(lugar) !== 'CREATE') return false;
    const temporal = ['GLOBAL', 'TEMPORARY', 'TEMP'].includes(this.findClave(lugar + 1));
    // What begins with # is a table of a routine.
    return !temporal && this.findClave(lugar + 1) === 'TABLE' && !this.findClave(lugar + 2).startsWith('#');
  }

  private isRutina(lugar: number): boolean {
    const claves = this.actual.map(({ clave }) => clave);
    const [primera = ''] = claves;
    const siguiente = this.lexemas[lugar + 1];
    if (claves.length === 1 && primera === 'BEGIN')
      return siguiente !== undefined && siguiente.clase !== 'corte' && !DE_TRANSACCION.has(siguiente.clave);
    if (primera === 'DECLARE') return true;
    if (primera !== 'CREATE' && primera !== 'ALTER') return false;
    const hecho = claves.find((clave) => RUTINAS.has(clave) || OTRAS.has(clave));
    return hecho !== undefined && RUTINAS.has(hecho);
  }

  private count(clave: string, lugar: number): void {
    if (clave === 'BEGIN' && !DE_TRANSACCION.has(this.findClave(lugar + 1))) {
      this.vioBloque = true;
      this.abiertos += 1;
    } else if (clave === 'CASE' && this.findClave(lugar - 1) !== 'END') this.abiertos += 1;
    else if (clave === 'END' && !CIERRES.has(this.findClave(lugar + 1))) this.abiertos -= 1;
  }
}
