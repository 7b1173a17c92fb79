/** A message beside the name of its field, unless it begins with it. */
export function presentMessage(name: string, message: string): string {
  return message.startsWith(name) ? message : `${name}: ${message}`;
}
