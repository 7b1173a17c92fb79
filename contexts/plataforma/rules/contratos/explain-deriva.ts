/** How much of a contract in production differs, in words: '3 cambios, de los que 1 rompe a quienes lo usan'. */
export function explainDeriva({
  total,
  rompen,
}: {
  readonly total: number;
  readonly rompen: number;
}): string {
  const cambios = `${total} ${total === 1 ? 'cambio' : 'cambios'}`;
  if (rompen === 0) return `${cambios} que no ${total === 1 ? 'rompe' : 'rompen'} a quienes lo usan`;
  if (total === 1) return '1 cambio, que rompe a quienes lo usan';
  return `${cambios}, de los que ${rompen} ${rompen === 1 ? 'rompe' : 'rompen'} a quienes lo usan`;
}
