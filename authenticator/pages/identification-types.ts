import type { Choice } from './fields.ts';

/** Documents a person signs in with, in the order of use, and what their numbers look like. */
const TYPES = [
  { value: 'CC', text: 'Cédula de ciudadanía', pattern: /^\d{4,10}$/ },
  { value: 'CE', text: 'Cédula de extranjería', pattern: /^\d{4,10}$/ },
  { value: 'TI', text: 'Tarjeta de identidad', pattern: /^\d{6,11}$/ },
  { value: 'PA', text: 'Pasaporte', pattern: /^[A-Z\d]{5,16}$/ },
  { value: 'PEP', text: 'Permiso especial de permanencia', pattern: /^\d{6,15}$/ },
  { value: 'PPT', text: 'Permiso por protección temporal', pattern: /^\d{4,15}$/ },
] as const;

export const IDENTIFICATION_CHOICES: readonly Choice[] = TYPES.map(({ value, text }) => ({
  value,
  text: `${text} (${value})`,
}));

/** Whether a person may sign in with this kind of document. */
export function isIdentificationType(value: string): boolean {
  return TYPES.some((type) => type.value === value);
}

/** Whether a number, already without dots and spaces, can be of a kind of document. */
export function fitsIdentificationType(number: string, value: string): boolean {
  return TYPES.find((type) => type.value === value)?.pattern.test(number) ?? false;
}
