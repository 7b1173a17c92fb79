import { LoadBlock } from '@marco/web-kit/load-block';
import { useInforme } from '../informes/use-informe.ts';
import { VeredictoCard } from '../informes/veredicto-card.tsx';

/** What a kept report says: verdict, index and score. */
export function VeredictoDeInforme({ informeId }: { readonly informeId: string }) {
  return (
    <LoadBlock query={useInforme(informeId)} subject="el informe del banco">
      {(informe) => <VeredictoCard informe={informe} />}
    </LoadBlock>
  );
}
