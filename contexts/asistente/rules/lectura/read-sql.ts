import { LIMITES_FUENTE } from '../../contract/terms.ts';
import {
  type CampoDetectado,
  createCampo,
  FuenteIlegible,
  type LecturaDeFuente,
  Omisiones,
  requireCupo,
} from './campo-detectado.ts';
import { type ColumnaSql, readColumna, readLista } from './columna-sql.ts';
import { type Lexema, parseLexemas } from './lexemas-sql.ts';
import { findClaseDeParte, isRestriccion, toAgregadas } from './partes-de-tabla-sql.ts';
import { Cursor, listPartes } from './partes-sql.ts';
import { listSentencias } from './sentencias-sql.ts';

interface TablaSql {
  readonly nombre: string;
  readonly columnas: Map<string, ColumnaSql>;
}

/** Statements that say nothing of a table. */
const CALLADAS = new Set(
  'SET USE DROP GO COMMIT GRANT REVOKE PRINT BEGIN CONNECT WHENEVER SPOOL PROMPT EXIT'.split(' '),
);
/** Words between CREATE and what it makes that change nothing here. */
const ADORNOS = new Set(
  'OR REPLACE GLOBAL LOCAL TEMPORARY TEMP UNLOGGED FOREIGN EXTERNAL PRIVATE COLUMN ROW'.split(' '),
);
/** Names of the arguments of `sp_addextendedproperty`, in the order in which they may come without a name. */
const ARGUMENTOS = [
  '@NAME',
  '@VALUE',
  '@LEVEL0TYPE',
  '@LEVEL0NAME',
  '@LEVEL1TYPE',
  '@LEVEL1NAME',
  '@LEVEL2TYPE',
  '@LEVEL2NAME',
];

/**
 * The columns of the tables some DDL creates, for PostgreSQL, Oracle, SQL Server, MySQL and DB2. It is tolerant: what a
 * statement does not say is left open, and what is not followed is told with its line.
 *
 * @throws FuenteIlegible where there is no table, or too much
 */
export function readSql(texto: string): LecturaDeFuente {
  const lector = new LectorSql();
  const { lexemas, comentarios } = parseLexemas(texto);
  for (const sentencia of listSentencias(lexemas)) lector.take(sentencia);
  const campos = lector.listCampos(comentarios);
  if (campos.length === 0)
    throw new FuenteIlegible(1, 'No hay ninguna tabla: se leen sentencias CREATE TABLE con sus columnas.');
  return { formato: 'sql', campos, omitidas: lector.omisiones.partes };
}

class LectorSql {
  readonly omisiones = new Omisiones();
  private readonly tablas = new Map<string, TablaSql>();
  private cuantas = 0;

  take(sentencia: readonly Lexema[]): void {
    const cursor = new Cursor(sentencia);
    const primera = cursor.clave;
    if (primera === 'CREATE' && this.skipToTabla(cursor)) this.readTabla(cursor);
    else if (cursor.skip('COMMENT', 'ON') || cursor.skip('LABEL', 'ON')) this.readComentario(cursor);
    else if (cursor.skip('ALTER', 'TABLE')) this.readCambio(cursor);
    else if (sentencia.some(({ texto }) => /^sp_addextendedproperty$/i.test(texto)))
      this.readPropiedad(sentencia);
    else if (!CALLADAS.has(primera)) this.omit(sentencia, 'No crea una tabla.');
  }

  private omit(sentencia: readonly Lexema[], motivo: string): void {
    const hasta = sentencia.findIndex(({ clase }) => clase === 'signo');
    const parte = sentencia
      .slice(0, hasta < 0 ? 4 : Math.min(hasta, 4))
      .filter(({ clase }) => clase === 'palabra' || clase === 'nombre')
      .map(({ texto }) => texto)
      .join(' ');
    // Thousands of rows of data are told once.
    const dicha = /^INSERT\b/i.test(parte) ? 'INSERT' : parte;
    this.omisiones.add(sentencia[0]?.linea ?? 1, dicha === '' ? 'Un texto que no es SQL' : dicha, motivo);
  }

