import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMNAS_TRAMITES } from './columnas.ts';
import { computeDiferenciaDeTramites } from './diferencia-tramites.ts';
import { readTramites } from './lectura-tramites.ts';
import type { LecturaDeTramites, TramiteLeido } from './tramite-leido.ts';

const ENTIDADES = new Map([
  ['900336004', 20],
  ['colpensiones', 20],
  ['899999040', 10],
]);
const findEntidad = (escrita: string) => ENTIDADES.get(escrita.toLowerCase());

const ENCABEZADO = Object.values(COLUMNAS_TRAMITES);
type Columna = keyof typeof COLUMNAS_TRAMITES;
const BASE: Partial<Record<Columna, string>> = {
  codigo: 'T100',
  nombre: 'Pensión de vejez',
  entidad: 'COLPENSIONES',
  requisito: 'Fe de vida',
  datos: 'Que la persona vive; que la persona vive',
};

const toRows = (
  filas: readonly Partial<Record<Columna, string>>[],
  encabezado: readonly string[] = ENCABEZADO,
) =>
  [
    encabezado,
    ...filas.map((fila) => (Object.keys(COLUMNAS_TRAMITES) as Columna[]).map((one) => fila[one] ?? '')),
  ].map((cells, index) => ({ number: index + 1, line: index + 1, cells: [...cells] }));

function read(...filas: Partial<Record<Columna, string>>[]): LecturaDeTramites {
  const lectura = readTramites(toRows(filas), findEntidad);
  if (!lectura) throw new Error('The header was not understood.');
  return lectura;
}

