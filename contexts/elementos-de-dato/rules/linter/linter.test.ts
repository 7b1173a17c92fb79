import { describe, expect, it } from 'vitest';
import { lintDefinicion } from './lint-definicion.ts';
import { lintNombre } from './lint-nombre.ts';

const reglas = (nombre: string, definicion: string) =>
  lintDefinicion({ nombre, definicion }).map(({ regla }) => regla);

describe('the linter of definitions', () => {
  it.each([
    ['Fecha de nacimiento', 'Fecha del nacimiento de la persona.', ['circularidad']],
    ['Código del departamento', 'Código de los departamentos.', ['circularidad']],
    ['Fecha de nacimiento', 'Día del calendario en que una persona vino al mundo.', []],
    [
      'Código del departamento',
      'Secuencia de dos dígitos que identifica una división territorial de primer nivel.',
      [],
    ],
    ['Estado civil', 'Situación que no es la de soltero.', ['negacion']],
    ['Zona rural', 'Todo lo que no queda dentro del perímetro urbano.', ['negacion']],
    ['Zona', 'Territorio distinto del casco urbano.', ['negacion']],
    ['Lugar de expedición', 'Municipio donde la RNEC entrega el documento.', ['acronimo']],
    ['Lugar de expedición', 'Municipio donde la Registraduría Nacional (RNEC) entrega el documento.', []],
    ['Siglo', 'Período de cien años, como el XXI.', []],
    ['Nombre completo', 'Nombres y apellidos de una persona.', ['varios-conceptos']],
    [
      'Dirección',
      'Lugar en que se recibe correspondencia. También sirve para notificar.',
      ['varios-conceptos'],
    ],
    ['Lugar de nacimiento', 'Lugar y fecha en que alguien nació.', ['varios-conceptos']],
    ['Correo', 'Dirección que recibe mensajes, según el art. 5 de la norma.', []],
    ['Jornada', 'Cuando los estudiantes asisten a clase.', ['sin-genero']],
    ['Sede', 'Donde funciona la institución.', ['sin-genero']],
    ['Grado', 'Indica el avance del estudiante.', ['sin-genero']],
    ['Marca', 'Señalar el predio en el mapa.', ['sin-genero']],
    ['Nivel', 'Lugar que ocupa en una escala.', []],
    ['Cualquiera', '', []],
  ])('[AREA-06] %s: %s', (nombre, definicion, wanted) => {
    expect(reglas(nombre, definicion)).toEqual(wanted);
  });

  it('[AREA-06] shows the words it is about', () => {
    expect(lintDefinicion({ nombre: 'Zona', definicion: 'Todo lo que no es urbano.' })[0]?.fragmento).toBe(
      'no es',
    );
    expect(lintDefinicion({ nombre: 'Sede', definicion: 'Donde funciona la UGPP.' })).toMatchObject([
      { regla: 'sin-genero', nivel: 'advertencia', fragmento: 'Donde' },
      { regla: 'acronimo', nivel: 'sugerencia', fragmento: 'UGPP' },
    ]);
  });
});

describe('the linter of technical names', () => {
  it.each([
    ['fechaNacimiento', 'simple', 'dato', 'fecha', 0],
    ['fechaNacimiento', 'simple', 'dato', 'fecha-hora', 1],
    ['fechaHoraConsulta', 'simple', 'dato', 'fecha-hora', 0],
    ['nacimiento', 'simple', 'dato', 'fecha', 1],
    ['esRepitente', 'simple', 'dato', 'booleano', 0],
    ['estado', 'simple', 'dato', 'cadena', 0],
    ['esRepitente', 'simple', 'dato', 'cadena', 1],
    ['numPredial', 'simple', 'dato', 'cadena', 0],
    ['codSexo', 'simple', 'lista', 'cadena', 0],
    ['sexo', 'simple', 'lista', 'cadena', 1],
    ['nomDepartamento', 'simple', 'dato', 'entero', 1],
    ['datoTelefono', 'compuesto', 'dato', null, 0],
    ['numTelefono', 'compuesto', 'dato', null, 1],
    ['lo', 'simple', 'dato', null, 0],
    ['', 'simple', 'dato', 'fecha', 0],
  ] as const)('[AREA-06] %s (%s, %s, %s)', (identificador, tipo, clase, tipoDato, count) => {
    expect(lintNombre({ identificador, tipo, clase, tipoDato })).toHaveLength(count);
  });
});
