/**
 * Asks the person for a code on behalf of a call the server refused; see `askCodigo` of `pedido-codigo.ts`, which comes
 * with the first refusal.
 */
export async function askCodigo(code: string): Promise<boolean> {
  const pedidos = await import('./pedido-codigo.ts');
  return pedidos.askCodigo(code);
}
