import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGLAS_LINTER, type ReglaLinter, type TextoPorAconsejar } from './consejo.ts';
import { findConsejos } from './find-consejos.ts';

const BIEN: TextoPorAconsejar = {
  identificador: 'fechaNacimiento',
  nombre: 'Fecha de nacimiento',
  definicion: 'Día en el que nació una persona según su registro civil.',
  tipo: 'simple',
  clase: 'dato',
  tipoDato: 'fecha',
};

const reglas = (part: Partial<TextoPorAconsejar>) =>
  findConsejos({ ...BIEN, ...part }).map(({ regla }) => regla);

describe('advice on a definition', () => {
  it('[AREA-06] has nothing to say of a good one, nor of one nobody wrote yet', () => {
    expect(findConsejos(BIEN)).toEqual([]);
    expect(reglas({ definicion: '  ' })).toEqual([]);
  });

  it.each<[ReglaLinter, string, string]>([
    ['circular', 'Fecha de nacimiento de una persona en Colombia.', 'Fecha de nacimiento'],
    ['circular', 'Una de las fechas, la de los nacimientos inscritos.', ''],
    ['negacion', 'Día que no es el de la defunción de una persona.', 'que no'],
    ['negacion', 'Lo contrario de la fecha de la defunción.', 'Lo contrario de'],
    ['negacion', 'Todo lo que no figura en el registro civil.', 'Todo lo que no'],
    ['sigla', 'Día que figura en el documento de la RNEC como el del parto.', 'RNEC'],
    ['varios-conceptos', 'Día en el que nació una persona. También sirve para calcular la edad.', ''],
    ['varios-conceptos', 'Día en el que nació una persona; se toma del registro.', ''],
    ['varios-conceptos', 'Día y hora en los que nació una persona.', 'Día y hora'],
    ['varios-conceptos', 'Día del parto así como el lugar del hospital.', 'así como'],
    ['sin-genero', 'Cuando nació una persona según su registro civil.', 'Cuando'],
    ['sin-genero', 'Es el día del parto de una persona.', 'Es'],
    ['sin-genero', 'Indica el día del parto de una persona.', 'Indica'],
    ['sin-genero', 'Registrar el día del parto de una persona.', 'Registrar'],
    ['sistema', 'Día guardado en la tabla de personas del registro.', 'tabla'],
    ['extension', 'Día del parto.', ''],
    ['extension', `Día ${'del parto '.repeat(50)}.`, ''],
    ['escritura', 'día en el que nació una persona en Colombia.', 'día'],
    ['escritura', 'Día en el que nació una persona en Colombia', ''],
  ])('[AREA-06] %s: %s', (regla, definicion, fragmento) => {
    const found = findConsejos({ ...BIEN, definicion }).find((consejo) => consejo.regla === regla);
    expect(found?.fragmento).toEqual(fragmento === '' ? expect.any(String) : fragmento);
    expect(found?.mensaje).toMatch(/\.$/);
  });

  it.each([
    [
      'an acronym with its words',
      'Número de identificación tributaria (NIT) de quien contrata con el Estado.',
    ],
    [
      'the words of an acronym after it',
      'Número del NIT (número de identificación tributaria) de quien contrata.',
    ],
    ['a Roman numeral', 'Nivel de la certificación del servicio, como el nivel III del marco.'],
    ['a noun that ends as a verb does', 'Lugar en el que nació una persona según su registro civil.'],
    ['a composite that joins its parts', 'Nombres y apellidos de quien figura en el registro civil.'],
  ])('[AREA-06] says nothing of %s', (_what, definicion) => {
    const found = reglas({
      definicion,
      nombre: 'Otra cosa',
      tipo: 'compuesto',
      tipoDato: null,
      identificador: '',
    });
    expect(found).toEqual([]);
  });

  it('[AREA-06] puts warnings before suggestions, one for each rule', () => {
    const found = findConsejos({ ...BIEN, definicion: 'es lo que no es de la RNEC ni del DANE' });
    const niveles = found.map(({ nivel }) => nivel);
    expect(niveles).toEqual(niveles.toSorted());
    expect(new Set(found.map(({ regla }) => regla)).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(3);
  });
});

describe('advice on an identificador', () => {
  it.each<[string, Partial<TextoPorAconsejar>]>([
    ['a date that is a text', { identificador: 'fechaPago', tipoDato: 'cadena' }],
    ['a date without the word', { identificador: 'diaPago', tipoDato: 'fecha' }],
    ['a date with hour named as a date', { identificador: 'fechaConsulta', tipoDato: 'fecha-hora' }],
    ['a boolean without es', { identificador: 'repitente', tipoDato: 'booleano' }],
    ['es of a text', { identificador: 'esRepitente', tipoDato: 'cadena' }],
    ['a list that is no code', { identificador: 'sexo', clase: 'lista', tipoDato: 'cadena' }],
    ['a code that is composite', { identificador: 'codPersona', tipo: 'compuesto', tipoDato: null }],
    ['a list of values that is simple', { identificador: 'lstSedes', tipoDato: 'cadena' }],
  ])('[AREA-06] tells of %s', (_what, part) => {
    expect(reglas(part)).toEqual(['nombramiento']);
  });

  it.each<[string, Partial<TextoPorAconsejar>]>([
    ['a code', { identificador: 'codSexo', clase: 'lista', tipoDato: 'cadena' }],
    ['a word that only begins like a prefix', { identificador: 'estado', tipoDato: 'cadena' }],
    ['a number that is a text', { identificador: 'numPredial', tipoDato: 'cadena' }],
    ['a date with hour', { identificador: 'fechaHoraConsulta', tipoDato: 'fecha-hora' }],
    ['a type nobody chose yet', { identificador: 'fechaPago', tipoDato: null }],
    ['nothing written', { identificador: '', tipoDato: 'booleano' }],
  ])('[AREA-06] says nothing of %s', (_what, part) => {
    expect(reglas({ nombre: 'Otra cosa', ...part })).toEqual([]);
  });
});

it('[AREA-06] every rule says why, and no text makes the linter fail', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (nombre, definicion) => {
      for (const { regla, fragmento } of findConsejos({ ...BIEN, nombre, definicion })) {
        expect(REGLAS_LINTER[regla].length).toBeGreaterThan(10);
        if (regla !== 'circular' && regla !== 'nombramiento') expect(definicion).toContain(fragmento);
      }
    }),
  );
});
