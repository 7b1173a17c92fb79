/** What the browser keeps of the parameters. */
export const PARAMETROS_KEY = ['parametros', 'parametrizador'];

/** What was changed in a group, which begins as the parameters do: a change of one reads it again. */
export function toHistorialKey(grupo: string) {
  return ['parametros', 'historial', grupo];
}