describe('a file of trámites', () => {
  it('[AREA-09] brings a trámite with what it asks for, from the rows with its code', () => {
    const { tramites, errores } = read(
      { ...BASE, volumen: '1.200.000', volumenFuente: 'SUIT', volumenAnio: '2025', tarifa: '$ 5.000' },
      { codigo: '100', requisito: 'Cédula', requisitoTipo: 'dato', emisora: '899999040', obligatorio: 'No' },
      { codigo: 'T200', nombre: 'Duplicado', entidad: '899999040' },
    );
    expect(errores).toEqual([]);
    expect(tramites).toMatchObject([
      {
        codigo: 'T100',
        linea: 2,
        tipo: 'tramite',
        entidadId: 20,
        volumen: 1_200_000,
        requisitos: [
          {
            nombre: 'Fe de vida',
            tipo: 'documento',
            datos: ['Que la persona vive'],
            tarifa: 5000,
            obligatorio: true,
          },
          { nombre: 'Cédula', tipo: 'dato', emisoraId: 10, obligatorio: false },
        ],
      },
      { codigo: 'T200', entidadId: 10, requisitos: [] },
    ]);
  });

  it.each<[Partial<Record<Columna, string>>, string]>([
    [{ codigo: 'ABC' }, 'El código es la letra T y hasta ocho dígitos, como T12345.'],
    [{ nombre: '' }, 'Nombre es requerido.'],
    [{ entidad: 'NADIE' }, 'Entidad: ninguna entidad activa tiene el NIT o la sigla «NADIE».'],
    [{ entidad: '' }, 'Entidad es requerida.'],
    [{ tipo: 'queja' }, 'Tipo: puede ser Trámite, Otro procedimiento, Consulta.'],
    [{ nivelDigital: '7' }, 'Nivel digital: escriba un número de 1 a 6.'],
    [{ volumen: 'mucho' }, 'Volumen anual: escriba un número entero.'],
    [{ volumen: '10' }, 'Un volumen anual lleva su fuente y su año.'],
    [{ url: 'javascript:alert(1)' }, 'Dirección web: comienza con http:// o https://.'],
    [
      { requisitoTipo: 'otro' },
      'Línea 2: Tipo de requisito: puede ser Documento, Dato que se escribe, Formulario, Pago, Condición.',
    ],
    [{ exigeOriginal: 'tal vez' }, 'Línea 2: Exige original: escriba sí o no.'],
    [{ exigeOriginal: 'Sí' }, 'Línea 2: Si se exige el original, escriba la norma que lo exige.'],
    [{ emisora: 'X' }, 'Línea 2: Entidad que lo expide: ninguna entidad activa tiene el NIT o la sigla «X».'],
    [{ requisito: 'x'.repeat(251) }, 'Línea 2: Requisito: escriba máximo 250 caracteres.'],
  ])('[AREA-09] %j leaves the trámite out with its reason', (changes, mensaje) => {
    const { tramites, errores } = read({ ...BASE, ...changes });
    expect(tramites).toEqual([]);
    expect(errores[0]?.mensajes).toContain(mensaje);
  });

  it('[AREA-09] a row that names another trámite by the same code, or a requisito twice, leaves it out', () => {
    const { errores } = read(BASE, { ...BASE, nombre: 'Otro' });
    expect(errores[0]?.mensajes).toEqual([
      'Línea 3: el requisito «Fe de vida» está repetido.',
      'Línea 3: el nombre o la entidad no son los de la línea 2.',
    ]);
  });

  it('[AREA-09] letters that were lost, and a text that was cut, leave the trámite out', () => {
    const danado = read(BASE, { codigo: 'T200', nombre: 'PensiÃ³n', entidad: '899999040' });
    expect(danado.tramites.map(({ codigo }) => codigo)).toEqual(['T100']);
    expect(danado.errores[0]?.mensajes).toEqual([
      'Línea 3: Nombre trae letras dañadas. Guarde el archivo entero en UTF-8.',
    ]);
    const rows = toRows([BASE, { codigo: 'T200', nombre: 'Duplicado', entidad: '899999040' }]).map((row) => ({
      ...row,
      cells: row.number === 3 ? row.cells.slice(0, 3) : row.cells,
    }));
    const cortado = readTramites(rows, findEntidad, { isTexto: true });
    expect(cortado?.tramites.map(({ codigo }) => codigo)).toEqual(['T100']);
    expect(cortado?.errores).toMatchObject([
      {
        codigo: 'T200',
        mensajes: ['Línea 3: la última fila tiene menos celdas que el encabezado. El archivo está cortado.'],
      },
    ]);
    // A workbook leaves empty cells out, and somebody who writes by hand does so in each row.
    expect(readTramites(rows, findEntidad)?.errores).toEqual([]);
    const aMano = rows.map((row) => ({ ...row, cells: row.number > 1 ? row.cells.slice(0, 3) : row.cells }));
    expect(readTramites(aMano, findEntidad, { isTexto: true })?.errores).toEqual([]);
  });

  it('[AREA-09] of what is far too much the first faults are told', () => {
    const filas = Array.from({ length: 10_000 }, (_, at) => ({
      ...BASE,
      requisito: `Papel ${at % 5000}`,
      momento: 'PensiÃ³n',
      norma: 'PensiÃ³n',
    }));
    const [error] = read(...filas).errores;
    expect(error?.mensajes).toHaveLength(21);
    // 5,000 repeated names, one trámite with too many, two damaged cells in each row.
    expect(error?.mensajes.at(-1)).toBe('Y 24981 errores más.');
    const datos = Array.from({ length: 200_000 }, (_, at) => at).join(';');
    expect(read({ ...BASE, datos }).errores[0]?.mensajes).toEqual([
      'Línea 2: Datos que prueba: escriba máximo 20.',
    ]);
    const sigla = 'x'.repeat(100_000);
    expect(read({ ...BASE, entidad: sigla }).errores[0]?.mensajes[0]?.length).toBeLessThan(250);
  });

  it('[AREA-09] a header without code, name and entidad is none', () => {
    expect(
      readTramites(
        toRows(
          [BASE],
          ENCABEZADO.map((title) => `${title} x`),
        ),
        findEntidad,
      ),
    ).toBeUndefined();
  });
});

