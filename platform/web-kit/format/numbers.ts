// `useGrouping: 'always'` because Spanish leaves four-digit numbers without a point by default.
const plain = new Intl.NumberFormat('es-CO', { useGrouping: 'always', maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('es-CO', { useGrouping: 'always', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '1.284'; decimals with comma, at most two. */
export function formatNumber(value: number): string {
  return plain.format(value);
}

/** Share of a total as '26,3 %' (space before the sign); a total of zero is '0,0 %'. */
export function formatPercent(part: number, total: number): string {
  return `${percent.format(total === 0 ? 0 : (part / total) * 100)} %`;
}

const KILO = 1000;

/** Bytes as '842 KB' (thousands of bytes, rounded up) or, from a thousand KB, '1,4 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILO);
  return kilobytes < KILO ? `${kilobytes} KB` : `${oneDecimal.format(bytes / KILO / KILO)} MB`;
}
