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

  it.each([
    ['Debe ser un texto.', z.string(), 7],
    ['Debe ser un número.', z.number(), '7'],
    ['Debe ser un número.', z.coerce.number(), 'siete'],
    ['Debe ser un número entero.', z.int(), 7.5],
    ['Debe ser verdadero o falso.', z.boolean(), 'si'],
    ['Debe ser una lista.', z.array(z.string()), {}],
    ['Debe ser un objeto.', z.object({}), 'a'],
  ])('[GEN-01] %s', (mensaje, field, value) => {
    expect(tell(field, value)).toBe(mensaje);
  });

  it('[GEN-01] what a contract says itself stays, the rest is Spanish too', () => {
    expect(tell(z.string({ error: 'Elija el rol.' }))).toBe('Elija el rol.');
    expect(tell(z.enum(['a', 'b']), 'c')).toMatch(/^Opción inválida/);
    expect(z.object({}).safeParse(undefined).error?.issues[0]?.message).toBe(
      'Faltan los datos de la petición.',
    );
  });
});