  private skipToTabla(cursor: Cursor): boolean {
    const desde = cursor.at;
    cursor.at += 1;
    while (ADORNOS.has(cursor.clave)) cursor.at += 1;
    if (cursor.skip('TABLE')) return true;
    cursor.at = desde;
    return false;
  }

  private openTabla(nombre: string): TablaSql {
    const clave = nombre.toUpperCase();
    const conocida = this.tablas.get(clave);
    if (conocida) return conocida;
    const tabla: TablaSql = { nombre, columnas: new Map() };
    this.tablas.set(clave, tabla);
    return tabla;
  }

  private readTabla(cursor: Cursor): void {
    cursor.skip('IF', 'NOT', 'EXISTS');
    const nombre = cursor.takeNombre();
    const grupo = cursor.takeGrupo();
    if (!nombre || !grupo) {
      this.omit(cursor.lexemas, 'La tabla no dice sus columnas.');
      return;
    }
    // A table of a routine holds nothing that is exchanged.
    if (nombre.texto.startsWith('#')) return;
    this.addPartes(this.openTabla(nombre.texto), listPartes(grupo.dentro));
    if (!grupo.cerrado)
      this.omisiones.add(
        nombre.linea,
        `Tabla ${nombre.texto}`,
        'Le falta el paréntesis que la cierra; se leyó hasta el final.',
      );
  }

  private addPartes(tabla: TablaSql, partes: readonly (readonly Lexema[])[]): void {
    const checks: (readonly Lexema[])[] = [];
    const restricciones: (readonly Lexema[])[] = [];
    for (const parte of partes) {
      const clase = findClaseDeParte(parte);
      if (clase === 'restriccion') restricciones.push(parte);
      else if (clase === 'otra') this.omit(parte, 'No es una columna.');
      else checks.push(...this.addColumna(tabla, parte));
    }
    for (const restriccion of restricciones) checks.push(...this.readRestriccion(tabla, restriccion));
    for (const check of checks) this.readCheck(tabla, check);
  }

  private addColumna(tabla: TablaSql, parte: readonly Lexema[]): (readonly Lexema[])[] {
    const leida = readColumna(parte);
    if (!leida) {
      this.omit(parte, 'No es una columna.');
      return [];
    }
    const { columna, checks } = leida;
    this.cuantas += 1;
    requireCupo(this.cuantas, columna.linea);
    tabla.columnas.set(columna.nombre.toUpperCase(), columna);
    if (columna.tipo === 'desconocido')
      this.omisiones.add(
        columna.linea,
        `Tipo ${columna.tipoEscrito} de ${columna.nombre}`,
        'No es un tipo conocido: el campo quedó sin tipo.',
      );
    return checks;
  }

  private readRestriccion(tabla: TablaSql, parte: readonly Lexema[]): (readonly Lexema[])[] {
    const cursor = new Cursor(parte);
    if (cursor.skip('CONSTRAINT') && !isRestriccion(cursor.clave)) cursor.takeNombre();
    const esLlave = cursor.skip('PRIMARY', 'KEY');
    const esCheck = !esLlave && cursor.skip('CHECK');
    while (cursor.peek() && cursor.clave !== '(') cursor.at += 1;
    const dentro = cursor.takeGrupo()?.dentro ?? [];
    if (esLlave)
      for (const { texto } of dentro) {
        const columna = tabla.columnas.get(texto.toUpperCase());
        if (columna) columna.obligatorio = true;
      }
    return esCheck ? [dentro] : [];
  }

  private readCheck(tabla: TablaSql, condicion: readonly Lexema[]): void {
    const lista = readLista(condicion, tabla.columnas);
    if (lista) lista.columna.valores = lista.valores;
    else
      this.omisiones.add(
        condicion[0]?.linea ?? 1,
        `CHECK de ${tabla.nombre}`,
        'No es una lista de valores de una columna.',
      );
  }

