/** What an address asks of an indicador, without what is asked of nothing. */
export function formatPedido(pedido: Readonly<Record<string, string>>): string {
  return Object.entries(pedido)
    .filter(([, valor]) => valor !== '')
    .map(([nombre, valor]) => `${nombre}=${encodeURIComponent(valor)}`)
    .join('&');
}
