const FORM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is written as a key of type `uuid`: the database takes no other one. */
export function isUuid(text: string): boolean {
  return FORM.test(text);
}
