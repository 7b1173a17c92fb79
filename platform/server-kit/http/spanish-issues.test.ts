import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tellIssuesInSpanish } from './spanish-issues.ts';

beforeAll(() => tellIssuesInSpanish());

const tell = (field: z.ZodType, value?: unknown) =>
  z.object({ field }).safeParse(value === undefined ? {} : { field: value }).error?.issues[0]?.message;

describe('what is wrong with a value', () => {
  it.each([
    ['text', z.string().min(1, { error: 'Escriba el nombre.' })],
    ['whole number', z.int()],
    ['choice', z.enum(['a', 'b'])],
    ['fixed value', z.literal('a')],
    ['list', z.array(z.string())],
    ['object', z.object({})],
    ['one of several types', z.union([z.string(), z.int()])],
  ])('[GEN-01] a %s that is missing, or null, is said to be required', (_name, field) => {
    expect([tell(field), tell(field, null)]).toEqual(['Este campo es requerido', 'Este campo es requerido']);
  });

  const noon = new Date('2026-11-20T17:00:00Z');
  const file = new File(['abc'], 'a.txt');
  it.each<[string, z.ZodType, unknown]>([
    ['Debe ser un texto.', z.string(), 7],
    ['Debe ser un número.', z.number(), '7'],
    ['Debe ser un número.', z.coerce.number(), 'siete'],
    ['Debe ser un número entero.', z.int(), 7.5],
    ['Debe ser un número entero.', z.bigint(), 7],
    ['Debe ser verdadero o falso.', z.boolean(), 'si'],
    ['Debe ser una lista.', z.array(z.string()), {}],
    ['Debe ser una lista.', z.tuple([z.string()]), 'a'],
    ['Debe ser un objeto.', z.object({}), 'a'],
    ['Debe ser un objeto.', z.record(z.string(), z.string()), 'a'],
    ['Debe ser una fecha.', z.date(), 'ayer'],
    ['Debe ser un archivo.', z.file(), 'a.txt'],
    ['Debe ir vacío.', z.null(), 'a'],
    ['Este campo no se admite.', z.never(), 'a'],
    ['Este valor no es válido.', z.instanceof(URL), 'a'],
    ['Este valor no es válido.', z.symbol(), 'a'],
  ])('[GEN-01] of a wrong type: %s', (mensaje, field, value) => {
    expect(tell(field, value)).toBe(mensaje);
  });

  it.each<[string, z.ZodType, unknown]>([
    ['Este campo es requerido', z.string().min(1), ''],
    ['Escriba mínimo 3 caracteres.', z.string().min(3), 'ab'],
    ['Escriba máximo 1 carácter.', z.string().max(1), 'ab'],
    ['Escriba máximo 4000 caracteres.', z.string().max(4000), 'a'.repeat(4001)],
    ['Escriba exactamente 2 caracteres.', z.string().length(2), 'a'],
    ['Escriba exactamente 2 caracteres.', z.string().length(2), 'abc'],
    ['La lista debe tener mínimo 1 valor.', z.array(z.int()).min(1), []],
    ['La lista debe tener máximo 2 valores.', z.array(z.int()).max(2), [1, 2, 3]],
    ['La lista debe tener exactamente 2 valores.', z.array(z.int()).length(2), [1]],
    ['La lista debe tener máximo 1 valor.', z.set(z.int()).max(1), new Set([1, 2])],
    ['Debe ser 1 o más.', z.number().min(1), 0],
    ['Debe ser mayor que 0.', z.number().positive(), 0],
    ['Debe ser 2.147.483.647 o menos.', z.number().max(2_147_483_647), 2 ** 40],
    ['Debe ser menor que 10.', z.number().lt(10), 10],
    ['Debe ser múltiplo de 5.', z.number().multipleOf(5), 7],
    ['La fecha debe ser 20 de noviembre de 2026 o posterior.', z.date().min(noon), new Date(0)],
    ['La fecha debe ser 20 de noviembre de 2026 o anterior.', z.date().max(noon), new Date('2030-01-01')],
    ['Este valor no es válido.', z.file().min(10), file],
    ['Este valor no es válido.', z.file().max(1), file],
  ])('[GEN-01] of a wrong size: %s', (mensaje, field, value) => {
    expect(tell(field, value)).toBe(mensaje);
  });

  it.each<[string, z.ZodType]>([
    ['Escriba un correo electrónico válido.', z.email()],
    ['Escriba una dirección web válida.', z.url()],
    ['El identificador no tiene el formato correcto.', z.uuid()],
    ['Escriba una fecha válida.', z.iso.date()],
    ['Escriba una fecha y una hora válidas.', z.iso.datetime()],
    ['Escriba una hora válida.', z.iso.time()],
    ['Escriba una duración válida.', z.iso.duration()],
    ['Escriba solo minúsculas.', z.string().lowercase()],
    ['Escriba solo mayúsculas.', z.string().uppercase()],
    ['Debe comenzar con "x".', z.string().startsWith('x')],
    ['Debe terminar en "x".', z.string().endsWith('x')],
    ['Debe contener "x".', z.string().includes('x')],
    ['No tiene el formato correcto.', z.string().regex(/^\d+$/)],
    ['No tiene el formato correcto.', z.ipv4()],
    ['No tiene el formato correcto.', z.base64()],
  ])('[GEN-01] of a wrong format: %s', (mensaje, field) => {
    expect(tell(field, 'Ni-lo-uno')).toBe(mensaje);
  });

  it.each<[string, z.ZodType, unknown]>([
    ['Elija una de las opciones.', z.enum(['a', 'b']), 'c'],
    ['Elija una de las opciones.', z.literal('a'), 'c'],
    ['Debe ser 1 o más.', z.union([z.int().min(1), z.string()]), 0],
    ['Este valor no es válido.', z.union([z.int(), z.string()]), true],
    ['Escriba máximo 2 caracteres.', z.union([z.literal('a'), z.string().max(2)]), 'abc'],
    ['Este valor no es válido.', z.union([z.string().max(1), z.string().max(2)]), 'abc'],
    ['No se reconoce el campo "otro".', z.strictObject({}), { otro: 1 }],
    ['No se reconoce el campo "uno". No se reconoce el campo "dos".', z.strictObject({}), { uno: 1, dos: 2 }],
    ['Este valor no es válido.', z.record(z.string().max(1), z.int()), { ab: 1 }],
    ['Este valor no es válido.', z.map(z.object({}), z.int()), new Map([[{}, 'a']])],
    ['Este valor no es válido.', z.string().refine(() => false), 'a'],
  ])('[GEN-01] of anything else: %s', (mensaje, field, value) => {
    expect(tell(field, value)).toBe(mensaje);
  });

  it('[GEN-01] what a contract says itself stays', () => {
    expect(tell(z.string({ error: 'Elija el rol.' }))).toBe('Elija el rol.');
    expect(z.object({}).safeParse(undefined).error?.issues[0]?.message).toBe(
      'Faltan los datos de la petición.',
    );
  });
});
