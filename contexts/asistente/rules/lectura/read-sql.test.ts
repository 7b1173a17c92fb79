import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FuenteIlegible } from './campo-detectado.ts';
import { parseLexemas } from './lexemas-sql.ts';
import { readSql } from './read-sql.ts';

const read = (texto: string) => readSql(texto).campos;
const byNombre = (texto: string) => new Map(read(texto).map((campo) => [campo.nombre, campo]));

describe('tables of five dialects', () => {
  it('[AREA-05] Oracle: types, checks, keys, comments, and a trigger that is told with its line', () => {
    const { campos, omitidas } = readSql(`
CREATE TABLE T.PERSONAS (
  TIP_DOC VARCHAR2(3 CHAR) NOT NULL CONSTRAINT CK CHECK (TIP_DOC IN ('CC', 'CE')),
  NUM_DOC NUMBER(15) NOT NULL,
  VALOR NUMBER(12,2) DEFAULT 0,
  FEC_NAC DATE,
  FOTO BLOB,
  "Nota rara" CLOB,
  CONSTRAINT PK PRIMARY KEY (NUM_DOC, FEC_NAC)
);
COMMENT ON COLUMN T.PERSONAS.FEC_NAC IS 'Fecha de nacimiento, la del ''registro''';
CREATE OR REPLACE TRIGGER T.TR BEFORE INSERT ON T.PERSONAS FOR EACH ROW
DECLARE
  v NUMBER;
BEGIN
  IF v > 0 THEN
    INSERT INTO X VALUES (1); -- CREATE TABLE NO (A NUMBER);
  END IF;
END;
/
CREATE TABLE T.OTRA (A CHAR(1));`);
    expect(campos).toMatchObject([
      {
        ruta: 'PERSONAS/TIP_DOC',
        tipo: 'texto',
        longitud: 3,
        obligatorio: true,
        valores: ['CC', 'CE'],
        padre: 'PERSONAS',
      },
      { nombre: 'NUM_DOC', tipo: 'entero', longitud: 15, decimales: 0 },
      { nombre: 'VALOR', tipo: 'decimal', longitud: 12, decimales: 2, obligatorio: false },
      {
        nombre: 'FEC_NAC',
        tipo: 'fecha',
        obligatorio: true,
        descripcion: "Fecha de nacimiento, la del 'registro'",
      },
      { nombre: 'FOTO', tipo: 'binario', origen: { linea: 7, columna: 3 } },
      { tipo: 'texto', longitud: null },
      { ruta: 'OTRA/A', longitud: 1 },
    ]);
    expect(omitidas).toEqual([
      { linea: 12, parte: 'CREATE OR REPLACE TRIGGER', motivo: 'No crea una tabla.', veces: 1 },
    ]);
  });

  it('[AREA-05] PostgreSQL: what a dump says, arrays, and bodies between dollars', () => {
    const campos = byNombre(`
CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $cuerpo$
BEGIN
  CREATE TABLE dentro (x int);
  RETURN NEW;
END;
$cuerpo$;
CREATE TABLE public.afiliados (
    id integer NOT NULL,
    sexo character varying(1),
    creado timestamp(3) with time zone DEFAULT now(),
    etiquetas text[] DEFAULT '{}'::text[],
    CONSTRAINT sexo_check CHECK (((sexo)::text = ANY ((ARRAY['F'::character varying, 'M'::character varying])::text[])))
);
ALTER TABLE ONLY public.afiliados ADD CONSTRAINT pk PRIMARY KEY (sexo);
ALTER TABLE public.afiliados ADD COLUMN IF NOT EXISTS activo boolean DEFAULT true NOT NULL;`);
    expect([...campos.keys()]).toEqual(['id', 'sexo', 'creado', 'etiquetas', 'activo']);
    expect(campos.get('sexo')).toMatchObject({
      tipo: 'texto',
      longitud: 1,
      valores: ['F', 'M'],
      obligatorio: true,
    });
    expect(campos.get('creado')).toMatchObject({ tipo: 'fecha-hora' });
    expect(campos.get('etiquetas')).toMatchObject({ repite: true });
    expect(campos.get('activo')).toMatchObject({ tipo: 'logico', obligatorio: true });
  });

  it('[AREA-05] SQL Server: brackets, GO, extended properties, and a table of a procedure', () => {
    const campos = byNombre(`
CREATE TABLE [dbo].[Estudiante](
	[Id] [int] IDENTITY(1,1) NOT NULL,
	[Nombre] [nvarchar](max) NULL,
	[Activo] [bit] NOT NULL
) ON [PRIMARY]
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Nombre del estudiante', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'Nombre'
GO
EXEC sp_addextendedproperty N'MS_Description', N'Sigue activo', N'SCHEMA', N'dbo', N'TABLE', N'Estudiante', N'COLUMN', N'Activo'
GO
CREATE PROCEDURE p AS BEGIN
CREATE TABLE #temporal (x int);
END
GO
ALTER TABLE [dbo].[Estudiante] WITH CHECK ADD CONSTRAINT [CK] CHECK (([Nombre] IN (N'a', N'b')))
GO
ALTER TABLE dbo.Estudiante ADD Edad tinyint, Foto varbinary(max)`);
    expect([...campos.keys()]).toEqual(['Id', 'Nombre', 'Activo', 'Edad', 'Foto']);
    expect(campos.get('Nombre')).toMatchObject({
      descripcion: 'Nombre del estudiante',
      valores: ['a', 'b'],
      longitud: null,
    });
    expect(campos.get('Activo')).toMatchObject({ tipo: 'logico', descripcion: 'Sigue activo' });
    expect(campos.get('Foto')).toMatchObject({ tipo: 'binario' });
  });

  it('[AREA-05] MySQL: quotes, enumerations, comments, indexes, and another delimiter', () => {
    const { campos, omitidas } = readSql(`
/*!40101 SET NAMES utf8mb4 */;
CREATE TABLE IF NOT EXISTS \`empresas\` (
  \`nit\` varchar(10) NOT NULL COMMENT 'NIT; sin dígito', # la llave
  \`estado\` enum('A','I') DEFAULT 'A',
  \`activa\` tinyint(1) unsigned,
  \`key\` int(11),
  PRIMARY KEY (\`nit\`),
  KEY \`idx\` (\`estado\`)
) ENGINE=InnoDB COMMENT='Empresas';
DELIMITER $$
CREATE TRIGGER t BEFORE INSERT ON empresas FOR EACH ROW BEGIN SET NEW.estado = 'A'; END$$
DELIMITER ;
INSERT INTO empresas VALUES (1);
INSERT INTO empresas VALUES (2);`);
    expect(campos).toMatchObject([
      { nombre: 'nit', descripcion: 'NIT; sin dígito', obligatorio: true },
      { nombre: 'estado', tipo: 'texto', valores: ['A', 'I'] },
      { nombre: 'activa', tipo: 'logico' },
      { nombre: 'key', tipo: 'entero' },
    ]);
    expect(omitidas).toMatchObject([
      { parte: 'KEY idx' },
      { parte: 'CREATE TRIGGER t BEFORE' },
      { parte: 'INSERT', veces: 2 },
    ]);
  });

  it('[AREA-05] Oracle: an order to the console ends with its line', () => {
    const { campos } = readSql(`SET DEFINE OFF

CREATE TABLE A (UNO NUMBER(3));
SET ECHO ON
ALTER TABLE A ADD (DOS DATE);
PROMPT Listo
COMMENT ON COLUMN A.UNO IS 'El primero';`);
    expect(campos).toMatchObject([{ nombre: 'UNO', descripcion: 'El primero' }, { nombre: 'DOS' }]);
  });

  it('[AREA-05] DB2: comments of a whole table, and comments at the end of a line', () => {
    const campos = byNombre(`
CREATE TABLE C.PREDIOS (
  NUPRE CHARACTER(30) NOT NULL WITH DEFAULT,
  AREA DECIMAL(14, 2), -- Área del terreno
  NOTA VARCHAR(20) FOR BIT DATA,
  CREADO TIMESTAMP NOT NULL WITH DEFAULT CURRENT TIMESTAMP
) IN TS1;
COMMENT ON C.PREDIOS (NUPRE IS 'Número predial', NOTA IS 'Nota');
LABEL ON COLUMN C.PREDIOS (CREADO IS 'Creado');`);
    expect(campos.get('NUPRE')).toMatchObject({
      longitud: 30,
      descripcion: 'Número predial',
      obligatorio: true,
    });
    expect(campos.get('AREA')).toMatchObject({ tipo: 'decimal', descripcion: 'Área del terreno' });
    expect(campos.get('CREADO')).toMatchObject({ tipo: 'fecha-hora', descripcion: 'Creado' });
  });
});

