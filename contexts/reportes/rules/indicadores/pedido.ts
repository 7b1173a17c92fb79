/** What an address asks of an indicador, without what is asked of nothing. */
export function formatPedido(pedido: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(pedido).filter(([, valor]) => valor !== '')).toString();
}
