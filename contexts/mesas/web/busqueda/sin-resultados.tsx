import { useConfiguracion } from '@marco/parametros/widgets';
import { NoMatches } from '@marco/web-kit/no-matches';
import type { ReactNode } from 'react';

interface SinResultadosProps {
  readonly onClear: () => void;
  /** Another way to look for the same, beside the button that clears the filters. */
  readonly otherWay?: ReactNode;
}

/** What to try when nothing was found (MESA-03). It alone asks for the mailboxes: what finds something waits for nothing. */
export function SinResultados({ onClear, otherWay }: SinResultadosProps) {
  return <NoMatches mails={useConfiguracion().pie.correos} onClear={onClear} otherWay={otherWay} />;
}