describe('what a statement does not say', () => {
  it.each([
    ['', 'No hay ninguna tabla'],
    ['select 1;', 'No hay ninguna tabla'],
    ['CREATE TABLE copia AS SELECT * FROM otra;', 'No hay ninguna tabla'],
  ])('%j is refused with what is read', (texto, mensaje) => {
    expect(() => readSql(texto)).toThrow(mensaje);
  });

  it('a type nobody knows, a condition that is no list and a table that does not end are told', () => {
    const { campos, omitidas } = readSql(
      'CREATE TABLE t (\n a geometria(3),\n b int CHECK (b > 3),\n c date',
    );
    expect(campos).toMatchObject([
      { tipo: 'desconocido' },
      { tipo: 'entero', valores: [] },
      { tipo: 'fecha' },
    ]);
    expect(omitidas.map(({ linea, parte }) => [linea, parte])).toEqual([
      [2, 'Tipo GEOMETRIA de a'],
      [3, 'CHECK de t'],
      [1, 'Tabla t'],
    ]);
  });

  it('a table of 16,384 columns is refused at the line where it is too much', () => {
    const columnas = Array.from({ length: 16_384 }, (_, lugar) => `c${lugar} int`).join(',\n');
    const refuse = () => readSql(`CREATE TABLE ancha (\n${columnas}\n);`);
    expect(refuse).toThrow(FuenteIlegible);
    expect(refuse).toThrow('más de 1.000 campos');
  });
});