const toLeido = (lectura: LecturaDeTramites) => lectura.tramites.map(({ linea: _, ...leido }) => leido);
const compare = (
  lectura: LecturaDeTramites,
  actuales: readonly TramiteLeido[],
  {
    esCompleto = false,
    canImportar = () => true,
  }: { esCompleto?: boolean; canImportar?: (id: number) => boolean } = {},
) => computeDiferenciaDeTramites({ lectura, actuales, canImportar, esCompleto });

describe('what a file of trámites changes', () => {
  const stored = toLeido(read(BASE, { codigo: 'T100', requisito: 'Cédula' }));

  it('[AREA-09] new, changed in words, the same, and not seen', () => {
    const { filas, iguales } = compare(
      read(
        { codigo: 'T1', nombre: 'Nuevo', entidad: 'COLPENSIONES' },
        { ...BASE, nombre: 'Pensión', datos: '' },
        { codigo: 'T100', requisito: 'Formulario' },
      ),
      [...stored, ...toLeido(read({ codigo: 'T300', nombre: 'Viejo', entidad: 'COLPENSIONES' }))],
      { esCompleto: true },
    );
    expect(iguales).toBe(0);
    expect(filas.map(({ accion, codigo, mensajes }) => [accion, codigo, mensajes])).toEqual([
      ['nuevo', 'T1', []],
      [
        'cambiado',
        'T100',
        [
          'Cambia el nombre.',
          'Pide además: Formulario.',
          'Ya no pide: Cédula.',
          'Cambia lo que dice de: Fe de vida.',
        ],
      ],
      ['no-visto', 'T300', []],
    ]);
  });

  it('[AREA-09] of another entidad nothing is imported, nor taken over', () => {
    const canImportar = (id: number) => id === 20;
    expect(
      compare(read({ codigo: 'T9', nombre: 'X', entidad: '899999040' }), [], { canImportar }).filas,
    ).toMatchObject([
      {
        accion: 'error',
        mensajes: ['El trámite es de otra entidad, y usted solo puede importar los de la suya.'],
      },
    ]);
    const ajeno = toLeido(read({ codigo: 'T9', nombre: 'X', entidad: '899999040' }));
    const taken = compare(read({ codigo: 'T9', nombre: 'X', entidad: 'COLPENSIONES' }), ajeno, {
      canImportar,
    });
    expect(taken.porEscribir).toEqual([]);
    expect(taken.filas).toMatchObject([{ accion: 'error' }]);
  });

  it('[AREA-09] a complete file says nothing of the trámites of an entidad its sender may not change', () => {
    const ajenos = toLeido(
      read(
        { codigo: 'T8', nombre: 'Y', entidad: '899999040' },
        { codigo: 'T9', nombre: 'X', entidad: '899999040' },
      ),
    );
    const { filas } = compare(read({ codigo: 'T9', nombre: 'X', entidad: '899999040' }), ajenos, {
      canImportar: (id) => id === 20,
      esCompleto: true,
    });
    expect(filas.map(({ accion, codigo }) => [accion, codigo])).toEqual([['error', 'T9']]);
  });

  const cell = fc.constantFrom('', 'Uno', 'Dos', '7', 'T5', 'T6', 'COLPENSIONES', '899999040', 'sí', 'dato');
  const row = fc.record(
    Object.fromEntries(Object.keys(COLUMNAS_TRAMITES).map((one) => [one, cell])) as Record<
      Columna,
      typeof cell
    >,
  );

  it('[AREA-09] what was applied leaves nothing to do but its errors, and no line is told twice', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (filas) => {
        const lectura = read(...filas);
        const { porEscribir, filas: told } = compare(lectura, []);
        expect(new Set(told.map(({ linea }) => linea)).size).toBe(told.length);
        const again = compare(lectura, porEscribir, { esCompleto: true });
        expect(again.porEscribir).toEqual([]);
        expect(again.filas.every(({ accion }) => accion === 'error')).toBe(true);
      }),
    );
  });
});