  private readComentario(cursor: Cursor): void {
    const deColumna = cursor.skip('COLUMN');
    if (!deColumna && cursor.peek(1)?.clave !== '(' && !['.', 'IS'].includes(cursor.peek(1)?.clave ?? '')) {
      // Of a table, or of something that has no columns: no field is described by it.
      return;
    }
    const partes = this.takePartesDeNombre(cursor);
    const columna = partes.at(-1);
    if (cursor.skip('IS')) this.describe(partes.at(-2), columna, cursor.peek());
    else
      for (const parte of listPartes(cursor.takeGrupo()?.dentro ?? [])) {
        const suyo = new Cursor(parte);
        const nombre = suyo.takeNombre();
        if (suyo.skip('IS')) this.describe(columna, nombre?.texto, suyo.peek());
      }
  }

  private takePartesDeNombre(cursor: Cursor): string[] {
    const partes: string[] = [];
    for (let lexema = cursor.peek(); lexema; lexema = cursor.peek()) {
      const esParte = lexema.clase === 'nombre' || (lexema.clase === 'palabra' && lexema.clave !== 'IS');
      if (!esParte && lexema.clave !== '.') break;
      if (esParte) partes.push(lexema.texto);
      cursor.at += 1;
    }
    return partes;
  }

  private describe(tabla: string | undefined, columna: string | undefined, texto: Lexema | undefined): void {
    const suya = this.tablas.get((tabla ?? '').toUpperCase())?.columnas.get((columna ?? '').toUpperCase());
    if (suya && texto?.clase === 'texto') suya.descripcion = texto.texto;
  }

  /** Descriptions as SQL Server keeps them. */
  private readPropiedad(sentencia: readonly Lexema[]): void {
    const desde = sentencia.findIndex(({ texto }) => /^sp_addextendedproperty$/i.test(texto)) + 1;
    const dichos = new Map<string, Lexema>();
    for (const [lugar, parte] of listPartes(sentencia.slice(desde)).entries()) {
      const [primero] = parte;
      const clave = primero?.clave ?? '';
      const esNombrado = clave.startsWith('@') && parte[1]?.clave === '=';
      const valor = parte.at(-1);
      if (valor) dichos.set(esNombrado ? clave : (ARGUMENTOS[lugar] ?? ''), valor);
    }
    this.describe(dichos.get('@LEVEL1NAME')?.texto, dichos.get('@LEVEL2NAME')?.texto, dichos.get('@VALUE'));
  }

  private readCambio(cursor: Cursor): void {
    cursor.skip('IF', 'EXISTS');
    cursor.skip('ONLY');
    const nombre = cursor.takeNombre();
    if (!nombre) {
      this.omit(cursor.lexemas, 'No dice su tabla.');
      return;
    }
    const partes: (readonly Lexema[])[] = [];
    for (const parte of listPartes(cursor.lexemas.slice(cursor.at))) {
      const agregadas = toAgregadas(parte, partes.length > 0);
      if (agregadas) partes.push(...agregadas);
      else this.omit(cursor.lexemas, 'Solo se leen las columnas y las restricciones que se agregan.');
    }
    if (partes.length > 0) this.addPartes(this.openTabla(nombre.texto), partes);
  }

  listCampos(comentarios: ReadonlyMap<number, string>): CampoDetectado[] {
    return [...this.tablas.values()].flatMap(({ nombre, columnas }) =>
      [...columnas.values()].map((columna) => {
        const { linea, columna: lugar, lineaFin, descripcion, tipoEscrito: _, ...campo } = columna;
        return createCampo({
          ...campo,
          descripcion: descripcion === '' ? (comentarios.get(lineaFin) ?? '') : descripcion,
          padre: nombre.slice(0, LIMITES_FUENTE.nombre),
          origen: { archivo: null, linea, columna: lugar },
        });
      }),
    );
  }
}
