import { LoadBlock } from '@marco/web-kit/load-block';
import { VeredictoCard } from '../banco/veredicto-card.tsx';
import { useInforme } from '../informes/use-informe.ts';

/** What a kept report says: verdict, index and score. */
export function VeredictoDeInforme({ informeId }: { readonly informeId: string }) {
  return (
    <LoadBlock query={useInforme(informeId)} subject="el informe del banco">
      {(informe) => <VeredictoCard informe={informe} />}
    </LoadBlock>
  );
}
