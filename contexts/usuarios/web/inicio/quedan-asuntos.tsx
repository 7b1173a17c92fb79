import { formatNumber } from '@marco/web-kit/format';
import { useState } from 'react';

/** Says how many are left each time one of the list is done, to who cannot see it shrink. */
export function QuedanAsuntos({ total }: { readonly total: number }) {
  const [before, setBefore] = useState(total);
  const [texto, setTexto] = useState('');
  if (total !== before) {
    setBefore(total);
    setTexto(total < before ? presentQuedan(total) : '');
  }
  return (
    <p className="sr" role="status">
      {texto}
    </p>
  );
}

function presentQuedan(total: number): string {
  if (total === 0) return 'No queda ninguno';
  return total === 1 ? 'Queda 1' : `Quedan ${formatNumber(total)}`;
}