describe('whatever somebody brings', () => {
  const PARTES = [
    "'",
    '"',
    '`',
    '[',
    ']',
    '(',
    ')',
    ',',
    ';',
    '--',
    '/*',
    '*/',
    '$$',
    "q'[",
    '\n',
    ' ',
    'CREATE',
    'TABLE',
    'BEGIN',
    'END',
    'CASE',
    'DELIMITER //',
    'x',
    '1',
    '#',
    'ALTER',
    'ADD',
    'CHECK',
    'IN',
    'COMMENT',
    'ON',
    'IS',
  ];

  it('ends with fields or with a refusal', () => {
    const texto = fc.array(fc.constantFrom(...PARTES), { maxLength: 60 }).map((partes) => partes.join(' '));
    fc.assert(
      fc.property(texto, (escrito) => {
        try {
          expect(readSql(escrito).campos.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(FuenteIlegible);
        }
      }),
    );
  });

  it('reads the columns that were written, whatever they are called', () => {
    const nombre = fc.stringMatching(/^[a-z][a-z0-9_]{2,20}$/);
    fc.assert(
      fc.property(fc.uniqueArray(nombre, { minLength: 1, maxLength: 20 }), (nombres) => {
        const columnas = nombres.map((uno) => `"${uno}" varchar(10)`).join(', ');
        expect(read(`create table t (${columnas});`).map((campo) => campo.nombre)).toEqual(nombres);
      }),
    );
  });

  it.each(["'", '"', '[a', '/*', '$$', '(', "q'{", '`', 'CASE ', 'BEGIN ', '#', "E'\\'"])(
    'half a million of %j ends at once',
    (parte) => {
      expect(() => readSql(`CREATE TABLE t (a int);\n${parte.repeat(500_000)}`)).not.toThrow();
    },
  );

  it('every lexeme stands at the line it was written in', () => {
    const lineas = fc.array(fc.constantFrom("'a\nb'", 'x', '/* \n\n */', '-- c', '"d"'), { maxLength: 20 });
    fc.assert(
      fc.property(lineas, (partes) => {
        const texto = [...partes, 'final'].join('\n');
        const last = parseLexemas(texto).lexemas.at(-1);
        expect([last?.texto, last?.linea]).toEqual(['final', texto.split('\n').length]);
      }),
    );
  });
});
