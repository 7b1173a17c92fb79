import { z } from 'zod';
import { MAX_INTEGER_ID } from './address-number.ts';

/** What a key must be, for a value that is present. For a missing value every contract has the same text. */
function refuseKey(text: string) {
  return ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null ? undefined : text;
}

/** An integer key; the noun whose key it is stands in its description. */
export function integerId(noun: string) {
  return z
    .number({ error: refuseKey('Debe ser un número entero.') })
    .int({ error: 'Debe ser un número entero.' })
    .min(1, { error: 'Debe ser mayor que cero.' })
    .max(MAX_INTEGER_ID, { error: 'El identificador no existe.' })
    .meta({ description: `Identificador: ${noun}` });
}

/** The same key read from a path or query, where everything arrives as text. */
export function integerIdParam(noun: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,9}$/, { error: 'Debe ser un número entero mayor que cero.' })
    .transform(Number)
    .pipe(integerId(noun));
}

/** An unguessable key (UUID v4) of one noun. */
export function uuidId(noun: string) {
  return z
    .uuid({ error: refuseKey('El identificador no tiene el formato correcto.') })
    .meta({ description: `Identificador: ${noun}` });
}
